-- Appointments: no double booking by construction, a status machine, and a history.

create table public.agendamentos (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  tipo_id uuid not null,
  sala_id uuid,
  inicio timestamptz not null,
  fim timestamptz not null,
  antes_min int not null default 0,
  depois_min int not null default 0,
  ocupado tstzrange not null,
  status text not null default 'agendado',
  teleconsulta boolean not null default false,
  encaixe boolean not null default false,
  motivo_do_encaixe text,
  observacoes text,
  serie_id uuid,
  remarcado_de uuid references public.agendamentos (id) on delete restrict,
  reserva_expira_em timestamptz,
  prontuario_id uuid references public.prontuarios (id) on delete restrict,
  criado_por uuid not null references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint appointment_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint kind_is_of_the_tenant
    foreign key (tipo_id, clinica_id) references public.tipos_de_atendimento (id, clinica_id)
    on delete restrict,
  constraint room_is_of_the_tenant
    foreign key (sala_id, clinica_id) references public.salas (id, clinica_id) on delete restrict,
  constraint status_is_known check (status in (
    'reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado', 'cancelado', 'faltou',
    'remarcado'
  )),
  constraint appointment_has_a_length
    check (fim >= inicio + interval '5 minutes' and fim <= inicio + interval '12 hours'),
  constraint buffers_are_plausible check (antes_min between 0 and 240 and depois_min between 0 and 240),
  constraint an_encaixe_says_why
    check (encaixe = (motivo_do_encaixe is not null) and char_length(motivo_do_encaixe) between 3 and 300),
  constraint a_hold_expires check ((status = 'reservado') = (reserva_expira_em is not null)),
  constraint notes_have_a_sane_length check (char_length(observacoes) <= 2000),
  -- A doctor is in one place at a time, in any clinic; an encaixe is squeezed in on purpose, by name.
  constraint one_appointment_at_a_time_for_a_doctor exclude using gist (
    medico_id with =, ocupado with &&
  ) where (not encaixe and status in ('reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado')),
  constraint one_appointment_at_a_time_in_a_room exclude using gist (
    sala_id with =, ocupado with &&
  ) where (
    sala_id is not null and not encaixe
    and status in ('reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado')
  )
);

comment on table public.agendamentos is
  'Appointments. Cancelled, missed or moved, never deleted; two of one doctor or one room cannot overlap.';
comment on column public.agendamentos.ocupado is
  'From `inicio` less the minutes before to `fim` and the minutes after: what no other may overlap.';
comment on column public.agendamentos.encaixe is 'Booked over another on purpose, with its reason.';
comment on column public.agendamentos.serie_id is 'The recurrence it belongs to, if any.';
comment on column public.agendamentos.remarcado_de is 'The appointment it took the place of.';
comment on column public.agendamentos.reserva_expira_em is
  'Until when an offer to the waiting list holds the slot.';
comment on column public.agendamentos.prontuario_id is 'The entry written in it.';

create index agendamentos_agenda on public.agendamentos (clinica_id, inicio);
create index agendamentos_do_medico on public.agendamentos (medico_id, inicio);
create index agendamentos_do_paciente on public.agendamentos (paciente_id, inicio desc);
create index agendamentos_paciente on public.agendamentos (paciente_id, clinica_id);
create index agendamentos_tipo on public.agendamentos (tipo_id, clinica_id);
create index agendamentos_sala on public.agendamentos (sala_id, clinica_id) where sala_id is not null;
create index agendamentos_reservas on public.agendamentos (reserva_expira_em) where status = 'reservado';
create index agendamentos_serie on public.agendamentos (serie_id) where serie_id is not null;
create index agendamentos_remarcado_de on public.agendamentos (remarcado_de) where remarcado_de is not null;
create index agendamentos_prontuario on public.agendamentos (prontuario_id) where prontuario_id is not null;
create index agendamentos_criado_por on public.agendamentos (criado_por);

