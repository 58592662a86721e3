begin;
select plan(6);
select tests.mundo();
select tests.criar_agenda();
select tests.abrir_importacao();

select is(
  tests.importar(jsonb_build_array(
    tests.linha(2, 'Ana que Morreu', '{"data_nascimento": "1940-02-29", "data_obito": "2020-05-01"}'),
    tests.linha(3, 'Bia do Futuro', '{"data_obito": "2999-01-01"}'),
    tests.linha(4, 'Maria', format('{"data_obito": "%s"}', current_date - 3)::jsonb, 'completar', 'maria')
  )),
  E'2 criado\n3 recusado: A data do óbito está no futuro.\n4 atualizado',
  'a death is written, refused and filled in like the other fields'
);
select is((select data_obito from pacientes where nome = 'Ana que Morreu'), date '2020-05-01', 'the file records the death of a new patient');
select is((select data_obito from pacientes where id = tests.id('maria')), current_date - 3, 'the file records the death of a patient who was there');
select is((select status from lista_de_espera where id = tests.id('espera_maria')), 'encerrada', 'a death from a file closes the place in the waiting list');
select tests.como('staff_a', $$select id from terminar_importacao(tests.id('importacao'))$$);
select tests.como('staff_a', $$select removidos from desfazer_importacao(tests.id('importacao'))$$);
select is((select data_obito from pacientes where id = tests.id('maria')), null, 'undoing the import takes the death back');
select is((select status from lista_de_espera where id = tests.id('espera_maria')), 'aguardando', 'undoing the import opens the place in the waiting list again');

select * from finish();
rollback;
