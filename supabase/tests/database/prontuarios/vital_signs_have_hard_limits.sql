begin;
select plan(44);
select tests.mundo();

-- At each limit, and just past it; the same figures as _shared/domain/sinais-vitais.ts.
select is(
  tests.tenta('medico_a', format('update prontuarios set %I = %s where id = %L', s.sinal, v.valor, tests.id('rascunho_a'))),
  v.resultado, format('%s of %s is %s', s.sinal, v.valor, case v.resultado when '1' then 'accepted' else 'refused' end)
)
from (
  values
    ('pressao_sistolica', 30, 350, 1), ('pressao_diastolica', 10, 250, 1), ('frequencia_cardiaca', 10, 350, 1),
    ('frequencia_respiratoria', 1, 120, 1), ('temperatura', 20, 46, 0.1), ('saturacao', 30, 100, 1),
    ('glicemia', 10, 2500, 1), ('peso_kg', 0.3, 650, 0.001), ('altura_cm', 20, 272, 0.1), ('dor', 0, 10, 1)
) as s (sinal, minimo, maximo, passo)
cross join lateral (
  values (minimo, '1'), (maximo, '1'), (minimo - passo, '23514'), (maximo + passo, '23514')
) as v (valor, resultado);

select is(
  tests.tenta('medico_a', format('update prontuarios set %s where id = %L', mudanca, tests.id('rascunho_a'))), resultado, format('setting %s is %s', mudanca, case resultado when '1' then 'accepted' else 'refused' end)
)
from (
  values
    ('pressao_sistolica = 120, pressao_diastolica = 119', '1'), ('pressao_sistolica = 120, pressao_diastolica = 120', '23514'),
    ('temperatura = ''NaN''', '23514'), ('subjetivo = repeat(''x'', 50001)', '23514')
) as m (mudanca, resultado);

select * from finish();
rollback;