create table public.agendamento_eventos (
  id uuid primary key default gen_random_uuid(),
  agendamento_id uuid not null references public.agendamentos (id) on delete restrict,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  de text,
  para text not null,
  observacoes text,
  autor_id uuid references public.profiles (id) on delete restrict,
  ocorrido_em timestamptz not null default now()
);
comment on table public.agendamento_eventos is
  'History of an appointment, written by its triggers alone. Append-only.';
comment on column public.agendamento_eventos.autor_id is 'Who did it; null when the service did.';

create index agendamento_eventos_agendamento on public.agendamento_eventos (agendamento_id, ocorrido_em);
create index agendamento_eventos_clinica on public.agendamento_eventos (clinica_id);
create index agendamento_eventos_autor on public.agendamento_eventos (autor_id) where autor_id is not null;

alter table public.agendamentos enable row level security;
alter table public.agendamento_eventos enable row level security;
revoke all on public.agendamentos, public.agendamento_eventos
from public, anon, authenticated, service_role;
grant select,
  insert (
    id, clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, fim, encaixe,
    motivo_do_encaixe, observacoes, serie_id
  ),
  update (sala_id, inicio, fim, observacoes)
on public.agendamentos to authenticated;
grant select on public.agendamento_eventos to authenticated;
grant select, insert, update on public.agendamentos to service_role;
grant select, insert on public.agendamento_eventos to service_role;

create policy "appointments of own tenants" on public.agendamentos
  for select to authenticated
  using (clinica_id = any (array(select private.clinicas_do_usuario())));

create policy "booked where one works" on public.agendamentos
  for insert to authenticated
  with check (
    clinica_id = any (array(select private.clinicas_de_cadastro()))
    and criado_por = (select private.usuario_id())
    and status = 'agendado'
  );

create policy "moved where one works" on public.agendamentos
  for update to authenticated
  using (clinica_id = any (array(select private.clinicas_de_cadastro())))
  with check (clinica_id = any (array(select private.clinicas_de_cadastro())));

create policy "history of own tenants" on public.agendamento_eventos
  for select to authenticated
  using (clinica_id = any (array(select private.clinicas_do_usuario())));

-- ---------------------------------------------------------------------------------------------
-- Booking and moving
-- ---------------------------------------------------------------------------------------------

create function private.preparar_agendamento() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  pela_pessoa constant boolean := (select auth.uid()) is not null;
begin
  new.atualizado_em := now();
  if tg_op = 'INSERT' then
    new.criado_por := coalesce(private.usuario_id(), new.criado_por);
    select t.antes_min, t.depois_min, t.teleconsulta
    into new.antes_min, new.depois_min, new.teleconsulta
    from public.tipos_de_atendimento t where t.id = new.tipo_id;
    if pela_pessoa and not private.atende_em(new.medico_id, new.clinica_id) then
      raise exception 'Este médico não atende nesta clínica.' using errcode = '23514';
    end if;
  elsif (new.inicio, new.fim) is distinct from (old.inicio, old.fim)
    and old.status not in ('reservado', 'agendado', 'confirmado')
  then
    raise exception 'Este atendimento já começou ou terminou: não muda mais de horário.'
      using errcode = '23514';
  end if;

  if pela_pessoa and (tg_op = 'INSERT' or new.inicio is distinct from old.inicio)
    and new.inicio < now() - interval '5 minutes'
  then
    raise exception 'Não se agenda no passado. Escolha um horário a partir de agora.'
      using errcode = '23514';
  end if;
  new.ocupado := tstzrange(
    new.inicio - make_interval(mins => coalesce(new.antes_min, 0)),
    new.fim + make_interval(mins => coalesce(new.depois_min, 0))
  );
  if tg_op = 'INSERT' or new.ocupado is distinct from old.ocupado then
    perform private.liberar_reservas_vencidas(new.medico_id, new.ocupado);
    if pela_pessoa and not new.encaixe then
      perform private.recusar_bloqueado(new.clinica_id, new.medico_id, new.inicio, new.fim);
    end if;
  end if;
  return new;
