begin;
select plan(30);
select tests.mundo();

insert into public.locais_de_plantao (id, medico_id, nome, fuso)
values (tests.id('upa'), tests.id('plantonista'), 'UPA Norte', 'America/Manaus'), (tests.id('sul'), tests.id('plantonista'), 'UPA Sul', 'America/Sao_Paulo');
create function pg_temp.plantao(id text, em interval) returns text language sql as $$
  select format('insert into public.plantoes (id, medico_id, local_id, inicio, fim) values (tests.id(%L), tests.id(''plantonista''), tests.id(''upa''), now() + %L::interval, now() + %L::interval) returning 1', id, em, em + interval '6 hours')
$$;
create function pg_temp.muda(id text, o_que text) returns text language sql as $$
  select format('with m as (update public.plantoes set %s where id = tests.id(%L) returning 1) select count(*) from m', o_que, id)
$$;
-- Every reminder that stands, by how long before now it shows.
create function pg_temp.lembretes(plantao text) returns text language sql as $$
  select string_agg(concat_ws(' ', n.titulo, n.criada_em - now()), ', ' order by n.criada_em)
  from public.notificacoes n
  where n.aviso = 'lembrete_de_plantao' and n.contexto ->> 'plantao_id' = tests.id(plantao)::text and not n.lida
$$;
create function pg_temp.conta(ator text) returns text language sql as $$
  select tests.como(ator, 'select count(*) from public.notificacoes where aviso = ''lembrete_de_plantao''')
$$;

select tests.como('plantonista', pg_temp.plantao('longe', '3 days'));
select is(pg_temp.lembretes('longe'), 'Plantão em 24 horas 2 days, Plantão em 2 horas 2 days 22:00:00', 'a planned shift is remembered 24 and 2 hours before');
select is((select n.mensagem from public.notificacoes n where n.titulo = 'Plantão em 24 horas'), 'UPA Norte, ' || to_char((now() + interval '3 days') at time zone 'America/Manaus', 'DD/MM/YYYY "às" HH24:MI') || '.', 'it says where and when, by the clock of the place');
select tests.como('plantonista', pg_temp.plantao('perto', '5 hours'));
select is(pg_temp.lembretes('perto'), 'Plantão em 2 horas 03:00:00', 'what is over is not remembered');
select tests.como('plantonista', pg_temp.plantao('antes', '-9 hours'));
select is(pg_temp.lembretes('antes'), null, 'a shift of the past is not remembered');

-- Until its moment it is nobody's.
select is(pg_temp.conta(ator), '0', ator || ' reads no reminder that is to come')
from unnest(array['plantonista', 'medico_a', 'hospital']) as ator;
select is(tests.tenta('plantonista', 'update public.notificacoes set lida = true where user_id = tests.id(''plantonista'') and lida = false'), '0', 'who marks all as read marks none that is to come');
select is(tests.tenta('plantonista', 'update public.notificacoes set criada_em = now()'), '42501', 'nobody brings one forward');
select is(tests.como('plantonista', 'select public.espera_do_proximo_aviso()'), (3 * 3600000)::text, 'its person is told in how long the next one shows');
select is(tests.como(ator, 'select public.espera_do_proximo_aviso()'), null, ator || ' waits for none')
from unnest(array['medico_a', 'hospital', 'paciente', 'sem_perfil']) as ator;
select is(tests.tenta('anonimo', 'select public.espera_do_proximo_aviso()'), '42501', 'nobody asks without an account');

-- With the plan it moves and goes.
select is(tests.como('plantonista', pg_temp.muda('perto', 'inicio = now() + interval ''7 hours'', fim = now() + interval ''13 hours'', revisao = 1')), '1', 'a shift moves');
select is(pg_temp.lembretes('perto'), 'Plantão em 2 horas 05:00:00', 'its reminder moves with it, and is one');
select is(tests.como('plantonista', pg_temp.muda('perto', 'observacoes = ''levar crachá'', revisao = 2')), '1', 'a note is written to it');
select is(pg_temp.lembretes('perto'), 'Plantão em 2 horas 05:00:00', 'a note changes no reminder');
select is(tests.como('plantonista', pg_temp.muda('perto', 'estado = ''cancelado''')), '1', 'a shift is cancelled');
select is(pg_temp.lembretes('perto'), null, 'what is cancelled is not remembered');
select is(tests.como('plantonista', pg_temp.muda('perto', 'estado = ''previsto''')), '1', 'it is planned again');
select is(pg_temp.lembretes('perto'), 'Plantão em 2 horas 05:00:00', 'what is planned again is remembered again');

-- Its moment comes.
update public.notificacoes n set criada_em = now() where n.contexto ->> 'plantao_id' = tests.id('perto')::text;
select is(pg_temp.conta('plantonista'), '1', 'in its moment it is there');
select is(pg_temp.conta(ator), '0', ator || ' reads nothing of it')
from unnest(array['medico_a', 'hospital', 'staff_a']) as ator;
select is(tests.como('plantonista', 'select public.espera_do_proximo_aviso()'), (2 * 86400000)::text, 'the next one is that of the other shift');
select is(tests.como('plantonista', pg_temp.muda('perto', 'local_id = tests.id(''sul''), revisao = 3')), '1', 'the place changes after it rang');
select is(pg_temp.lembretes('perto'), 'Plantão em 2 horas 05:00:00', 'what rang counts as read, and the new place is remembered');

select * from finish();
rollback;
