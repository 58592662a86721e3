begin;
select plan(18);
select tests.mundo();
insert into public.respostas_rapidas (clinica_id, titulo, texto) values (tests.id('clinica_a'), 'Endereço', 'Rua A, 10.');

select is(tests.tenta(ator, 'select 1 from respostas_rapidas'), linhas, ator || case linhas when '1' then ' reads' else ' does not read' end || ' ready answers')
from (values ('staff_a', '1'), ('medico_a', '1'), ('clinica_a', '1'), ('medico_ex', '0'), ('staff_b', '0'), ('paciente', '0')) as c (ator, linhas);
select is(
  tests.tenta(ator, $$insert into respostas_rapidas (clinica_id, titulo, texto) values (tests.id('clinica_a'), 'Preparo', 'Jejum de 8 horas.')$$),
  linhas, ator || case linhas when '1' then ' writes' else ' does not write' end || ' ready answers'
)
from (values ('staff_a', '1'), ('medico_a', '1'), ('clinica_a', '1'), ('medico_ex', '42501'), ('staff_b', '42501'), ('paciente', '42501')) as c (ator, linhas);
select is(
  tests.tenta(ator, $$insert into conversa_regras (clinica_id, prazo_clinico_horas) values (tests.id('clinica_a'), 12)$$), linhas, ator || case linhas when '1' then ' sets' else ' does not set' end || ' answer times'
)
from (values ('staff_a', '1'), ('clinica_a', '1'), ('medico_a', '42501'), ('staff_b', '42501'), ('paciente', '42501'), ('anonimo', '42501')) as c (ator, linhas);

select * from finish();
rollback;