end;
$$;
comment on function private.preparar_agendamento() is
  'Stamps author, buffers and occupied time; refuses the past and time off. Definer: reads links and holds whoever books.';

create function private.liberar_reservas_vencidas(medico uuid, periodo tstzrange) returns void
language sql security definer
set search_path = ''
as $$
  update public.agendamentos a set status = 'cancelado', reserva_expira_em = null
  where a.medico_id = medico and a.status = 'reservado' and a.reserva_expira_em < now()
    and a.ocupado && periodo;
$$;
comment on function private.liberar_reservas_vencidas(uuid, tstzrange) is
  'An offer that expired no longer holds its slot. Definer: the offer may be another clinic''s.';

create function private.recusar_bloqueado(
  clinica uuid, medico uuid, comeco timestamptz, termino timestamptz
) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from public.bloqueios_de_agenda b
    where b.ativo and b.clinica_id = clinica and (b.medico_id is null or b.medico_id = medico)
      and b.inicio < termino and b.fim > comeco
  ) then
    raise exception 'A agenda está bloqueada neste horário. Escolha outro ou marque como encaixe.'
      using errcode = '23P01';
  end if;
end;
$$;
comment on function private.recusar_bloqueado(uuid, uuid, timestamptz, timestamptz) is
  'Refuses time off as if somebody were booked there.';

create trigger preparar_agendamento before insert or update on public.agendamentos
  for each row execute function private.preparar_agendamento();

-- ---------------------------------------------------------------------------------------------
-- Status machine (the same table as _shared/domain/agenda/status.ts)
-- ---------------------------------------------------------------------------------------------

create function private.status_permitido(de text, para text) returns boolean
language sql immutable
set search_path = ''
as $$
  select (de, para) in (
    ('reservado', 'agendado'), ('reservado', 'cancelado'),
    ('agendado', 'confirmado'), ('agendado', 'em_atendimento'), ('agendado', 'cancelado'),
    ('agendado', 'faltou'), ('agendado', 'remarcado'),
    ('confirmado', 'agendado'), ('confirmado', 'em_atendimento'), ('confirmado', 'cancelado'),
    ('confirmado', 'faltou'), ('confirmado', 'remarcado'),
    ('em_atendimento', 'realizado'), ('em_atendimento', 'confirmado'),
    ('faltou', 'em_atendimento'), ('faltou', 'remarcado')
  );
$$;
comment on function private.status_permitido(text, text) is
  'Which status may follow which. Late arrivals may still be seen; what is finished stays finished.';

create function private.mudar_status_do_agendamento() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = old.status then
    return new;
  end if;
  if not private.status_permitido(old.status, new.status) then
    raise exception 'Um atendimento % não passa a %.',
      replace(old.status, '_', ' '), replace(new.status, '_', ' ')
      using errcode = '23514';
  end if;
  if new.status = 'faltou' and old.inicio > now() then
    raise exception 'Ainda não é hora deste atendimento: só depois do início ele pode ser marcado como falta.'
      using errcode = '23514';
  end if;
  if new.status <> 'reservado' then
    new.reserva_expira_em := null;
  end if;
  return new;
end;
$$;
comment on function private.mudar_status_do_agendamento() is 'Holds every change to the machine.';

create trigger mudar_status_do_agendamento before update on public.agendamentos
  for each row execute function private.mudar_status_do_agendamento();

create function private.registrar_agendamento() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  dito constant text := nullif(current_setting('pleno.observacao_do_status', true), '');
begin
  if tg_op = 'UPDATE' and new.status = old.status and new.inicio = old.inicio and new.fim = old.fim
    and new.sala_id is not distinct from old.sala_id
  then
    return null;
  end if;
  insert into public.agendamento_eventos (agendamento_id, clinica_id, de, para, observacoes, autor_id)
  values (
    new.id, new.clinica_id, case when tg_op = 'UPDATE' then old.status end, new.status,
    case
      when tg_op = 'INSERT' and new.encaixe then 'Encaixe: ' || new.motivo_do_encaixe
      when tg_op = 'UPDATE' and new.status = old.status then 'Novo horário ou sala'
      else dito
    end,
    private.usuario_id()
  );
  return null;
