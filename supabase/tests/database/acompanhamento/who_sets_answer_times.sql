begin;
select plan(19);
select tests.mundo();

select is(
  tests.tenta(ator, $$insert into conversa_regras (clinica_id, prazo_administrativo_horas) values (tests.id('clinica_a'), 4)
    on conflict (clinica_id) do update set clinica_id = excluded.clinica_id, prazo_administrativo_horas = excluded.prazo_administrativo_horas$$),
  linhas, ator || case linhas when '1' then ' sets' else ' does not set' end || ' the answer times of clínica A'
)
from (
  values
    ('clinica_a', '1'), ('staff_a', '1'), ('medico_a', '42501'), ('medico_ex', '42501'), ('staff_dispensado', '42501'),
    ('clinica_b', '42501'), ('staff_b', '42501'), ('paciente', '42501'), ('anonimo', '42501')
) as a (ator, linhas);
select is(
  tests.tenta('medico_solo', $$insert into conversa_regras (clinica_id, prazo_clinico_horas) values (tests.id('medico_solo'), 72)$$), '1',
  'the doctor of an own practice sets its answer times'
);
select is(
  tests.tenta('clinica_a', $$insert into conversa_regras (clinica_id, prazo_clinico_horas) values (tests.id('clinica_a'), 241)$$), '23514',
  'an answer time of more than ten days is refused'
);
insert into conversa_regras (clinica_id, prazo_administrativo_horas) values (tests.id('clinica_a'), 4);
select is(tests.tenta(ator, 'select 1 from conversa_regras'), linhas, ator || case linhas when '1' then ' reads' else ' does not read' end || ' the answer times of clínica A')
from (
  values ('clinica_a', '1'), ('staff_a', '1'), ('medico_a', '1'), ('clinica_b', '0'), ('staff_dispensado', '0'), ('paciente', '0')
) as a (ator, linhas);
select is(
  private.prazo_da_resposta(tests.id('clinica_a'), 'administrativo'), interval '4 hours',
  'the answer time that the clinic set holds'
);
select is(
  private.prazo_da_resposta(tests.id('clinica_b'), 'administrativo'), interval '24 hours',
  'the answer time is a day where the clinic set none'
);

select * from finish();
rollback;
