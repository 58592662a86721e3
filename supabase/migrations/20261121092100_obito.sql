-- The death of a patient, a fact of the registration, which the desk records and may take back: what
-- closes with it and opens again, and the calls that record it.
--
-- From it follows, here and not on a screen, that nobody books for this patient, calls the family
-- about a return or sends a greeting. What had been written stays, and the chart may still be finished.

-- ---------------------------------------------------------------------------------------------
-- What closes with it, and opens again when it is taken back
-- ---------------------------------------------------------------------------------------------

create function private.motivo_do_obito() returns text
language sql immutable
set search_path = ''
as $$
  select 'Óbito do paciente.';
$$;
comment on function private.motivo_do_obito() is 'Why what is closed by a death was closed.';
grant execute on function private.motivo_do_obito() to authenticated, service_role;

create function private.encerrar_pelo_obito(paciente uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.lista_de_espera l set status = 'encerrada'
  where l.paciente_id = paciente and l.status = 'aguardando';
  -- A slot that is only held for an answer holds nothing any more.
  perform set_config('pleno.em_serie', 'sim', true);
  perform set_config('pleno.observacao_do_status', private.motivo_do_obito(), true);
  update public.agendamentos a set status = 'cancelado'
  where a.paciente_id = paciente and a.status = 'reservado';
  perform set_config('pleno.observacao_do_status', '', true), set_config('pleno.em_serie', '', true);
  update public.retornos_planejados r set
    status = 'dispensado', encerrado_em = now(), encerrado_por = private.usuario_id(),
    motivo_da_dispensa = private.motivo_do_obito()
  where r.paciente_id = paciente and r.status = 'pendente';
  update public.tarefas_crm t set cancelada_em = now()
  from public.oportunidades o
  where o.paciente_id = paciente and t.oportunidade_id = o.id
    and t.feita_em is null and t.cancelada_em is null;
  update public.oportunidades o set
    estagio = 'inativo', estagio_por = 'fato', estagio_motivo = private.motivo_do_obito(),
    estagio_desde = now(), ultimo_sinal_em = now(), proximo_contato = null
  where o.paciente_id = paciente;
end;
$$;
comment on function private.encerrar_pelo_obito(uuid) is
  'Places in the waiting list, slots held, planned returns, open tasks and the next contact of who died. Definer: whoever records a death may write none of them.';

create function private.reabrir_sem_obito(paciente uuid, registrado_em timestamptz) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  -- All of it was closed at one instant, and whatever was touched since carries another.
  update public.lista_de_espera l set status = 'aguardando'
  where l.paciente_id = paciente and l.status = 'encerrada' and l.atualizado_em = registrado_em;
  update public.retornos_planejados r set
    status = 'pendente', encerrado_em = null, encerrado_por = null, motivo_da_dispensa = null
  where r.paciente_id = paciente and r.status = 'dispensado' and r.encerrado_em = registrado_em
    and r.motivo_da_dispensa = private.motivo_do_obito();
  update public.tarefas_crm t set cancelada_em = null
  from public.oportunidades o
  where o.paciente_id = paciente and t.oportunidade_id = o.id and t.cancelada_em = registrado_em
    -- Those of an appointment that was cancelled with it have nothing to be done for.
    and (t.agendamento_id is null or exists (
      select 1 from public.agendamentos a
      where a.id = t.agendamento_id and a.status in ('agendado', 'confirmado')
    ));
  update public.oportunidades o set
    estagio = e.de, estagio_por = 'fato', estagio_motivo = 'Registro de óbito desfeito.',
    estagio_desde = now(), ultimo_sinal_em = now()
  from public.oportunidade_eventos e
  where o.paciente_id = paciente and e.oportunidade_id = o.id and e.ocorrido_em = registrado_em
    and e.motivo = private.motivo_do_obito() and e.de is not null;
end;
$$;
comment on function private.reabrir_sem_obito(uuid, timestamptz) is
  'Opens again what a death, recorded at that instant, had closed; appointments that were cancelled stay so, for their time may be somebody else''s. Definer: as private.encerrar_pelo_obito.';

create function private.seguir_obito() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.data_obito is not null then
    perform private.encerrar_pelo_obito(new.id);
  else
    perform private.reabrir_sem_obito(new.id, old.obito_registrado_em);
  end if;
  return null;
end;
$$;
comment on function private.seguir_obito() is
  'However a death is recorded or taken back, the rest follows. Definer: as the functions it calls.';

create trigger seguir_obito after update on public.pacientes
  for each row when ((new.data_obito is null) <> (old.data_obito is null))
  execute function private.seguir_obito();

-- ---------------------------------------------------------------------------------------------
-- Recording it, with what is still booked cancelled in the same step, and taking it back
-- ---------------------------------------------------------------------------------------------

create function private.paciente_que_cadastro(p_paciente uuid) returns public.pacientes
language plpgsql security definer
set search_path = ''
as $$
declare
  achado public.pacientes;
begin
  select * into achado from public.pacientes p
  where p.id = p_paciente and p.clinica_id in (select private.clinicas_de_cadastro())
  for update;
  if achado.id is null then
    raise exception 'Paciente não encontrado.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return achado;
end;
$$;
comment on function private.paciente_que_cadastro(uuid) is
  'A registration that the caller may edit, held until the end of the transaction; refuses any other. Definer: called by the calls below.';

create function private.cancelar_pelo_obito(paciente public.pacientes) returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  nome constant text := coalesce(paciente.nome_social, paciente.nome);
  cancelados public.agendamentos[];
begin
  -- The account of who died, or of the family, is not rung for each of them.
  perform set_config('pleno.em_serie', 'sim', true);
  perform set_config('pleno.observacao_do_status', private.motivo_do_obito(), true);
  with mudados as (
    update public.agendamentos a set status = 'cancelado'
    where a.paciente_id = paciente.id and a.clinica_id = paciente.clinica_id
      and a.inicio > now() and a.status in ('agendado', 'confirmado')
    returning a.*
  )
  select coalesce(array_agg(m::public.agendamentos), '{}') into cancelados from mudados m;
  perform set_config('pleno.observacao_do_status', '', true), set_config('pleno.em_serie', '', true);
  perform private.notificar(
    'obito_registrado', d.medico_id, paciente.clinica_id, 'Óbito registrado',
    format(
      'Consta o óbito de %s em %s. %s.', nome, to_char(paciente.data_obito, 'DD/MM/YYYY'),
      case d.quantos when 1 then 'O atendimento que estava marcado foi cancelado'
        else format('Os %s atendimentos que estavam marcados foram cancelados', d.quantos) end
    ),
    jsonb_build_object('patient_id', paciente.id, 'patient_nome', nome)
  )
  from (
    select c.medico_id, count(*) as quantos from unnest(cancelados) as c group by c.medico_id
  ) as d
  where d.medico_id is distinct from private.usuario_id();
  return cardinality(cancelados);
end;
$$;
comment on function private.cancelar_pelo_obito(public.pacientes) is
  'Cancels what is still booked for who died, of whatever doctor of the tenant, tells each of them once, and answers how many they were. Definer: called by registrar_obito, which has decided that the caller may.';

create function public.registrar_obito(
  p_paciente uuid, p_data date, p_cancelar_atendimentos boolean default true
) returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  paciente public.pacientes := private.paciente_que_cadastro(p_paciente);
  visita date;
begin
  if p_data is null then
    raise exception 'Informe a data do óbito.' using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  select max(private.dia_na_clinica(a.clinica_id, a.inicio)) into visita
  from public.agendamentos a
  where a.paciente_id = paciente.id and a.status in ('em_atendimento', 'realizado');
  if visita > p_data then
    raise exception 'Há um atendimento em %, depois desta data. Confira a data do óbito.',
      to_char(visita, 'DD/MM/YYYY')
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  update public.pacientes p set data_obito = p_data where p.id = paciente.id returning * into paciente;
  return case when coalesce(p_cancelar_atendimentos, true)
    then private.cancelar_pelo_obito(paciente) else 0 end;
end;
$$;
comment on function public.registrar_obito(uuid, date, boolean) is
  'Records the day a patient died, or corrects it, and cancels what is still booked unless told not to; answers how many appointments that were. For whoever edits the registration. Definer: the date is out of everybody''s direct reach, so that what follows from it always does.';

create function public.desfazer_obito(p_paciente uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  paciente constant public.pacientes := private.paciente_que_cadastro(p_paciente);
begin
  update public.pacientes p set data_obito = null where p.id = paciente.id;
  return paciente.id;
end;
$$;
comment on function public.desfazer_obito(uuid) is
  'Takes back a death recorded by mistake: returns, tasks and places in the waiting list come back; appointments that were cancelled do not. For whoever edits the registration. Definer: as registrar_obito.';

revoke all on function
  public.registrar_obito(uuid, date, boolean), public.desfazer_obito(uuid)
from public, anon, authenticated;
grant execute on function
  public.registrar_obito(uuid, date, boolean), public.desfazer_obito(uuid)
to authenticated;