end;
$$;
comment on function private.registrar_agendamento() is
  'Definer: nobody writes the history by hand.';

create trigger registrar_agendamento after insert or update on public.agendamentos
  for each row execute function private.registrar_agendamento();

create function public.mudar_status(p_agendamento uuid, p_status text, p_observacoes text default null)
returns setof public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.agendamentos;
  eu constant uuid := private.usuario_id();
begin
  select * into alvo from public.agendamentos a
  where a.id = p_agendamento and a.clinica_id in (select private.clinicas_de_cadastro())
  for update;
  if alvo.id is null then
    raise exception 'Agendamento não encontrado.' using errcode = '42501';
  end if;
  -- Seeing the patient is the doctor's: who is at the desk announces, confirms, cancels, marks absence.
  if (p_status = 'realizado' or alvo.status = 'em_atendimento') and alvo.medico_id <> eu then
    raise exception 'Só o médico que atende conclui ou desfaz o atendimento.' using errcode = '42501';
  end if;
  if p_status in ('reservado', 'remarcado') then
    raise exception 'Para mudar o horário, remarque o atendimento.' using errcode = '23514';
  end if;
  perform set_config('pleno.observacao_do_status', left(coalesce(trim(p_observacoes), ''), 500), true);
  return query
    update public.agendamentos a set status = p_status where a.id = p_agendamento returning a.*;
  perform set_config('pleno.observacao_do_status', '', true);
end;
$$;
comment on function public.mudar_status(uuid, text, text) is
  'Moves an appointment along its machine, with a note for the history. Definer: status is out of everybody''s direct reach.';
revoke all on function public.mudar_status(uuid, text, text) from public, anon, authenticated;
grant execute on function public.mudar_status(uuid, text, text) to authenticated;

create function public.remarcar(
  p_agendamento uuid, p_inicio timestamptz, p_fim timestamptz, p_medico uuid default null,
  p_sala uuid default null, p_motivo text default null
) returns setof public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  antigo public.agendamentos;
begin
  select * into antigo from public.agendamentos a
  where a.id = p_agendamento and a.clinica_id in (select private.clinicas_de_cadastro())
  for update;
  if antigo.id is null then
    raise exception 'Agendamento não encontrado.' using errcode = '42501';
  end if;
  perform set_config('pleno.observacao_do_status', left(coalesce(trim(p_motivo), ''), 500), true);
  update public.agendamentos a set status = 'remarcado' where a.id = p_agendamento;
  return query
    insert into public.agendamentos (
      clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, fim, observacoes, serie_id,
      remarcado_de, criado_por
    )
    values (
      antigo.clinica_id, antigo.paciente_id, coalesce(p_medico, antigo.medico_id), antigo.tipo_id,
      coalesce(p_sala, antigo.sala_id), p_inicio, p_fim, antigo.observacoes, antigo.serie_id,
      antigo.id, private.usuario_id()
    )
    returning *;
  perform set_config('pleno.observacao_do_status', '', true);
end;
$$;
comment on function public.remarcar(uuid, timestamptz, timestamptz, uuid, uuid, text) is
  'Moves an appointment to a new row, in one step: the old one stays as remarcado. When the new time is taken, nothing changes.';
revoke all on function public.remarcar(uuid, timestamptz, timestamptz, uuid, uuid, text)
from public, anon, authenticated;
grant execute on function public.remarcar(uuid, timestamptz, timestamptz, uuid, uuid, text) to authenticated;

create trigger recusar_exclusao before delete on public.agendamentos
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.agendamentos
  for each statement execute function private.recusar_exclusao();

alter publication supabase_realtime add table public.agendamentos;
