-- An appointment that nobody began ends too, when its doctor finishes an entry of that day.

create function private.atendimento_nao_iniciado(entrada public.prontuarios)
returns public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  fuso constant text := private.fuso_da_clinica(entrada.clinica_id);
  dia constant date := (entrada.ocorrido_em at time zone fuso)::date;
  achados public.agendamentos[];
begin
  select array_agg(x.a) into achados
  from (
    select a from public.agendamentos a
    where a.paciente_id = entrada.paciente_id and a.clinica_id = entrada.clinica_id
      and a.medico_id = entrada.autor_id and a.status in ('agendado', 'confirmado')
      and (a.prontuario_id is null or a.prontuario_id = entrada.id)
      and (a.inicio at time zone fuso)::date = dia
      -- What is still to come was not what the entry tells of, unless the patient was there already.
      and (a.inicio <= now() or a.chegada_em is not null)
    -- Held: what the desk cancels meanwhile is found cancelled, and does not stop the finishing.
    for update
  ) as x;
  return case when cardinality(achados) = 1 then achados[1] end;
end;
$$;
comment on function private.atendimento_nao_iniciado(public.prontuarios) is
  'The one appointment of the entry''s patient with its author, on the local day of the entry, that was booked and never begun, its time come or its patient arrived; null when there is none, or more than one, for then nobody knows which. Holds what it finds. Definer: part of concluir_atendimento.';

create or replace function private.concluir_atendimento() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  fuso constant text := private.fuso_da_clinica(new.clinica_id);
  dia constant date := (new.ocorrido_em at time zone fuso)::date;
  iniciado public.agendamentos;
  alvo public.agendamentos;
begin
  select * into iniciado from public.agendamentos a
  where a.paciente_id = new.paciente_id and a.clinica_id = new.clinica_id
    and a.medico_id = new.autor_id and a.status = 'em_atendimento'
    and (a.prontuario_id is null or a.prontuario_id = new.id)
  order by a.prontuario_id nulls last, (a.inicio at time zone fuso)::date = dia desc, a.inicio desc
  limit 1
  for update;
  alvo := iniciado;
  if iniciado.prontuario_id is null
    and (iniciado.inicio at time zone fuso)::date is distinct from dia
  then
    -- One left open on another day is not closed in the place of today's.
    alvo := private.atendimento_nao_iniciado(new);
    if alvo.id is null then
      alvo := iniciado;
    end if;
  end if;
  if alvo.id is not null then
    perform private.encerrar_pela_evolucao(alvo, new.id);
  end if;
  return null;
end;
$$;
comment on function private.concluir_atendimento() is
  'The appointment that an entry tells of is done when the entry is finished: the one tied to it; else the one that the doctor attends, of that day; else the only one of that day that nobody began; else the latest left open with that patient. Corrections and addenda are of another day. Definer: status is out of everybody''s direct reach.';

create function private.encerrar_pela_evolucao(alvo public.agendamentos, entrada uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.agendamentos a set prontuario_id = entrada where a.id = alvo.id;
  if alvo.status <> 'em_atendimento' then
    -- Two steps of its life in one act: the history keeps both, the bell rings for the last.
    perform set_config('pleno.em_serie', 'sim', true);
    alvo := private.aplicar_status(
      alvo, 'medico', 'em_atendimento', 'Evolução escrita sem iniciar o atendimento.'
    );
    perform set_config('pleno.em_serie', '', true);
  end if;
  perform private.aplicar_status(alvo, 'medico', 'realizado', null);
end;
$$;
comment on function private.encerrar_pela_evolucao(public.agendamentos, uuid) is
  'Ties an entry to its appointment and takes this to realizado, through em_atendimento when nobody began it. Definer: status is out of everybody''s direct reach.';
