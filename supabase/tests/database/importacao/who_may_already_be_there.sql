begin;
select plan(5);
select tests.mundo();

select is(
  tests.como('staff_a', $$select string_agg(numero || ' ' || nome || ' ' || motivo, ', ' order by numero)
    from repetidos_na_importacao(tests.id('clinica_a'), '[
      {"numero": 2, "nome": "Outro Nome", "cpf": "52998224725"},
      {"numero": 3, "nome": "JOSE DA CONCEICAO", "data_nascimento": "1970-01-01"},
      {"numero": 4, "nome": "José da Conceição", "data_nascimento": "1971-01-01"},
      {"numero": 5, "nome": "José Beto Conceição", "data_nascimento": "1970-01-01"},
      {"numero": 6, "nome": "José da Conceição", "data_nascimento": "1970-01-01", "cpf": "52998224725"}
    ]')$$),
  '2 José da Conceição cpf, 3 José da Conceição nome_e_nascimento, 6 José da Conceição cpf',
  'a row finds who is there by number, or by name and birth, with the strongest reason alone'
);
select is(
  tests.tenta('staff_b', $$select 1 from repetidos_na_importacao(tests.id('clinica_b'), '[{"numero": 2, "cpf": "52998224725"}]')$$), '1',
  'a row finds who is in the own clinic'
);
select is(
  tests.tenta('staff_b', $$select 1 from repetidos_na_importacao(tests.id('clinica_a'), '[{"numero": 2, "cpf": "52998224725"}]')$$), '42501',
  'staff does not ask who is in another clinic'
);
select is(
  tests.tenta('staff_a', $$select 1 from repetidos_na_importacao(tests.id('clinica_a'), '[]')$$), '0',
  'a question about no rows finds nobody'
);
select is(
  tests.tenta('staff_a', format(
    'select 1 from repetidos_na_importacao(tests.id(%L), %L)', 'clinica_a',
    (select jsonb_agg(jsonb_build_object('numero', n)) from generate_series(1, 501) as n)
  )), '23514', 'a question about more than 500 rows is refused'
);

select * from finish();
rollback;
