begin;
select plan(8);
select tests.mundo();

create function pg_temp.situacao(retorno text) returns text language sql as
  $$select status from public.retornos_planejados where id = tests.id(retorno)$$;
create function pg_temp.evoluir(apelido text, medico text, quando timestamptz) returns void language sql as $$
  insert into public.prontuarios (id, clinica_id, paciente_id, autor_id, status, plano, ocorrido_em, finalizado_em)
  values (tests.id(apelido), tests.id('clinica_a'), tests.id('jose'), tests.id(medico), 'finalizado', 'x', quando, now())
$$;

insert into public.retornos_planejados (id, clinica_id, paciente_id, medico_id, origem_id, prevista_para)
values
  (tests.id('r'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('evolucao_a'), current_date + 30),
  (tests.id('s'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('evolucao_a'), null),
  (tests.id('maria'), tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), null, current_date + 30);

select pg_temp.evoluir('de outro', 'medico_ex', now());
select is(pg_temp.situacao('r'), 'pendente', 'a colleague''s visit fulfils nothing');
select pg_temp.evoluir('anterior', 'medico_a', now() - interval '3 days');
select is(pg_temp.situacao('r'), 'pendente', 'an entry about an earlier day fulfils nothing');

select pg_temp.evoluir('retorno', 'medico_a', now());
select is(pg_temp.situacao('r'), 'cumprido', 'the doctor''s next entry fulfils the return');
select is(pg_temp.situacao('s'), 'cumprido', 'the doctor''s next entry fulfils a return without a date');
select is(pg_temp.situacao('maria'), 'pendente', 'the return of another patient goes on waiting');
select is(
  (select cumprido_no_prontuario from public.retornos_planejados where id = tests.id('r')), tests.id('retorno'),
  'a fulfilled return says by which entry'
);

insert into public.tipos_de_atendimento (id, clinica_id, nome) values (tests.id('tipo'), tests.id('clinica_a'), 'Retorno');
insert into public.retornos_planejados (id, clinica_id, paciente_id, medico_id, prevista_para)
values (tests.id('t'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), current_date + 10);
update public.retornos_planejados set desde = desde - 5 where id = tests.id('t');
insert into public.agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, fim, criado_por)
values (
  tests.id('ag'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo'), now(),
  now() + interval '30 minutes', tests.id('medico_a')
);
update public.agendamentos set status = 'em_atendimento' where id = tests.id('ag');
select is(pg_temp.situacao('t'), 'pendente', 'an appointment that has begun does not fulfil a return');
update public.agendamentos set status = 'realizado' where id = tests.id('ag');
select is(pg_temp.situacao('t'), 'cumprido', 'an appointment that took place fulfils a return');

select * from finish();
rollback;
