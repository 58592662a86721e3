begin;
select plan(4);
select tests.mundo();

update public.perfil_documentos set cpf = '52998224725' where profile_id = tests.id('medico_a');
update public.perfil_documentos set cnpj = '11222333000181' where profile_id = tests.id('clinica_a');

select is(
  tests.tenta('administrador', $$update perfil_documentos set cpf = '52998224725' where profile_id = tests.id('medico_b')$$),
  '23505', 'two doctors do not share a CPF'
);
select is(
  tests.tenta('administrador', $$update perfil_documentos set cpf = '52998224725' where profile_id = tests.id('paciente')$$),
  '1', 'a doctor''s CPF may be that of a patient''s account'
);
select is(
  tests.tenta('administrador', $$update perfil_documentos set cnpj = '11222333000181' where profile_id = tests.id('hospital')$$),
  '23505', 'a clinic and a hospital do not share a CNPJ'
);
select is(
  tests.tenta('administrador', $$update profiles set crm = '700001', crm_uf = 'SP' where id = tests.id('medico_b')$$),
  '23505', 'two doctors do not share a CRM of one state'
);

select * from finish();
rollback;
