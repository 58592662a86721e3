begin;
select plan(39);
select tests.mundo();
select tests.criar_conversas();
select tests.prescrever();

select is(tests.tenta(ator, $$select private.ao_assinar('prescricao', tests.documento('simples'))$$), '42501', ator || ' signs nothing by hand')
from unnest(array['medico_a', 'clinica_a', 'paciente', 'anonimo']) as ator;
select is(tests.tenta('servico', $$select private.ao_assinar('prescricao', tests.documento('simples'))$$), '1', 'the registration of a signature emits a document');
select is(tests.tenta('servico', $$select private.ao_assinar('atestado', tests.documento('simples'))$$), '42501', 'of the kind that it names');
select is(tests.tenta('servico', $$select private.ao_assinar('evolucao', tests.id('evolucao_a'))$$), '1', 'a finished entry does not change by it');
select is(tests.tenta('servico', $$update prescricoes set estado = 'emitida'$$), '42501', 'there is no other way into that state');

select tests.assinar('antimicrobiano');
select results_eq(
  $$select estado, assinatura, valida_ate - private.dia_na_clinica(clinica_id, now()), emitida_em = now() from prescricoes where id = tests.documento('antimicrobiano')$$,
  $$values ('emitida', 'digital', 10, true)$$, 'it is signed, dated and has its term'
);
select is((select count(*) from composicoes where encerrada_em is null), 1::bigint, 'the composition waits for its other document');
select is(
  tests.tenta('medico_a', $$select * from preparar_documentos(tests.id('composicao_a'), 1, tests.duas_receitas())$$), '23514',
  'of which part was emitted nothing is prepared again'
);
select is(tests.tenta('servico', $$select private.ao_assinar('prescricao', tests.documento('antimicrobiano'))$$), '23514', 'it is emitted once');
select is(
  tests.tenta(ator, $$select emitir_no_papel(tests.id('medico_a'), array[tests.documento('simples')])$$), '42501', ator || ' does not emit it on paper past the check'
)
from unnest(array['medico_a', 'medico_b', 'medico_ex', 'clinica_a', 'staff_a', 'paciente', 'anonimo']) as ator;
select is(
  tests.tenta('servico', format('select emitir_no_papel(%L, %L)', tests.id(outro), array[tests.documento('simples')])), '42501', 'it is not emitted for ' || outro
)
from unnest(array['medico_b', 'medico_ex', 'clinica_a']) as outro;
select is(tests.tenta('servico', $$select emitir_no_papel(null, array[tests.documento('simples')])$$), '22004', 'it is not emitted for nobody');
select is(
  tests.como('servico', $$select emitir_no_papel(tests.id('medico_a'), array[tests.documento('simples')])$$), tests.documento('simples')::text, 'its author prints it to be signed by hand'
);
select is((select assinatura from prescricoes where id = tests.documento('simples')), 'manual', 'it says that a hand signs it');
select is((select count(*) from composicoes where encerrada_em is null), 0::bigint, 'all emitted, the composition is closed');

-- What came of it.
select results_eq(
  'select nome, quantidade, dias from prescricao_itens order by nome',
  $$values ('Amoxicilina 500 mg', 21::numeric, 7::smallint), ('Hidroclorotiazida 25 mg', 60, null), ('Losartana 50 mg', 60, null)$$,
  'the items became rows'
);
select results_eq(
  $$select nome, ate - private.dia_na_clinica(clinica_id, now()), criado_por from medicamentos_em_uso where prescricao_id is not null order by nome$$,
  $$values ('Amoxicilina 500 mg', 7, tests.id('medico_a')), ('Hidroclorotiazida 25 mg', null, tests.id('medico_a')), ('Losartana 50 mg', null, tests.id('medico_a'))$$,
  'they became medicines in use, a treatment of seven days for seven days'
);
select is((select count(*) from medicamentos_em_uso where paciente_id = tests.id('jose') and dcbs = '{losartana}'), 1::bigint, 'what was in use already is kept once');
select is((select dose from medicamentos_em_uso where id = tests.id('medicamento_a')), 'Tomar 1 comprimido de 12 em 12 horas', 'in its newest dose');
select is(
  (select count(*) from acessos_prontuario where acao = 'emitiu_documento' and quem = tests.id('medico_a')), 2::bigint, 'the signed one and the paper are in the log under their author'
);
select is((select count(*) from notificacoes where user_id = tests.id('paciente') and aviso = 'documento_emitido'), 2::bigint, 'the patient is told');
select is(tests.como('medico_a', $$select jsonb_array_length(folha_de_rosto(tests.id('jose')) -> 'medicamentos')$$), '3', 'the front page shows them');
update medicamentos_em_uso set ate = current_date - 2 where nome like 'Amox%';
select is(tests.como('medico_a', $$select jsonb_array_length(folha_de_rosto(tests.id('jose')) -> 'medicamentos')$$), '2', 'a treatment that is over stands there no more');

-- A doctor who left signs nothing there any more.
select tests.compor('composicao_2');
select tests.preparar('composicao_2', jsonb_build_array(tests.receita('notificacao_b', jsonb_build_array(tests.item('Clonazepam 2 mg')))));
select is(
  tests.tenta('servico', $$select private.ao_assinar('prescricao', tests.documento('notificacao_b'))$$), '23514', 'a notification without its number is worth nothing signed'
);
select is(
  tests.como('servico', $$select emitir_no_papel(tests.id('medico_a'), array[tests.documento('notificacao_b')])$$),
  tests.documento('notificacao_b')::text, 'on paper it needs none'
);
select is(
  (select sncr from prescricoes where id = tests.documento('notificacao_b')), 'talonario', 'on paper it is transcribed to numbered stationery'
);
select tests.compor('composicao_3');
select tests.preparar('composicao_3', '[{"tipo": "atestado", "conteudo": {"dias": 2}}]');
update clinica_medicos set ativo = false where medico_id = tests.id('medico_a') and clinica_id = tests.id('clinica_a');
select is(tests.tenta('servico', $$select private.ao_assinar('atestado', tests.documento('atestado'))$$), '42501', 'a dismissed doctor signs nothing there');
select is(tests.tenta('servico', $$select emitir_no_papel(tests.id('medico_a'), array[tests.documento('atestado')])$$), '42501', 'a dismissed doctor prints nothing there');

select * from finish();
rollback;
