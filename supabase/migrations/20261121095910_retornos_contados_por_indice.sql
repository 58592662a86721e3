-- Who of the worklist has an appointment to come is looked up for each row that is counted: joined at large,
-- every appointment to come of the platform was read to count a page of one clinic.

create or replace function private.quantos_retornos(
  clinica uuid, medico uuid, condicao text, so_a_chamar boolean
) returns int
language plpgsql stable security definer
set search_path = ''
as $$
declare
  quantos int;
begin
  -- Written out, so that a doctor's few are not looked for among everybody's.
  execute format(
    'select count(*)::int from (
       select 1 from public.retornos_planejados r
       where r.clinica_id = $1 and r.status = ''pendente'' and %s %s %s limit 1001
     ) as l',
    condicao,
    case when medico is not null then 'and r.medico_id = $2' else '' end,
    -- As the row of the worklist says it: with the doctor who asked the patient back. Not as
    -- `not exists`, which is what joins.
    case when so_a_chamar then
      'and (
         select a.id from public.agendamentos a
         where a.paciente_id = r.paciente_id and a.medico_id = r.medico_id and a.inicio > now()
           and a.status in (''agendado'', ''confirmado'')
         order by a.inicio limit 1
       ) is null'
    else '' end
  ) into quantos using clinica, medico;
  return quantos;
end;
$$;
