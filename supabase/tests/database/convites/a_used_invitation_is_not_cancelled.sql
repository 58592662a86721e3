begin;
select plan(2);
select tests.mundo();

select tests.como('medico_b', $$select aceitar_convite('aberto')$$);
select is(
  tests.tenta('clinica_a', $$update convites set cancelado_em = now() where id = tests.id('convite aberto')$$), '0',
  'the clinic no longer reaches it'
);
select is(
  tests.tenta('servico', $$update convites set cancelado_em = now() where id = tests.id('convite aberto')$$), '23514',
  'and the table refuses it from the service too'
);

select * from finish();
rollback;
