begin;
select plan((select count(*)::int from tests.atores()) * 10 + 5);
select tests.mundo();
select tests.criar_agenda();

select is(
  tests.tenta(ator, c.comando),
  case when ator = any (c.quem) then '1' else '42501' end, format('%s %s %s', ator, case when ator = any (c.quem) then 'sets' else 'does not set' end, c.nome)
)
from tests.atores() as ator
cross join (
  values
    ('a room', $$insert into salas (clinica_id, nome) values (tests.id('clinica_a'), 'Nova')$$, '{clinica_a,staff_a}'::text[]),
    ('a kind', $$insert into tipos_de_atendimento (clinica_id, nome) values (tests.id('clinica_a'), 'Nova')$$, '{clinica_a,staff_a}'),
    ('rules', $$insert into agenda_regras (clinica_id, fuso) values (tests.id('clinica_a'), 'America/Manaus')$$, '{clinica_a,staff_a}'),
    ('a kind of the own practice', $$insert into tipos_de_atendimento (clinica_id, nome) values (tests.id('medico_solo'), 'Nova')$$, '{medico_solo}'),
    ('hours of medico_a', $$insert into disponibilidades (clinica_id, medico_id, dia_da_semana, inicio, fim) values (tests.id('clinica_a'), tests.id('medico_a'), 6, '08:00', '12:00')$$, '{clinica_a,staff_a,medico_a}'),
    ('time off of medico_a', $$insert into bloqueios_de_agenda (clinica_id, medico_id, inicio, fim, motivo) values (tests.id('clinica_a'), tests.id('medico_a'), now(), now() + interval '1 day', 'ferias')$$, '{clinica_a,staff_a,medico_a}'),
    ('time off of all', $$insert into bloqueios_de_agenda (clinica_id, inicio, fim, motivo) values (tests.id('clinica_a'), now(), now() + interval '1 day', 'feriado')$$, '{clinica_a,staff_a}')
) as c (nome, comando, quem);
select is(
  tests.tenta(ator, c.comando),
  case when ator = any (c.quem) then c.linhas when ator = 'anonimo' then '42501' else '0' end, format('%s %s %s', ator, case when ator = any (c.quem) then 'changes' else 'does not change' end, c.nome)
)
from tests.atores() as ator
cross join (
  values
    ('the name of a room', $$update salas set nome = 'Outra' where id = tests.id('sala_a')$$, '{clinica_a,staff_a}'::text[], '1'),
    ('a kind', $$update tipos_de_atendimento set duracao_min = 20 where id = tests.id('tipo_a')$$, '{clinica_a,staff_a}', '1'),
    ('hours of medico_a', $$update disponibilidades set fim = '11:00' where clinica_id = tests.id('clinica_a')$$, '{clinica_a,staff_a,medico_a}', '5')
) as c (nome, comando, quem, linhas);

select is(
  tests.tenta('staff_a', $$insert into disponibilidades (clinica_id, medico_id, dia_da_semana, inicio, fim) values (tests.id('clinica_a'), tests.id('medico_a'), 1, '11:00', '13:00')$$),
  '23P01', 'hours that overlap are refused'
);
select is(
  tests.tenta('staff_a', $$insert into disponibilidades (clinica_id, medico_id, dia_da_semana, inicio, fim) values (tests.id('clinica_a'), tests.id('medico_a'), 1, '12:00', '24:00')$$),
  '1', 'hours may touch one another, and end with the day'
);
select is(
  tests.tenta('staff_a', $$insert into disponibilidades (clinica_id, medico_id, dia_da_semana, inicio, fim) values (tests.id('clinica_a'), tests.id('medico_solo'), 1, '08:00', '09:00')$$),
  '23514', 'a doctor from elsewhere has no hours'
);
select is(
  tests.tenta('staff_a', $$insert into agenda_regras (clinica_id, fuso) values (tests.id('clinica_a'), 'Europe/Lisbon')$$), '23514',
  'a zone that is not Brazilian is refused'
);
select is(
  tests.tenta('staff_a', $$insert into bloqueios_de_agenda (clinica_id, inicio, fim, motivo) values (tests.id('clinica_a'), now(), now(), 'feriado')$$), '23514',
  'time off without any length is refused'
);

select * from finish();
rollback;
