begin;
select plan(6);
select tests.mundo();

select is(
  tests.queixa('medico_a', format(
    'insert into prontuarios (paciente_id, clinica_id, ocorrido_em) values (tests.id(%L), tests.id(%L), %s)', 'jose', 'clinica_a', quando
  )),
  motivo, format('an entry of %s is %s', quando, case when motivo is null then 'accepted' else 'refused' end)
)
from (
  values
    ('now() + interval ''4 minutes''', null), ('now() + interval ''1 hour''', 'A data do atendimento está no futuro.'),
    ('''infinity''', 'A data do atendimento está no futuro.'), ('now() - interval ''1 year''', null)
) as c (quando, motivo);
select is(
  tests.queixa('medico_a', $$update prontuarios set ocorrido_em = now() + interval '1 day' where id = tests.id('rascunho_a')$$),
  'A data do atendimento está no futuro.', 'a draft is not moved into the future'
);
select is(
  tests.tenta('medico_a', $$update prontuarios set ocorrido_em = '-infinity' where id = tests.id('rascunho_a')$$), '23514',
  'a draft is not moved to before there were records'
);

select * from finish();
rollback;
