begin;
select plan(9);
select tests.mundo();
select tests.criar_crm();

select tests.como('staff_a', $$insert into passos_de_contato (id, clinica_id, tipo_id, dias, titulo) values
  (tests.id('d-2'), tests.id('clinica_a'), tests.id('tipo_crm'), -2, 'Confirmar presença'),
  (tests.id('d-30'), tests.id('clinica_a'), tests.id('tipo_crm'), -30, 'Pedir documentos'),
  (tests.id('d+7'), tests.id('clinica_a'), tests.id('tipo_crm'), 7, 'Perguntar como está') returning 1$$);
select tests.marcar('ag1', 'jose', now() + interval '10 days');
select results_eq(
  $$select titulo, vence_em - (now() at time zone 'America/Sao_Paulo')::date from tarefas_crm order by vence_em$$,
  $$values ('Confirmar presença', 8), ('Perguntar como está', 17)$$,
  'each step makes a task for its day, and none for a day that is past'
);
select tests.como('clinica_a', $$insert into passos_de_contato (id, clinica_id, tipo_id, dias, titulo)
  values (tests.id('d+1'), tests.id('clinica_a'), tests.id('tipo_crm'), 1, 'Agradecer') returning 1$$);
select is((select count(*) from tarefas_crm), 3::bigint, 'a new step makes tasks for what is booked already');
update agendamentos set inicio = inicio + interval '1 day', fim = fim + interval '1 day' where id = tests.id('ag1');
select is(
  (select min(vence_em) - (now() at time zone 'America/Sao_Paulo')::date from tarefas_crm where cancelada_em is null), 9,
  'an appointment moved to another day moves its tasks'
);
update tarefas_crm set feita_em = now() where passo_id = tests.id('d-2');
select tests.como('clinica_a', $$select id from mudar_status(tests.id('ag1'), 'cancelado')$$);
select results_eq(
  $$select count(*) filter (where cancelada_em is not null), count(*) filter (where feita_em is not null) from tarefas_crm$$,
  $$values (2::bigint, 1::bigint)$$, 'a cancelled appointment cancels its open tasks, and not those that were done'
);
select tests.como('clinica_a', $$select id from mudar_status(tests.id('ag1'), 'agendado')$$);
select is(
  (select count(*) from tarefas_crm where cancelada_em is null and feita_em is null), 2::bigint,
  'a cancellation that is undone opens the tasks again'
);
select tests.como('staff_a', $$update passos_de_contato set ativo = false where id = tests.id('d+1') returning 1$$);
select is(
  (select count(*) from tarefas_crm where cancelada_em is null and feita_em is null), 1::bigint,
  'a step that is switched off takes its tasks away'
);
select is(
  tests.tenta(ator, $$insert into passos_de_contato (clinica_id, tipo_id, dias, titulo) values (tests.id('clinica_a'), tests.id('tipo_crm'), -1, 'Lembrar')$$),
  case when ator in ('clinica_a', 'staff_a') then '1' else '42501' end, 'only clinic and desk make a step, asked as ' || ator
)
from unnest(array['clinica_a', 'medico_a', 'staff_b']) as ator;

select * from finish();
rollback;
