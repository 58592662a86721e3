begin;
select plan(12);
select tests.mundo();

create function pg_temp.alcance() returns text
language sql as $$
  select concat_ws(' ',
    tests.tenta('medico_a', $c$select 1 from pacientes where clinica_id = tests.id('clinica_a')$c$),
    tests.tenta('medico_a', $c$select 1 from resumos_clinicos where clinica_id = tests.id('clinica_a')$c$),
    tests.tenta('medico_a', $c$select 1 from prontuarios where clinica_id = tests.id('clinica_a')$c$),
    tests.tenta('medico_a', $c$select 1 from buscar_pacientes('jose')$c$),
    tests.tenta('medico_a', $c$select 1 from notificacoes where id = tests.id('aviso_medico')$c$),
    tests.tenta('medico_a', $c$update prontuarios set plano = 'x' where id = tests.id('rascunho_a')$c$)
  )
$$;

select is(
  pg_temp.alcance(), '2 1 3 1 1 1',
  'a linked doctor reaches patients, summary, entries, search, notice and own draft'
);

select tests.como('clinica_a', $$update clinica_medicos set ativo = false where medico_id = tests.id('medico_a') returning id$$);
select is(pg_temp.alcance(), '0 0 0 0 0 0', 'a deactivated doctor reaches none of it');
select is(tests.tenta('medico_a', comando), '42501', 'a deactivated doctor is refused ' || comando)
from (
  values
    ('insert into prontuarios (paciente_id, clinica_id) values (tests.id(''jose''), tests.id(''clinica_a''))'),
    ('insert into pacientes (clinica_id, nome) values (tests.id(''clinica_a''), ''Novo Paciente'')'),
    ('insert into resumos_clinicos (paciente_id, clinica_id) values (tests.id(''maria''), tests.id(''clinica_a''))'),
    ('select abrir_correcao(tests.id(''evolucao_a''), ''motivo'')')
) as c (comando);
select is(
  tests.tenta('medico_a', $$update pacientes set nome = 'Outro Nome' where id = tests.id('jose')$$), '0',
  'a deactivated doctor edits no registration'
);
select is(
  tests.tenta('medico_a', $$select 1 from pacientes where clinica_id = tests.id('hospital')$$), '1',
  'a deactivated doctor goes on reading in the other place of work'
);
select is(
  tests.tenta('clinica_a', $$select 1 from prontuarios where id = tests.id('evolucao_a')$$), '1',
  'what the doctor wrote stays with the clinic'
);
select is(
  tests.tenta('medico_a', $$update clinica_medicos set ativo = true where clinica_id = tests.id('clinica_a')$$), '0',
  'a deactivated doctor does not take the link up again alone'
);

select tests.como('clinica_a', $$update clinica_medicos set ativo = true where medico_id = tests.id('medico_a') returning id$$);
select is(pg_temp.alcance(), '0 0 0 0 0 0', 'asked back by the clinic, the doctor reaches nothing before accepting');
select tests.como('medico_a', $$select responder_vinculo(tests.id('vinculo medico_a clinica_a'), true)$$);
select is(pg_temp.alcance(), '2 1 3 1 1 1', 'once accepted again, the doctor reaches all of it again');

select * from finish();
rollback;
