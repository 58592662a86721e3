begin;
select plan(44);
select tests.mundo();

insert into auth.users (id, email, raw_user_meta_data) values
  (tests.id('hospital_b'), 'hospital_b@teste.demo', '{"tipo": "hospital", "nome": "Hospital B"}'),
  (tests.id('recepcao'), 'recepcao@teste.demo', '{"tipo": "staff", "nome": "Rosa Reis"}'),
  (tests.id('medico_h'), 'medico_h@teste.demo', '{"tipo": "medico", "nome": "Dra. Hebe Hora", "crm": "700012", "crm_uf": "SP"}'),
  (tests.id('plantonista_b'), 'plantonista_b@teste.demo', '{"tipo": "plantonista", "nome": "Dra. Petra Paz", "crm": "700011", "crm_uf": "SP"}');
update public.profiles p set clinica_id = tests.id('hospital') where p.id = tests.id('recepcao');
insert into public.clinica_medicos (id, clinica_id, medico_id, vigente)
select tests.id('vinculo ' || x), tests.id('hospital'), tests.id(x), true
from unnest(array['plantonista', 'plantonista_b', 'medico_h']) as x;
insert into public.locais_de_plantao (id, medico_id, nome, hospital_id)
values (tests.id('ps'), tests.id('plantonista'), 'PS do hospital', tests.id('hospital')),
  (tests.id('ps b'), tests.id('plantonista_b'), 'PS do hospital', tests.id('hospital')),
  (tests.id('fora'), tests.id('plantonista_b'), 'UPA', null);
insert into public.pacientes (id, clinica_id, nome, data_nascimento, sexo, cpf, nome_mae, criado_por)
values (tests.id('hilda'), tests.id('hospital'), 'Hilda Horta', '1980-03-12', 'feminino', '11144477735', 'Helga Horta', tests.id('hospital')),
  (tests.id('heitor'), tests.id('hospital'), 'Heitor Horta', '1981-01-01', 'masculino', null, null, tests.id('hospital')),
  (tests.id('horta_b'), tests.id('hospital_b'), 'Hilda Horta', '1980-03-12', 'feminino', '11144477735', null, tests.id('hospital_b'));
insert into public.restricoes_de_acesso (clinica_id, paciente_id, motivo, criada_por)
values (tests.id('hospital'), tests.id('heitor'), 'A pedido do paciente', tests.id('hospital'));

create function pg_temp.inicia(id text, lugar text) returns text language sql as $$
  select format('select public.iniciar_plantao(tests.id(%L), now(), tests.id(%L))', id, lugar)
$$;
create function pg_temp.busca(termo text, sessao text default 's1') returns text language sql as $$
  select format('select string_agg(concat_ws('' '', nome, data_nascimento, nome_mae, cpf_parcial), '' | '' order by nome) from public.pacientes_para_identificar(tests.id(%L), %L)', sessao, termo)
$$;
create function pg_temp.liga(quem text, revisao int, sessao text default 's1', id text default 'a1', muda jsonb default '{}') returns text language sql as $$
  select format('select revisao from public.salvar_atendimento(tests.id(%L), tests.id(%L), %L, %s)', id, sessao,
    '{"descricao": "Mulher, cerca de 40, queda", "chegada_em": "2026-11-20T20:00Z", "estado": "em_atendimento", "sinais": {}, "clinico": {"queixa": "segredo"}}'::jsonb
    || jsonb_build_object('paciente_id', case when quem is not null then tests.id(quem) end) || muda, revisao)
$$;
create function pg_temp.no_prontuario(ator text, paciente text default 'hilda') returns text language sql as $$
  select tests.como(ator, format('select string_agg(concat_ws('' '', local_nome, medico_nome, medico_crm, desfecho), '' | '') from public.plantoes_do_paciente(tests.id(%L))', paciente))
$$;
create function pg_temp.registro() returns text language sql as $$
  select string_agg(concat_ws(' ', a.quem_nome, a.acao), ', ' order by a.id) from public.acessos_prontuario a
  where a.paciente_id = tests.id('hilda') and a.acao like '%ligou%'
$$;

select tests.como('plantonista', pg_temp.inicia('s1', 'ps'));
select tests.como('plantonista_b', pg_temp.inicia('s2', 'fora'));

