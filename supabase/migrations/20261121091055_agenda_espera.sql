-- The waiting list: who would come if a slot opened, and offers that hold one for a while.

create table public.lista_de_espera (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  tipo_id uuid not null,
  medico_id uuid references public.profiles (id) on delete restrict,
  dias_da_semana smallint[] not null default '{1,2,3,4,5,6,7}',
  periodo text not null default 'qualquer',
  a_partir_de date,
  ate date,
  prioridade smallint not null default 2,
  observacoes text,
  status text not null default 'aguardando',
  criado_por uuid not null references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint who_waits_is_a_patient_of_the_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint waits_for_a_kind_of_the_tenant
    foreign key (tipo_id, clinica_id) references public.tipos_de_atendimento (id, clinica_id)
    on delete restrict,
  constraint weekdays_are_iso check (
    dias_da_semana <@ '{1,2,3,4,5,6,7}'::smallint[] and cardinality(dias_da_semana) between 1 and 7
  ),
  constraint periodo_is_known check (periodo in ('qualquer', 'manha', 'tarde', 'noite')),
  constraint dates_are_in_order check (a_partir_de <= ate),
  constraint priority_is_known check (prioridade between 1 and 3),
  constraint waiting_status_is_known check (status in ('aguardando', 'agendada', 'encerrada')),
  constraint waiting_note_is_short check (char_length(observacoes) <= 500)
);
comment on table public.lista_de_espera is
  'Patients who wait for a slot. Closed, never deleted. Whether one is held for them now is in agendamentos (reservado, lista_id).';
comment on column public.lista_de_espera.medico_id is 'The doctor waited for; null: any of the tenant.';
comment on column public.lista_de_espera.periodo is
  'manha before 12:00, tarde from 12:00 to 18:00, noite from 18:00, by the start, in local time.';
comment on column public.lista_de_espera.prioridade is '1 before 2 before 3; within one, first come.';
comment on column public.lista_de_espera.status is
  'agendada when an offer was accepted; encerrada when the patient gave up.';

create unique index lista_de_espera_um_lugar on public.lista_de_espera (paciente_id, tipo_id)
  where status = 'aguardando';
create index lista_de_espera_fila on public.lista_de_espera (clinica_id, prioridade, criado_em)
  where status = 'aguardando';
create index lista_de_espera_clinica on public.lista_de_espera (clinica_id);
create index lista_de_espera_paciente on public.lista_de_espera (paciente_id, clinica_id);
create index lista_de_espera_tipo on public.lista_de_espera (tipo_id, clinica_id);
create index lista_de_espera_medico on public.lista_de_espera (medico_id) where medico_id is not null;
create index lista_de_espera_criado_por on public.lista_de_espera (criado_por);

alter table public.agendamentos
  add column lista_id uuid references public.lista_de_espera (id) on delete restrict;
comment on column public.agendamentos.lista_id is 'The place in the waiting list that it was offered to.';
create index agendamentos_lista on public.agendamentos (lista_id) where lista_id is not null;
create unique index agendamentos_uma_oferta on public.agendamentos (lista_id)
  where status = 'reservado';

alter table public.lista_de_espera enable row level security;
revoke all on public.lista_de_espera from public, anon, authenticated, service_role;
grant select,
  insert (
    id, clinica_id, paciente_id, tipo_id, medico_id, dias_da_semana, periodo, a_partir_de, ate,
    prioridade, observacoes
  ),
  update (
    medico_id, dias_da_semana, periodo, a_partir_de, ate, prioridade, observacoes, status
  )
on public.lista_de_espera to authenticated;
grant select, insert, update on public.lista_de_espera to service_role;

create policy "the waiting list is read where one works" on public.lista_de_espera
  for select to authenticated
  using (clinica_id = any (array(select private.clinicas_do_usuario())));
create policy "put on the list by the tenant, or waiting for oneself" on public.lista_de_espera
  for insert to authenticated
  with check (
    status = 'aguardando'
    and (
      clinica_id = any (array(select private.clinicas_da_agenda()))
      or (
        medico_id = (select private.usuario_id())
        and clinica_id = any (array(select private.clinicas_onde_atende()))
      )
    )
  );
