begin;
select plan(2);
select tests.mundo();

select tests.como('medico_b', $$select aceitar_convite('aberto')$$);
select is(
  tests.tenta('clinica_a', $$update convites set cancelado_em = now() where id = tests.id('convite aberto')$$), '0',
  'the clinic does not cancel an invitation that was used'
);
select is(
  tests.tenta('servico', $$update convites set cancelado_em = now() where id = tests.id('convite aberto')$$), '23514',
  'the service does not cancel an invitation that was used'
);

select * from finish();
rollback;
