-- Triggers that prepare a row run before the policies judge it, and what they refuse tells: who works
-- where, who died, which entry there is. So who may not write there is refused first, in one sentence,
-- on every table that people write to. Written from the catalog, as the dates: a new table needs no line.

create function private.recusar_fora_do_alcance() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  raise exception 'Você não tem permissão para fazer isto.' using errcode = '42501', detail = 'PROIBIDO';
end;
$$;
comment on function private.recusar_fora_do_alcance() is
  'The refusal of a policy, said before any other trigger speaks.';

create function private.exigir_alcance() returns trigger
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is not null and new.clinica_id not in (
    select private.clinicas_do_usuario() union all select private.clinicas_da_conta()
  ) then
    perform private.recusar_fora_do_alcance();
  end if;
  return new;
end;
$$;
comment on function private.exigir_alcance() is
  'The row is of a tenant that the caller works in, or whose patient the account is. Definer: as the helpers that it asks.';

create function private.exigir_alcance_do_paciente() returns trigger
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is not null and new.paciente_id is not null and not exists (
    select 1 from public.pacientes p where p.id = new.paciente_id and p.clinica_id = new.clinica_id
  ) then
    perform private.recusar_fora_do_alcance();
  end if;
  return new;
end;
$$;
comment on function private.exigir_alcance_do_paciente() is
  'The patient of the row is of its tenant: what a foreign one is like is not told. Definer: registrations are the tenant''s.';

create function private.exigir_alcance_clinico() returns trigger
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is not null and (
    new.clinica_id not in (select private.clinicas_com_prontuario())
    or not private.entra_no_restrito(new.paciente_id)
  ) then
    perform private.recusar_fora_do_alcance();
  end if;
  return new;
end;
$$;
comment on function private.exigir_alcance_clinico() is
  'The row is of a record that the caller reads: never staff, nor who is kept out of it. Definer: as the helpers that it asks.';

do $$
declare
  tabela regclass;
  do_paciente boolean;
  clinica boolean;
begin
  for tabela, do_paciente, clinica in
    select c.oid,
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'paciente_id'),
      exists (
        select 1 from pg_policy p where p.polrelid = c.oid and p.polcmd = 'a'
          and pg_get_expr(p.polwithcheck, p.polrelid) like '%pacientes_restritos%'
      )
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'clinica_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
      -- Whoever accepts an invitation is of no clinic yet; its own trigger asks who links.
      and c.oid <> 'public.clinica_medicos'::regclass
  loop
    -- By their names these run first: triggers of an event run in order of name.
    execute format(
      'create trigger a_alcance before insert on %s for each row execute function private.exigir_alcance()',
      tabela
    );
    if do_paciente then
      execute format(
        'create trigger a_alcance_do_paciente before insert on %s for each row execute function private.exigir_alcance_do_paciente()',
        tabela
      );
    end if;
    if clinica then
      execute format(
        'create trigger a_alcance_clinico before insert on %s for each row execute function private.exigir_alcance_clinico()',
        tabela
      );
    end if;
  end loop;
end;
$$;
