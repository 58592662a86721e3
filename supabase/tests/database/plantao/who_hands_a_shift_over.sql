begin;
select plan(34);
select tests.mundo();
delete from public.perfil_documentos where profile_id = tests.id('medico_solo');
update public.profiles set tipo = 'plantonista', plano_medico = 'free' where id = tests.id('medico_solo');

create function pg_temp.iniciar(sessao text) returns text language sql as $$
  select format('select public.iniciar_plantao(tests.id(%L), ''2026-11-20T19:00Z'', null, ''UPA Norte'')', sessao)
$$;
create function pg_temp.atender(id text, sessao text) returns text language sql as $$
  select format('select revisao from public.salvar_atendimento(tests.id(%L), tests.id(%L), %L, 0)', id, sessao, '{"descricao": "Homem, cerca de 40, trauma", "chegada_em": "2026-11-20T20:00Z",
    "estado": "aguardando", "sinais": {}, "clinico": {}}'::jsonb)
$$;
create function pg_temp.dito(id text default 'a1', muda jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object(
    'atendimento_id', tests.id(id), 'descricao', 'Homem, cerca de 40', 'gravidade', 'Laranja', 'resumo', 'Trauma de tórax',
    'acoes', 'Ver raio X', 'contingencia', ''
  ) || muda
$$;
create function pg_temp.passar(muda jsonb default '{}', revisao int default 0, sessao text default 's1') returns text language sql as $$
  select format('select revisao from public.salvar_passagem(tests.id(''p1''), tests.id(%L), %L, %s)', sessao,
    jsonb_build_object('codigo', 'ABCDE12345', 'pacientes', jsonb_build_array(pg_temp.dito()), 'entregue_em', '2026-11-21T06:50Z') || muda, revisao)
$$;
create function pg_temp.abrir(codigo text default 'ABCDE12345') returns text language sql as $$
  select format('select public.abrir_passagem(%L) ->> ''de_nome''', codigo)
$$;
create function pg_temp.receber(sintese text default 'Raio X às 8h') returns text language sql as $$
  select format('select public.receber_passagem(''abcde-12345'', ''2026-11-21T07:00Z'', %L) ->> ''sintese''', sintese)
$$;
create function pg_temp.finalizar(motivo text default null) returns text language sql as $$
  select format('select status from public.finalizar_plantao(tests.id(''s1''), ''2026-11-21T07:10Z'', %L)', motivo)
$$;

select isnt(tests.como('plantonista', pg_temp.iniciar('s1')), null, 'a shift begins');
select is(tests.como('plantonista', pg_temp.atender('a1', 's1')), '1', 'a patient is taken in');
select isnt(tests.como('medico_solo', pg_temp.iniciar('s2')), null, 'the next doctor is on call too');
select is(tests.como('medico_solo', pg_temp.atender('a2', 's2')), '1', 'the next doctor has a patient too');

select is(tests.tenta(ator, pg_temp.passar()), '42501', ator || ' hands nothing over')
from unnest(array['medico_a', 'clinica_a', 'hospital', 'staff_a', 'paciente', 'inativo', 'anonimo']) as ator;
select is(tests.tenta('medico_solo', pg_temp.passar()), '42501', 'another on-call doctor does not hand this shift over');
select is(tests.tenta('plantonista', pg_temp.passar(jsonb_build_object('pacientes', ditos))), estado, oque)
from (values
  ('[]'::jsonb, '23514', 'a handover of nobody is refused'),
  (jsonb_build_array(pg_temp.dito('a1', '{"resumo": ""}')), '23514', 'a patient of whom nothing is said is refused'),
  (jsonb_build_array(pg_temp.dito('a2')), '42501', 'a patient of another shift is handed over by nobody here'),
  (jsonb_build_array(pg_temp.dito('a1', '{"atendimento_id": "nada"}')), '42501', 'an id that is none is nobody''s')
) as v (ditos, estado, oque);

select is(tests.como('plantonista', pg_temp.passar('{"entregue_em": null}')), '1', 'a draft is kept');
select is(tests.como('medico_solo', pg_temp.abrir()), null, 'a draft is opened by nobody');
select is(tests.queixa('plantonista', pg_temp.finalizar()), 'Pacientes ainda em atendimento: 1. Passe o plantão ou escreva por que ele termina assim.', 'a draft hands nobody over');
select is(tests.como('plantonista', pg_temp.passar('{}', 1)), '2', 'it is handed over');
select is(tests.como('plantonista', pg_temp.passar('{}', 1)), '2', 'sent again it is the same');
select is(tests.tenta('plantonista', pg_temp.passar('{"codigo": "ABCDE00000"}', 1)), 'ED001', 'an older one that comes late overwrites nothing');

select is(tests.como('medico_solo', 'select count(*) from public.passagens_de_plantao'), '0', 'before it is received the next doctor reads no row of it');
select is(tests.como('medico_solo', pg_temp.abrir('ZZZZZ99999')), null, 'a wrong code opens nothing');
select isnt(tests.como('medico_solo', pg_temp.abrir()), null, 'the code opens it');
select is(tests.tenta('medico_a', pg_temp.abrir()), '42501', 'a code is of no use to who is not on call');
select is(tests.queixa('plantonista', pg_temp.receber()), 'Quem passa o plantão não recebe a própria passagem.', 'nobody confirms to oneself');
select is(tests.como('medico_solo', pg_temp.receber()), 'Raio X às 8h', 'the next doctor confirms it');
select is(tests.como('medico_solo', pg_temp.receber('Outra')), 'Raio X às 8h', 'sent again the first stays');
select is(tests.queixa('plantonista', pg_temp.passar('{"entregue_em": null}', 2)), 'Esta passagem já foi recebida e não muda mais. Faça outra.', 'what was received does not change');
select is(tests.como('medico_solo', 'select count(*) from public.passagens_de_plantao'), '1', 'who received it reads it');
select is(tests.como('medico_solo', 'select count(*) from public.atendimentos where sessao_id = tests.id(''s1'')'), '0', 'who received it reads no attendance of that shift');
select is((select n.titulo from public.notificacoes n where n.user_id = tests.id('plantonista') and n.aviso = 'passagem_recebida'), 'Passagem recebida', 'who handed over is told');
select is(tests.como('plantonista', pg_temp.finalizar()), 'finalizada', 'a shift ends over patients who were handed over');
select * from finish();
rollback;
