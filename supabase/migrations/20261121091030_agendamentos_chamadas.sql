-- Calls that change an appointment: status, arrival, another time. And who is told of it.

create function private.agendamento_a_mudar(p_agendamento uuid) returns public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.agendamentos;
begin
  select * into alvo from public.agendamentos a where a.id = p_agendamento for update;
  if alvo.id is null or private.papel_na_agenda(alvo.clinica_id, alvo.medico_id) is null then
    raise exception 'Agendamento não encontrado.' using errcode = '42501';
  end if;
  return alvo;
end;
$$;
comment on function private.agendamento_a_mudar(uuid) is
  'The appointment, held until the end of the transaction, when the caller may change it. Definer: called by the calls below.';

create function private.aplicar_status(
  alvo public.agendamentos, papel text, p_status text, p_observacoes text
) returns public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  horas int;
  mudado public.agendamentos;
begin
  if p_status in ('reservado', 'remarcado') then
    raise exception 'Para mudar o horário, remarque o atendimento.' using errcode = '23514';
  end if;
  if private.status_permitido(alvo.status, p_status) and not exists (
    select 1 from private.transicoes_de_status() as t
    where t.de = alvo.status and t.para = p_status and papel = any (t.quem)
  ) then
    raise exception 'Só % faz esta mudança.',
      case when papel = 'paciente' then 'a clínica' else 'o médico que atende' end
      using errcode = '42501';
  end if;
  if papel = 'paciente' and p_status = 'cancelado' and alvo.status <> 'reservado' then
    select coalesce(max(r.cancelamento_ate_horas), 24) into horas
    from public.agenda_regras r where r.clinica_id = alvo.clinica_id;
    if alvo.inicio - make_interval(hours => horas) < now() then
      raise exception 'O prazo para cancelar terminou % horas antes. Fale com a clínica.', horas
        using errcode = '23514';
    end if;
  end if;
  perform set_config('pleno.observacao_do_status', left(coalesce(trim(p_observacoes), ''), 500), true);
  update public.agendamentos a set status = p_status where a.id = alvo.id returning * into mudado;
  perform set_config('pleno.observacao_do_status', '', true);
  return mudado;
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
  return next private.aplicar_status(
    alvo, private.papel_na_agenda(alvo.clinica_id, alvo.medico_id), p_status, p_observacoes
  );
end;
$$;
comment on function public.mudar_status(uuid, text, text) is
  'Moves an appointment along its machine, with a note for the history. Definer: status is out of everybody''s direct reach.';

create function public.registrar_chegada(p_agendamento uuid, p_chegou boolean default true)
returns setof public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo constant public.agendamentos := private.agendamento_a_mudar(p_agendamento);
  fuso constant text := private.fuso_da_clinica(alvo.clinica_id);
begin
  if alvo.status not in ('agendado', 'confirmado') then
    raise exception 'Só se registra a chegada de quem está agendado ou confirmado.'
      using errcode = '23514';
  end if;
  if (alvo.inicio at time zone fuso)::date <> (now() at time zone fuso)::date then
    raise exception 'Este atendimento não é de hoje.' using errcode = '23514';
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
  fim constant timestamptz := coalesce(p_fim, p_inicio + (antigo.fim - antigo.inicio));
  medico constant uuid := coalesce(p_medico, antigo.medico_id);
  fuso constant text := private.fuso_da_clinica(antigo.clinica_id);
begin
  if private.papel_na_agenda(antigo.clinica_id, medico) is null then
    raise exception 'Só a clínica passa um atendimento a outro médico.' using errcode = '42501';
  end if;
  if not private.status_permitido(antigo.status, 'remarcado') then
    raise exception 'Este atendimento não pode mais ser remarcado.' using errcode = '23514';
  end if;
  perform set_config('pleno.observacao_do_status', left(coalesce(trim(p_motivo), ''), 500), true);
  if medico = antigo.medico_id and antigo.status <> 'faltou'
    and (p_inicio at time zone fuso)::date = (antigo.inicio at time zone fuso)::date
  then
    return next private.ajustar_horario(antigo, p_inicio, fim, p_sala, p_motivo_do_encaixe);
  else
    return next private.levar_a_outro_dia(antigo, medico, p_inicio, fim, p_sala, p_motivo_do_encaixe);
  end if;
  perform set_config('pleno.observacao_do_status', '', true);
