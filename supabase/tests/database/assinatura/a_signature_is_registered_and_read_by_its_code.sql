begin;
select plan(59);
select tests.mundo();
select tests.criar_conversas();
select tests.prescrever();

create function tests.dados(mais jsonb default '{}') returns jsonb
language sql
as $$
  select jsonb_build_object(
    'sha256', repeat('a', 64), 'bytes', 1000, 'declarado_em', now(), 'nivel', 'AD-RB',
    'politica', '2.16.76.1.7.1.11.1.3', 'cpf_mascarado', '***.982.247-**', 'certificado_tipo', 'A1',
    'certificado_titular', 'MARIA', 'certificado_emissor', 'AC TESTE', 'certificado_serie', '1000',
    'certificado_valido_ate', now() + interval '1 year', 'teste', true, 'revogacao_verificada', false
  ) || mais
$$;
create function tests.registrar(medico text, especie text, mais jsonb default '{}') returns text
language sql
as $$
  select tests.tenta('servico', format(
    'select * from registrar_assinatura(%L, ''prescricao'', %L, %L)', tests.id(medico), tests.documento(especie), tests.dados(mais)
  ))
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;
create temp table codigos (codigo text, acesso text);
grant all on codigos to anon, authenticated, service_role;

-- Who gets the codes.
select is(
  tests.tenta(ator, format('select * from reservar_codigo(''prescricao'', %L)', tests.documento('simples'))), '42501', ator || ' draws no code for it'
)
from unnest(array['medico_b', 'medico_ex', 'clinica_a', 'staff_a', 'paciente', 'anonimo']) as ator;
select is(
  tests.tenta('medico_a', format('select * from reservar_codigo(''atestado'', %L)', tests.documento('simples'))), '42501', 'a document is of its kind'
);
select is(tests.tenta('medico_a', $$select * from reservar_codigo('evolucao', tests.id('rascunho_a'))$$), '42501', 'a draft of the record is not signed');
select is(tests.tenta('medico_a', $$select * from reservar_codigo('evolucao', tests.id('evolucao_a'))$$), '1', 'an own finished entry is');
select is(tests.tenta('medico_a', $$select * from reservar_codigo('bilhete', tests.id('evolucao_a'))$$), '23514', 'there is no such kind');
select tests.entrar_como('medico_a');
insert into codigos select * from reservar_codigo('prescricao', tests.documento('simples'));
insert into codigos select * from reservar_codigo('prescricao', tests.documento('simples'));
select tests.sair();
select is((select count(distinct (codigo, acesso)) from codigos), 1::bigint, 'the codes stay the same until it is signed');
select ok((select bool_and(codigo ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$' and acesso ~ '^[0-9A-HJKMNP-TV-Z]{8}$') from codigos), 'in letters that do not read like one another');
select is((select count(distinct private.sortear(12)) from generate_series(1, 2000)), 2000::bigint, 'codes do not repeat');

-- Registering.
select is(
  tests.tenta(ator, format('select * from registrar_assinatura(%L, ''prescricao'', %L, ''{}'')', tests.id('medico_a'), tests.documento('simples'))), '42501', ator || ' registers no signature'
)
from unnest(array['medico_a', 'clinica_a', 'paciente', 'anonimo']) as ator;
select is(tests.registrar('medico_b', 'simples'), '42501', 'of another doctor''s document nothing is registered');
select is(tests.registrar('medico_a', 'simples', '{"nivel": "basica"}'), '23514', 'a signature without a policy is not registered');
select is(tests.registrar('medico_a', 'simples', '{"cpf_mascarado": "52998224725"}'), '23514', 'a CPF is kept without its ends alone');
select is((select count(*) from prescricoes where estado = 'emitida'), 0::bigint, 'what is refused emits nothing');

select tests.entrar_como('servico');
create temp table primeira as
select * from registrar_assinatura(tests.id('medico_a'), 'prescricao', tests.documento('simples'), tests.dados());
create temp table segunda as
select * from registrar_assinatura(tests.id('medico_a'), 'prescricao', tests.documento('simples'), tests.dados());
select tests.sair();
grant all on primeira, segunda to anon, authenticated, service_role;
select results_eq('select codigo, acesso from primeira', 'select distinct codigo, acesso from codigos', 'it has the codes that its paper shows');
select results_eq('select id, codigo, acesso from segunda', 'select id, codigo, null::text from primeira', 'the same bytes again are the same signature, whose access code is told no more');
select is((select count(*) from private.codigos_reservados where documento_id = tests.documento('simples')), 0::bigint, 'the access code is kept nowhere');
select is((select estado || assinatura from prescricoes where id = tests.documento('simples')), 'emitidadigital', 'the document is emitted');
select is(tests.registrar('medico_a', 'simples', jsonb_build_object('sha256', repeat('b', 64))), '23505', 'other bytes do not take its place');
select is(
  tests.tenta('medico_a', format('select * from reservar_codigo(''prescricao'', %L)', tests.documento('simples'))), '23505', 'a signed document gets no other code'
);
select is(tests.tenta('servico', 'update documentos_assinados set teste = false'), '42501', 'the service changes none');
select throws_ok('update documentos_assinados set teste = false', '42501', null, 'nobody does');
select throws_ok('delete from documentos_assinados', '42501', null, 'nobody deletes one');

-- Who reads it.
select is(tests.tenta(ator, 'select id from documentos_assinados'), '1', ator || ' reads the signature') from unnest(array['medico_a', 'clinica_a']) as ator;
select is(tests.tenta(ator, 'select id from documentos_assinados'), '0', ator || ' reads no signature')
from unnest(array['medico_b', 'clinica_b', 'staff_a', 'paciente', 'medico_ex']) as ator;
select is(tests.tenta('medico_a', 'select acesso_hash from documentos_assinados'), '42501', 'nobody reads the hash of the access code');
select is(tests.como(ator, 'select abrir_documento_assinado((select id from primeira))'), repeat('a', 64), ator || ' opens the document')
from unnest(array['medico_a', 'clinica_a', 'paciente']) as ator;
select is(tests.como(ator, 'select abrir_documento_assinado((select id from primeira))'), null, ator || ' opens nothing')
from unnest(array['medico_b', 'staff_a', 'estranho']) as ator;
select is((select count(*) from acessos_prontuario where acao = 'abriu_documento'), 2::bigint, 'who opened it, but for the patient, is in the log');
select is(tests.tenta('medico_a', 'select sha256 from icp_ancoras'), '0', 'roots are read');
select is(tests.tenta('medico_a', $$insert into icp_ancoras (sha256) values ('x')$$), '42501', 'no doctor adds a root');

-- By its code.
create function tests.consultar(codigo text) returns jsonb
language sql
as $$ select assinado from consultar_assinatura(codigo, '192.0.2.1') $$;
select is(tests.consultar((select codigo from primeira)) ->> 'documento', 'emitida', 'anybody with the code is told of the signature');
select ok(not tests.consultar((select codigo from primeira)) ?| array['paciente_id', 'conteudo', 'documento_id', 'clinica_id'], 'nobody''s health is told with it');
select is((select certo from abrir_assinado((select codigo from primeira), 'ERRADO00', '192.0.2.9')), false, 'a wrong access code opens nothing');
select is((select sha256 from abrir_assinado((select codigo from primeira), (select lower(acesso) from primeira), '192.0.2.9')), repeat('a', 64), 'the right one does, however it is typed');
select is((select certo from abrir_assinado('0000-0000-0000', 'ERRADO00', '192.0.2.9')), null, 'an unknown document is not there');
do $$ begin for i in 1..10 loop perform abrir_assinado((select codigo from primeira), 'ERRADO00', ('192.0.2.' || 100 + i)::inet); end loop; end $$;
select is((select certo from abrir_assinado((select codigo from primeira), (select acesso from primeira), '192.0.2.200')), null, 'after ten wrong ones not even the right one opens it');
do $$ begin for i in 1..31 loop perform consultar_assinatura('0000-0000-0000', '198.51.100.7'); end loop; end $$;
select isnt((select bloqueado_ate from consultar_assinatura((select codigo from primeira), '198.51.100.7')), null, 'who guesses codes waits');
select is(tests.consultar((select codigo from primeira)) ->> 'nivel', 'AD-RB', 'who comes from elsewhere does not');

-- By its file.
select is(consultar_arquivo_assinado(repeat('a', 64)), tests.consultar((select codigo from primeira)), 'the file itself tells the same');
select is(consultar_arquivo_assinado(repeat('9', 64)), null, 'another file tells nothing');
select is(tests.tenta('medico_a', $$select consultar_arquivo_assinado('x')$$), '42501', 'no doctor asks by files');

update prescricoes set estado = 'cancelada', cancelada_em = now(), cancelada_por = tests.id('medico_a'), motivo_do_cancelamento = 'Trocada'
where id = tests.documento('simples');
select is(tests.consultar((select codigo from primeira)) ->> 'documento', 'cancelada', 'a cancelled document says so');

select * from finish();
rollback;
