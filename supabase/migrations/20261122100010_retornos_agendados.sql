-- Who is to be called is read off the return itself.
--
-- Each return that was counted was looked up in the agenda: in a hospital some three hundred in each
-- part, 22 ms, most of it not even the reading but the planning and compiling of it. Now a return keeps
-- when the last appointment of its patient with its doctor begins, and is to be called about once that
-- has passed. It is an instant, not an answer: time goes by without anybody writing.

alter table public.retornos_planejados add column agendado_ate timestamptz;
comment on column public.retornos_planejados.agendado_ate is
  'When the last appointment booked or confirmed of this patient with this doctor begins; null: there is none. Whoever has no appointment to come has none after now. Kept while the return is open.';

update public.retornos_planejados r set agendado_ate = (
  select max(a.inicio) from public.agendamentos a
  where a.paciente_id = r.paciente_id and a.medico_id = r.medico_id
    and a.status in ('agendado', 'confirmado')
)
where r.status = 'pendente';

-- Counted in the index alone.
drop index public.retornos_planejados_fila;
create index retornos_planejados_fila
  on public.retornos_planejados (clinica_id, prevista_para, id) include (agendado_ate)
  where status = 'pendente';
drop index public.retornos_planejados_fila_do_medico;
create index retornos_planejados_fila_do_medico
  on public.retornos_planejados (clinica_id, medico_id, prevista_para, id) include (agendado_ate)
  where status = 'pendente';

-- ---------------------------------------------------------------------------------------------
-- It is kept
-- ---------------------------------------------------------------------------------------------

create function private.travar_retornos(paciente uuid, medico uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(paciente::text || medico::text, 3));
end;
$$;
comment on function private.travar_retornos(uuid, uuid) is
  'One writer at a time for what a doctor asked of a patient: of a return that is planned while an appointment is booked, neither would see the other. Taken before any of their rows.';

create function private.ultimo_marcado(paciente uuid, medico uuid) returns timestamptz
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (
    select max(a.inicio) from public.agendamentos a
    where a.paciente_id = paciente and a.medico_id = medico
      and a.status in ('agendado', 'confirmado')
  );
end;
$$;
comment on function private.ultimo_marcado(uuid, uuid) is
  'When the last appointment, booked or confirmed, of a patient with a doctor begins, past or to come. Definer: the answer may not depend on who writes.';

