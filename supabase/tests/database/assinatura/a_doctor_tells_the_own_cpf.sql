begin;
select plan(13);
select tests.mundo();
select tests.criar_conversas();
select tests.prescrever();
update perfil_documentos set cpf = null where profile_id = tests.id('medico_a');
update perfil_documentos set cpf = '52998224725' where profile_id = tests.id('medico_b');

create function pg_temp.cpf() returns text language sql as $$
  select cpf from perfil_documentos where profile_id = tests.id('medico_a')
$$;
create function pg_temp.dizer(cpf text) returns text language sql as $$
  select format('select registrado::text from registrar_meu_cpf(%L)', cpf)
$$;

select is(tests.tenta(ator, pg_temp.dizer('11144477735')), '42501', ator || ' tells no CPF')
from unnest(array['clinica_a', 'staff_a', 'paciente', 'inativo', 'anonimo']) as ator;
select is(tests.tenta('medico_a', pg_temp.dizer('11144477736')), '23514', 'digits that do not check are refused');
select is(tests.como('medico_a', pg_temp.dizer('52998224725')), 'false', 'another doctor''s CPF is not registered');
select is(pg_temp.cpf(), null, 'what is refused changes nothing');
select is(tests.como('medico_a', pg_temp.dizer('11144477735')), 'true', 'an own CPF is registered');
select is(pg_temp.cpf(), '11144477735', 'it is kept with the account');

select tests.entrar_como('servico');
select count(*) from registrar_assinatura(tests.id('medico_a'), 'prescricao', tests.documento('simples'), jsonb_build_object(
  'sha256', repeat('a', 64), 'bytes', 1000, 'declarado_em', now(), 'nivel', 'AD-RB',
  'politica', '2.16.76.1.7.1.11.1.3', 'cpf_mascarado', '***.444.777-**', 'certificado_tipo', 'A1',
  'certificado_titular', 'MARIA', 'certificado_emissor', 'AC TESTE', 'certificado_serie', '1000',
  'certificado_valido_ate', now() + interval '1 year', 'teste', true, 'revogacao_verificada', false
));
select tests.sair();
select is(tests.tenta('medico_a', pg_temp.dizer('39053344705')), '23514', 'once a signature stands on it, it does not change');
select is(pg_temp.cpf(), '11144477735', 'the signed CPF stays');
do $$ begin for i in 1..6 loop perform tests.como('medico_a', pg_temp.dizer('11144477735')); end loop; end $$;
select isnt(
  tests.como('medico_a', 'select bloqueado_ate::text from registrar_meu_cpf(''11144477735'')'), null, 'who tries many CPFs waits'
);
select * from finish();
rollback;
