begin;
select plan(15);
select tests.mundo();
select tests.abrir_importacao();

select is(
  tests.importar(jsonb_build_array(
    tests.linha(2, 'Ana Boa', '{"cpf": "39053344705", "data_nascimento": "1980-02-29", "sexo": "feminino", "numero": "12"}'),
    tests.linha(3, 'Bia do CPF de José', '{"cpf": "52998224725"}'),
    tests.linha(4, 'Caio da Data', '{"data_nascimento": "2001-02-30"}'),
    tests.linha(5, 'Davi do Futuro', '{"data_nascimento": "2999-01-01"}'),
    tests.linha(6, 'X'),
    tests.linha(7, 'Edu Fora', '{}', 'ignorar'),
    tests.linha(8, 'José da Conceição', '{"cpf": "39053344705", "email": "jose@exemplo.com", "telefone": "1133334444"}', 'completar', 'jose'),
    tests.linha(9, 'Vizinho', '{}', 'completar', 'beto'),
    tests.linha(10, 'Lia Boa', '{"cns": "198000000000001"}')
  )),
  E'2 criado\n3 recusado: Já existe um cadastro com este CPF.\n4 recusado: Uma das datas não existe.\n'
  '5 recusado: A data de nascimento está no futuro.\n6 recusado: Um dos dados desta linha não é aceito.\n7 ignorado\n8 atualizado\n'
  '9 recusado: O cadastro que seria completado não foi encontrado.\n10 recusado: Um dos dados desta linha não é aceito.',
  'each row is made, refused with its reason, left out or filled in'
);
select results_eq(
  $$select nome, cpf, data_nascimento, sexo, numero, criado_por, clinica_id from public.pacientes where nome = 'Ana Boa'$$,
  $$values ('Ana Boa', '39053344705', date '1980-02-29', 'feminino', '12', tests.id('staff_a'), tests.id('clinica_a'))$$,
  'a new patient is written as the row says, by who sent it'
);
select results_eq(
  $$select cpf, email, telefone from public.pacientes where id = tests.id('jose')$$,
  $$values ('52998224725', 'jose@exemplo.com', '11987654321')$$, 'only what was empty is filled in'
);
select is(
  (select preenchidos from public.importacao_linhas where numero = 8), '{"email": "jose@exemplo.com"}', 'what a row filled in is noted'
);
select is((select nome from public.pacientes where id = tests.id('beto')), 'José Beto Conceição', 'nobody of another clinic is filled in');
select results_eq(
  $$select criados, atualizados, ignorados, recusados from public.importacoes$$, $$values (1, 1, 1, 6)$$, 'the import counts its rows by outcome'
);

select is(
  tests.importar(jsonb_build_array(tests.linha(2, 'Outra Coisa'), tests.linha(11, 'Nova Boa'))), E'2 criado\n11 criado',
  'a row sent again answers what it became'
);
select is((select count(*) from public.pacientes where nome = 'Outra Coisa'), 0::bigint, 'a row sent again makes no second patient');
select results_eq(
  $$select criados, recusados from public.importacoes$$, $$values (2, 6)$$, 'a row sent again is counted once'
);
select is(tests.abrir_importacao(), tests.id('importacao')::text, 'an import begun again is the same import');
select is(
  tests.tenta('staff_a', format(
    'select importar_pacientes(tests.id(%L), %L)', 'importacao',
    (select jsonb_agg(tests.linha(n, 'Pessoa Número')) from generate_series(100, 600) as n)
  )), '23514', '501 rows in a call are refused'
);
select is(
  tests.tenta('staff_a', $$select importar_pacientes(tests.id('importacao'), '[{"numero": 99999, "decisao": "ignorar"}]')$$), '23514',
  'a row beyond the last is refused'
);
select is(
  tests.tenta('staff_a', $$select abrir_importacao(tests.id('grande'), tests.id('clinica_a'), 'a.csv', 50001)$$), '23514',
  'a file of more than 50,000 rows is refused'
);
select tests.como('staff_a', $$select id from terminar_importacao(tests.id('importacao'))$$);
select is(
  tests.queixa('staff_a', $$select importar_pacientes(tests.id('importacao'), '[]')$$), 'Esta importação já terminou.', 'an import that ended takes no more rows'
);
select is((select situacao from public.importacoes), 'terminada', 'an import that ended says so');

select * from finish();
rollback;
