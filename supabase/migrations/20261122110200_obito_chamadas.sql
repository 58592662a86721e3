-- Recording a death, with what is still booked cancelled in the same step, and taking it back.

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
    raise exception 'Paciente não encontrado.' using errcode = '42501';
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
    d.medico_id, paciente.clinica_id, 'Óbito registrado',
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
    raise exception 'Informe a data do óbito.' using errcode = '23514';
  end if;
  select max(private.dia_na_clinica(a.clinica_id, a.inicio)) into visita
  from public.agendamentos a
  where a.paciente_id = paciente.id and a.status in ('em_atendimento', 'realizado');
  if visita > p_data then
    raise exception 'Há um atendimento em %, depois desta data. Confira a data do óbito.',
      to_char(visita, 'DD/MM/YYYY')
      using errcode = '23514';
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
