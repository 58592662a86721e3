begin;
select plan(37);
select tests.mundo();
delete from public.perfil_documentos where profile_id in (tests.id('medico_solo'), tests.id('medico_b'));
update public.profiles set tipo = 'plantonista', plano_medico = 'free' where id in (tests.id('medico_solo'), tests.id('medico_b'));

create function pg_temp.passar(revisao int, entregue text default '2026-11-21T06:50Z', codigo text default 'ABCDE12345') returns text language sql as $$
  select format('select revisao from public.salvar_passagem(tests.id(''p1''), tests.id(''s1''), %L, %s)', jsonb_build_object(
    'codigo', codigo, 'entregue_em', entregue, 'pacientes', jsonb_build_array(jsonb_build_object(
      'atendimento_id', tests.id('a1'), 'descricao', 'Homem, cerca de 40', 'gravidade', 'Laranja', 'resumo', 'Trauma de tórax',
      'acoes', 'Ver raio X', 'contingencia', ''))), revisao)
$$;
create function pg_temp.registrar(medico text, mais jsonb default '{}') returns text language sql as $$
  select format('select acesso from registrar_assinatura(%L, ''passagem'', %L, %L)', tests.id(medico), tests.id('p1'), jsonb_build_object(
    'sha256', repeat('a', 64), 'bytes', 1000, 'declarado_em', now(), 'nivel', 'AD-RB', 'politica', '2.16.76.1.7.1.11.1.3',
    'cpf_mascarado', '***.982.247-**', 'certificado_tipo', 'A1', 'certificado_titular', 'MARIA', 'certificado_emissor', 'AC TESTE',
    'certificado_serie', '1000', 'certificado_valido_ate', now() + interval '1 year', 'teste', true, 'revogacao_verificada', false) || mais)
$$;
create function pg_temp.abrir() returns text language sql as $$
  select 'select abrir_documento_assinado((select a.id from ids a))'
$$;

select tests.como('plantonista', $$select public.iniciar_plantao(tests.id('s1'), '2026-11-20T19:00Z', null, 'UPA Norte')$$);
select tests.como('plantonista', format('select revisao from public.salvar_atendimento(tests.id(''a1''), tests.id(''s1''), %L, 0)',
  '{"descricao": "Homem, cerca de 40", "chegada_em": "2026-11-20T20:00Z", "estado": "aguardando", "sinais": {}, "clinico": {}}'));

-- What may be signed, and by whom.
select is(tests.como('plantonista', pg_temp.passar(0, null)), '1', 'a handover is written');
select is(tests.tenta('plantonista', $$select reservar_codigo('passagem', tests.id('p1'))$$), '42501', 'a draft is not signed');
select is(tests.como('plantonista', 'select base_da_passagem(tests.id(''p1''))'), null, 'a draft has no paper');
select is(tests.como('plantonista', 'select count(*) from assinaturas_pendentes()'), '0', 'a draft waits for no signature');
select is(tests.como('plantonista', pg_temp.passar(1)), '2', 'it is handed over');
select is(tests.tenta(ator, $$select reservar_codigo('passagem', tests.id('p1'))$$), '42501', ator || ' signs no handover of another')
from unnest(array['medico_solo', 'medico_a', 'clinica_a', 'hospital', 'paciente', 'anonimo']) as ator;
select is(tests.como(ator, 'select base_da_passagem(tests.id(''p1''))'), null, ator || ' has no paper of it')
from unnest(array['medico_solo', 'medico_a', 'hospital', 'inativo']) as ator;
select is(tests.como('plantonista', 'select base_da_passagem(tests.id(''p1'')) ->> ''quantos'''), '1 paciente', 'who gave it has its paper');
select is(
  tests.como('plantonista', 'select concat_ws('' '', tipo, clinica_nome, paciente_nome, clinica_id, total) from assinaturas_pendentes()'),
  'passagem UPA Norte 1 paciente 1', 'it waits for the signature of who gave it'
);
select is(tests.como('medico_solo', 'select count(*) from assinaturas_pendentes()'), '0', 'it waits for nobody else''s');

-- Signed.
select is(tests.tenta('plantonista', pg_temp.registrar('plantonista')), '42501', 'nobody vouches for an own signature');
select is(tests.tenta('servico', pg_temp.registrar('medico_solo')), '42501', 'another doctor''s signature is not registered');
select is(tests.como('servico', pg_temp.registrar('plantonista')), null, 'it is registered, and no access code is told');
create temp table ids as select id, codigo from public.documentos_assinados;
grant all on ids to anon, authenticated, service_role;
select is((select num_nulls(clinica_id, paciente_id) from public.documentos_assinados), 2, 'it is of a shift, and of no tenant');
select throws_ok(
  'update public.passagens_de_plantao set assinada_em = now(), entregue_em = null', '23514', null, 'what was not handed over is not signed'
);
select is(tests.queixa('plantonista', pg_temp.passar(2, '2026-11-21T06:55Z')), 'Esta passagem já foi assinada e não muda mais. Faça outra.', 'what is signed changes no more');
select is(tests.como('plantonista', 'select count(*) from assinaturas_pendentes()'), '0', 'it waits no more');

-- Who reads it.
select is(tests.como('medico_solo', 'select count(*) from documentos_assinados'), '0', 'before it is received the next doctor reads no signature');
select isnt(tests.como('medico_solo', $$select receber_passagem('ABCDE12345', '2026-11-21T07:00Z', 'Raio X às 8h')$$), null, 'a signed handover is received');
select is(tests.como(ator, 'select count(*) from documentos_assinados'), n, ator || ' reads ' || n || ' signature')
from (values ('plantonista', '1'), ('medico_solo', '1'), ('medico_b', '0'), ('hospital', '0')) as v (ator, n);
select is(tests.como(ator, pg_temp.abrir()), repeat('a', 64), ator || ' opens it') from unnest(array['plantonista', 'medico_solo']) as ator;
select is(tests.como('medico_b', pg_temp.abrir()), null, 'a third on-call doctor opens nothing');

-- By its code.
create temp table visto as select assinado from consultar_assinatura((select codigo from ids), '192.0.2.1');
select is((select assinado ->> 'documento' from visto), 'emitida', 'anybody with the code is told that it is signed');
select ok(not (select assinado ?| array['pacientes', 'sessao_id', 'documento_id', 'paciente_id'] from visto), 'nothing clinical is told with it');
select is((select certo from abrir_assinado((select codigo from ids), 'QUALQUER', '192.0.2.1')), null, 'no access code opens it');

select * from finish();
rollback;
