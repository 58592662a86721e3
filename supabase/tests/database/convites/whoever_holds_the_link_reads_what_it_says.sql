begin;
select plan(8);
select tests.mundo();

select is(
  tests.como(ator, $$select concat_ws(' ', valido, clinica_nome, tipo) from consultar_convite('aberto')$$),
  't Clínica A medico', ator || ' reads what the link of an invitation says'
)
from (values ('anonimo'), ('medico_b'), ('estranho')) as a (ator);

select is(
  tests.como('anonimo', format('select valido from consultar_convite(%L)', token)), 'false', token || ' is not valid'
)
from (values ('vencido'), ('cancelado')) as t (token);

select is(tests.tenta('anonimo', $$select * from consultar_convite('nenhum')$$), '0', 'an unknown token says nothing');
select is(tests.tenta('anonimo', $$select * from consultar_convite(null)$$), '0', 'an absent token says nothing');

update public.profiles set ativo = false where id = tests.id('clinica_a');
select is(
  tests.como('anonimo', $$select valido from consultar_convite('aberto')$$), 'false',
  'the invitation of an inactive clinic is not valid'
);

select * from finish();
rollback;
