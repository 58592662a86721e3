-- Calls that change an appointment: status, arrival, another time.

create function private.papel_no_agendamento(alvo public.agendamentos) returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return coalesce(
    private.papel_na_agenda(alvo.clinica_id, alvo.medico_id),
    case when alvo.paciente_id in (select private.pacientes_vinculados()) then 'paciente' end
  );
end;
$$;
comment on function private.papel_no_agendamento(public.agendamentos) is
  'As what the caller acts on an appointment: equipe, clinica, medico, paciente (by a linked account), or null. Definer: accounts are out of everybody else''s sight.';

create function private.agendamento_a_mudar(p_agendamento uuid) returns public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.agendamentos;
begin
  perform private.segurar_paciente(a.paciente_id)
  from public.agendamentos a where a.id = p_agendamento;
  select * into alvo from public.agendamentos a where a.id = p_agendamento for update;
  if alvo.id is null or private.papel_no_agendamento(alvo) is null then
    raise exception 'Agendamento não encontrado.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return alvo;
end;
$$;
comment on function private.agendamento_a_mudar(uuid) is
  'The appointment, held with its patient until the end of the transaction, when the caller may change it. Definer: called by the calls below.';

create function private.exigir_papel(de text, para text, papel text) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if private.status_permitido(de, para) and not exists (
    select 1 from private.transicoes_de_status() as t
    where t.de = $1 and t.para = $2 and papel = any (t.quem)
  ) then
    raise exception 'Só % faz esta mudança.',
      case when papel = 'paciente' then 'a clínica' else 'o médico que atende' end
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
end;
$$;
comment on function private.exigir_papel(text, text, text) is
  'Refuses a change of status that others may make, but not this role.';

create function private.exigir_prazo(alvo public.agendamentos, ato text) returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  regras public.agenda_regras;
  horas int;
begin
  select * into regras from public.agenda_regras r where r.clinica_id = alvo.clinica_id;
  horas := case ato
    when 'cancelar' then coalesce(regras.cancelamento_ate_horas, 24)
    when 'remarcar' then coalesce(regras.remarcacao_ate_horas, 24)
    else 0
  end;
  if alvo.inicio <= now() then
    raise exception 'O horário deste atendimento já passou. Ligue para a clínica.'
      using errcode = 'AG002';
  end if;
  if alvo.inicio - make_interval(hours => horas) < now() then
    raise exception 'O prazo para % por aqui terminou % antes do atendimento. Ligue para a clínica.',
      ato, case horas when 1 then '1 hora' else horas || ' horas' end
      using errcode = 'AG002';
  end if;
end;
$$;
comment on function private.exigir_prazo(public.agendamentos, text) is
  'Refuses a patient who cancels, moves or confirms too late, by the tenant''s rules; AG002 says that only the clinic, by phone, can do it still. Definer: rules are hidden from patients.';

create function private.como_visto_por(papel text, linha public.agendamentos)
returns public.agendamentos
language plpgsql immutable
set search_path = ''
as $$
begin
  if papel = 'paciente' then
    linha.observacoes := null;
    linha.motivo_do_encaixe := null;
    linha.prontuario_id := null;
  end if;
  return linha;
end;
$$;
comment on function private.como_visto_por(text, public.agendamentos) is
  'What a call answers of an appointment: to a patient, without what the clinic writes for itself.';

create function private.aplicar_status(
  alvo public.agendamentos, papel text, p_status text, p_observacoes text
) returns public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  mudado public.agendamentos;
begin
  if p_status in ('reservado', 'remarcado') then
    raise exception 'Para mudar o horário, remarque o atendimento.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  perform private.exigir_papel(alvo.status, p_status, papel);
  -- An offer has a term of its own.
  if papel = 'paciente' and alvo.status <> 'reservado' then
    perform private.exigir_prazo(
      alvo, case p_status when 'cancelado' then 'cancelar' else 'confirmar' end
    );
  end if;
  perform set_config('pleno.observacao_do_status', left(coalesce(trim(p_observacoes), ''), 500), true);
  update public.agendamentos a set status = p_status where a.id = alvo.id returning * into mudado;
  perform set_config('pleno.observacao_do_status', '', true);
  return private.como_visto_por(papel, mudado);
