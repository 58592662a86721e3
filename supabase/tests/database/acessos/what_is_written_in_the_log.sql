begin;
select plan(20);
select tests.mundo();
select tests.restringir();

create function tests.linhas(ator text, o_que text) returns bigint language sql as $$
  select count(*) from public.acessos_prontuario a where a.quem = tests.id(ator) and a.acao = o_que
$$;

select tests.como(ator, $$select folha_de_rosto(tests.id('jose'))$$)
from unnest(array['medico_a', 'medico_b', 'clinica_a', 'staff_a', 'paciente', 'clinica_b']) as ator;
select is(tests.linhas('medico_a', 'abriu_prontuario'), 1::bigint, 'opening a record is logged');
select is(tests.linhas(ator, 'abriu_prontuario'), 0::bigint, ator || ' opens no record, and none is logged')
from unnest(array['medico_b', 'clinica_a', 'staff_a', 'paciente', 'clinica_b']) as ator;
select tests.como('medico_a', $$select folha_de_rosto(tests.id('jose'))$$);
select is(tests.linhas('medico_a', 'abriu_prontuario'), 1::bigint, 'opening it again within 15 minutes is not logged');
alter table public.acessos_prontuario disable trigger recusar_mudanca;
update public.acessos_prontuario set quando = quando - interval '16 minutes';
alter table public.acessos_prontuario enable trigger recusar_mudanca;
select tests.como('medico_a', $$select folha_de_rosto(tests.id('jose'))$$);
select is(tests.linhas('medico_a', 'abriu_prontuario'), 2::bigint, 'opening it after 15 minutes is logged again');

select is(
  tests.como('medico_a', $$select registrar_acesso(tests.id('jose'), 'leu_evolucao', tests.id('evolucao_a'))$$), 'true',
  'reading an entry is logged'
);
select tests.como('medico_a', $$select registrar_acesso(tests.id('jose'), 'leu_evolucao', tests.id('evolucao_a'))$$);
select tests.como('medico_a', $$select registrar_acesso(tests.id('jose'), 'leu_evolucao', tests.id('evolucao_ex'))$$);
select is(tests.linhas('medico_a', 'leu_evolucao'), 2::bigint, 'reading is logged once for each entry');
select tests.como('medico_a', $$select registrar_acesso(tests.id('jose'), 'imprimiu')$$) from generate_series(1, 2);
select is(tests.linhas('medico_a', 'imprimiu'), 1::bigint, 'printing again at once is not logged');
select is(
  tests.como('medico_b', $$select registrar_acesso(tests.id('jose'), 'imprimiu')$$), 'false', 'who is kept out of a record logs no printing of it'
);
select is(
  tests.tenta('medico_a', $$select registrar_acesso(tests.id('jose'), 'leu_evolucao', tests.id('evolucao_b'))$$), '42501',
  'an entry of another patient is refused'
);
select is(
  tests.tenta('medico_a', $$select registrar_acesso(tests.id('jose'), 'escreveu_evolucao')$$), '23514', 'nobody logs having written by hand'
);

select tests.como('medico_a', $$update prontuarios set status = 'finalizado' where id = tests.id('rascunho_a') returning id$$);
select results_eq(
  $$select prontuario_id from public.acessos_prontuario where acao = 'escreveu_evolucao'$$,
  $$values (tests.id('rascunho_a'))$$, 'finishing an entry is logged'
);
select tests.como('medico_a', $$select inativar_evolucao(tests.id('evolucao_a'), 'Paciente trocado.')$$);
select is(tests.linhas('medico_a', 'inativou_evolucao'), 1::bigint, 'inactivating an entry is logged');
select tests.como('medico_a', $$update problemas set observacoes = 'x' where id = tests.id('problema_a') returning id$$);
select is(tests.linhas('medico_a', 'alterou_resumo'), 1::bigint, 'changing the summary is logged');
select tests.como('medico_a', $$insert into calculos (paciente_id, clinica_id, ferramenta, versao, entrada, resultado)
  values (tests.id('jose'), tests.id('clinica_a'), 'imc', '1.0.0', '{}', '{}') returning id$$);
select is(tests.linhas('medico_a', 'guardou_calculo'), 1::bigint, 'keeping a result is logged');
select is(tests.linhas('clinica_a', 'restringiu_acesso'), 1::bigint, 'restricting a record is logged');
select is(
  (select count(*) from public.acessos_prontuario where emergencia), 0::bigint, 'none of these rows says emergency'
);

select * from finish();
rollback;
