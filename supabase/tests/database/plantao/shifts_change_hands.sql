begin;
select plan(41);
select tests.mundo();

-- Four on-call doctors: b and c share the place of the first by CNES, d shares nothing.
insert into auth.users (id, email, raw_user_meta_data)
select tests.id('plantonista_' || x), 'plantonista_' || x || '@teste.demo',
  jsonb_build_object('tipo', 'plantonista', 'nome', 'Dra. Plantonista ' || upper(x), 'crm', '70001' || n, 'crm_uf', 'SP')
from (values ('b', 1), ('c', 2), ('d', 3)) as v (x, n);
insert into public.locais_de_plantao (id, medico_id, nome, cnes, contatos)
select tests.id('local ' || x), tests.id(x), 'UPA de ' || x, case when x <> 'plantonista_d' then '1234567' end, '[{"nome": "Zé"}]'
from unnest(array['plantonista', 'plantonista_b', 'plantonista_c', 'plantonista_d']) as x;

create function pg_temp.plantao(id text, de text, dias int, horas int default 12) returns void language sql as $$
  insert into public.plantoes (id, medico_id, local_id, inicio, fim, valor_combinado_centavos)
  values (tests.id(id), tests.id(de), tests.id('local ' || de), now() + make_interval(days => dias),
    now() + make_interval(days => dias, hours => horas), 150000)
$$;
create function pg_temp.oferece(plantao text, tipo text, para text default null) returns text language sql as $$
  select format('select public.oferecer_plantao(tests.id(%L), %L, %s)', plantao, tipo, coalesce(format('tests.id(%L)', para), 'null'))
$$;
create function pg_temp.chama(funcao text, oferta text, resto text default '') returns text language sql as $$
  select format('select public.%I(%L%s)', funcao, oferta, resto)
$$;
create function pg_temp.agenda(de text) returns text language sql as $$
  select string_agg(p.estado, ',' order by p.inicio, p.estado) from public.plantoes p where p.medico_id = tests.id(de)
$$;
select pg_temp.plantao('p1', 'plantonista', 2), pg_temp.plantao('p2', 'plantonista', 5), pg_temp.plantao('p3', 'plantonista', 9),
  pg_temp.plantao('b1', 'plantonista_b', 7), pg_temp.plantao('c1', 'plantonista_c', 2), pg_temp.plantao('c2', 'plantonista_c', 5),
  pg_temp.plantao('d1', 'plantonista_d', 12), pg_temp.plantao('passado', 'plantonista', -1);

-- Who is found, and by whom.
select is(tests.como('plantonista', 'select nome || '' '' || crm from public.buscar_plantonistas(''tonista b'')'), 'Dra. Plantonista B 700011', 'a colleague is found by part of the name');
select is(tests.como('plantonista', 'select nome from public.buscar_plantonistas(''700012'')'), 'Dra. Plantonista C', 'a colleague is found by the CRM');
select is(tests.tenta('plantonista', 'select * from public.buscar_plantonistas(''pl'')'), '0', 'two letters list nobody');
select is(tests.tenta(ator, 'select * from public.buscar_plantonistas(''plantonista'')'), '0', ator || ' finds no on-call doctor')
from unnest(array['medico_a', 'hospital', 'staff_a', 'paciente']) as ator;
select ok(pg_get_function_result('public.buscar_plantonistas(text)'::regprocedure) !~ 'mail', 'the search answers no e-mail');

-- Who offers.
select is(tests.tenta(ator, pg_temp.oferece('p1', 'passagem', 'plantonista_b')), '42501', ator || ' offers nobody''s shift')
from unnest(array['plantonista_b', 'medico_a', 'hospital', 'staff_a', 'paciente']) as ator;
select is(tests.tenta('plantonista', pg_temp.oferece('passado', 'passagem')), '23514', 'a shift that has begun changes hands no more');
select is(tests.tenta('plantonista', pg_temp.oferece('p1', 'passagem', 'medico_a')), '42501', 'a shift is offered to on-call doctors alone');
select is(tests.tenta('plantonista', pg_temp.oferece('p1', 'passagem', 'plantonista')), '23514', 'nobody offers to oneself');
select is(tests.tenta('plantonista_d', pg_temp.oferece('d1', 'passagem')), '23514', 'a place that nobody else knows has no colleagues to ask');
select is(tests.tenta('plantonista', 'select public.oferecer_plantao(null, ''passagem'')'), '22004', 'an offer is of a shift');

