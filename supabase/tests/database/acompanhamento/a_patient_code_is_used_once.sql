begin;
select plan(9);
select tests.mundo();
create temp table codigo as select ''::text as valor;
update codigo set valor = tests.como('clinica_a', $$select codigo from criar_codigo_de_paciente(tests.id('jose'))$$);
grant select on codigo to authenticated;

select is(
  tests.tenta(ator, 'select usar_codigo_de_paciente(valor) from codigo'), '42501', ator || ' is no patient and uses no patient code'
) from unnest(array['medico_a', 'staff_a', 'clinica_a', 'estranho']) as ator;

select is(
  tests.como('paciente', $$select clinica_nome from codigo, usar_codigo_de_paciente(' ' || lower(replace(valor, '-', ' ')))$$),
  'Clínica A', 'a code typed in any way links the account'
);
select is(
  tests.como('paciente', 'select count(*) from paciente_contas'), '1', 'the account sees its link'
);
select is(
  (select array_agg(p) from (select tests.entrar_como('paciente')) as e, private.pacientes_da_conta() as p),
  array[tests.id('jose')], 'the account reaches its patient'
);
select tests.sair();
select is(
  tests.como('paciente', 'select erro from codigo, usar_codigo_de_paciente(valor)'),
  'Este código já foi usado. Peça um novo à clínica.', 'a second use is refused'
);
select is(
  (select count(*) from public.paciente_contas), 1::bigint, 'a second use links nothing'
);

select * from finish();
rollback;
