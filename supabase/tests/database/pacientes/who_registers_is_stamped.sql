begin;
select plan(4);
select tests.mundo();

select is(
  tests.como('staff_a', $$insert into pacientes (clinica_id, nome) values (tests.id('clinica_a'), 'Novo Paciente') returning criado_por$$),
  tests.id('staff_a')::text, 'who registers is stamped as the author'
);
select is(
  tests.como('medico_a', $$update pacientes set nome = 'José Conceição' where id = tests.id('jose') returning atualizado_por$$),
  tests.id('medico_a')::text, 'who edits is stamped as the editor'
);
select is(
  tests.como('medico_a', $$select criado_por from pacientes where id = tests.id('jose')$$),
  tests.id('clinica_a')::text, 'an edit leaves the author'
);
select is(
  tests.tenta('staff_a', $$insert into pacientes (clinica_id, nome, criado_por) values (tests.id('clinica_a'), 'Novo Paciente', tests.id('medico_a'))$$),
  '42501', 'nobody signs for somebody else'
);

select * from finish();
rollback;
