begin;
select plan(6);
select tests.mundo();

select tests.como('medico_a', $$
  update calculos set motivo_da_anulacao = '  Paciente errado ' where id = tests.id('calculo_a') returning id$$);
select results_eq(
  $$select motivo_da_anulacao, anulado_por, anulado_em is not null, resultado from public.calculos
    where id = tests.id('calculo_a')$$,
  $$values ('Paciente errado', tests.id('medico_a'), true, '{"score": 3}'::jsonb)$$,
  'an annulled result says why, by whom and when, and keeps its figures'
);
select is(
  tests.tenta('clinica_a', $$select 1 from calculos where id = tests.id('calculo_a')$$), '1',
  'an annulled result is still read'
);
select is(
  tests.queixa('medico_a', $$update calculos set motivo_da_anulacao = 'Outro motivo' where id = tests.id('calculo_a')$$),
  'Um cálculo salvo não muda; o que se anulou continua anulado.', 'a result is annulled once'
);
insert into public.calculos (id, clinica_id, paciente_id, autor_id, ferramenta, versao, entrada, resultado)
values (tests.id('outro'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), 'bmi', '1.0.0', '{}', '{}');
select is(
  tests.tenta('medico_a', format('update calculos set motivo_da_anulacao = %s where id = tests.id(''outro'')', motivo)), codigo,
  'a result is not annulled with the reason ' || motivo
)
from (values ('null', '42501'), ('''  a ''', '23514'), ('repeat(''x'', 501)', '23514')) as m (motivo, codigo);

select * from finish();
rollback;
