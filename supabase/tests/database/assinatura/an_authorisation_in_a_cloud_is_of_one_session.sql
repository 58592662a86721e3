begin;
select plan(18);
select tests.mundo();

create function tests.estado(n int) returns text language sql as $$ select lpad(n::text, 64, '0') $$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

select tests.entrar_como('medico_a');
create temp table pedida as select pedir_autorizacao_em_nuvem('simulador', tests.estado(1), 'verificador selado') as id;
select tests.sair();
grant all on pedida to anon, authenticated, service_role;

select is(tests.tenta('anonimo', format('select pedir_autorizacao_em_nuvem(''simulador'', %L, ''x'')', tests.estado(2))), '42501', 'who is not signed in asks for nothing');
select is(tests.tenta('medico_a', format('select pedir_autorizacao_em_nuvem(''simulador'', %L, ''x'')', tests.estado(1))), '23505', 'a state is drawn once');
select is(tests.tenta('medico_a', 'select pedir_autorizacao_em_nuvem(''simulador'', ''curto'', ''x'')'), '23514', 'a state is a digest');
select is(tests.tenta('medico_a', 'select pedir_autorizacao_em_nuvem(null, null, null)') <> '1', true, 'nothing is asked of nobody');
select is(
  tests.tenta(ator, format('select * from receber_retorno_da_nuvem(%L)', tests.estado(1))), '42501', ator || ' does not take what another asked for'
)
from unnest(array['medico_b', 'clinica_a', 'staff_a', 'anonimo']) as ator;
select is(
  tests.tenta('medico_a', format('select guardar_autorizacao_em_nuvem(%L, ''selado'', now())', (select id from pedida))), '42501', 'nothing is granted before the return'
);

select tests.entrar_como('medico_a');
create temp table voltou as select * from receber_retorno_da_nuvem(tests.estado(1));
select tests.sair();
select results_eq('select id, provedor, segredo from voltou', $$select id, 'simulador', 'verificador selado' from pedida$$, 'who asked gets back what was sealed');
select is(tests.tenta('medico_a', format('select * from receber_retorno_da_nuvem(%L)', tests.estado(1))), '42501', 'a return is taken once');
select is(
  tests.tenta('medico_b', format('select guardar_autorizacao_em_nuvem(%L, ''selado'', now() + interval ''1 hour'')', (select id from pedida))), '42501', 'another keeps nothing in its place'
);

select tests.entrar_como('medico_a');
create temp table ate as select guardar_autorizacao_em_nuvem((select id from pedida), 'token selado', now() + interval '90 days') as fim;
create temp table minha as select * from minha_autorizacao_em_nuvem();
select tests.sair();
select ok((select fim <= now() + interval '7 days' from ate), 'an authorisation lasts a week at most');
select is((select segredo from minha), 'token selado', 'it is there for the session that has it');
select is(tests.tenta('medico_b', 'select * from minha_autorizacao_em_nuvem()'), '0', 'a neighbour has none');
select is(
  tests.tenta('medico_b', format('select encerrar_autorizacao_em_nuvem(%L)', (select id from pedida))), '42501', 'a neighbour ends none'
);
select is(
  tests.tenta('medico_a', format('select encerrar_autorizacao_em_nuvem(%L)', (select id from pedida))), '1', 'its person ends it'
);

insert into private.autorizacoes_em_nuvem (usuario_id, provedor, estado_hash, segredo, criada_em)
select tests.id('medico_a'), 'simulador', tests.estado(9), 'x', now() - interval '16 minutes';
select is(tests.tenta('medico_a', format('select * from receber_retorno_da_nuvem(%L)', tests.estado(9))), '42501', 'who comes back late asks anew');

select * from finish();
rollback;
