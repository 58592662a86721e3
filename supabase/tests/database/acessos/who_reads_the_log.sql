begin;
select plan(51);
select tests.mundo();
select tests.como(quem, format('select folha_de_rosto(tests.id(%L))', paciente))
from (values ('medico_a', 'jose'), ('medico_a', 'hugo'), ('medico_solo', 'selma')) as c (quem, paciente);
select tests.restringir();
select tests.emergencia();

select is(
  tests.tenta(ator, 'select id from acessos_prontuario'),
  case
    when ator = 'anonimo' then '42501' when ator = 'clinica_a' then '3'
    when ator in ('hospital', 'medico_solo') then '1' else '0'
  end,
  format('%s reads the log of the own tenant alone', ator)
)
from tests.atores() as ator;
select is(
  tests.tenta(ator, 'select motivo from acessos_de_emergencia'),
  case when ator = 'anonimo' then '42501' when ator in ('clinica_a', 'medico_b') then '1' else '0' end,
  format('only the clinic and the doctor of an emergency read its reason, asked as %s', ator)
)
from tests.atores() as ator;
select is(
  tests.tenta(ator, 'select motivo from restricoes_de_acesso'),
  case when ator = 'anonimo' then '42501' when ator in ('clinica_a', 'medico_a', 'medico_b', 'sessao_encerrada') then resposta else '0' end,
  format('only the clinic and its doctors read the reason of a restriction, asked as %s', ator)
)
from tests.atores() as ator
cross join lateral (select case when ator = 'sessao_encerrada' then '0' else '1' end as resposta) as r;

select * from finish();
rollback;
