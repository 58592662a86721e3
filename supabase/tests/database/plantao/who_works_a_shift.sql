begin;
select plan(45);
select tests.mundo();

create function pg_temp.iniciar(sessao text, extra text default '') returns text language sql as $$
  select format('select public.iniciar_plantao(tests.id(%L), ''2026-11-20T19:00Z''%s)', sessao, extra)
$$;
create function pg_temp.finalizar(fim text, motivo text default null) returns text language sql as $$
  select format('select public.finalizar_plantao(tests.id(''s1''), %L, %L)', fim, motivo)
$$;
create function pg_temp.paciente(muda jsonb default '{}') returns jsonb language sql as $$
  select '{"descricao": "Homem, cerca de 40, trauma", "chegada_em": "2026-11-20T20:00Z", "estado": "aguardando",
    "cor": "laranja", "classificado_em": "2026-11-20T20:01Z", "sinais": {"saturacao": 94}, "clinico": {}}'::jsonb || muda
$$;
create function pg_temp.salvar(id text, muda jsonb default '{}', revisao int default 0) returns text language sql as $$
  select format('select revisao from public.salvar_atendimento(tests.id(%L), tests.id(''s1''), %L, %s)', id, pg_temp.paciente(muda), revisao)
$$;
create function pg_temp.reavaliar(muda jsonb default '{}', revisao int default 0, de text default 'a1') returns text language sql as $$
  select format('select revisao from public.salvar_reavaliacao(tests.id(''r1''), tests.id(%L), %L, %s)', de, '{"prevista_em": "2026-11-20T21:00Z", "sinais": {}}'::jsonb || muda, revisao)
$$;

select is(tests.tenta(ator, pg_temp.iniciar('s1')), '42501', ator || ' starts no shift')
from unnest(array['medico_a', 'clinica_a', 'hospital', 'staff_a', 'paciente', 'inativo', 'anonimo']) as ator;
select is(tests.tenta('plantonista', 'insert into public.sessoes_plantao (id, medico_id, inicio) values (gen_random_uuid(), tests.id(''plantonista''), now())'), '42501', 'nobody writes the table itself');

select isnt(tests.como('plantonista', pg_temp.iniciar('s1')), null, 'an on-call doctor starts a shift');
select is(tests.tenta('plantonista', pg_temp.iniciar('s1')), '1', 'the same once more is answered alike');
select is(tests.tenta('plantonista', pg_temp.iniciar('s1', ', null, ''UPA Norte''')), '23514', 'the same id with another place is refused');
select is(tests.queixa('plantonista', pg_temp.iniciar('s2')), 'Você já tem um plantão ativo. Finalize-o antes de começar outro.', 'a doctor has one active shift');
select throws_ok($$insert into public.sessoes_plantao (id, medico_id, inicio) values (gen_random_uuid(), tests.id('plantonista'), now())$$, '23505', null, 'two at once meet the index');

select is(tests.como('plantonista', pg_temp.salvar('a1')), '1', 'a patient described in words is taken in');
select is(tests.como('plantonista', pg_temp.salvar('a1')), '1', 'sent again it is the same');
select is(tests.tenta('plantonista', pg_temp.salvar('a1', '{"estado": "em_atendimento"}')), 'ED001', 'another content with the same id overwrites nothing');
select is(tests.como('plantonista', pg_temp.salvar('a1', '{"estado": "em_atendimento"}', 1)), '2', 'a change over what was read is kept');
select is(tests.como('plantonista', pg_temp.salvar('a1', '{"estado": "em_atendimento"}', 1)), '2', 'it is answered alike when it comes twice');
select is(tests.tenta('plantonista', pg_temp.salvar('a1', '{}', 0)), 'ED001', 'an older one that comes late overwrites nothing');
select is(tests.tenta('plantonista', pg_temp.salvar('a9', '{}', 3)), 'ED001', 'a change of what never was is refused');

select is(tests.queixa('plantonista', pg_temp.salvar('a2', jsonb_build_object('sinais', sinais))), frase, format('signs %s are refused by name', sinais))
from (values
  ('{"saturacao": 140}'::jsonb, 'Saturação de O₂: este valor não é possível. Confira.'),
  ('{"temperatura": 4}', 'Temperatura: este valor não é possível. Confira.'),
  ('{"temperatura": "38"}', 'Temperatura: este valor não é possível. Confira.'),
  ('{"humor": 3}', 'humor: este valor não é possível. Confira.')
) as v (sinais, frase);
select is(tests.tenta('plantonista', pg_temp.salvar('a2', muda)), estado, format('%s is refused', muda))
from (values
  ('{"estado": "finalizado"}'::jsonb, '23514'), ('{"estado": "sumiu"}', '23514'), ('{"cor": "roxo"}', '23514'),
  ('{"idade_anos": 300}', '23514'), ('{"descricao": null}', '22004'),
  ('{"estado": "finalizado", "desfecho": "obito", "desfecho_dados": {"em": "2026-11-20T22:00Z"}}', '23514')
) as v (muda, estado);
select is(tests.tenta('plantonista', pg_temp.salvar('a2', jsonb_build_object('paciente_id', tests.id('jose')))), '42501', 'a registration that the doctor does not read is tied to nothing');

select is(tests.como('plantonista', pg_temp.reavaliar()), '1', 'a re-evaluation is planned');
select is(tests.como('plantonista', pg_temp.reavaliar('{"feita_em": "2026-11-20T21:05Z", "resposta": "Melhor da dor", "proxima_em": "2026-11-20T22:00Z"}', 1)), '2', 'it is done, with its response and the next');
select is(tests.tenta('plantonista', pg_temp.reavaliar('{"feita_em": "2026-11-20T21:05Z"}', 2)), '23514', 'what was done says how it went');

select is(tests.tenta(ator, format('select * from public.%I', tabela)), '0', format('%s reads nothing of %s', ator, tabela))
from unnest(array['medico_a', 'hospital']) as ator, unnest(array['sessoes_plantao', 'atendimentos']) as tabela;

select is(tests.queixa('plantonista', pg_temp.finalizar('2026-11-21T07:00Z')), 'Pacientes ainda em atendimento: 1. Passe o plantão ou escreva por que ele termina assim.', 'a shift does not end over an open patient in silence');
select is(tests.queixa('plantonista', pg_temp.finalizar('2026-11-20T18:00Z', 'Fim')), 'O fim do plantão precisa ser depois do início.', 'a shift ends after it began');
select is(tests.queixa('plantonista', pg_temp.finalizar('2026-11-22T08:00Z', 'Fim')), 'Um plantão tem no máximo 36 horas. Informe a hora em que ele terminou.', 'nobody works 37 hours');
select isnt(tests.como('plantonista', pg_temp.finalizar('2026-11-21T07:00Z', 'Passado ao Dr. Caio')), null, 'with a reason it ends');
select is(tests.tenta('plantonista', pg_temp.finalizar('2026-11-21T07:00Z', 'Passado ao Dr. Caio')), '1', 'sent again it is answered alike');
select is(tests.queixa('plantonista', pg_temp.salvar('a1', '{"estado": "em_observacao"}', 2)), 'Este plantão já foi finalizado e não muda mais.', 'a finished shift is closed, also to its doctor');
select is(tests.tenta('plantonista', pg_temp.salvar('a1', '{"estado": "em_atendimento"}', 1)), '1', 'what it already has is still answered');
select * from finish();
rollback;
