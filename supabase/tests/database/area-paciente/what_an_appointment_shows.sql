begin;
select plan(17);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();
update tipos_de_atendimento
set orientacoes = 'Traga exames.', teleconsulta = true, link_da_teleconsulta = 'https://video.demo/sala'
where id = tests.id('tipo_a');
update perfil_documentos set telefone = '1930000100' where profile_id = tests.id('clinica_a');
insert into agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, observacoes, criado_por)
values (tests.id('video'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'), tests.id('sala_a'), tests.segunda('11:00'), 'Interno', tests.id('clinica_a'));

select is(
  tests.como('paciente', $$select concat_ws('|', clinica_nome, clinica_telefone, medico_nome, tipo_nome, sala_nome, link, orientacoes) from meus_agendamentos() where id = tests.id('video')$$),
  'Clínica A|1930000100|Dra. Ána Alves|Consulta|sala_a|https://video.demo/sala|Traga exames.',
  'an appointment shows where it is, with whom and what to bring'
);
select is(
  tests.como('paciente', $$select (cancelar_ate = inicio - interval '24 hours' and remarcar_ate = cancelar_ate)::text from meus_agendamentos() limit 1$$), 'true',
  'an appointment shows until when it may be changed'
);
select is(tests.como('paciente', 'select string_agg(id::text, '','' order by inicio) from meus_agendamentos()'),
  concat_ws(',', tests.id('consulta_jose'), tests.id('video')), 'the patient''s own appointments come soonest first');
select is(tests.tenta(ator, 'select * from meus_agendamentos()'), linhas, format('%s reads the own appointments alone', ator))
from (values ('vizinho', '1'), ('staff_a', '0'), ('medico_a', '0'), ('clinica_a', '0'), ('anonimo', '42501')) as c (ator, linhas);

update agendamentos set status = 'confirmado' where id = tests.id('video');
update agendamentos set status = 'cancelado' where id = tests.id('video');
select is(
  tests.como('paciente', 'select string_agg(status, '','') from meus_agendamentos(true)'), 'cancelado',
  'a cancelled appointment is among the past ones'
);
select is(
  tests.como('paciente', 'select concat(link, orientacoes) from meus_agendamentos(true)'), '',
  'a cancelled appointment shows no link'
);
insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por)
select tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('08:00', -n), 'realizado', tests.id('clinica_a')
from generate_series(2, 6) as n;
select is(
  tests.como('paciente', 'select count(*)::text from meus_agendamentos(true, p_limite => 2)'), '2',
  'past appointments come a page at a time'
);
select is(
  tests.como('paciente', $$select count(*)::text from meus_agendamentos(true) a,
    lateral (select * from meus_agendamentos(true) order by inicio desc, id desc offset 1 limit 1) as u,
    lateral meus_agendamentos(true, u.inicio, u.id) as depois where a.id = u.id$$), '4', 'the next page goes on after the last row'
);

-- Offers.
select tests.como('staff_a', $$insert into lista_de_espera (id, clinica_id, paciente_id, tipo_id) values (tests.id('espera'), tests.id('clinica_a'), tests.id('jose'), tests.id('tipo_a')) returning id$$);
select tests.como('staff_a', $$select id from ofertar_vaga(tests.id('espera'), tests.id('medico_a'), tests.segunda('08:00'))$$);
select is(
  tests.como('paciente', $$select (reserva_expira_em > now())::text from meus_agendamentos() where status = 'reservado'$$), 'true',
  'an offer is shown with its term'
);
update agendamentos set reserva_expira_em = now() - interval '1 second' where status = 'reservado';
select is(
  tests.como('paciente', $$select count(*)::text from meus_agendamentos() where status = 'reservado'$$), '0',
  'an expired offer is shown no more'
);
update agendamentos set status = 'cancelado' where status = 'reservado';
select is(
  tests.como('paciente', $$select count(*)::text from meus_agendamentos(true) where status = 'cancelado'$$), '1',
  'an expired offer is not among the past appointments'
);
select is(
  tests.tenta('clinica_a', $$update tipos_de_atendimento set link_da_teleconsulta = 'javascript:alert(1)'$$), '23514',
  'a link that is no web address is refused'
);
select is(
  tests.tenta('medico_b', $$update tipos_de_atendimento set orientacoes = 'x' where id = tests.id('tipo_a')$$), '0',
  'a neighbour does not set what an appointment shows'
);

select * from finish();
rollback;
