begin;
select plan(18);
select tests.mundo();
select tests.criar_agenda();

create function tests.dia(ator text, caminho text, clinica text default 'clinica_a') returns text language sql as $$
  select tests.como(ator, format('select painel_do_dia(tests.id(%L)) #>> %L', clinica, caminho))
$$;

-- Tasks: one of nobody's since yesterday, one of medico_a for today, one for tomorrow, one done, one cancelled.
insert into oportunidades (id, clinica_id, nome, telefone, origem)
values
  (tests.id('lead_a'), tests.id('clinica_a'), 'Lia Lemos', '11987650001', 'site'),
  (tests.id('lead_b'), tests.id('clinica_b'), 'Bia Braga', '11987650002', 'site');
create function tests.aqui() returns date language sql stable as $$ select (now() at time zone 'America/Sao_Paulo')::date $$;
insert into tarefas_crm (clinica_id, oportunidade_id, titulo, vence_em, responsavel_id, feita_em, cancelada_em)
select tests.id('clinica_a'), coalesce((select o.id from oportunidades o where o.paciente_id = tests.id(t.cartao)), tests.id(t.cartao)), t.titulo, tests.aqui() + t.dias, tests.id(t.quem),
  case when t.fim = 'feita' then now() end, case when t.fim = 'cancelada' then now() end
from (
  values
    ('lead_a', 'Ligar', -1, null, null), ('jose', 'Enviar exames', 0, 'medico_a', null), ('lead_a', 'Confirmar', 1, null, null),
    ('lead_a', 'Já feita', -1, null, 'feita'), ('lead_a', 'Cancelada', 0, 'medico_a', 'cancelada')
) as t (cartao, titulo, dias, quem, fim);
insert into tarefas_crm (clinica_id, oportunidade_id, titulo, vence_em)
values (tests.id('clinica_b'), tests.id('lead_b'), 'De outra clínica', tests.aqui());

select is(tests.dia('staff_a', '{tarefas,atrasadas}'), '1', 'the desk counts the late tasks');
select is(tests.dia('staff_a', '{tarefas,hoje}'), '1', 'the desk counts the tasks of today');
select is(
  tests.dia('staff_a', '{tarefas,linhas,0,pessoa}'), 'Lia Lemos',
  'the latest task comes first, with the name of its lead'
);
select is(
  tests.dia('staff_a', '{tarefas,linhas,1,pessoa}'), 'José da Conceição',
  'the task about a patient has the patient''s name'
);
select is(tests.dia('medico_a', '{tarefas,atrasadas}'), '0', 'a doctor does not count a late task that is nobody''s');
select is(tests.dia('medico_a', '{tarefas,hoje}'), '1', 'a doctor counts the task in the own charge');
select is(tests.dia('staff_b', '{tarefas,hoje}', 'clinica_b'), '1', 'another clinic counts its own task');

-- Free slots are the very first that there are, of the kind that was made first.
create function tests.primeiro(ator text, medico text) returns text language sql as $$
  select tests.como(ator, format(
    'select min(inicio) from horarios_livres(tests.id(''clinica_a''), tests.id(%L), tests.id(''tipo_a''), %L, %L, 300)',
    medico, tests.aqui(), tests.aqui() + 30
  ))
$$;
select is(
  tests.dia('staff_a', '{livres,horarios,0,inicio}')::timestamptz, tests.primeiro('staff_a', null)::timestamptz,
  'the desk sees the first free slot of anybody'
);
select is(
  tests.dia('medico_a', '{livres,horarios,0,medico_id}'), tests.id('medico_a')::text,
  'a doctor sees the own first free slot'
);
select is(tests.dia('medico_b', '{livres,horarios}'), '[]', 'a doctor without hours there has no free slot');
insert into bloqueios_de_agenda (clinica_id, inicio, fim, motivo, criado_por)
values (tests.id('clinica_a'), now() - interval '1 day', now() + interval '12 days', 'feriado', tests.id('clinica_a'));
select is(
  tests.dia('staff_a', '{livres,horarios,0,inicio}')::timestamptz, tests.primeiro('staff_a', null)::timestamptz,
  'the first free slot is found also when it is far ahead'
);
update tipos_de_atendimento set ativo = false where clinica_id = tests.id('clinica_a');
select is(tests.dia('staff_a', '{livres}'), null, 'no free slot is shown where there is nothing to book');

-- Returns and conversations, as their own screens count them.
insert into retornos_planejados (clinica_id, paciente_id, medico_id, prevista_para, origem_id)
select tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.aqui() + d, tests.id('evolucao_a') from unnest(array[-1, 0, 9]) as d;
select is(tests.dia('staff_a', '{retornos}'), '{"hoje": 0, "atrasados": 0}', 'a patient who is booked is not to be called');
update agendamentos set status = 'cancelado' where paciente_id = tests.id('jose') and inicio > now();
select is(tests.dia('staff_a', '{retornos}'), '{"hoje": 1, "atrasados": 1}', 'the desk counts who should be back by today');
select is(
  tests.dia('medico_b', '{retornos}'), '{"hoje": 0, "atrasados": 0}',
  'a doctor does not count the returns of a colleague'
);
select tests.criar_conversas();
select is(tests.dia('medico_a', '{conversas,nao_lidas}'), '2', 'a doctor counts the unread conversations');
select is(tests.dia('staff_a', '{conversas,nao_lidas}'), '1', 'the desk does not count a clinical conversation');
select is(tests.dia('staff_b', '{conversas,nao_lidas}', 'clinica_b'), '0', 'a neighbour counts no conversation');

select * from finish();
rollback;
