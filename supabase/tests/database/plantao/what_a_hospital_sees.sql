begin;
select plan(29);
select tests.mundo();

insert into auth.users (id, email, raw_user_meta_data) values
  (tests.id('hospital_b'), 'hospital_b@teste.demo', '{"tipo": "hospital", "nome": "Hospital B"}'),
  (tests.id('recepcao'), 'recepcao@teste.demo', '{"tipo": "staff", "nome": "Rosa Reis"}'),
  (tests.id('plantonista_b'), 'plantonista_b@teste.demo', '{"tipo": "plantonista", "nome": "Dra. Petra Paz", "crm": "700011", "crm_uf": "SP"}');
update public.profiles p set clinica_id = tests.id('hospital') where p.id = tests.id('recepcao');
insert into public.clinica_medicos (id, clinica_id, medico_id, vigente)
values (tests.id('vinculo'), tests.id('hospital'), tests.id('plantonista'), true);
insert into public.locais_de_plantao (id, medico_id, nome)
select tests.id('local ' || x), tests.id('plantonista'), 'PS ' || x from unnest(array['do hospital', 'de fora']) as x;
insert into public.locais_de_plantao (id, medico_id, nome)
values (tests.id('local do colega'), tests.id('plantonista_b'), 'PS do hospital');

create function pg_temp.sessao(id text, quando text, lugar text) returns text language sql as $$
  select format('select public.iniciar_plantao(tests.id(%L), now() + %L::interval, tests.id(%L))', id, quando, lugar)
$$;
create function pg_temp.termina(id text, quando text) returns text language sql as $$
  select format('select public.finalizar_plantao(tests.id(%L), now() + %L::interval)', id, quando)
$$;
create function pg_temp.lista() returns text language sql as $$
  select 'select string_agg(local_nome, '','' order by inicio) from public.plantoes_do_hospital(now() - interval ''9 days'', now() + interval ''9 days'')'
$$;

-- The tie is its doctor's to say, and only to a hospital that is linked.
select is(tests.tenta('plantonista', 'select public.ligar_local(tests.id(''local do hospital''), tests.id(''hospital_b''))'), '42501', 'a place is tied to no hospital without a link');
select is(tests.tenta('plantonista', 'select public.ligar_local(tests.id(''local do colega''), tests.id(''hospital''))'), '42501', 'nobody ties a colleague''s place');
select is(tests.tenta('plantonista_b', 'select public.ligar_local(tests.id(''local do colega''), tests.id(''hospital''))'), '42501', 'nobody ties a place to a hospital that does not know the doctor');
select is(tests.tenta('hospital', 'select public.ligar_local(tests.id(''local do hospital''), tests.id(''hospital''))'), '42501', 'a hospital ties no place');
select is(tests.tenta('plantonista', 'update public.locais_de_plantao set hospital_id = tests.id(''hospital'')'), '42501', 'nobody writes the tie by hand');
select is(tests.tenta('plantonista', 'select public.ligar_local(null, null)'), '22004', 'a tie is of a place');

select tests.como('plantonista', pg_temp.sessao('antes', '1 minute', 'local do hospital'));
select tests.como('plantonista', pg_temp.termina('antes', '1 hour'));
select tests.como('plantonista', 'select public.ligar_local(tests.id(''local do hospital''), tests.id(''hospital''))');
select tests.como('plantonista', pg_temp.sessao('fora', '2 hours', 'local de fora'));
select tests.como('plantonista', pg_temp.termina('fora', '3 hours'));
select tests.como('plantonista', pg_temp.sessao('dentro', '4 hours', 'local do hospital'));
insert into public.atendimentos (id, sessao_id, medico_id, descricao, cor, classificado_em, chegada_em, estado, clinico, desfecho, desfecho_dados)
values
  (tests.id('a1'), tests.id('dentro'), tests.id('plantonista'), 'Fulano de Tal, trauma', 'vermelho', now(), now() + interval '4 hours', 'aguardando', '{"queixa": "segredo"}', null, null),
  (tests.id('a2'), tests.id('dentro'), tests.id('plantonista'), 'Beltrana', null, null, now() + interval '5 hours', 'finalizado', '{}', 'alta', '{"em": "2026-12-01T10:00:00Z", "orientacoes": "segredo"}');

select is(tests.como('hospital', pg_temp.lista()), 'PS do hospital', 'a hospital sees what is worked in its places, from the tie on');
select is(
  tests.como('hospital', 'select concat_ws('' '', medico_nome, atendimentos, abertos, cores, desfechos) from public.plantoes_do_hospital(now() - interval ''1 day'', now() + interval ''1 day'')'),
  'Dr. Plínio Pontes 2 1 {"sem_cor": 1, "vermelho": 1} {"alta": 1}', 'how many, of which colours, with which outcomes'
);
select is(
  tests.como('hospital', 'select string_agg(concat_ws('' '', posicao, cor, estado, desfecho), '' | '' order by posicao) from public.atendimentos_do_plantao_do_hospital(tests.id(''dentro''))'),
  '1 vermelho aguardando | 2 finalizado alta', 'each attendance by its times, colour and outcome'
);
select is(position('segredo' in tests.como('hospital', 'select jsonb_agg(a)::text from public.atendimentos_do_plantao_do_hospital(tests.id(''dentro'')) as a')), 0, 'nothing that was written of a patient is told');
select is(position('Fulano' in tests.como('hospital', 'select jsonb_agg(a)::text from public.atendimentos_do_plantao_do_hospital(tests.id(''dentro'')) as a')), 0, 'nobody is told who the patient is');
select is(tests.tenta('hospital', format('select 1 from public.%I', tabela)), '0', 'the hospital reads no row of ' || tabela)
from unnest(array['sessoes_plantao', 'atendimentos', 'reavaliacoes', 'plantoes', 'locais_de_plantao', 'lancamentos_de_plantao']) as tabela;
select is(tests.como(ator, pg_temp.lista()), null, ator || ' sees nothing of it')
from unnest(array['hospital_b', 'clinica_a', 'recepcao', 'plantonista_b', 'medico_a']) as ator;
select is(tests.tenta(ator, 'select * from public.atendimentos_do_plantao_do_hospital(tests.id(''dentro''))'), '42501', ator || ' opens no session of it')
from unnest(array['hospital_b', 'recepcao', 'plantonista_b']) as ator;
select is(tests.tenta('hospital', 'select * from public.atendimentos_do_plantao_do_hospital(tests.id(''fora''))'), '42501', 'what was worked elsewhere is not opened by its id');
select is(tests.tenta('hospital', 'select * from public.plantoes_do_hospital(null, now())'), '22004', 'a time has two ends');

-- The link ends: what was seen stays the hospital's, what follows is not.
update public.atendimentos set estado = 'finalizado', desfecho = 'alta', desfecho_dados = '{"em": "2026-12-01T10:00:00Z", "orientacoes": "x"}' where id = tests.id('a1');
select tests.como('plantonista', pg_temp.termina('dentro', '10 hours'));
select tests.como('plantonista', 'select public.responder_vinculo(tests.id(''vinculo''), false)');
select tests.como('plantonista', pg_temp.sessao('depois', '20 hours', 'local do hospital'));
select is(tests.como('hospital', pg_temp.lista()), 'PS do hospital', 'once the link has ended, the hospital sees what was worked under it and nothing more');
select is((select s.hospital_id from public.sessoes_plantao s where s.id = tests.id('depois')), null, 'what is worked after is the doctor''s alone');

select * from finish();
rollback;
