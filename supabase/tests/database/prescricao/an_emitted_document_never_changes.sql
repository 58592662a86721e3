begin;
select plan(21);
select tests.mundo();
select tests.criar_conversas();
update medicamentos_em_uso set criado_em = now() - interval '1 day';
select tests.prescrever();
select tests.assinar('simples');

select is(tests.tenta('administrador', format('update prescricoes set %s where id = tests.documento(''simples'')', o_que)), '42501', o_que || ' is refused, to anybody')
from unnest(array[
  'conteudo = ''{}''', 'achados = ''[]'', vias = 2', 'emitida_em = now() - interval ''1 day''', 'valida_ate = current_date', 'estado = ''rascunho''',
  'medico_nome = ''Outro''', 'assinatura = ''manual'''
]) as o_que;
select is(tests.tenta('administrador', 'delete from prescricoes'), '42501', 'no document is deleted');
select is(tests.tenta('administrador', 'update prescricao_itens set nome = ''x'''), '42501', 'no item changes');
select is(tests.tenta('administrador', format('update prescricoes set conteudo = %L where estado = ''rascunho''', '{"itens": []}')), '42501', 'what a prepared document says is fixed');

select is(tests.tenta(ator, $$select cancelar_documento(tests.documento('simples'), 'Paciente trocado.')$$), '42501', ator || ' cancels it not')
from unnest(array['clinica_a', 'medico_b', 'medico_ex', 'staff_a', 'paciente', 'clinica_b']) as ator;
select is(tests.tenta('medico_a', $$select cancelar_documento(tests.documento('simples'), 'x')$$), '23514', 'cancelling asks for a reason');
select tests.como('medico_a', $$select cancelar_documento(tests.documento('simples'), 'Paciente trocado.')$$);
select results_eq(
  $$select estado, motivo_do_cancelamento from prescricoes where id = tests.documento('simples')$$, $$values ('cancelada', 'Paciente trocado.')$$,
  'its author cancels it, and it stays'
);
select results_eq(
  $$select nome, suspenso_em is not null from medicamentos_em_uso where paciente_id = tests.id('jose') order by nome$$,
  $$values ('Hidroclorotiazida 25 mg', true), ('Losartana 50 mg', false)$$, 'what came with it is no longer in use, what was before it is'
);
select is(tests.tenta('medico_a', $$select cancelar_documento(tests.documento('simples'), 'De novo.')$$), '23514', 'once');
select is(tests.como('paciente', 'select situacao from meus_documentos()'), 'cancelada', 'the patient reads that it was cancelled');

select * from finish();
rollback;
