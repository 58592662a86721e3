begin;
select plan(12);
select tests.mundo();

insert into auth.users (id, email, raw_user_meta_data) values
  (tests.id('hostil'), 'hostil@teste.demo', jsonb_build_object(
    'tipo', 'admin', 'clinica_id', tests.id('clinica_b'), 'ativo', false, 'plano_medico', 'premium',
    'permite_ia', true, 'permite_atendimento_individual', true, 'crm', '123', 'nome', repeat('x', 500)
  )),
  (tests.id('staff_falso'), 'falso@teste.demo', jsonb_build_object(
    'tipo', 'staff', 'clinica_id', tests.id('clinica_a'), 'nome', 'Falso Staff'
  )),
  (tests.id('doutor'), 'doutor@teste.demo', jsonb_build_object(
    'tipo', 'medico', 'nome', 'Dr. Teste', 'crm', '12; drop table', 'crm_uf', 'sp', 'cpf', '52998224724',
    'cnpj', '11222333000181', 'telefone', '12', 'data_nascimento', '1980-02-31',
    'especialidade', repeat('y', 500)
  ));

create function pg_temp.perfil(apelido text) returns public.profiles
language sql as $$ select p from public.profiles p where p.id = tests.id(apelido) $$;

select is((pg_temp.perfil('hostil')).tipo, 'paciente', 'an account of an unknown type becomes a patient');
select is((pg_temp.perfil('hostil')).clinica_id, null, 'an account does not place itself in a clinic');
select is((pg_temp.perfil('hostil')).ativo, true, 'an account does not make itself inactive');
select is((pg_temp.perfil('hostil')).plano_medico, 'free', 'an account does not make itself premium');
select is((pg_temp.perfil('hostil')).permite_ia, false, 'an account does not grant itself a feature');
select is((pg_temp.perfil('hostil')).crm, null, 'a patient gets no CRM');
select is(length((pg_temp.perfil('hostil')).nome), 160, 'a long name is cut');
select is((pg_temp.perfil('staff_falso')).clinica_id, null, 'staff does not place itself in a clinic');
select is((pg_temp.perfil('doutor')).crm, null, 'a CRM of no known shape is dropped');
select is((pg_temp.perfil('doutor')).crm_uf, null, 'a state that is none is dropped');
select is(length((pg_temp.perfil('doutor')).especialidade), 80, 'a long specialty is cut');
select results_eq(
  $$select cpf, cnpj, telefone, data_nascimento from public.perfil_documentos
    where profile_id = tests.id('doutor')$$,
  $$values (null::text, null::text, null::text, null::date)$$,
  'documents that are not valid are dropped'
);

select * from finish();
rollback;