end;
$$;
comment on function private.aplicar_status(public.agendamentos, text, text, text) is
  'Moves an appointment along its machine as equipe, clinica, medico or paciente; who calls it has found out which. Definer: status is out of everybody''s direct reach.';

create function public.mudar_status(p_agendamento uuid, p_status text, p_observacoes text default null)
returns setof public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo constant public.agendamentos := private.agendamento_a_mudar(p_agendamento);
begin
  perform private.exigir(num_nulls(p_agendamento, p_status));
  return next private.aplicar_status(
    alvo, private.papel_no_agendamento(alvo), p_status, p_observacoes
  );
end;
$$;
comment on function public.mudar_status(uuid, text, text) is
  'Moves an appointment along its machine, with a note for the history; a patient''s account its own, within the tenant''s rules. Definer: status is out of everybody''s direct reach.';

create function public.registrar_chegada(p_agendamento uuid, p_chegou boolean default true)
returns setof public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo constant public.agendamentos := private.agendamento_a_mudar(p_agendamento);
  fuso constant text := private.fuso_da_clinica(alvo.clinica_id);
begin
  if private.papel_no_agendamento(alvo) = 'paciente' then
    raise exception 'Só a clínica registra a chegada.' using errcode = '42501', detail = 'PROIBIDO';
  end if;
  if alvo.status not in ('agendado', 'confirmado') then
    raise exception 'Só se registra a chegada de quem está agendado ou confirmado.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if (alvo.inicio at time zone fuso)::date <> (now() at time zone fuso)::date then
    raise exception 'Este atendimento não é de hoje.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return query
    update public.agendamentos a
    set chegada_em = case when p_chegou then coalesce(a.chegada_em, now()) end
    where a.id = alvo.id
    returning a.*;
end;
$$;
comment on function public.registrar_chegada(uuid, boolean) is
  'The patient arrived and waits, or it was a mistake. Definer: the time of arrival is out of everybody''s direct reach.';

create function public.remarcar(
  p_agendamento uuid, p_inicio timestamptz, p_fim timestamptz default null,
  p_medico uuid default null, p_sala uuid default null, p_motivo text default null,
  p_motivo_do_encaixe text default null
) returns setof public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  antigo constant public.agendamentos := private.agendamento_a_mudar(p_agendamento);
  papel constant text := private.papel_no_agendamento(antigo);
  fim constant timestamptz := coalesce(p_fim, p_inicio + (antigo.fim - antigo.inicio));
  medico constant uuid := coalesce(p_medico, antigo.medico_id);
  fuso constant text := private.fuso_da_clinica(antigo.clinica_id);
  sala uuid := p_sala;
begin
  perform private.exigir(num_nulls(p_agendamento, p_inicio)), private.exigir_datas(p_inicio, p_fim);
  if p_motivo_do_encaixe is not null then
    perform private.exigir_texto(p_motivo_do_encaixe, 3, 300);
  end if;
  if fim <= p_inicio or fim > p_inicio + interval '24 hours' then
    raise exception 'Confira o horário e a duração.' using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if medico <> antigo.medico_id and private.papel_na_agenda(antigo.clinica_id, medico) is null then
    raise exception 'Só a clínica passa um atendimento a outro médico.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  if not private.status_permitido(antigo.status, 'remarcado') then
    raise exception 'Este atendimento não pode mais ser remarcado.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  perform private.exigir_papel(antigo.status, 'remarcado', papel);
  if papel = 'paciente' then
    if coalesce(p_fim::text, p_sala::text, p_motivo_do_encaixe) is not null then
      raise exception 'Só a clínica muda a duração ou a sala, ou faz um encaixe.'
        using errcode = '42501', detail = 'PROIBIDO';
    end if;
    perform private.exigir_prazo(antigo, 'remarcar');
    sala := private.vaga_livre(
      antigo.clinica_id, antigo.medico_id, antigo.tipo_id, p_inicio, fim
    );
  end if;
  perform set_config('pleno.observacao_do_status', left(coalesce(trim(p_motivo), ''), 500), true);
  if medico = antigo.medico_id and antigo.status <> 'faltou'
    and (p_inicio at time zone fuso)::date = (antigo.inicio at time zone fuso)::date
  then
    return next private.como_visto_por(
      papel, private.ajustar_horario(antigo, p_inicio, fim, sala, p_motivo_do_encaixe)
    );
  else
    return next private.como_visto_por(
      papel, private.levar_a_outro_dia(antigo, medico, p_inicio, fim, sala, p_motivo_do_encaixe)
    );
  end if;
  perform set_config('pleno.observacao_do_status', '', true);
