begin;
select plan(15);
select tests.mundo();
insert into public.retornos_planejados (id, clinica_id, paciente_id, medico_id, prevista_para)
values (tests.id('r'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), current_date + 5);

select is(
  tests.tenta(ator, $$select mudar_retorno(tests.id('r'), 'dispensado', 'Mudou de cidade')$$), linhas, ator || case linhas when '1' then ' dismisses' else ' does not dismiss' end || ' a return'
)
from (
  values
    ('medico_a', '1'), ('clinica_a', '1'), ('staff_a', '1'), ('medico_ex', '42501'), ('clinica_b', '42501'), ('staff_b', '42501'),
    ('medico_b', '42501'), ('paciente', '42501'), ('anonimo', '42501')
) as c (ator, linhas);
select is(
  tests.queixa('staff_a', $$select mudar_retorno(tests.id('r'), 'dispensado', '  ')$$),
  'Diga em poucas palavras por que este retorno foi dispensado.', 'a dismissal without a reason is refused'
);
select tests.como('staff_a', $$select mudar_retorno(tests.id('r'), 'dispensado', ' Mudou de cidade ')$$);
select is(
  tests.como('medico_a', $$select motivo_da_dispensa from listar_retornos(tests.id('clinica_a'), 'encerrados')$$), 'Mudou de cidade',
  'the reason of a dismissal stays visible'
);
select is(
  tests.queixa('staff_a', $$select mudar_retorno(tests.id('r'), 'cumprido')$$), 'Este retorno já mudou. Recarregue a lista.',
  'a closed return is not closed again'
);
select tests.como('staff_a', $$select mudar_retorno(tests.id('r'), 'pendente')$$);
select is(
  tests.como('medico_a', $$select status || coalesce(motivo_da_dispensa, '') from retornos_planejados$$), 'pendente',
  'a dismissal that is undone leaves the return waiting as before'
);
select is(
  tests.tenta(ator, $$update retornos_planejados set prevista_para = current_date + 20$$), linhas, ator || case linhas when '1' then ' moves' else ' does not move' end || ' a return to another day'
) from (values ('medico_a', '1'), ('clinica_a', '0')) as c (ator, linhas);

select * from finish();
rollback;
