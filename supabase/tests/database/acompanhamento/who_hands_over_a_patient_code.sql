begin;
select plan(19);
select tests.mundo();

select is(tests.tenta(ator, $$select criar_codigo_de_paciente(tests.id('jose'))$$), '1', ator || ' registers patients there and makes a patient code')
from unnest(array['clinica_a', 'staff_a', 'medico_a']) as ator;
select is(tests.tenta(ator, $$select criar_codigo_de_paciente(tests.id('jose'))$$), '42501', ator || ' makes no patient code')
from unnest(array[
  'clinica_b', 'staff_b', 'hospital', 'medico_b', 'medico_ex', 'medico_solo', 'staff_dispensado', 'plantonista',
  'paciente', 'estranho', 'inativo', 'sem_perfil', 'sessao_encerrada', 'anonimo'
]) as ator;

select is(
  tests.como('staff_a', $$select codigo ~ '^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$'
    from criar_codigo_de_paciente(tests.id('jose'))$$), 'true', 'a code has ten signs that are not mistaken for one another'
);
select is(
  tests.tenta('staff_a', $$select codigo_hash from codigos_de_paciente$$), '42501', 'nobody reads the hash of a code'
);

select * from finish();
rollback;
