begin;
select plan(47);
select tests.mundo();

insert into auth.users (id, email, raw_user_meta_data) values
  (tests.id('hospital_b'), 'hospital_b@teste.demo', '{"tipo": "hospital", "nome": "Hospital B"}'),
  (tests.id('recepcao'), 'recepcao@teste.demo', '{"tipo": "staff", "nome": "Rosa Reis"}'),
  (tests.id('plantonista_b'), 'plantonista_b@teste.demo', '{"tipo": "plantonista", "nome": "Dra. Petra Paz", "crm": "700011", "crm_uf": "SP"}'),
  (tests.id('plantonista_c'), 'plantonista_c@teste.demo', '{"tipo": "plantonista", "nome": "Dr. Caio Couto", "crm": "700012", "crm_uf": "SP"}');
update public.profiles p set clinica_id = tests.id('hospital') where p.id = tests.id('recepcao');

create function pg_temp.publica(dias int, quem text default 'hospital', de_quem text default 'hospital') returns text language sql as $$
  select format(
    'insert into public.vagas_de_plantao (clinica_id, setor, inicio, fim, valor_centavos) values (tests.id(%L), ''UTI'', %L, %L, 180000) returning id',
    de_quem, now() + make_interval(days => dias), now() + make_interval(days => dias, hours => 12)
  )
$$;
create function pg_temp.chama(funcao text, id text, resto text default '') returns text language sql as $$
  select format('select public.%I(%L%s)', funcao, id, resto)
$$;
create function pg_temp.sessao(id text, inicio text, lugar text default null) returns text language sql as $$
  select format('select public.iniciar_plantao(tests.id(%L), now() + %L::interval, %s)', id, inicio, coalesce(format('%L', lugar), 'null'))
$$;

-- The link: a hospital invites, the doctor accepts, either ends it.
select is(tests.tenta('clinica_a', 'select * from public.criar_convite(''plantonista'')'), '42501', 'a clinic does not invite on-call doctors');
select is(tests.tenta('hospital', 'insert into public.clinica_medicos (clinica_id, medico_id) values (tests.id(''hospital''), tests.id(''plantonista''))'), '42501', 'a hospital links nobody by itself');
select set_config('teste.convite', tests.como('hospital', 'select token from public.criar_convite(''plantonista'')'), true);
select throws_ok(format('select tests.como(%L, %L)', 'medico_a', pg_temp.chama('aceitar_convite', current_setting('teste.convite'))), 'P0001', null, 'an invitation of an on-call doctor is for no other type of account');
select tests.como('plantonista', pg_temp.chama('aceitar_convite', current_setting('teste.convite')));
select tests.sair();
insert into public.clinica_medicos (clinica_id, medico_id, vigente) values
  (tests.id('hospital'), tests.id('plantonista_b'), true), (tests.id('hospital_b'), tests.id('plantonista_c'), true);
select throws_ok('insert into public.clinica_medicos (clinica_id, medico_id, vigente) values (tests.id(''clinica_a''), tests.id(''plantonista''), true)', '23514', null, 'an on-call doctor is linked to hospitals alone');
select is(tests.como('plantonista', 'select clinica_nome || '' '' || vigente from public.vinculos_do_medico()'), 'Hospital H true', 'who accepts the invitation is linked');
select is(tests.tenta('plantonista', format('select 1 from public.%I where id <> tests.id(''plantonista'')', tabela)), '0', 'the link opens nothing of ' || tabela)
from unnest(array['profiles', 'pacientes', 'prontuarios', 'agendamentos']) as tabela;
select is(private.atende_em(tests.id('plantonista'), tests.id('hospital')), false, 'the link makes no doctor of the hospital''s agenda');
select is(tests.como('hospital', 'select nome from public.profiles where id = tests.id(''plantonista'')'), 'Dr. Plínio Pontes', 'the hospital reads who works for it');

-- Publishing.
select is(tests.tenta(ator, pg_temp.publica(3, ator)), '42501', ator || ' publishes nothing in the hospital''s name')
from unnest(array['hospital_b', 'clinica_a', 'recepcao', 'plantonista', 'medico_a', 'paciente']) as ator;
select is(tests.tenta('clinica_a', pg_temp.publica(3, 'clinica_a', 'clinica_a')), '42501', 'a clinic has no shifts to publish');
select is(tests.tenta('hospital', pg_temp.publica(-1)), '23514', 'a shift that would have begun is not published');
select set_config('teste.v' || n, tests.como('hospital', pg_temp.publica(dias)), true)
from (values (1, 3), (2, 3), (3, 6), (4, 0)) as v (n, dias) where n < 4;
select is((select count(*)::int from public.notificacoes n where n.aviso = 'vaga_de_plantao' and n.user_id = tests.id(quem)), vezes, format('%s hears %s time(s) of a month that is published', quem, vezes))
from (values ('plantonista', 1), ('plantonista_c', 0)) as v (quem, vezes);
select is(tests.tenta('plantonista', 'select * from public.vagas_abertas()'), '3', 'who is linked reads what is open');
select is(tests.tenta(ator, 'select * from public.vagas_abertas()'), '0', ator || ' reads nothing of it')
from unnest(array['plantonista_c', 'medico_a', 'hospital_b', 'recepcao', 'paciente']) as ator;
select is(tests.tenta('hospital_b', 'select 1 from public.vagas_de_plantao'), '0', 'another hospital reads no open shift');

