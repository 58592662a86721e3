begin;
select plan(2);

insert into auth.users (id, email, raw_user_meta_data)
values (
  'a0000000-0000-4000-8000-000000000001', 'ana@teste.local',
  '{"tipo": "paciente", "nome": "Ana Lima", "cpf": "52998224725", "telefone": "11987654321", "data_nascimento": "1980-05-01"}'
);

select is(
  (select raw_user_meta_data from auth.users where id = 'a0000000-0000-4000-8000-000000000001'),
  '{"tipo": "paciente", "nome": "Ana Lima"}'::jsonb,
  'the metadata that tokens carry keeps name and type alone'
);
select results_eq(
  $$select cpf, telefone, data_nascimento from perfil_documentos
    where profile_id = 'a0000000-0000-4000-8000-000000000001'$$,
  $$values ('52998224725', '11987654321', date '1980-05-01')$$,
  'the documents are where only their owner reads them'
);

select * from finish();
rollback;
