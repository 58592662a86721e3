begin;
select plan(37);
select tests.mundo();

select is(
  tests.tenta(ator, $$select restringir_acesso(tests.id('jose'), 'O paciente pediu.')$$),
  case when ator = 'clinica_a' then '1' else '42501' end, 'only clínica A restricts its record, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta('medico_solo', $$select restringir_acesso(tests.id('selma'), 'A paciente pediu.')$$), '1',
  'the doctor of an own practice restricts a record there'
);
select is(
  tests.tenta('clinica_a', $$select restringir_acesso(tests.id('jose'), ' ')$$), '23514',
  'a restriction without a reason is refused'
);

select tests.como('medico_solo', $$select restringir_acesso(tests.id('selma'), 'A paciente pediu.')$$);
select is(
  tests.tenta('medico_solo', $$select 1 from prontuarios where paciente_id = tests.id('selma')$$), '1',
  'the doctor of an own practice goes on reading a restricted record'
);
select tests.restringir();
select is(
  tests.como('clinica_a', $$select restringir_acesso(tests.id('jose'), 'De novo.')$$),
  (select id::text from public.restricoes_de_acesso where paciente_id = tests.id('jose')), 'restricting again answers the restriction that is in force'
);
select is(
  tests.como(ator, $$select restrito::text || oculto || coalesce(motivo, '-') from situacao_de_acesso(tests.id('jose'))$$), resposta,
  ator || ' is told of the restriction what is theirs to know'
)
from (
  values
    ('clinica_a', 'truetrueO paciente pediu, por escrito.'), ('medico_a', 'truefalseO paciente pediu, por escrito.'),
    ('medico_b', 'truetrue-'), ('staff_a', null), ('clinica_b', null), ('paciente', null)
) as c (ator, resposta);
select is(
  tests.como(ator, $$select string_agg(nome || ' ' || motivo, ', ') from equipe_de_cuidado(tests.id('jose'))$$), resposta,
  ator || case when resposta is null then ' is not told' else ' is told' end || ' who cares for the patient'
)
from (values ('clinica_a', 'Dra. Ána Alves responsavel'), ('medico_b', null), ('clinica_b', null)) as c (ator, resposta);
select is(
  (select titulo from public.notificacoes where user_id = tests.id('medico_a') and titulo = 'Prontuário restrito' and aviso = 'prontuario_restrito'),
  'Prontuário restrito', 'the responsible doctor is told of a restriction'
);

select is(
  tests.tenta(ator, $$select retirar_restricao(tests.id('jose'), 'O paciente mudou de ideia.')$$), resposta, ator || case resposta when '1' then ' lifts' else ' does not lift' end || ' the restriction'
)
from (values ('clinica_a', '1'), ('medico_a', '42501'), ('staff_a', '42501'), ('clinica_b', '42501')) as c (ator, resposta);
select tests.como('clinica_a', $$select retirar_restricao(tests.id('jose'), 'O paciente mudou de ideia.')$$);
select is(
  tests.tenta('medico_b', $$select 1 from prontuarios where paciente_id = tests.id('jose')$$), '2',
  'a record whose restriction was lifted is read as before'
);
select is(
  tests.tenta('clinica_a', $$select retirar_restricao(tests.id('jose'), 'De novo.')$$), '23514',
  'a restriction that was lifted is not lifted again'
);

select * from finish();
rollback;
