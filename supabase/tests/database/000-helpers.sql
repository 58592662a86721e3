-- What the other files stand on: pgTAP and the schema `tests`, with a small world of actors.
--
-- Files whose name begins with a number are committed, so that every later one finds what they make:
-- `supabase test db` and pg_prove run the files in order of name, each in a session of its own, and
-- tests/database/run.ts follows them. Every other file is one transaction that is rolled back.

begin;

create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to anon, authenticated, service_role;

drop schema if exists tests cascade;
create schema tests;
comment on schema tests is 'Helpers of the pgTAP suite. Never on a deployed database.';

-- ---------------------------------------------------------------------------------------------
-- Actors
-- ---------------------------------------------------------------------------------------------

create function tests.id(apelido text) returns uuid
language sql immutable
as $$ select md5('pleno ' || apelido)::uuid $$;
comment on function tests.id(text) is 'The id of whatever the world calls by this name.';

create function tests.atores() returns setof text
language sql immutable
as $$
  select unnest(array[
    'clinica_a', 'clinica_b', 'hospital', 'medico_a', 'medico_ex', 'medico_b', 'medico_solo',
    'staff_a', 'staff_b', 'staff_dispensado', 'plantonista', 'paciente', 'estranho', 'inativo',
    'sem_perfil', 'sessao_encerrada', 'anonimo'
  ])
$$;
comment on function tests.atores() is 'Everybody who may come by the API.';

create function tests.entrar_como(ator text) returns void
language plpgsql
as $$
declare
  papel text := 'authenticated';
  dados jsonb := jsonb_build_object('sub', tests.id(ator), 'role', 'authenticated');
begin
  perform tests.sair();
  case ator
    when 'administrador' then return;
    when 'servico', 'anonimo' then
      papel := case ator when 'servico' then 'service_role' else 'anon' end;
      dados := jsonb_build_object('role', papel);
    when 'sem_perfil' then null;
    when 'sessao_viva', 'sessao_encerrada' then
      dados := dados
        || jsonb_build_object('sub', tests.id('medico_a'), 'session_id', tests.id(ator));
    else
      if not exists (select 1 from auth.users u where u.id = tests.id(ator)) then
        raise exception 'nobody is called %', ator;
      end if;
  end case;
  perform set_config('request.jwt.claims', dados::text, true), set_config('role', papel, true);
end;
$$;
comment on function tests.entrar_como(text) is
  'Acts as this person from here on, with the role and claims the API would set. Special names: administrador (the owner), servico, anonimo, sem_perfil, sessao_viva and sessao_encerrada (medico_a, by session).';

create function tests.sair() returns void
language sql
as $$ select set_config('role', 'none', true), set_config('request.jwt.claims', '', true) $$;
comment on function tests.sair() is 'Acts as the owner of the database again.';

-- ---------------------------------------------------------------------------------------------
-- What an actor may do
-- ---------------------------------------------------------------------------------------------

create function tests.tenta(ator text, comando text) returns text
language plpgsql
as $$
declare
  linhas int;
begin
  perform tests.entrar_como(ator);
  execute comando;
  get diagnostics linhas = row_count;
  -- Undone like any other failure: a question leaves no trace.
  raise exception using errcode = 'TRY00', message = linhas::text;
exception
  when sqlstate 'TRY00' then return sqlerrm;
  when others then return sqlstate;
end;
$$;
comment on function tests.tenta(text, text) is
  'What would come of a command: the number of rows it reaches, or the SQLSTATE it fails with. Undone.';

create function tests.queixa(ator text, comando text) returns text
language plpgsql
as $$
begin
  perform tests.entrar_como(ator);
  execute comando;
  raise exception using errcode = 'TRY00';
exception
  when sqlstate 'TRY00' then return null;
  when others then return sqlerrm;
end;
$$;
comment on function tests.queixa(text, text) is
  'The sentence a command fails with, or null when it passes. Undone.';

create function tests.como(ator text, comando text) returns text
language plpgsql
as $$
declare
  resposta text;
begin
  perform tests.entrar_como(ator);
  execute comando into resposta;
  perform tests.sair();
  return resposta;
end;
$$;
comment on function tests.como(text, text) is
  'Runs a command as the actor, for good, and answers the first value it returns.';

commit;

begin;
select plan(1);
select has_function('tests', 'entrar_como', array['text'], 'the helpers are there');
select * from finish();
rollback;
