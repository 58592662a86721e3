begin;
select plan(16);
select tests.mundo();
select tests.criar_conversas();
select tests.prescrever();
select tests.entrar_como('servico');
create temp table feita as
select * from registrar_assinatura(tests.id('medico_a'), 'prescricao', tests.documento('simples'), jsonb_build_object(
  'sha256', repeat('a', 64), 'bytes', 1000, 'declarado_em', now(), 'nivel', 'AD-RB',
  'politica', '2.16.76.1.7.1.11.1.3', 'cpf_mascarado', '***.982.247-**', 'certificado_tipo', 'A1',
  'certificado_titular', 'MARIA', 'certificado_emissor', 'AC TESTE', 'certificado_serie', '1000',
  'certificado_valido_ate', now() + interval '1 year', 'teste', true, 'revogacao_verificada', false
));
select tests.sair();
create temp table pedidos (codigo text, acesso text, expira_em timestamptz);
grant all on feita, pedidos to anon, authenticated, service_role;
create function pg_temp.abre(acesso text) returns boolean language sql as $$
  select a.certo from abrir_assinado((select f.codigo from feita f), acesso, '192.0.2.9') as a
$$;

select is(
  tests.tenta(ator, format('select * from codigo_para_a_farmacia(%L)', tests.documento('simples'))), '42501', ator || ' draws no code of the patient''s'
)
from unnest(array['medico_a', 'clinica_a', 'staff_a', 'medico_b', 'estranho', 'anonimo']) as ator;
select is(
  tests.tenta('paciente', format('select * from codigo_para_a_farmacia(%L)', tests.documento('antimicrobiano'))), '42501',
  'what is not signed has no code to show'
);
select is(tests.tenta('paciente', 'select * from codigo_para_a_farmacia(null)'), '42501', 'no document has no code');
select is(
  tests.como('paciente', $$select (assinado_id = (select id from feita))::text from meus_documentos() where especie = 'simples'$$), 'true',
  'the patient reads which of the documents is signed'
);
select tests.entrar_como('paciente');
insert into pedidos select * from codigo_para_a_farmacia(tests.documento('simples'));
select tests.sair();
select is((select codigo from pedidos), (select codigo from feita), 'the patient is told the code of the document');
select is(pg_temp.abre((select acesso from pedidos)), true, 'the access code of the day opens it');
select is(pg_temp.abre((select acesso from feita)), true, 'the access code of the paper opens it as before');
select tests.entrar_como('paciente');
select count(*) from codigo_para_a_farmacia(tests.documento('simples'));
select tests.sair();
select is(pg_temp.abre((select acesso from pedidos)), false, 'a newer access code takes the place of the one before');
delete from pedidos;
select tests.entrar_como('paciente');
insert into pedidos select * from codigo_para_a_farmacia(tests.documento('simples'));
select tests.sair();
update private.acessos_temporarios set expira_em = now() - interval '1 second';
select is(pg_temp.abre((select acesso from pedidos)), false, 'past its day it opens nothing');
select is(tests.tenta(ator, 'select * from private.acessos_temporarios'), '42501', ator || ' reads no hash')
from unnest(array['paciente', 'servico']) as ator;
select * from finish();
rollback;
