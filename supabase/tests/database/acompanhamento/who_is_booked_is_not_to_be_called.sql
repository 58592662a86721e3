begin;
select plan(10);
select tests.mundo();
-- Today as the clinic has it: two hours behind Brasília.
insert into public.agenda_regras (clinica_id, fuso) values (tests.id('clinica_a'), 'America/Rio_Branco');
insert into public.tipos_de_atendimento (id, clinica_id, nome, duracao_min)
values (tests.id('consulta'), tests.id('clinica_a'), 'Consulta', 30);
insert into public.pacientes (id, clinica_id, nome, sexo, criado_por)
select tests.id(c.quem), tests.id('clinica_a'), c.nome, c.sexo, tests.id('staff_a')
from (values ('nair', 'Nair Lopes', 'feminino'), ('otto', 'Otto Reis', 'masculino')) as c (quem, nome, sexo);
set session_replication_role = replica;
insert into public.retornos_planejados (clinica_id, paciente_id, medico_id, desde, prevista_para)
select tests.id('clinica_a'), tests.id(c.paciente), tests.id('medico_a'), current_date - 30,
  private.dia_na_clinica(tests.id('clinica_a'), now()) + c.dias
from (values ('jose', -3), ('nair', -2), ('otto', 0)) as c (paciente, dias);
set session_replication_role = origin;

create function tests.conta(ator text) returns text language sql as $$
  select tests.como(ator, $q$
    select string_agg(faixa || ' ' || quantos || ' ' || a_chamar, ', ' order by faixa)
    from contar_retornos(tests.id('clinica_a')) where quantos > 0
  $q$)
$$;
create function tests.no_painel(ator text) returns text language sql as $$
  select tests.como(ator, $q$select painel_do_dia(tests.id('clinica_a')) -> 'retornos'$q$)
$$;

select is(tests.conta('staff_a'), 'atrasados 2 2, hoje 1 1', 'whoever is not booked is to be called');
select is(tests.no_painel('staff_a'), '{"hoje": 1, "atrasados": 2}', 'the dashboard counts whoever is to be called');

insert into public.agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, fim, criado_por)
select tests.id(c.nome), tests.id('clinica_a'), tests.id(c.paciente), tests.id('medico_a'), tests.id('consulta'),
  now() + c.em, now() + c.em + interval '30 minutes', tests.id('staff_a')
from (
  values ('da_nair', 'nair', interval '5 days'), ('do_otto', 'otto', interval '6 days')
) as c (nome, paciente, em);
select is(tests.conta('staff_a'), 'atrasados 2 1, hoje 1 0', 'whoever is booked is listed, but not to be called');
select is(tests.no_painel('staff_a'), '{"hoje": 0, "atrasados": 1}', 'the dashboard does not count whoever is booked');
select is(
  tests.como('staff_a', $$select string_agg(paciente_nome || ' ' || (proximo_agendamento is null), ', ' order by prevista_para)
    from listar_retornos(tests.id('clinica_a'), 'atrasados')$$),
  (select coalesce(nome_social, nome) from public.pacientes where id = tests.id('jose')) || ' true, Nair Lopes false',
  'each row of the worklist says whether an appointment is to come'
);
select is(tests.conta('medico_a'), 'atrasados 2 1, hoje 1 0', 'the doctor counts the own returns');
select is(tests.no_painel('medico_a'), '{"hoje": 0, "atrasados": 1}', 'the dashboard of the doctor counts the own returns');

update public.agendamentos set status = 'cancelado' where id = tests.id('da_nair');
select is(tests.conta('staff_a'), 'atrasados 2 2, hoje 1 0', 'whoever has a cancelled appointment is to be called');
select is(
  tests.no_painel('staff_a'), '{"hoje": 0, "atrasados": 2}',
  'the dashboard counts whoever has a cancelled appointment'
);
select is(tests.conta('staff_b'), null, 'another clinic counts nothing');

select * from finish();
rollback;
