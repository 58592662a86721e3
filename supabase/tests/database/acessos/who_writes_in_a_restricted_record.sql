begin;
select plan(22);
select tests.mundo();
select tests.criar_o_que_se_le();
select tests.restringir();

create temp table escritas (o_que text, comando text);
insert into escritas values
  ('an entry', $$insert into prontuarios (paciente_id, clinica_id, subjetivo) values (tests.id('jose'), tests.id('clinica_a'), 'Oi')$$),
  ('an addendum', $$insert into prontuarios (paciente_id, clinica_id, adendo_de, subjetivo)
    values (tests.id('jose'), tests.id('clinica_a'), tests.id('evolucao_a'), 'Oi')$$),
  ('a problem', $$insert into problemas (paciente_id, clinica_id, descricao) values (tests.id('jose'), tests.id('clinica_a'), 'Asma')$$),
  ('a medicine', $$insert into medicamentos_em_uso (paciente_id, clinica_id, nome) values (tests.id('jose'), tests.id('clinica_a'), 'AAS')$$),
  ('a result', $$insert into calculos (paciente_id, clinica_id, ferramenta, versao, entrada, resultado)
    values (tests.id('jose'), tests.id('clinica_a'), 'imc', '1.0.0', '{}', '{}')$$),
  ('a return', $$insert into retornos_planejados (paciente_id, clinica_id, prevista_para)
    values (tests.id('jose'), tests.id('clinica_a'), current_date + 9)$$),
  ('a message', $$select enviar_mensagem(gen_random_uuid(), tests.id('conversa clinico'), 'Oi')$$);
grant select on escritas to public;

select is(tests.tenta('medico_a', comando), '1', 'a doctor who cares for the patient writes ' || o_que) from escritas;
select is(tests.tenta('medico_b', comando), '42501', 'a doctor who is kept out writes no ' || substr(o_que, 1 + strpos(o_que, ' ')))
from escritas;

select is(tests.tenta(ator, comando), linhas, format('%s %s %s', ator, case linhas when '1' then 'may' else 'may not' end, comando))
from (
  values
    ('medico_a', $$update problemas set observacoes = 'x' where id = tests.id('problema_a')$$, '1'),
    ('medico_b', $$update problemas set observacoes = 'x' where id = tests.id('problema_a')$$, '0'),
    ('medico_b', $$update medicamentos_em_uso set dose = 'x' where id = tests.id('medicamento_a')$$, '0'),
    ('medico_b', $$update resumos_clinicos set alertas = '{x}' where paciente_id = tests.id('jose')$$, '0'),
    ('medico_b', $$update problemas set observacoes = 'x'$$, '1'),
    ('medico_b', $$update resumos_clinicos set alertas = '{x}'$$, '1'),
    ('medico_b', $$select registrar_acesso(tests.id('jose'), 'imprimiu')$$, '1'),
    ('medico_ex', $$insert into prontuarios (paciente_id, clinica_id, subjetivo) values (tests.id('jose'), tests.id('clinica_a'), 'Oi')$$, '42501')
) as c (ator, comando, linhas);

select * from finish();
rollback;