-- Taking.
select is(tests.tenta(ator, pg_temp.chama('tomar_vaga', current_setting('teste.v1'))), '42501', ator || ' takes nothing')
from unnest(array['plantonista_c', 'medico_a', 'hospital', 'recepcao']) as ator;
select is(tests.tenta('plantonista', 'select public.tomar_vaga(null)'), '22004', 'nothing is not taken');
select set_config('teste.p1', tests.como('plantonista', pg_temp.chama('tomar_vaga', current_setting('teste.v1'))), true);
select is(tests.como('plantonista', pg_temp.chama('tomar_vaga', current_setting('teste.v1'))), current_setting('teste.p1'), 'taken again, it is the same');
select is(tests.tenta('plantonista_b', pg_temp.chama('tomar_vaga', current_setting('teste.v1'))), '23505', 'who comes second does not have it');
select is(tests.tenta('plantonista', pg_temp.chama('tomar_vaga', current_setting('teste.v2'))), '23P01', 'nobody takes two of the same hours');
select is(tests.como('plantonista', 'select l.nome || '' '' || (l.hospital_id = tests.id(''hospital'')) || '' '' || p.valor_combinado_centavos from public.plantoes p join public.locais_de_plantao l on l.id = p.local_id'), 'Hospital H true 180000', 'it stands in the agenda, at the hospital''s place, with its value');
select is(tests.tenta('plantonista', format('update public.plantoes set %s where id = %L', o_que, current_setting('teste.p1'))), '23514', 'its doctor does not write ' || o_que)
from unnest(array['estado = ''cancelado''', 'valor_combinado_centavos = 999999, revisao = 1']) as o_que;
select is(tests.tenta('plantonista', format('select public.oferecer_plantao(%L, ''passagem'', tests.id(''plantonista_c''))', current_setting('teste.p1'))), '23514', 'it passes to nobody whom the hospital does not know');

-- Giving back.
select is(tests.tenta('plantonista_b', pg_temp.chama('desistir_da_vaga', current_setting('teste.p1'))), '42501', 'nobody gives another''s shift back');
select tests.como('plantonista', pg_temp.chama('desistir_da_vaga', current_setting('teste.p1')));
select is((select v.estado from public.vagas_de_plantao v where v.id = current_setting('teste.v1')::uuid), 'aberta', 'given back in time it is open again');
select tests.como('plantonista_b', pg_temp.chama('tomar_vaga', current_setting('teste.v1')));
update public.vagas_de_plantao v set desistencia_horas = 100 where v.id = current_setting('teste.v1')::uuid;
select is(tests.queixa('plantonista_b', format('select public.desistir_da_vaga(p.id) from public.plantoes p where p.estado = ''previsto''')), 'O prazo para desistir já passou. Passe o plantão a um colega, ou fale com o hospital.', 'after the hospital''s time it is not');
select set_config('teste.o', tests.como('plantonista_b', 'select public.oferecer_plantao(p.id, ''passagem'', tests.id(''plantonista'')) from public.plantoes p where p.estado = ''previsto'''), true);
select tests.como('plantonista', pg_temp.chama('aceitar_plantao', current_setting('teste.o')));
select is((select v.tomada_por from public.vagas_de_plantao v where v.id = current_setting('teste.v1')::uuid), tests.id('plantonista'), 'passed on, the hospital reads who works it');
select is(tests.tenta('hospital_b', pg_temp.chama('cancelar_vaga', current_setting('teste.v1'))), '42501', 'another hospital takes nothing back');
select tests.como('hospital', pg_temp.chama('cancelar_vaga', current_setting('teste.v1')));
select is((select count(*)::int from public.plantoes p where p.vaga_id = current_setting('teste.v1')::uuid and p.estado = 'previsto'), 0, 'taken back, it leaves the agenda');
select is((select n.titulo from public.notificacoes n where n.user_id = tests.id('plantonista') and n.titulo like '%cancelado%'), 'Plantão cancelado pelo hospital', 'its doctor is told that it was taken back');

select * from finish();
rollback;
