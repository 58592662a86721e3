begin;
select plan(9);
select tests.mundo();

select tests.como('medico_a', $$select abrir_correcao(tests.id('evolucao_a'), 'Dose trocada')$$);
select is(
  tests.tenta('medico_a', format('select inativar_evolucao(tests.id(''evolucao_a''), %L)', motivo)), '23514', 'an entry is not inactivated for the reason ' || motivo
)
from (values (' a '), (repeat('x', 501))) as m (motivo);
select tests.como('medico_a', $$select inativar_evolucao(tests.id('evolucao_a'), ' Paciente errado ')$$);
select results_eq(
  $$select motivo_inativacao, inativado_em is not null, subjetivo, status from public.prontuarios where id = tests.id('evolucao_a')$$,
  $$values ('Paciente errado', true, 'Dor lombar.', 'finalizado')$$, 'an inactivated entry keeps its reason and what it said'
);
select is(
  tests.tenta('clinica_a', $$select 1 from linha_do_tempo(tests.id('jose')) where id = tests.id('evolucao_a')$$), '1',
  'an inactivated entry stays in the timeline'
);
select is(
  tests.tenta('medico_a', $$select inativar_evolucao(tests.id('evolucao_a'), 'De novo')$$), '23514',
  'an entry is inactivated once'
);
select is(
  tests.queixa('medico_a', $$update prontuarios set status = 'finalizado' where corrige_id = tests.id('evolucao_a')$$),
  'A evolução que esta corrige foi inativada. Escreva uma nova evolução.',
  'an open correction does not take the place of an inactivated entry'
);
update public.prontuarios set status = 'descartado' where corrige_id = tests.id('evolucao_a');
select is(
  tests.queixa('medico_a', $$select abrir_correcao(tests.id('evolucao_a'), 'Dose trocada')$$),
  'Uma evolução inativada não se corrige. Escreva uma nova evolução.', 'no correction of an inactivated entry is opened'
);
select is(
  tests.tenta('administrador', format('update prontuarios set %s where id = tests.id(''evolucao_a'')', mudanca)), '42501', 'an inactivated entry refuses ' || mudanca
)
from (values ('inativado_em = null, motivo_inativacao = null'), ('subjetivo = ''Outra história''')) as m (mudanca);

select * from finish();
rollback;
