begin;
select plan(17);
select tests.mundo();
select tests.abrir_importacao();
select tests.importar(jsonb_build_array(
  tests.linha(2, 'Fica Porque Tem Evolução'), tests.linha(3, 'Fica Porque Foi Corrigida'), tests.linha(4, 'Vai Embora'),
  tests.linha(5, 'Vai Também'), tests.linha(6, 'Fica Porque Foi Aberta'),
  tests.linha(7, 'José', '{"email": "jose@exemplo.com", "cidade": "Santos", "sexo": "masculino"}', 'completar', 'jose')
));

select is(
  tests.queixa('staff_a', $$select desfazer_importacao(tests.id('importacao'))$$), 'Termine a importação antes de desfazê-la.', 'an import that goes on is not undone'
);
select tests.como('staff_a', $$select id from terminar_importacao(tests.id('importacao'))$$);

create function tests.da_linha(n int) returns uuid language sql security definer as $$
  select paciente_id from public.importacao_linhas where numero = n
$$;
grant execute on function tests.da_linha(int) to authenticated;
select tests.como('medico_a', $$insert into prontuarios (paciente_id, clinica_id, subjetivo)
  values (tests.da_linha(2), tests.id('clinica_a'), 'Dor.') returning id$$);
select tests.como('staff_a', $$update pacientes set telefone = '1133334444' where id = tests.da_linha(3) returning id$$);
select tests.como('medico_a', $$select folha_de_rosto(tests.da_linha(6))$$);
select tests.como('staff_a', $$update pacientes set cidade = 'São Vicente' where id = tests.id('jose') returning id$$);

select is(
  tests.como('clinica_a', $$select d::text from desfazer_importacao(tests.id('importacao'), 2) as d$$), '(0,2,0,4)', 'a call undoes as many rows as it is told to'
);
select is((select situacao from public.importacoes), 'desfazendo', 'the import says that it is being undone');
select is(
  tests.como('clinica_a', $$select d::text from desfazer_importacao(tests.id('importacao')) as d$$), '(2,3,1,0)',
  'the call counts rows removed, kept, put back and left'
);
select results_eq(
  $$select numero, resultado, motivo from public.importacao_linhas order by numero$$,
  $$values
    (2, 'mantido', 'O paciente já tem registros ligados ao cadastro.'), (3, 'mantido', 'O cadastro foi alterado depois de importado.'),
    (4, 'removido', null), (5, 'removido', null), (6, 'mantido', 'O paciente já tem registros ligados ao cadastro.'),
    (7, 'restaurado', null)$$,
  'each row says what became of it, and why a patient was kept'
);
select is((select count(*) from public.pacientes where nome like 'Vai %'), 0::bigint, 'patients who were removed are gone');
select is((select count(*) from public.pacientes where nome like 'Fica %'), 3::bigint, 'patients who were kept are there');
select results_eq(
  $$select email, cidade, sexo from public.pacientes where id = tests.id('jose')$$, $$values (null, 'São Vicente', 'ignorado')$$,
  'what was filled in is empty again, but for what somebody corrected'
);
select results_eq(
  $$select situacao, removidos, desfeita_por from public.importacoes$$, $$values ('desfeita', 2, tests.id('clinica_a'))$$, 'the import says how many it removed and who undid it'
);
select is(
  tests.como('clinica_a', $$select d::text from desfazer_importacao(tests.id('importacao')) as d$$), '(2,3,1,0)', 'undoing it again changes nothing'
);
select is(
  tests.queixa('staff_a', $$select importar_pacientes(tests.id('importacao'), '[]')$$), 'Esta importação já terminou.', 'an import that was undone takes no more rows'
);

select throws_ok(
  $$delete from public.pacientes where id = tests.id('jose')$$, '42501', 'Registros clínicos não são excluídos.', 'a patient of no import is not deleted'
);
select set_config('pleno.desfazendo', tests.id('jose')::text, true);
select throws_ok(
  $$delete from public.pacientes where id = tests.id('jose')$$, '42501', 'Registros clínicos não são excluídos.',
  'a patient who was changed is not deleted, even when the setting names that patient'
);
select set_config('pleno.desfazendo', tests.id('beto')::text, true);
select throws_ok(
  $$delete from public.pacientes where id = tests.id('beto')$$, '23503', null, 'a patient with a record is not deleted, even when the setting names that patient'
);
select is(tests.tenta(ator, $$delete from pacientes where id = tests.id('maria')$$), '42501', ator || ' deletes nobody')
from unnest(array['staff_a', 'clinica_a', 'servico']) as ator;

select * from finish();
rollback;
