-- Who is to be called back is who has no appointment yet. The dashboard and the worklist count it in
-- one place; the worklist goes on listing who is booked, told apart. Each is looked up in the agenda,
-- which to a thousand in each part took 57 ms in a hospital: who has more than a hundred people to
-- call needs the list, not the number.

drop function public.contar_retornos(uuid, uuid);
drop function private.quantos_retornos(uuid, uuid, text);

create function private.quantos_retornos(
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
       where r.clinica_id = $1 and r.status = ''pendente'' and %s %s %s limit %s
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
    else '' end,
    case when so_a_chamar then 101 else 1001 end
  ) into quantos using clinica, medico;
  return quantos;
end;
$$;
comment on function private.quantos_retornos(uuid, uuid, text, boolean) is
  'Open returns that meet a condition (r), of one doctor or of all, up to a thousand, 1001 says that there are more; with true only those without an appointment to come, up to a hundred, 101 says that there are more. Definer: as the worklist.';

create function public.contar_retornos(p_clinica uuid, p_medico uuid default null)
returns table (faixa text, quantos int, a_chamar int)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  dia constant date := private.dia_na_clinica(p_clinica, now());
  clinica constant uuid := (
    select c from private.clinicas_do_usuario() as c where c = p_clinica
  );
begin
  return query
    select
      f.faixa,
      private.quantos_retornos(clinica, p_medico, f.condicao, false),
      private.quantos_retornos(clinica, p_medico, f.condicao, true)
    from (
      values
        ('atrasados', format('r.prevista_para < %L', dia)),
        ('hoje', format('r.prevista_para = %L', dia)),
        ('proximos', format('r.prevista_para between %L and %L', dia + 1, dia + 30)),
        ('depois', format('r.prevista_para > %L', dia + 30)),
        ('sem_data', 'r.prevista_para is null')
    ) as f (faixa, condicao);
end;
$$;
comment on function public.contar_retornos(uuid, uuid) is
  'How many open returns stand in each part of the worklist, up to a thousand (1001 says that there are more), and how many of them have no appointment to come, up to a hundred (101). Definer: as the worklist.';
revoke all on function public.contar_retornos(uuid, uuid) from public, anon, authenticated;
grant execute on function public.contar_retornos(uuid, uuid) to authenticated;

create or replace function private.retornos_do_painel(p_clinica uuid, p_medico uuid, hoje date)
returns table (atrasados bigint, de_hoje bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  -- Null where the caller has no business: then no row compares equal.
  clinica constant uuid := (
    select c from private.clinicas_do_usuario() as c where c = p_clinica
  );
begin
  return query select
    least(
      private.quantos_retornos(clinica, p_medico, format('r.prevista_para < %L', hoje), true), 100
    )::bigint,
    least(
      private.quantos_retornos(clinica, p_medico, format('r.prevista_para = %L', hoje), true), 100
    )::bigint;
end;
$$;
comment on function private.retornos_do_painel(uuid, uuid, date) is
  'How many planned returns are late and of today without an appointment to come, each up to 100; of one doctor or, with null, of all. Definer: as the worklist, staff sees who is to be called, not why.';
