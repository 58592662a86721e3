-- A notice of the agenda opens the day of its appointment, and an offer that ends is told to who had it.

comment on column public.notificacoes.contexto is
  'What a click opens: patient_id, patient_nome, consulta_id (with its local dia), prontuario_id.';

create or replace function private.avisar_da_agenda(
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

create or replace function private.avisar_agendamento() returns trigger
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
