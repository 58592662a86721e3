begin;
select plan(26);
select tests.mundo();
select tests.restringir();
delete from public.notificacoes where user_id in (tests.id('clinica_a'), tests.id('medico_a'), tests.id('medico_b'));

select is(
  tests.queixa('medico_b', $$select abrir_em_emergencia(tests.id('jose'), 'urgente')$$) ~ 'an_emergency_says_why', true,
  'a short reason is refused'
);
select is(
  tests.tenta('medico_b', format('select abrir_em_emergencia(tests.id(%L), %L)', 'jose', repeat('x', 19) || '   ')), '23514',
  'a reason of 19 characters and spaces is refused'
);
select is(
  tests.tenta(ator, $$select abrir_em_emergencia(tests.id('jose'), 'Chegou inconsciente ao pronto atendimento.')$$), resposta,
  ator || case resposta when '1' then ' opens' else ' does not open' end || ' a restricted record in an emergency'
)
from (
  values
    ('medico_b', '1'), ('medico_a', '23514'), ('clinica_a', '42501'), ('staff_a', '42501'), ('medico_ex', '42501'),
    ('medico_solo', '42501'), ('clinica_b', '42501'), ('paciente', '42501'), ('plantonista', '42501'), ('anonimo', '42501')
) as c (ator, resposta);
select is(
  tests.tenta('medico_b', $$select abrir_em_emergencia(tests.id('maria'), 'Chegou inconsciente ao pronto atendimento.')$$), '23514',
  'an emergency is refused where the record is not restricted'
);

select tests.emergencia();
select is(tests.tenta('medico_b', $$select 1 from prontuarios where paciente_id = tests.id('jose')$$), '2', 'an emergency opens the record');
select is(
  tests.como('medico_b', $$select emergencia_ate - now() from situacao_de_acesso(tests.id('jose'))$$), '01:00:00',
  'an emergency opens the record for an hour'
);
select is(
  tests.como('medico_b', $$select abrir_em_emergencia(tests.id('jose'), 'Continuo o mesmo atendimento de urgência.') - now()$$),
  '01:00:00', 'an emergency asked for again answers the end of the hour that runs'
);
select is((select count(*) from public.acessos_de_emergencia), 1::bigint, 'an emergency asked for again is written once');
select results_eq(
  $$select user_id, aviso from notificacoes where titulo = 'Acesso de emergência' order by aviso$$,
  $$values (tests.id('medico_a'), 'emergencia'), (tests.id('clinica_a'), 'emergencia_na_clinica')$$,
  'clinic and responsible doctor are told of an emergency'
);
select is(
  (select bool_or(mensagem ~ 'inconsciente') from public.notificacoes), false, 'the notice of an emergency does not say why'
);
select results_eq(
  $$select quem, acao, emergencia from acessos_prontuario where acao = 'acesso_de_emergencia'$$,
  $$values (tests.id('medico_b'), 'acesso_de_emergencia', true)$$, 'the log says that it was an emergency'
);
select lives_ok(
  $$select tests.como('medico_b', 'select folha_de_rosto(tests.id(''jose''))')$$,
  'the doctor opens the record in the emergency'
);
select is(
  (select emergencia from public.acessos_prontuario where acao = 'abriu_prontuario'), true, 'the log says that the record was opened in an emergency'
);

select tests.como('medico_b', $$insert into prontuarios (id, paciente_id, clinica_id, subjetivo)
  values (tests.id('da emergencia'), tests.id('jose'), tests.id('clinica_a'), 'Glasgow 6.') returning id$$);
-- An hour goes by: the row never changes, so it is made anew as if written before.
alter table public.acessos_de_emergencia disable trigger recusar_exclusao;
update public.acessos_de_emergencia set criado_em = criado_em - interval '61 minutes', expira_em = expira_em - interval '61 minutes';
alter table public.acessos_de_emergencia enable trigger recusar_exclusao;

select is(
  tests.tenta('medico_b', $$select 1 from prontuarios where paciente_id = tests.id('jose') and status = 'finalizado'$$), '0',
  'the record is closed again after the hour'
);
select is(
  tests.como('medico_b', $$select oculto::text || (emergencia_ate is null)::text from situacao_de_acesso(tests.id('jose'))$$),
  'truetrue', 'the situation of the record says that the emergency is over'
);
select is(
  tests.tenta('medico_b', $$update prontuarios set subjetivo = 'Glasgow 7.' where id = tests.id('da emergencia')$$), '1',
  'the author goes on writing a draft that was begun in the emergency'
);
select tests.como('medico_b', $$update prontuarios set status = 'finalizado' where id = tests.id('da emergencia') returning id$$);
select is(
  tests.tenta('medico_b', $$select 1 from prontuarios where paciente_id = tests.id('jose')$$), '3',
  'a doctor who finished an entry in the record cares for the patient'
);

select * from finish();
rollback;
