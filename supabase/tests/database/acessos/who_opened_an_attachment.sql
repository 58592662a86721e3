begin;
select plan(21);
select tests.mundo();
select tests.criar_anexos();

create function tests.abre(ator text, arquivo text) returns text language sql as $$
  select tests.como(ator, format('select abrir_anexo(tests.id(%L)) = tests.objeto(%L)', arquivo, arquivo))
$$;
create function tests.abertos(ator text) returns bigint language sql as $$
  select count(*) from public.acessos_prontuario a where a.quem = tests.id(ator) and a.acao = 'abriu_anexo'
$$;

select is(tests.abre('medico_a', 'laudo_a'), 'true', 'a doctor of the clinic opens a report');
select results_eq(
  $$select clinica_id, paciente_id, prontuario_id from public.acessos_prontuario where acao = 'abriu_anexo'$$,
  $$values (tests.id('clinica_a'), tests.id('jose'), tests.id('evolucao_a'))$$,
  'the opening is logged with the entry of the file'
);
select tests.abre('medico_a', 'laudo_a');
select is(tests.abertos('medico_a'), 1::bigint, 'a file opened again at once is logged once');

select is(tests.abre(ator, 'laudo_a'), null, ator || ' opens no file of the record')
from unnest(array['staff_a', 'medico_ex', 'medico_b', 'clinica_b', 'staff_b', 'paciente']) as ator;
select tests.como('medico_b', $$select private.registrar_abertura_de_anexo(tests.id('laudo_a'))$$);
select is(tests.abertos('medico_b'), 0::bigint, 'nothing is logged for who does not read the file');
select is(tests.abre('medico_a', 'laudo_b'), null, 'a file of a neighbour is not opened by its id');
select is(tests.abre('medico_a', 'subindo'), null, 'a file that has not arrived is not opened');
select is(tests.abre('medico_a', 'inventado'), null, 'a file that does not exist is not opened');

select is(tests.abre('staff_a', 'administrativo'), 'true', 'the reception opens what came to it');
select is(tests.abre('staff_a', 'clinico'), null, 'the reception does not open what came to the doctors');
select is(tests.abre('paciente', 'administrativo'), 'true', 'the patient opens what the reception opens');
select is(tests.abertos('paciente'), 0::bigint, 'the opening by the patient is not logged as an access of the team');

select tests.restringir();
select is(tests.abre('medico_b', 'laudo_a'), null, 'a restricted record keeps its files from who is kept out');
select is(tests.abre('medico_a', 'laudo_a'), 'true', 'a restricted record opens its files to who cares for the patient');
select is(
  tests.como('paciente', $$select count(*) from acessos_ao_meu_prontuario(tests.id('jose')) where acao = 'abriu_anexo'$$), '2',
  'the patient reads who opened them'
);
select is(
  tests.como('clinica_a', $$select count(*) from acessos_da_clinica() where acao = 'abriu_anexo'$$), '2',
  'the clinic reads who opened them'
);

select * from finish();
rollback;