-- A shift given to a colleague.
select set_config('teste.o1', tests.como('plantonista', pg_temp.oferece('p1', 'passagem', 'plantonista_b')), true);
select is(tests.tenta('plantonista', pg_temp.oferece('p1', 'troca')), '23505', 'a shift is offered once at a time');
select is(tests.tenta('plantonista_c', pg_temp.chama('aceitar_plantao', current_setting('teste.o1'))), '42501', 'what is offered to one is not another''s to take');
select is(tests.tenta('plantonista_c', 'select * from public.ofertas_de_plantao_comigo()'), '0', 'what is offered to one is not another''s to read');
select is(tests.como('plantonista_b', 'select de_nome || '' '' || local_nome || '' '' || (meu_local_id = tests.id(''local plantonista_b'')) || '' '' || ocupado from public.ofertas_de_plantao_comigo()'), 'Dr. Plínio Pontes UPA de plantonista true false', 'the colleague reads whose it is and where, and the own place that is the same');
select is((select count(*)::int from public.notificacoes n where n.user_id = tests.id('plantonista_b') and n.aviso = 'oferta_de_plantao'), 1, 'the colleague hears of it');
select is(tests.tenta('plantonista_b', pg_temp.chama('aceitar_plantao', current_setting('teste.o1'), ', null, tests.id(''local plantonista_c'')')), '42501', 'a shift is not received at another''s place');
select tests.como('plantonista_b', pg_temp.chama('aceitar_plantao', current_setting('teste.o1')));
select is(pg_temp.agenda('plantonista_b'), 'previsto,previsto', 'accepted, it stands in the colleague''s agenda');
select results_eq(
  $$ select p.local_id, p.valor_combinado_centavos, p.recebido_de from public.plantoes p where p.recebido_de = tests.id('p1') $$,
  $$ values (tests.id('local plantonista_b'), null::int, tests.id('p1')) $$,
  'at the own place, by the own terms, and known as the one that was given'
);
select is(tests.como('plantonista', 'select estado from public.plantoes where id = tests.id(''p1'')'), 'passado', 'who gave it keeps it as given');
select is(tests.tenta('plantonista', 'update public.plantoes set estado = ''previsto'' where id = tests.id(''p1'')'), '23514', 'who gave a shift does not take it back');
select is(tests.tenta('plantonista_b', pg_temp.chama('aceitar_plantao', current_setting('teste.o1'))), '23505', 'an offer is accepted once');

-- One offered to all of the place: who comes first has it, and nobody is in two places.
select set_config('teste.o2', tests.como('plantonista', pg_temp.oferece('p2', 'passagem')), true);
select is((select count(*)::int from public.notificacoes n where n.aviso = 'oferta_de_plantao' and n.contexto ->> 'oferta_id' = current_setting('teste.o2')), 2, 'all of the place hear of it, and nobody else');
select is(tests.tenta('plantonista_d', pg_temp.chama('aceitar_plantao', current_setting('teste.o2'))), '42501', 'who is not on call there does not take it');
select is(tests.como('plantonista_c', 'select ocupado::text from public.ofertas_de_plantao_comigo()'), 'true', 'who works at that hour reads so before');
select is(tests.tenta('plantonista_c', pg_temp.chama('aceitar_plantao', current_setting('teste.o2'))), '23P01', 'who works at that hour does not take it');
select is(tests.tenta('plantonista_c', pg_temp.chama('recusar_plantao', current_setting('teste.o2'))), '23514', 'what is offered to all, nobody declines for all');
select tests.como('plantonista', 'update public.plantoes set estado = ''cancelado'' where id = tests.id(''p2'') returning 1');
select is((select o.estado from public.ofertas_de_plantao o where o.id = current_setting('teste.o2')::uuid), 'retirada', 'a shift that is cancelled is offered no more');

-- An exchange names both shifts; both change hands, or none.
select set_config('teste.o3', tests.como('plantonista', pg_temp.oferece('p3', 'troca')), true);
select is(tests.tenta('plantonista_b', pg_temp.chama('aceitar_plantao', current_setting('teste.o3'))), '22004', 'an exchange names a shift of who answers');
select is(tests.tenta('plantonista_b', pg_temp.chama('aceitar_plantao', current_setting('teste.o3'), ', tests.id(''c1'')')), '42501', 'the shift in exchange is not another''s');
select tests.como('plantonista_b', pg_temp.chama('aceitar_plantao', current_setting('teste.o3'), ', tests.id(''b1'')'));
select is(pg_temp.agenda('plantonista'), 'previsto,passado,cancelado,previsto', 'nothing changes until an exchange is confirmed');
select is(tests.tenta('plantonista_b', pg_temp.chama('concluir_troca_de_plantao', current_setting('teste.o3'), ', true')), '42501', 'who proposed does not confirm');
select tests.como('plantonista', pg_temp.chama('concluir_troca_de_plantao', current_setting('teste.o3'), ', true'));
select results_eq(
  $$ select p.medico_id, p.recebido_de from public.plantoes p where p.recebido_de in (tests.id('p3'), tests.id('b1')) order by p.inicio $$,
  $$ values (tests.id('plantonista'), tests.id('b1')), (tests.id('plantonista_b'), tests.id('p3')) $$,
  'confirmed, each has the other''s'
);
select is((select count(*)::int from public.plantoes p where p.estado = 'passado'), 3, 'what was given is kept by who gave it');

select * from finish();
rollback;