create function private.anotar_agendado(paciente uuid, medico uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  ate timestamptz;
begin
  perform private.travar_retornos(paciente, medico);
  ate := private.ultimo_marcado(paciente, medico);
  update public.retornos_planejados r set agendado_ate = ate
  where r.paciente_id = paciente and r.medico_id = medico and r.status = 'pendente'
    and r.agendado_ate is distinct from ate;
end;
$$;
comment on function private.anotar_agendado(uuid, uuid) is
  'Writes on the open returns of a patient with a doctor until when there are appointments. Definer: whoever books reads no return.';

create function private.agendamento_muda_retornos() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE'
    and (new.paciente_id, new.medico_id) is distinct from (old.paciente_id, old.medico_id)
  then
    perform private.anotar_agendado(old.paciente_id, old.medico_id);
  end if;
  perform private.anotar_agendado(new.paciente_id, new.medico_id);
  return null;
end;
$$;
comment on function private.agendamento_muda_retornos() is
  'What is booked, moved, cancelled, missed or begun is known to the returns it is about. Definer: as private.anotar_agendado.';

-- Their names come first: before the rows of the CRM, as where a return changes by itself.
create trigger agendamento_muda_retornos after insert on public.agendamentos
  for each row when (new.status in ('agendado', 'confirmado'))
  execute function private.agendamento_muda_retornos();
create trigger agendamento_mudado_muda_retornos after update on public.agendamentos
  for each row when (
    (new.status in ('agendado', 'confirmado'), new.inicio, new.paciente_id, new.medico_id)
    is distinct from (old.status in ('agendado', 'confirmado'), old.inicio, old.paciente_id, old.medico_id)
  )
  execute function private.agendamento_muda_retornos();

create function private.retorno_comeca_agendado() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.travar_retornos(new.paciente_id, new.medico_id);
  new.agendado_ate := private.ultimo_marcado(new.paciente_id, new.medico_id);
  return new;
end;
$$;
comment on function private.retorno_comeca_agendado() is
  'A return that is planned, begins with its entry or is opened again finds what is booked already. Definer: as private.ultimo_marcado.';

-- Its name comes after planejar_retorno, which says whose it is and whether it is open.
create trigger retorno_comeca_agendado before insert on public.retornos_planejados
  for each row when (new.status = 'pendente')
  execute function private.retorno_comeca_agendado();
create trigger retorno_reaberto_agendado before update on public.retornos_planejados
  for each row when (
    new.status = 'pendente'
    and (new.status, new.paciente_id, new.medico_id)
      is distinct from (old.status, old.paciente_id, old.medico_id)
  )
  execute function private.retorno_comeca_agendado();

create or replace function private.cumprir_retornos(
  paciente uuid, medico uuid, dia date, prontuario uuid, agendamento uuid
) returns void
language sql security definer
set search_path = ''
as $$
  -- Before their rows: a return of this visit may begin in the same breath, and asks for it too.
  select private.travar_retornos(paciente, medico);
  update public.retornos_planejados r set
    status = 'cumprido', encerrado_em = now(), encerrado_por = private.usuario_id(),
    cumprido_no_prontuario = prontuario, cumprido_no_agendamento = agendamento
  where r.paciente_id = paciente and r.medico_id = medico and r.status = 'pendente'
    and r.desde < dia;
$$;

-- ---------------------------------------------------------------------------------------------
-- It is counted
-- ---------------------------------------------------------------------------------------------

drop function private.quantos_retornos(uuid, uuid, text, boolean);

create function private.quantos_retornos(
  clinica uuid, medico uuid, de date, ate date, so_a_chamar boolean
) returns int
language plpgsql stable security definer
set search_path = ''
-- Planned for each call it would cost more than it reads.
set plan_cache_mode = force_generic_plan
as $$
declare
  mais_que constant int := case when so_a_chamar then 101 else 1001 end;
begin
  -- A query for each kind, so that a doctor's few are not looked for among everybody's.
  if de is not null and medico is null then
    return (
      select count(*) from (
        select 1 from public.retornos_planejados r
        where r.clinica_id = clinica and r.status = 'pendente' and r.prevista_para between de and ate
          and (not so_a_chamar or r.agendado_ate is null or r.agendado_ate <= now())
        limit mais_que
      ) as l
    );
  elsif de is not null then
    return (
      select count(*) from (
        select 1 from public.retornos_planejados r
        where r.clinica_id = clinica and r.medico_id = medico and r.status = 'pendente'
          and r.prevista_para between de and ate
          and (not so_a_chamar or r.agendado_ate is null or r.agendado_ate <= now())
        limit mais_que
      ) as l
    );
  elsif medico is null then
    return (
      select count(*) from (
        select 1 from public.retornos_planejados r
        where r.clinica_id = clinica and r.status = 'pendente' and r.prevista_para is null
          and (not so_a_chamar or r.agendado_ate is null or r.agendado_ate <= now())
        limit mais_que
      ) as l
    );
  else
    return (
      select count(*) from (
        select 1 from public.retornos_planejados r
        where r.clinica_id = clinica and r.medico_id = medico and r.status = 'pendente'
          and r.prevista_para is null
          and (not so_a_chamar or r.agendado_ate is null or r.agendado_ate <= now())
        limit mais_que
      ) as l
    );
  end if;
end;
$$;
comment on function private.quantos_retornos(uuid, uuid, date, date, boolean) is
  'Open returns between two days or, with null, without a day, of one doctor or of all, up to a thousand, 1001 says that there are more; with true only those without an appointment to come, up to a hundred, 101 says that there are more. Definer: as the worklist.';

create or replace function public.contar_retornos(p_clinica uuid, p_medico uuid default null)
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
      private.quantos_retornos(clinica, p_medico, f.de, f.ate, false),
      private.quantos_retornos(clinica, p_medico, f.de, f.ate, true)
    from (
      values
        ('atrasados', '-infinity'::date, dia - 1), ('hoje', dia, dia), ('proximos', dia + 1, dia + 30),
        ('depois', dia + 31, 'infinity'), ('sem_data', null, null)
    ) as f (faixa, de, ate);
end;
$$;

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
    least(private.quantos_retornos(clinica, p_medico, '-infinity', hoje - 1, true), 100)::bigint,
    least(private.quantos_retornos(clinica, p_medico, hoje, hoje, true), 100)::bigint;
end;
$$;
