begin;
select plan(21);
select tests.mundo();

insert into public.problemas (clinica_id, paciente_id, descricao, situacao, resolvido_em, criado_por)
values (tests.id('clinica_a'), tests.id('jose'), 'Pneumonia', 'resolvido', current_date - 3, tests.id('medico_a'));

select is(
  tests.como(ator, $$select jsonb_array_length(f -> 'problemas') || '/' || jsonb_array_length(f -> 'medicamentos')
    from folha_de_rosto(tests.id('jose')) as f$$),
  case ator when 'medico_a' then '1/1' when 'clinica_a' then '1/1' else '0/0' end, 'only doctor and clinic read problems and medicines in the front page, asked as ' || ator
)
from tests.atores() as ator where ator <> 'anonimo';
select is(
  tests.tenta('anonimo', $$select folha_de_rosto(tests.id('jose'))$$), '42501',
  'nobody anonymous asks for a front page'
);

select is(
  tests.como('medico_a', $$select f -> 'sinais' from folha_de_rosto(tests.id('jose')) as f$$), 'null',
  'the front page shows no sign where none was measured'
);
insert into public.prontuarios (id, clinica_id, paciente_id, autor_id, status, ocorrido_em, finalizado_em, peso_kg)
select tests.id('pesagem ' || n), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), 'finalizado',
  now() - make_interval(days => n), now(), 70 + n
from generate_series(3, 5) as n;
select is(
  tests.como('medico_a', $$select f -> 'sinais' ->> 'peso_kg' from folha_de_rosto(tests.id('jose')) as f$$), '73.000',
  'the front page shows the weight measured last'
);
select tests.como('medico_a', $$select inativar_evolucao(tests.id('pesagem 3'), 'Outro paciente')$$);
select is(
  tests.como('medico_a', $$select f -> 'sinais' ->> 'peso_kg' from folha_de_rosto(tests.id('jose')) as f$$), '74.000',
  'the front page does not show a weight of an inactivated entry'
);
select is(
  tests.como('medico_a', $$select count(*) from sinais_no_tempo(tests.id('jose'))$$), '2',
  'the signs along time leave an inactivated entry out'
);

select * from finish();
rollback;
