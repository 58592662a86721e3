begin;
select plan(10);
select tests.mundo();

update public.perfil_documentos set cpf = '52998224725' where profile_id = tests.id('paciente');
create function pg_temp.cadastra(apelido text, dados jsonb, email text default null) returns text language sql as $$
  insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
  values (tests.id(apelido), coalesce(email, apelido || '@teste.demo'), '{"provider": "email", "providers": ["email"]}', dados);
  select p.tipo from public.profiles p where p.id = tests.id(apelido);
$$;
create function pg_temp.passe(tipo text, apelido text) returns jsonb language sql as $$
  select jsonb_build_object('tipo', tipo, 'nome', 'Com Passe', 'crm', '900123', 'crm_uf', 'SP', 'passe', c.passe)
  from public.conferir_registro(null, tipo, apelido || '@teste.demo') as c
$$;

select is(pg_temp.cadastra(tipo || '_sem_passe', jsonb_build_object('tipo', tipo, 'nome', 'Sem Passe')), 'paciente', format('who signs up plainly as %s is none', tipo))
from unnest(array['clinica', 'medico', 'staff']) as tipo;
select pg_temp.cadastra('curioso', '{"tipo": "paciente", "nome": "Curioso", "cpf": "52998224725"}');
select is(
  (select concat(d.cpf, p.nome) from perfil_documentos d join profiles p on p.id = d.profile_id where p.id = tests.id('curioso')),
  'Curioso', 'a plain sign-up with another account''s CPF is not told so: it keeps the name alone'
);

select set_config('teste.passe', pg_temp.passe('medico', 'novo')::text, true);
select is(pg_temp.cadastra('outro_email', current_setting('teste.passe')::jsonb), 'paciente', 'the pass of another e-mail gives no type');
select is(pg_temp.cadastra('outro_tipo', current_setting('teste.passe')::jsonb || '{"tipo": "clinica"}', 'Novo@teste.demo'), 'paciente', 'the pass of a doctor makes no clinic');
select set_config('teste.passe', pg_temp.passe('medico', 'medica')::text, true);
select is(pg_temp.cadastra('medica', current_setting('teste.passe')::jsonb), 'medico', 'the account of a registration has its type');
select is(
  (select raw_user_meta_data ? 'passe' from auth.users where id = tests.id('medica')), false, 'tokens carry no pass'
);
select set_config('teste.passe', pg_temp.passe('clinica', 'tardia')::text, true);
update private.passes_de_registro set ate = now();
select is(pg_temp.cadastra('tardia', current_setting('teste.passe')::jsonb), 'paciente', 'a pass that is over gives no type');

-- By this role the platform's Auth service writes; the local stack has none.
do $$
begin
  if to_regrole('supabase_auth_admin') is null then
    create role supabase_auth_admin;
  end if;
end;
$$;
grant usage on schema auth to supabase_auth_admin;
grant insert on auth.users to supabase_auth_admin;
select set_config('teste.id', tests.id('calada')::text, true), set_config('teste.dono', session_user, true);
set local session authorization supabase_auth_admin;
insert into auth.users (id, email, raw_user_meta_data)
values (current_setting('teste.id')::uuid, 'calada@teste.demo', '{"tipo": "clinica", "nome": "Calada"}');
select set_config('session_authorization', current_setting('teste.dono'), true);
select is(
  (select tipo from profiles where id = tests.id('calada')), 'paciente',
  'what the Auth service writes without naming a provider needs a pass, too'
);

select * from finish();
rollback;
