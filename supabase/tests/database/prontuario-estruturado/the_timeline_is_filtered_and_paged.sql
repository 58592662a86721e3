begin;
select plan(18);
select tests.mundo();

insert into public.prontuarios (id, clinica_id, paciente_id, autor_id, status, ocorrido_em, finalizado_em, subjetivo, diagnosticos)
select
  tests.id('linha ' || n), tests.id('clinica_a'), tests.id('maria'),
  tests.id(case when n % 2 = 0 then 'medico_a' else 'medico_ex' end), 'finalizado',
  timestamptz '2026-03-01 12:00-03' + make_interval(days => n / 2), now(), 'Nota ' || n || case n when 7 then ' com TOSSE 100%' else '' end,
  case when n % 5 = 0 then '[{"sistema": "cid10", "codigo": "J45.9", "descricao": "Asma", "certeza": "confirmado"}]'::jsonb else '[]' end
from generate_series(1, 12) as n;
insert into public.prontuarios (clinica_id, paciente_id, autor_id, status, adendo_de, finalizado_em, subjetivo)
values (tests.id('clinica_a'), tests.id('maria'), tests.id('medico_ex'), 'finalizado', tests.id('linha 4'), now(), 'Pulsação irregular');

select is(
  tests.como('medico_a', format('select count(*) from linha_do_tempo(tests.id(''maria'') %s)', filtro)), esperado, format('the timeline filtered by (%s) has %s rows', filtro, esperado)
)
from (
  values
    ('', '12'), (', p_autor => tests.id(''medico_a'')', '6'), (', p_autor => tests.id(''medico_ex'')', '7'), (', p_com_diagnostico => true', '2'),
    (', p_de => ''2026-03-04 00:00-03''', '7'), (', p_ate => ''2026-03-04 00:00-03''', '5'),
    (', p_texto => ''tosse 100%''', '1'), (', p_texto => ''100_''', '0'), (', p_texto => ''pulsacao''', '1'),
    (', p_texto => ''J45''', '2'), (', p_texto => ''  ''', '12'), (', p_limite => 5', '5')
) as f (filtro, esperado);

select results_eq(
  $$with recursive paginas as (
      (select 1 as n, array(select l.id from public.linha_do_tempo(tests.id('maria'), p_limite => 5) l) as ids)
      union all
      select p.n + 1, array(
        select l.id from public.prontuarios u,
          public.linha_do_tempo(tests.id('maria'), p_antes_em => u.ocorrido_em, p_antes_id => u.id, p_limite => 5) l
        where u.id = p.ids[array_upper(p.ids, 1)]
      )
      from paginas p where cardinality(p.ids) = 5
    )
    select unnest(ids) from paginas order by n$$,
  $$select id from public.linha_do_tempo(tests.id('maria'), p_limite => 100)$$,
  'the pages of a timeline list each entry once, in order'
);
select is(
  tests.como('medico_a', $$select string_agg(nome, ', ') from autores_do_prontuario(tests.id('maria'))$$),
  'Dr. Elias Xavier, Dra. Ána Alves', 'the authors of a record are listed once each, by name'
);
select is(
  tests.como('staff_a', $$select count(*) from autores_do_prontuario(tests.id('maria'))$$), '0',
  'staff is not told the authors of a record'
);
select is(
  tests.tenta('anonimo', $$select autores_do_prontuario(tests.id('maria'))$$), '42501',
  'nobody anonymous asks for the authors of a record'
);
select is(
  tests.como('staff_a', $$select count(*) from linha_do_tempo(tests.id('maria'))$$), '0', 'staff reads nothing of a timeline'
);
select is(
  tests.tenta('anonimo', $$select linha_do_tempo(tests.id('maria'))$$), '42501', 'nobody anonymous asks for a timeline'
);

select * from finish();
rollback;
