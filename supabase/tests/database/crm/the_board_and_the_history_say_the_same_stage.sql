begin;
select plan(1);
select tests.mundo();
select tests.criar_crm();

-- Every stage, moved by either, with every age of the last sign and every day of a planned return.
insert into pacientes (id, clinica_id, nome, criado_por)
select tests.id('caso ' || n), tests.id('clinica_a'), 'Caso ' || n, tests.id('clinica_a') from generate_series(1, 210) as n;
insert into oportunidades (id, clinica_id, paciente_id, estagio, estagio_por, estagio_desde, ultimo_sinal_em, retorno_em)
select
  tests.id('cartao ' || n), tests.id('clinica_a'), tests.id('caso ' || n), c.estagio, c.por,
  now() - make_interval(days => c.desde), now() - make_interval(months => c.sinal), current_date + c.retorno
from (
  select row_number() over () as n, e.estagio, p.por, d.desde, s.sinal, r.retorno
  from unnest(array['lead', 'contato', 'agendado', 'compareceu', 'em_tratamento', 'retorno', 'inativo']) as e (estagio)
  cross join unnest(array['fato', 'pessoa']) as p (por)
  cross join unnest(array[2, 60, 800]) as d (desde)
  cross join unnest(array[0, 11, 13]) as s (sinal)
  cross join unnest(array[null, -10, 10]) as r (retorno)
  -- A stage begins with a sign.
  where make_interval(days => d.desde) >= make_interval(months => s.sinal)
) as c;

create temp table vigente as
  select o.id, private.estagio_vigente(
    o.estagio, o.estagio_por, o.estagio_desde, o.ultimo_sinal_em, o.retorno_em,
    private.limite_de_inatividade(o.clinica_id), private.dia_na_clinica(o.clinica_id, now()),
    private.fuso_da_clinica(o.clinica_id)
  ) as estagio
  from oportunidades o where o.clinica_id = tests.id('clinica_a');
grant select on vigente to authenticated;

select tests.entrar_como('staff_a');
select results_eq(
  $$select id, estagio from cartoes_do_crm(tests.id('clinica_a'), p_limite => 201, p_por_coluna => true) order by id$$,
  $$select id, estagio from vigente order by id$$,
  'the board shows each card once, in the stage that holds'
);

select * from finish();
rollback;
