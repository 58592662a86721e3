begin;
select plan(37);
select tests.mundo();

-- A second on-call doctor, and the places of both.
insert into auth.users (id, email, raw_user_meta_data) values (
  tests.id('plantonista_b'), 'plantonista_b@teste.demo',
  '{"tipo": "plantonista", "nome": "Dra. Petra Paz", "crm": "700007", "crm_uf": "SP"}'
);
create function pg_temp.local(de text, nome text) returns text language sql as $$
  select format('insert into public.locais_de_plantao (id, medico_id, nome) values (tests.id(%L), tests.id(%L), %L) returning 1', 'local ' || nome, de, nome)
$$;
create function pg_temp.plantao(id text, de text, inicio text, fim text, lugar text default 'local UPA Norte') returns text language sql as $$
  select format('insert into public.plantoes (id, medico_id, local_id, inicio, fim) values (tests.id(%L), tests.id(%L), tests.id(%L), %L, %L) returning 1', id, de, lugar, inicio, fim)
$$;
create function pg_temp.muda(id text, o_que text) returns text language sql as $$
  select format('with m as (update public.plantoes set %s where id = tests.id(%L) returning 1) select count(*) from m', o_que, id)
$$;
create function pg_temp.lanca(id text, de text, tipo text, motivo text default null) returns text language sql as $$
  select format('insert into public.lancamentos_de_plantao (id, medico_id, plantao_id, tipo, dia, valor_centavos, motivo) values (tests.id(%L), tests.id(%L), tests.id(''p1''), %L, ''2026-12-01'', 10000, %L) returning 1', id, de, tipo, motivo)
$$;

select is(tests.tenta(ator, pg_temp.local(ator, 'UPA')), '42501', ator || ' keeps no places of shifts')
from unnest(array['medico_a', 'clinica_a', 'hospital', 'staff_a', 'paciente']) as ator;
select is(tests.como('plantonista', pg_temp.local('plantonista', 'UPA Norte')), '1', 'an on-call doctor adds a place');
select is(tests.tenta('plantonista', pg_temp.local('plantonista_b', 'UPA Sul')), '42501', 'nobody adds a place to another''s list');
select is(tests.tenta('plantonista', pg_temp.local('plantonista', 'UPA Norte')), '23505', 'a place stands in the list once');
select tests.como('plantonista_b', pg_temp.local('plantonista_b', 'Santa Casa'));
select is(tests.tenta('plantonista', 'update public.locais_de_plantao set setor = ''PS'', revisao = 5'), 'ED001', 'a place is saved over the revision that was read');

select is(tests.tenta('plantonista', pg_temp.plantao('px', 'plantonista', '2026-12-01T19:00Z', '2026-12-02T07:00Z', 'local Santa Casa')), '23503', 'a shift is not planned at another''s place');
select is(tests.tenta('plantonista_b', pg_temp.plantao('px', 'plantonista', '2026-12-01T19:00Z', '2026-12-02T07:00Z')), '42501', 'nobody plans for another');
select tests.como('plantonista', pg_temp.plantao('p1', 'plantonista', '2026-12-01T19:00Z', '2026-12-02T07:00Z'));
select is(tests.tenta('plantonista', pg_temp.plantao('p2', 'plantonista', '2026-12-02T06:59Z', '2026-12-02T19:00Z')), '23P01', 'a doctor is in one place at a time');
select tests.como('plantonista', pg_temp.plantao('p2', 'plantonista', '2026-12-02T07:00Z', '2026-12-02T19:00Z'));
select is(tests.tenta('plantonista', 'select 1 from public.plantoes'), '2', 'one that begins as the other ends is another shift');
select is(tests.tenta('plantonista', pg_temp.plantao('p3', 'plantonista', inicio, fim)), '23514', inicio || ' to ' || fim || ' is no shift')
from (values ('2026-12-05T19:00Z', '2026-12-05T19:00Z'), ('2026-12-05T19:00Z', '2026-12-05T07:00Z'), ('2026-12-05T07:00Z', '2026-12-06T19:01Z')) as v (inicio, fim);
select is(tests.tenta(ator, format('select 1 from public.%I', tabela)), '0', format('%s reads nothing of %s', ator, tabela))
from unnest(array['plantonista_b', 'hospital']) as ator, unnest(array['plantoes', 'lancamentos_de_plantao']) as tabela;
select is(tests.como('plantonista_b', pg_temp.muda('p1', 'observacoes = ''x''')), '0', 'a colleague changes nothing');

