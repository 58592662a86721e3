begin;
select plan(19);
select tests.mundo();
select tests.criar_crm();
update pacientes set telefone = '11987650003', data_nascimento = '1980-01-20' where id = tests.id('maria');
select tests.marcar('v1', 'jose', now() - interval '8 months', 'realizado');
select tests.marcar('v2', 'maria', now() - interval '9 months', 'realizado');
insert into consentimentos_de_contato (clinica_id, paciente_id, canal, finalidade, como)
select tests.id('clinica_a'), tests.id(p), 'whatsapp', 'marketing', 'Presencialmente' from unnest(array['jose', 'maria']) as p;
insert into retornos_planejados (id, clinica_id, paciente_id, medico_id, desde, prevista_para)
select tests.id('retorno ' || p), tests.id('clinica_a'), tests.id(p), tests.id('medico_a'), current_date, current_date + 5
from unnest(array['jose', 'maria']) as p;
insert into tarefas_crm (id, clinica_id, oportunidade_id, titulo, vence_em)
values (tests.id('tarefa'), tests.id('clinica_a'), tests.id('cartao_a'), 'Ligar', current_date);
update oportunidades set proximo_contato = current_date where id = tests.id('cartao_a');
create function pg_temp.lista(finalidade text) returns text language sql as $$
  select tests.como('staff_a', format('select string_agg(nome, %L) from lista_sem_retorno(tests.id(%L), %L, %L)', ', ', 'clinica_a', finalidade, 'whatsapp'))
$$;
create function pg_temp.aniversarios(finalidade text) returns text language sql as $$
  select tests.como('staff_a', format('select string_agg(nome, %L) from lista_de_aniversariantes(tests.id(%L), %L, %L, 1)', ', ', 'clinica_a', finalidade, 'whatsapp'))
$$;
select is(
  pg_temp.lista('assistencial'), 'José da Conceição, Mário D''Ávila',
  'the list for care has both patients while both live'
);
select is(
  pg_temp.aniversarios('marketing'), 'José da Conceição, Mário D''Ávila',
  'the list of birthdays has both patients while both live'
);

select tests.como('staff_a', $$select registrar_obito(tests.id('jose'), current_date - 3)$$);

select is(pg_temp.lista(f), 'Mário D''Ávila', 'who died is on no list to call back for the purpose ' || f) from unnest(array['assistencial', 'marketing']) as f;
select is(pg_temp.aniversarios(f), 'Mário D''Ávila', 'who died is on no list of birthdays for the purpose ' || f) from unnest(array['assistencial', 'marketing']) as f;
select is(
  tests.como('staff_a', $$select string_agg(paciente_nome, ', ') from listar_retornos(tests.id('clinica_a'), 'proximos')$$),
  'Mário D''Ávila', 'the worklist leaves out who died'
);
select is(
  tests.como('staff_a', $$select quantos || ' ' || a_chamar from contar_retornos(tests.id('clinica_a')) where faixa = 'proximos'$$), '1 1',
  'the worklist does not count the return of who died'
);
select is((select count(*) from tarefas_crm where cancelada_em is null), 0::bigint, 'no task is left open about who died');
select results_eq(
  $$select estagio, estagio_por, proximo_contato, retorno_em from oportunidades where id = tests.id('cartao_a')$$,
  $$values ('inativo', 'fato', null::date, null::date)$$, 'the card of who died calls for nothing'
);
select is(
  tests.como('staff_a', $$select data_obito::text from cartoes_do_crm(tests.id('clinica_a'), '{"estagio": "inativo"}') where nome like 'José%'$$),
  (current_date - 3)::text, 'the card says when the patient died'
);
select is(
  tests.como('staff_a', $$select data_obito::text from buscar_pacientes('josé', tests.id('clinica_a'))$$), (current_date - 3)::text,
  'the search says when the patient died'
);
select is(
  tests.tenta('staff_a', format('update oportunidades set %s where id = tests.id(%L)', mudanca, 'cartao_a')), 'AG003', 'nobody sets on the card of who died ' || mudanca
)
from (values ('estagio = ''contato'''), ('proximo_contato = current_date + 1')) as m (mudanca);
select tests.marcar('v3', 'jose', now() - interval '5 days', 'realizado');
select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'inativo', 'a visit that is closed later calls nobody back');

select is(
  tests.tenta('medico_a', $$insert into retornos_planejados (clinica_id, paciente_id, prevista_para) values (tests.id('clinica_a'), tests.id('jose'), current_date + 9)$$),
  'AG003', 'no return is planned for who died'
);
select is(
  tests.tenta('staff_a', $$select mudar_retorno(tests.id('retorno jose'), 'pendente')$$), 'AG003',
  'no return of who died is opened again'
);

-- The chart is finished afterwards.
select is(
  tests.tenta('medico_a', $$update prontuarios set subjetivo = 'Constatado o óbito.', status = 'finalizado' where id = tests.id('rascunho_a')$$), '1',
  'the doctor finishes the entry of who died'
);
select is(
  tests.tenta('medico_a', $$insert into prontuarios (paciente_id, clinica_id, subjetivo) values (tests.id('jose'), tests.id('clinica_a'), 'Declaração de óbito.')$$),
  '1', 'the doctor begins another entry about who died'
);

select * from finish();
rollback;
