begin;
select plan(7);
select tests.mundo();

create temp table correcao as
  select tests.como('medico_a', $$select abrir_correcao(tests.id('evolucao_a'), '  Dose errada  ')$$)::uuid as id;

select results_eq(
  'select p.versao, p.status, p.motivo_correcao, p.subjetivo, p.entrada_id from public.prontuarios p join correcao using (id)',
  $$values (2, 'rascunho', 'Dose errada', 'Dor lombar.', tests.id('evolucao_a'))$$,
  'a correction is a draft that starts from what it corrects'
);
select is(
  tests.como('medico_a', $$select abrir_correcao(tests.id('evolucao_a'), 'De novo')$$), (select id::text from correcao),
  'a correction opened again answers the same draft'
);
select is(
  (select substituido_por from public.prontuarios where id = tests.id('evolucao_a')), null,
  'the first version is in force while the correction is a draft'
);

select tests.como('medico_a', format(
  'update prontuarios set status = %L, plano = %L where id = %L returning id', 'finalizado', 'Repouso', id
))
from correcao;
select is(
  (select substituido_por from public.prontuarios where id = tests.id('evolucao_a')), (select id from correcao),
  'a finished correction takes the place of the first version'
);
select is(
  tests.tenta('clinica_a', $$select 1 from prontuarios where entrada_id = tests.id('evolucao_a')$$), '2',
  'both versions stay readable'
);
select is(
  tests.queixa('medico_a', $$select abrir_correcao(tests.id('evolucao_a'), 'Outra vez')$$),
  'Só a versão atual de uma evolução finalizada pode ser corrigida.', 'only the current version is corrected'
);
select tests.como('medico_a', format('select abrir_correcao(%L, %L)', id, 'Mais uma')) from correcao;
select results_eq(
  $$select p.versao, p.entrada_id from public.prontuarios p join correcao on p.corrige_id = correcao.id$$,
  $$values (3, tests.id('evolucao_a'))$$, 'a correction of the second version opens the third'
);

select * from finish();
rollback;