-- Looking for who it is.
select is(tests.como('plantonista', pg_temp.busca('horta')), 'Hilda Horta 1980-03-12 Helga Horta ***.444.777-** | Hugo Horta', 'the hospital''s patients are found with what tells them apart, the CPF without its ends, a restricted one not');
select is(tests.como('plantonista', pg_temp.busca(termo)), 'Hilda Horta 1980-03-12 Helga Horta ***.444.777-**', format('%s finds her', termo))
from unnest(array['111.444.777-35', '12/03/1980', 'horta 12/03/1980']) as termo;
select is(tests.tenta('plantonista', pg_temp.busca(termo)), '23514', format('%L is too little to search', termo))
from unnest(array['hi', '  ', '444777', 'horta 444']) as termo;
select is(tests.tenta('plantonista', format('select * from public.pacientes_para_identificar(%s, %s)', s, t)), '22004', 'a search names its shift and what is searched')
from (values ('null', '''horta'''), ('tests.id(''s1'')', 'null')) as v (s, t);
select is(tests.tenta('plantonista_b', pg_temp.busca('horta', sessao)), '42501', format('a doctor linked to the hospital searches nobody in %s', que))
from (values ('s2', 'a shift elsewhere'), ('s1', 'a colleague''s shift'), ('nenhuma', 'no shift at all')) as v (sessao, que);
select is(tests.tenta(ator, pg_temp.busca('horta')), '42501', ator || ' searches nobody in it')
from unnest(array['hospital', 'recepcao', 'medico_h', 'paciente', 'anonimo']) as ator;

-- Tying, untying.
select is(tests.como('plantonista', pg_temp.liga(null, 0)), '1', 'a patient is taken in by what is seen');
select is(tests.tenta('plantonista', pg_temp.liga(quem, 1)), '42501', format('%s is tied to nothing', que))
from (values ('horta_b', 'another hospital''s patient'), ('jose', 'a clinic''s patient'), ('heitor', 'a patient whose record is restricted'), ('ninguem', 'who is registered nowhere')) as v (quem, que);
select is(tests.tenta('plantonista_b', pg_temp.liga('hilda', 1)), '42501', 'nobody ties a colleague''s attendance');
select is(tests.tenta('plantonista_b', pg_temp.liga('hilda', 0, 's2', 'b1')), '42501', 'in a shift elsewhere nobody of the hospital is tied');
select is(tests.tenta(ator, pg_temp.liga('hilda', 1)), '42501', ator || ' ties nothing')
from unnest(array['hospital', 'recepcao', 'paciente']) as ator;
select is(tests.como('plantonista', pg_temp.liga('hilda', 1)), '2', 'it is tied to who she turned out to be');
select is((select concat_ws(' ', a.descricao, a.clinico ->> 'queixa', a.paciente_id = tests.id('hilda')) from public.atendimentos a where a.id = tests.id('a1')), 'Mulher, cerca de 40, queda segredo t', 'what was written stays as it was');
select is(pg_temp.no_prontuario('medico_h'), 'PS do hospital Dr. Plínio Pontes 700006/SP', 'who reads the record sees that she was attended, where and by whom');
select is(pg_temp.no_prontuario(ator), null, ator || ' is told nothing of it')
from unnest(array['recepcao', 'plantonista', 'plantonista_b', 'hospital_b', 'paciente']) as ator;
select is(tests.como('plantonista', pg_temp.liga(null, 2)), '3', 'while the shift lasts it is undone');
select is(pg_temp.registro(), 'Dr. Plínio Pontes ligou_atendimento, Dr. Plínio Pontes desligou_atendimento', 'the log of the record has both');
select tests.como('plantonista', pg_temp.liga('hilda', 3));

-- The record is restricted later; the link ends; the shift is over.
insert into public.restricoes_de_acesso (clinica_id, paciente_id, motivo, criada_por)
values (tests.id('hospital'), tests.id('hilda'), 'A pedido da paciente', tests.id('hospital'));
select is(pg_temp.no_prontuario('medico_h'), null, 'once restricted, the record does not say it to who is kept out');
update public.restricoes_de_acesso r set encerrada_em = now(), encerrada_por = tests.id('hospital'), motivo_do_fim = 'A pedido dela' where r.paciente_id = tests.id('hilda');
select tests.como('plantonista', format('select public.responder_vinculo(tests.id(%L), false)', 'vinculo plantonista'));
select is(tests.tenta('plantonista', pg_temp.busca('horta')), '42501', 'with the link the search ends, in the middle of the shift too');
select is(tests.tenta('plantonista', pg_temp.liga('hugo', 4)), '42501', 'with the link ended nobody is tied');
select is(tests.como('plantonista', pg_temp.liga('hilda', 4, muda => '{"estado": "finalizado", "desfecho": "alta", "desfecho_dados": {"em": "2026-11-20T22:00Z", "orientacoes": "segredo"}}')), '5', 'what was tied before goes on being written');
select tests.como('plantonista', 'select public.finalizar_plantao(tests.id(''s1''), now() + interval ''1 hour'')');
select is(tests.tenta('plantonista', pg_temp.liga(null, 5)), '42501', 'of a finished shift nothing is untied');
select is(pg_temp.no_prontuario('hospital'), 'PS do hospital Dr. Plínio Pontes 700006/SP alta', 'the hospital''s record keeps that she was there, and how she left');

select * from finish();
rollback;
