-- Who is told when an appointment changes. A notice opens the day of its appointment, and an offer that
-- ends is told to who had it.

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
    'patient_id', p.id, 'patient_nome', coalesce(p.nome_social, p.nome), 'consulta_id', agendamento.id,
    'dia', (agendamento.inicio at time zone private.fuso_da_clinica(agendamento.clinica_id))::date
  ) into contexto
  from public.pacientes p where p.id = agendamento.paciente_id;
  if medico <> eu then
    perform private.notificar(
      'agendamento', medico, agendamento.clinica_id, titulo, mensagem, contexto, 'agendamento'
    );
  end if;
  -- The desk knows what the desk did.
  if private.papel_na_agenda(agendamento.clinica_id, agendamento.medico_id)
    in ('equipe', 'clinica')
  then
    return;
  end if;
  perform private.notificar(
    'agendamento', p.id, agendamento.clinica_id, titulo, mensagem, contexto, 'agendamento'
  )
  from public.profiles p
  where p.ativo and p.id <> eu and p.id <> medico
    and (
      p.id = agendamento.clinica_id or p.tipo = 'staff' and p.clinica_id = agendamento.clinica_id
    );
end;
$$;
comment on function private.avisar_da_agenda(public.agendamentos, uuid, text, text) is
  'Tells the doctor of what the desk or the patient did, and the desk of what the doctor or the patient did. Definer: rings other people''s bells.';

create function private.avisar_conta_do_paciente(
  agendamento public.agendamentos, titulo text, complemento text default ''
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  mensagem text;
begin
  if eu is null then
    return;
  end if;
  select format(
    '%s, %s%s: %s.%s', t.nome, m.nome, case when m.id <> c.id then ', ' || c.nome end,
    private.horario_por_extenso(
      agendamento.inicio, private.fuso_da_clinica(agendamento.clinica_id)
    ),
    complemento
  ) into mensagem
  from public.tipos_de_atendimento t
  join public.profiles m on m.id = agendamento.medico_id
  join public.profiles c on c.id = agendamento.clinica_id
  where t.id = agendamento.tipo_id;
  perform private.notificar(
    'agendamento', conta.user_id, agendamento.clinica_id, titulo, mensagem,
    jsonb_build_object('patient_id', agendamento.paciente_id, 'consulta_id', agendamento.id),
    'agendamento'
  )
  from public.paciente_contas conta
  where conta.paciente_id = agendamento.paciente_id and conta.encerrado_em is null
    and conta.user_id <> eu;
end;
$$;
comment on function private.avisar_conta_do_paciente(public.agendamentos, text, text) is
  'Tells the accounts linked to a patient of what somebody else did to an appointment. Definer: rings other people''s bells.';

create function private.avisar_oferta() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.avisar_conta_do_paciente(
    new, 'Há um horário para você',
    format(
      ' Responda até %s.',
      private.horario_por_extenso(
        new.reserva_expira_em, private.fuso_da_clinica(new.clinica_id)
      )
    )
  );
  return null;
end;
$$;
comment on function private.avisar_oferta() is
  'An offer is told to who waits. Definer: rings other people''s bells.';

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
  if tg_op = 'INSERT' then
    perform private.avisar_conta_do_paciente(new, 'Novo agendamento');
  -- Who sits in the waiting room needs no bell for being seen.
  elsif titulo in (
    'Vaga aceita', 'Cancelamento desfeito', 'Presença confirmada', 'Atendimento cancelado',
    'Horário mudado'
  ) then
    perform private.avisar_conta_do_paciente(new, titulo);
  -- Told of a slot, the account is told that it is gone: said no by telephone, or taken back.
  elsif titulo = 'Vaga recusada' and exists (
    select 1 from public.lista_de_espera l where l.id = new.lista_id and l.status = 'aguardando'
  ) then
    perform private.avisar_conta_do_paciente(
      new, 'Oferta encerrada', ' Você continua na lista de espera.'
    );
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
  perform private.avisar_conta_do_paciente(new, 'Atendimento remarcado');
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

-- A series rings once, when all of it is booked or cancelled; of a held slot, the clinic is told when
-- it is taken or refused.
create trigger avisar_oferta after insert on public.agendamentos
  for each row when (new.status = 'reservado')
  execute function private.avisar_oferta();
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
    and coalesce(current_setting('pleno.em_serie', true), '') = ''
    -- Whoever books next lets an expired hold go: that is no act of theirs.
    and not (old.status = 'reservado' and new.status = 'cancelado' and old.reserva_expira_em <= now())
  )
  execute function private.avisar_agendamento();