select is(tests.como('plantonista', 'select posicao || '' '' || local_nome from public.conflitos_de_plantao(array[''2026-11-01T00:00Z'', ''2026-12-01T20:00Z'']::timestamptz[], array[''2026-11-01T12:00Z'', ''2026-12-01T21:00Z'']::timestamptz[])'), '2 UPA Norte', 'what stands against a plan is told by its place in the list');
select is(tests.tenta('plantonista_b', 'select * from public.conflitos_de_plantao(array[''2026-12-01T20:00Z'']::timestamptz[], array[''2026-12-01T21:00Z'']::timestamptz[])'), '0', 'nobody reads another''s agenda by asking for conflicts');
select is(tests.tenta('plantonista', 'select * from public.conflitos_de_plantao(null, null)'), '22004', 'without hours there is nothing to compare');

select is(tests.tenta('plantonista', pg_temp.muda('p1', 'sobreaviso = true, revisao = 7')), 'ED001', 'a save over a revision that is no more is refused');
select is(tests.como('plantonista', pg_temp.muda('p2', 'estado = ''cancelado''')), '1', 'a planned shift is cancelled');
select is(tests.tenta('plantonista', pg_temp.muda('p1', 'estado = ''passado'', revisao = 1')), '23514', 'nobody gives a shift away without a colleague who takes it');

select is(tests.como('plantonista', pg_temp.lanca('l1', 'plantonista', 'recebido')), '1', 'what arrived is written');
select is(tests.tenta('plantonista', pg_temp.lanca('l2', 'plantonista', 'glosa')), '23514', 'a cut says why');
select is(tests.tenta('plantonista_b', pg_temp.lanca('l2', 'plantonista_b', 'recebido')), '23503', 'money is of an own shift');
select is(tests.tenta('plantonista', 'update public.lancamentos_de_plantao set valor_centavos = 1'), '42501', 'an amount is never rewritten');
select is(tests.como('plantonista', 'update public.lancamentos_de_plantao set anulado_em = now() returning 1'), '1', 'a wrong one is annulled');
select is(tests.tenta('plantonista', 'update public.lancamentos_de_plantao set anulado_em = null'), '23514', 'what is annulled stays so');

-- What is worked in the app is the shift that was planned for those hours, wherever it was started from.
select tests.como('plantonista', 'select public.iniciar_plantao(tests.id(''s1''), ''2026-12-01T19:10Z'', null, ''UPA Norte'')');
select tests.como('plantonista', 'select public.finalizar_plantao(tests.id(''s1''), ''2026-12-02T07:05Z'')');
select is(tests.como('plantonista', 'select estado || '' '' || (sessao_id = tests.id(''s1'')) || '' '' || to_char(inicio at time zone ''utc'', ''HH24:MI'') from public.plantoes where id = tests.id(''p1'')'), 'realizado true 19:00', 'a session is tied to the planned shift, whose hours stay as agreed');
select is(tests.tenta('plantonista', pg_temp.muda('p1', 'estado = ''cancelado'', revisao = 1')), '23514', 'what was worked is not cancelled');
select tests.como('plantonista', 'select public.iniciar_plantao(tests.id(''s2''), ''2026-12-10T07:00Z'', null, ''Hospital Novo'')');
select tests.como('plantonista', 'select public.finalizar_plantao(tests.id(''s2''), ''2026-12-10T13:00Z'')');
select is(tests.como('plantonista', 'select l.nome from public.plantoes p join public.locais_de_plantao l on l.id = p.local_id where p.sessao_id = tests.id(''s2'')'), 'Hospital Novo', 'one that nobody planned becomes a shift, its place added to the list');
select is(tests.tenta('plantonista', 'select public.iniciar_plantao(tests.id(''s3''), ''2026-12-11T07:00Z'', tests.id(''local Santa Casa''), null)'), '23503', 'a session is not started at another''s place');

select * from finish();
rollback;
