begin;
select plan(20);
select tests.mundo();
select tests.restringir();

create function tests.linhas(ator text, o_que text) returns bigint language sql as $$
  select count(*) from public.acessos_prontuario a where a.quem = tests.id(ator) and a.acao = o_que
$$;

select tests.como(ator, $$select folha_de_rosto(tests.id('jose'))$$)
from unnest(array['medico_a', 'medico_b', 'clinica_a', 'staff_a', 'paciente', 'clinica_b']) as ator;
select is(tests.linhas('medico_a', 'abriu_prontuario'), 1::bigint, 'opening is written');
select is(tests.linhas(ator, 'abriu_prontuario'), 0::bigint, ator || ' opened nothing')
from unnest(array['medico_b', 'clinica_a', 'staff_a', 'paciente', 'clinica_b']) as ator;
select tests.como('medico_a', $$select folha_de_rosto(tests.id('jose'))$$);
select is(tests.linhas('medico_a', 'abriu_prontuario'), 1::bigint, 'again within 15 minutes is not');
alter table public.acessos_prontuario disable trigger recusar_mudanca;
update public.acessos_prontuario set quando = quando - interval '16 minutes';
alter table public.acessos_prontuario enable trigger recusar_mudanca;
select tests.como('medico_a', $$select folha_de_rosto(tests.id('jose'))$$);
select is(tests.linhas('medico_a', 'abriu_prontuario'), 2::bigint, 'after them it is');

select is(
  tests.como('medico_a', $$select registrar_acesso(tests.id('jose'), 'leu_evolucao', tests.id('evolucao_a'))$$), 'true',
  'an entry read'
);
select tests.como('medico_a', $$select registrar_acesso(tests.id('jose'), 'leu_evolucao', tests.id('evolucao_a'))$$);
select tests.como('medico_a', $$select registrar_acesso(tests.id('jose'), 'leu_evolucao', tests.id('evolucao_ex'))$$);
select is(tests.linhas('medico_a', 'leu_evolucao'), 2::bigint, 'once an entry');
select tests.como('medico_a', $$select registrar_acesso(tests.id('jose'), 'imprimiu')$$) from generate_series(1, 2);
select is(tests.linhas('medico_a', 'imprimiu'), 2::bigint, 'each printing');
select is(
  tests.como('medico_b', $$select registrar_acesso(tests.id('jose'), 'imprimiu')$$), 'false', 'what is hidden is not printed'
);
select is(
  tests.tenta('medico_a', $$select registrar_acesso(tests.id('jose'), 'leu_evolucao', tests.id('evolucao_b'))$$), '42501',
  'an entry of somebody else'
);
select is(
  tests.tenta('medico_a', $$select registrar_acesso(tests.id('jose'), 'escreveu_evolucao')$$), '23514', 'nobody says to have written'
);

select tests.como('medico_a', $$update prontuarios set status = 'finalizado' where id = tests.id('rascunho_a') returning id$$);
select results_eq(
  $$select prontuario_id from public.acessos_prontuario where acao = 'escreveu_evolucao'$$,
  $$values (tests.id('rascunho_a'))$$, 'what is finished is written'
);
select tests.como('medico_a', $$select inativar_evolucao(tests.id('evolucao_a'), 'Paciente trocado.')$$);
select is(tests.linhas('medico_a', 'inativou_evolucao'), 1::bigint, 'and what is inactivated');
select tests.como('medico_a', $$update problemas set observacoes = 'x' where id = tests.id('problema_a') returning id$$);
select is(tests.linhas('medico_a', 'alterou_resumo'), 1::bigint, 'and the summary');
select tests.como('medico_a', $$insert into calculos (paciente_id, clinica_id, ferramenta, versao, entrada, resultado)
  values (tests.id('jose'), tests.id('clinica_a'), 'imc', '1.0.0', '{}', '{}') returning id$$);
select is(tests.linhas('medico_a', 'guardou_calculo'), 1::bigint, 'and a result');
select is(tests.linhas('clinica_a', 'restringiu_acesso'), 1::bigint, 'and the restriction');
select is(
  (select count(*) from public.acessos_prontuario where emergencia), 0::bigint, 'nothing of it an emergency'
);

select * from finish();
rollback;
