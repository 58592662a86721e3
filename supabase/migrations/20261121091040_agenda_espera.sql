-- The waiting list: who would come if a slot opened, and offers that hold one for a while.

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
    raise exception 'Este lugar na lista já foi encerrado.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if new.medico_id is not null and (tg_op = 'INSERT' or new.medico_id is distinct from old.medico_id)
    and not private.atende_em(new.medico_id, new.clinica_id)
  then
    raise exception 'Este médico não atende nesta clínica.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
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
      using errcode = '23514', detail = 'REGRA_VIOLADA';
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
  perform private.exigir(num_nulls(p_lista, p_medico, p_inicio)), private.exigir_datas(p_inicio);
  perform private.segurar_paciente(l.paciente_id)
  from public.lista_de_espera l where l.id = p_lista;
  select * into lugar from public.lista_de_espera l where l.id = p_lista for update;
  if lugar.id is null or private.papel_na_agenda(lugar.clinica_id, p_medico) is null then
    raise exception 'Lugar na lista de espera não encontrado.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if lugar.status <> 'aguardando' then
    raise exception 'Este paciente não está mais esperando.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  update public.agendamentos a set status = 'cancelado'
  where a.lista_id = p_lista and a.status = 'reservado' and a.reserva_expira_em <= now();
  if exists (
    select 1 from public.agendamentos a where a.lista_id = p_lista and a.status = 'reservado'
  ) then
    raise exception 'Este paciente já tem uma vaga oferecida. Espere a resposta ou recuse por ele.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if p_inicio <= now() then
    raise exception 'Não se agenda no passado. Escolha um horário a partir de agora.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
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
    raise exception 'Esta oferta já foi respondida.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
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
      using errcode = '23514', detail = 'REGRA_VIOLADA';
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
