begin;
select plan(5);
select tests.mundo();

select is(
  tests.tenta('medico_a', $$update prontuarios set teleconsulta = true where id = tests.id('rascunho_a')$$), '1',
  'a draft of a teleconsultation may still lack the consent'
);
select is(
  tests.queixa('medico_a', $$update prontuarios set teleconsulta = true, status = 'finalizado' where id = tests.id('rascunho_a')$$),
  'Registre como o paciente consentiu com a teleconsulta antes de finalizar.',
  'a teleconsultation without consent is not finished'
);
select is(
  tests.tenta('medico_a', $$update prontuarios set teleconsulta = true, consentimento_da_teleconsulta = 'verbal', status = 'finalizado' where id = tests.id('rascunho_a')$$),
  '1', 'a teleconsultation with consent is finished'
);
select is(
  tests.tenta('medico_a', format('update prontuarios set %s where id = tests.id(''rascunho_a'')', mudanca)), '23514', 'a draft refuses ' || mudanca
)
from (
  values ('consentimento_da_teleconsulta = ''verbal'''), ('teleconsulta = true, consentimento_da_teleconsulta = ''gesto''')
) as m (mudanca);

select * from finish();
rollback;