create policy "changed by the tenant, or waiting for oneself" on public.lista_de_espera
  for update to authenticated
  using (
    clinica_id = any (array(select private.clinicas_da_agenda()))
    or (
      medico_id = (select private.usuario_id())
      and clinica_id = any (array(select private.clinicas_onde_atende()))
    )
  )
  with check (
    clinica_id = any (array(select private.clinicas_da_agenda()))
    or (
      medico_id = (select private.usuario_id())
      and clinica_id = any (array(select private.clinicas_onde_atende()))
    )
  );

create function private.preparar_espera() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.atualizado_em := now();
  if tg_op = 'INSERT' then
    new.criado_por := coalesce(private.usuario_id(), new.criado_por);
  elsif new.status is distinct from old.status and old.status <> 'aguardando'
    and new.status <> 'aguardando'
  then
    raise exception 'Este lugar na lista já foi encerrado.' using errcode = '23514';
  end if;
  if new.medico_id is not null and (tg_op = 'INSERT' or new.medico_id is distinct from old.medico_id)
    and not private.atende_em(new.medico_id, new.clinica_id)
  then
    raise exception 'Este médico não atende nesta clínica.' using errcode = '23514';
  end if;
  return new;
end;
$$;
comment on function private.preparar_espera() is
  'Stamps the author; waits only for who attends there. Definer: link policies hide colleagues.';
create trigger preparar_espera before insert or update on public.lista_de_espera
  for each row execute function private.preparar_espera();

create function private.recusar_espera_agendada_a_mao() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('authenticated', 'anon') then
    raise exception 'Um lugar na lista só passa a agendado quando a oferta é aceita.'
      using errcode = '23514';
  end if;
  return new;
end;
$$;
comment on function private.recusar_espera_agendada_a_mao() is
  'That a patient was booked follows from the booking.';
create trigger recusar_espera_agendada_a_mao before update of status on public.lista_de_espera
  for each row when (new.status = 'agendada' and old.status <> 'agendada')
  execute function private.recusar_espera_agendada_a_mao();

create trigger recusar_exclusao before delete on public.lista_de_espera
  for each row execute function private.recusar_exclusao();

-- ---------------------------------------------------------------------------------------------
-- Offers
-- ---------------------------------------------------------------------------------------------

create function public.espera_para_vaga(
  p_clinica uuid, p_medico uuid, p_inicio timestamptz, p_fim timestamptz
) returns setof public.lista_de_espera
language sql stable
set search_path = ''
as $$
  select l.*
  from public.lista_de_espera l
  join public.tipos_de_atendimento t on t.id = l.tipo_id
  cross join lateral (
    select p_inicio at time zone (select private.fuso_da_clinica(p_clinica)) as inicio
  ) as local
  where l.clinica_id = p_clinica and l.status = 'aguardando'
    and (l.medico_id is null or l.medico_id = p_medico)
    and p_inicio + make_interval(mins => t.duracao_min) <= p_fim
    and extract(isodow from local.inicio) = any (l.dias_da_semana)
    and coalesce(l.a_partir_de <= local.inicio::date, true)
    and coalesce(l.ate >= local.inicio::date, true)
    and l.periodo in (
      'qualquer',
      case
        when local.inicio::time < time '12:00' then 'manha'
        when local.inicio::time < time '18:00' then 'tarde'
        else 'noite'
      end
    )
    and not exists (
      select 1 from public.agendamentos a
      where a.lista_id = l.id and a.status = 'reservado' and a.reserva_expira_em > now()
    )
  order by l.prioridade, l.criado_em, l.id
  limit 50;
$$;
comment on function public.espera_para_vaga(uuid, uuid, timestamptz, timestamptz) is
  'Who waits for a slot like this one and holds no offer, in the order in which to ask. Under the caller''s policies.';

create function public.ofertar_vaga(
  p_lista uuid, p_medico uuid, p_inicio timestamptz, p_sala uuid default null
) returns setof public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  lugar public.lista_de_espera;
  minutos int;