end;
$$;
comment on function public.remarcar(uuid, timestamptz, timestamptz, uuid, uuid, text, text) is
  'Moves an appointment, in one step, and answers the row that holds from then on: the same one within a day of one doctor, else a new one, and the old stays as remarcado. When the new time is taken, nothing changes. Definer: moving takes more than one write.';

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
    and private.horario_ocupado(antigo.medico_id, sala, periodo, antigo.id)
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
    encaixe, motivo_do_encaixe, remarcado_de, criado_por
  )
  values (
    antigo.clinica_id, antigo.paciente_id, p_medico, antigo.tipo_id,
    coalesce(p_sala, antigo.sala_id), p_inicio, p_fim, antigo.observacoes, antigo.serie_id,
    p_encaixe is not null, p_encaixe, antigo.id, private.usuario_id()
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

-- ---------------------------------------------------------------------------------------------
-- Who is told
-- ---------------------------------------------------------------------------------------------

create function private.avisar_da_agenda(
  agendamento public.agendamentos, medico uuid, titulo text, mensagem text
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  contexto jsonb;
begin
  -- What the service writes (an import, the demo) rings no bell.
  if eu is null then
    return;
  end if;
  select jsonb_build_object(
    'patient_id', p.id, 'patient_nome', coalesce(p.nome_social, p.nome), 'consulta_id', agendamento.id
  ) into contexto
  from public.pacientes p where p.id = agendamento.paciente_id;
  if medico <> eu then
    perform private.notificar(
      medico, agendamento.clinica_id, titulo, mensagem, contexto, 'agendamento'
    );
  end if;
  -- The desk knows what the desk did.
  if private.papel_na_agenda(agendamento.clinica_id, agendamento.medico_id)
    in ('equipe', 'clinica')
  then
    return;
  end if;
  perform private.notificar(p.id, agendamento.clinica_id, titulo, mensagem, contexto, 'agendamento')
  from public.profiles p
  where p.ativo and p.id <> eu and p.id <> medico
    and (
      p.id = agendamento.clinica_id or p.tipo = 'staff' and p.clinica_id = agendamento.clinica_id
    );
end;
$$;
comment on function private.avisar_da_agenda(public.agendamentos, uuid, text, text) is
  'Tells the doctor of what the desk or the patient did, and the desk of what the doctor or the patient did. Definer: rings other people''s bells.';

create function private.avisar_agendamento() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  fuso constant text := private.fuso_da_clinica(new.clinica_id);
  quando constant text := private.horario_por_extenso(new.inicio, fuso);
  paciente constant text := (
    select coalesce(p.nome_social, p.nome) from public.pacientes p where p.id = new.paciente_id
  );
  titulo text;
  mensagem text := format('%s, %s.', paciente, quando);
begin
  if tg_op = 'INSERT' then
    titulo := case when new.encaixe then 'Novo encaixe' else 'Novo agendamento' end;
  elsif new.status <> old.status then
    titulo := case new.status
      when 'agendado' then case old.status
        when 'reservado' then 'Vaga aceita' when 'cancelado' then 'Cancelamento desfeito'
        else 'Confirmação desfeita' end
      when 'confirmado' then case old.status
        when 'em_atendimento' then 'Atendimento desfeito' when 'faltou' then 'Falta desfeita'
        else 'Presença confirmada' end
      when 'em_atendimento' then 'Paciente em atendimento'
      when 'realizado' then 'Atendimento concluído'
      when 'cancelado' then case old.status
        when 'reservado' then 'Vaga recusada' else 'Atendimento cancelado' end
      when 'faltou' then 'Paciente faltou' end;
  elsif new.chegada_em is not null and old.chegada_em is null then
    titulo := 'Paciente chegou';
  end if;
  if tg_op = 'UPDATE' and (new.inicio, new.fim) is distinct from (old.inicio, old.fim) then
    titulo := 'Horário mudado';
    mensagem := format(
      '%s: de %s para %s.', paciente, private.horario_por_extenso(old.inicio, fuso), quando
    );
  end if;
  if titulo is not null then
    perform private.avisar_da_agenda(new, new.medico_id, titulo, mensagem);
  end if;
  return null;
end;
$$;
comment on function private.avisar_agendamento() is
  'One notice a change, to whom it concerns and who did not make it. Definer: rings other people''s bells.';

create function private.avisar_remarcacao() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  fuso constant text := private.fuso_da_clinica(new.clinica_id);
  antigo public.agendamentos;
  paciente text;
  mensagem text;
begin
  select * into antigo from public.agendamentos a where a.id = new.remarcado_de;
  select coalesce(p.nome_social, p.nome) into paciente
  from public.pacientes p where p.id = new.paciente_id;
  mensagem := format(
    '%s: de %s para %s.', paciente, private.horario_por_extenso(antigo.inicio, fuso),
    private.horario_por_extenso(new.inicio, fuso)
  );
  perform private.avisar_da_agenda(new, new.medico_id, 'Atendimento remarcado', mensagem);
  if antigo.medico_id <> new.medico_id then
    perform private.avisar_da_agenda(
      antigo, antigo.medico_id, 'Atendimento passado a outro médico',
      format('%s, %s.', paciente, private.horario_por_extenso(antigo.inicio, fuso))
    );
  end if;
  return null;
end;
$$;
comment on function private.avisar_remarcacao() is
  'Another day or doctor is one notice, not a cancellation and a booking. Definer: rings other people''s bells.';

-- A series rings once, when all of it is booked; a held slot is told when it is taken or refused.
create trigger avisar_novo after insert on public.agendamentos
  for each row when (new.status <> 'reservado' and new.serie_id is null and new.remarcado_de is null)
  execute function private.avisar_agendamento();
create trigger avisar_remarcacao after insert on public.agendamentos
  for each row when (new.remarcado_de is not null)
  execute function private.avisar_remarcacao();
create trigger avisar_mudanca after update on public.agendamentos
  for each row when (
    (new.status, new.inicio, new.fim, new.chegada_em)
      is distinct from (old.status, old.inicio, old.fim, old.chegada_em)
    -- Whoever books next lets an expired hold go: that is no act of theirs.
    and not (old.status = 'reservado' and new.status = 'cancelado' and old.reserva_expira_em <= now())
  )
  execute function private.avisar_agendamento();
