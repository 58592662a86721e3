begin;
select plan(10);
select tests.mundo();
select tests.criar_agenda();
create function pg_temp.cartao() returns uuid language sql as $$ select id from oportunidades where paciente_id = tests.id('jose') $$;
insert into tarefas_crm (id, clinica_id, oportunidade_id, titulo, vence_em, cancelada_em)
select tests.id(t.apelido), tests.id('clinica_a'), pg_temp.cartao(), t.apelido, current_date, t.cancelada
from (values ('Ligar', null), ('Escrever', now() - interval '1 day')) as t (apelido, cancelada);
insert into passos_de_contato (id, clinica_id, tipo_id, dias, titulo)
values (tests.id('passo'), tests.id('clinica_a'), tests.id('tipo_a'), -1, 'Confirmar');
insert into retornos_planejados (id, clinica_id, paciente_id, medico_id, desde, prevista_para)
values (tests.id('retorno'), tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), current_date, current_date + 5);
insert into retornos_planejados (id, clinica_id, paciente_id, medico_id, desde, prevista_para, status, encerrado_em, motivo_da_dispensa)
values (tests.id('dispensado'), tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), current_date, current_date + 5, 'dispensado', now(), 'Mudou-se.');
select is((select estagio from oportunidades where id = pg_temp.cartao()), 'agendado', 'the card is in agendado before the death');

select tests.como('clinica_a', $$select registrar_obito(tests.id('jose'), current_date - 3)$$);
select tests.como('clinica_a', $$select registrar_obito(tests.id('maria'), current_date - 3)$$);
select is((select count(*) from tarefas_crm where cancelada_em is null), 0::bigint, 'the death closes every task');
select tests.como('staff_a', $$select desfazer_obito(tests.id('jose'))$$);
select tests.como('staff_a', $$select desfazer_obito(tests.id('maria'))$$);

select results_eq(
  $$select data_obito, obito_registrado_em, obito_registrado_por, atualizado_por from pacientes where id = tests.id('jose')$$,
  $$values (null::date, null::timestamptz, null::uuid, tests.id('staff_a'))$$,
  'a death taken back leaves nothing but who undid it'
);
select is(
  (select string_agg(titulo, ', ') from tarefas_crm where cancelada_em is null), 'Ligar',
  'taking the death back opens the task that it closed, not one cancelled before, nor one of a cancelled appointment'
);
select is((select estagio from oportunidades where id = pg_temp.cartao()), 'agendado', 'taking the death back puts the card where it stood');
select is((select status from retornos_planejados where id = tests.id('retorno')), 'pendente', 'taking the death back opens the return again');
select is((select status from retornos_planejados where id = tests.id('dispensado')), 'dispensado', 'a return dismissed for another reason stays dismissed');
select is((select status from lista_de_espera where id = tests.id('espera_maria')), 'aguardando', 'taking the death back opens the place in the waiting list again');
select is((select status from agendamentos where id = tests.id('consulta_jose')), 'cancelado', 'an appointment cancelled with the death stays cancelled');
select is(
  tests.tenta('clinica_a', $$select id from mudar_status(tests.id('consulta_jose'), 'agendado')$$), '1',
  'an appointment cancelled with the death may be booked again'
);

select * from finish();
rollback;