begin
  select * into lugar from public.lista_de_espera l where l.id = p_lista for update;
  if lugar.id is null or private.papel_na_agenda(lugar.clinica_id, p_medico) is null then
    raise exception 'Lugar na lista de espera não encontrado.' using errcode = '42501';
  end if;
  if lugar.status <> 'aguardando' then
    raise exception 'Este paciente não está mais esperando.' using errcode = '23514';
  end if;
  update public.agendamentos a set status = 'cancelado'
  where a.lista_id = p_lista and a.status = 'reservado' and a.reserva_expira_em <= now();
  if exists (
    select 1 from public.agendamentos a where a.lista_id = p_lista and a.status = 'reservado'
  ) then
    raise exception 'Este paciente já tem uma vaga oferecida. Espere a resposta ou recuse por ele.'
      using errcode = '23514';
  end if;
  if p_inicio <= now() then
    raise exception 'Não se agenda no passado. Escolha um horário a partir de agora.'
      using errcode = '23514';
  end if;
  select coalesce(max(r.oferta_expira_minutos), 120) into minutos
  from public.agenda_regras r where r.clinica_id = lugar.clinica_id;
  return query
    insert into public.agendamentos (
      clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, status, reserva_expira_em,
      lista_id, criado_por
    )
    values (
      lugar.clinica_id, lugar.paciente_id, p_medico, lugar.tipo_id, p_sala, p_inicio, 'reservado',
      least(now() + make_interval(mins => minutos), p_inicio), lugar.id, private.usuario_id()
    )
    returning *;
end;
$$;
comment on function public.ofertar_vaga(uuid, uuid, timestamptz, uuid) is
  'Holds a slot for who waits, until the answer or for as long as the tenant''s rules say. Definer: status is out of everybody''s direct reach.';

create function private.responder_oferta(
  p_agendamento uuid, papel text, aceita boolean, p_observacoes text
) returns public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.agendamentos;
begin
  select * into alvo from public.agendamentos a where a.id = p_agendamento for update;
  if alvo.status <> 'reservado' then
    raise exception 'Esta oferta já foi respondida.' using errcode = '23514';
  end if;
  return private.aplicar_status(
    alvo, papel, case when aceita then 'agendado' else 'cancelado' end, p_observacoes
  );
end;
$$;
comment on function private.responder_oferta(uuid, text, boolean, text) is
  'Accepts or refuses an offer as equipe, clinica, medico or paciente; who calls it has found out which. Definer: as aplicar_status.';

create function public.aceitar_oferta(p_agendamento uuid, p_observacoes text default null)
returns setof public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo constant public.agendamentos := private.agendamento_a_mudar(p_agendamento);
begin
  return next private.responder_oferta(
    alvo.id, private.papel_no_agendamento(alvo), true, p_observacoes
  );
end;
$$;
comment on function public.aceitar_oferta(uuid, text) is
  'The held slot becomes an appointment and the place in the list is closed. Definer: status is out of everybody''s direct reach.';

create function public.recusar_oferta(p_agendamento uuid, p_observacoes text default null)
returns setof public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo constant public.agendamentos := private.agendamento_a_mudar(p_agendamento);
begin
  return next private.responder_oferta(
    alvo.id, private.papel_no_agendamento(alvo), false, p_observacoes
  );
end;
$$;
comment on function public.recusar_oferta(uuid, text) is
  'The slot is free again and the patient keeps waiting. Definer: status is out of everybody''s direct reach.';

create function private.concluir_oferta() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.reserva_expira_em <= now() then
    raise exception 'Esta oferta venceu em %. Ofereça outro horário.',
      private.horario_por_extenso(
        old.reserva_expira_em, private.fuso_da_clinica(new.clinica_id)
      )
      using errcode = '23514';
  end if;
  update public.lista_de_espera l set status = 'agendada' where l.id = new.lista_id;
  return null;
end;
$$;
comment on function private.concluir_oferta() is
  'However an offer is accepted: not after it expired, and its place in the list is closed. Definer: that status is out of everybody''s direct reach.';
create trigger concluir_oferta after update on public.agendamentos
  for each row when (old.status = 'reservado' and new.status = 'agendado')
  execute function private.concluir_oferta();

revoke all on function
  public.espera_para_vaga(uuid, uuid, timestamptz, timestamptz),
  public.ofertar_vaga(uuid, uuid, timestamptz, uuid), public.aceitar_oferta(uuid, text),
  public.recusar_oferta(uuid, text)
from public, anon, authenticated;
grant execute on function
  public.espera_para_vaga(uuid, uuid, timestamptz, timestamptz),
  public.ofertar_vaga(uuid, uuid, timestamptz, uuid), public.aceitar_oferta(uuid, text),
  public.recusar_oferta(uuid, text)
to authenticated;