end;
$$;
comment on function public.remarcar(uuid, timestamptz, timestamptz, uuid, uuid, text, text) is
  'Moves an appointment, in one step, and answers the row that holds from then on: the same one within a day of one doctor, else a new one, and the old stays as remarcado. A patient''s account moves its own, in time, to a free slot of the same doctor. When the new time is taken, nothing changes. Definer: moving takes more than one write.';

create function private.ajustar_horario(
  antigo public.agendamentos, p_inicio timestamptz, p_fim timestamptz, p_sala uuid, p_encaixe text
) returns public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  sala constant uuid := coalesce(p_sala, antigo.sala_id);
  periodo constant tstzrange := tstzrange(
    p_inicio - make_interval(mins => antigo.antes_min),
    greatest(p_inicio, p_fim) + make_interval(mins => antigo.depois_min)
  );
  motivo text := p_encaixe;
  ajustado public.agendamentos;
begin
  -- What was squeezed in stays so only while it still lies over somebody else's time.
  if motivo is null and antigo.encaixe
    and private.horario_ocupado(antigo, sala, periodo)
  then
    motivo := antigo.motivo_do_encaixe;
  end if;
  update public.agendamentos a
  set inicio = p_inicio, fim = p_fim, sala_id = sala, encaixe = motivo is not null,
    motivo_do_encaixe = motivo,
    -- Who confirmed, confirmed another time.
    status = case when p_inicio = antigo.inicio then a.status else 'agendado' end
  where a.id = antigo.id
  returning * into ajustado;
  return ajustado;
end;
$$;
comment on function private.ajustar_horario(public.agendamentos, timestamptz, timestamptz, uuid, text) is
  'Another time of the same day. Definer: part of remarcar.';

create function private.levar_a_outro_dia(
  antigo public.agendamentos, p_medico uuid, p_inicio timestamptz, p_fim timestamptz, p_sala uuid,
  p_encaixe text
) returns public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  novo public.agendamentos;
begin
  update public.agendamentos a set status = 'remarcado' where a.id = antigo.id;
  insert into public.agendamentos (
    clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, fim, observacoes, serie_id,
    encaixe, motivo_do_encaixe, remarcado_de, criado_por, link_da_teleconsulta
  )
  values (
    antigo.clinica_id, antigo.paciente_id, p_medico, antigo.tipo_id,
    coalesce(p_sala, antigo.sala_id), p_inicio, p_fim, antigo.observacoes, antigo.serie_id,
    p_encaixe is not null, p_encaixe, antigo.id, private.usuario_id(),
    -- The room is the doctor's: it goes along to another day, not to a colleague.
    case when p_medico = antigo.medico_id then antigo.link_da_teleconsulta end
  )
  returning * into novo;
  return novo;
end;
$$;
comment on function private.levar_a_outro_dia(public.agendamentos, uuid, timestamptz, timestamptz, uuid, text) is
  'Another day or another doctor: a new row that names the old one. Definer: part of remarcar.';

revoke all on function
  public.mudar_status(uuid, text, text), public.registrar_chegada(uuid, boolean),
  public.remarcar(uuid, timestamptz, timestamptz, uuid, uuid, text, text)
from public, anon, authenticated;
grant execute on function
  public.mudar_status(uuid, text, text), public.registrar_chegada(uuid, boolean),
  public.remarcar(uuid, timestamptz, timestamptz, uuid, uuid, text, text)
to authenticated;
