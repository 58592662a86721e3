begin;
select plan((select count(*)::int from tests.atores()) * 2 + 17);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();
update tipos_de_atendimento set teleconsulta = true, link_da_teleconsulta = 'https://video.demo/sala' where id = tests.id('tipo_a');
insert into agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, criado_por)
values
  (tests.id('video'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('11:00'), tests.id('clinica_a')),
  (tests.id('video_maria'), tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('10:00'), tests.id('clinica_a'));

-- Who writes it.
select is(
  tests.tenta(ator, $$update agendamentos set link_da_teleconsulta = 'https://video.demo/jose' where id = tests.id('video')$$),
  case when ator in ('clinica_a', 'staff_a', 'medico_a') then '1' when ator = 'anonimo' then '42501' else '0' end,
  'only clinic, desk and doctor write the link of an appointment, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta(ator, $$select link_da_teleconsulta from agendamentos where id = tests.id('video')$$),
  case when ator in ('clinica_a', 'staff_a', 'medico_a', 'medico_b') then '1' when ator = 'anonimo' then '42501' else '0' end,
  'only who works in clínica A reads the link of its appointment, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta('staff_a', format('update agendamentos set link_da_teleconsulta = %L where id = tests.id(''video'')', link)), '23514', 'a link that is no web address is refused: ' || left(link, 30)
)
from unnest(array['http://video.demo/jose', 'javascript:alert(1)', 'https://', 'https://video.demo/a b', 'https://video.demo/"x', 'https://' || repeat('a', 500)]) as link;
select is(
  tests.tenta('staff_a', $$update agendamentos set link_da_teleconsulta = 'https://video.demo/jose' where id = tests.id('consulta_jose')$$), '23514',
  'an appointment that is not by video takes no link'
);

-- Who sees it.
create function tests.link_de(apelido text, ator text default 'paciente') returns text
language sql as $$ select tests.como(ator, format('select link from meus_agendamentos() where id = %L', tests.id(apelido))) $$;
select is(
  tests.link_de('video'), 'https://video.demo/sala',
  'an appointment without a link of its own shows that of its kind'
);
update agendamentos set link_da_teleconsulta = 'https://video.demo/jose' where id = tests.id('video');
update agendamentos set link_da_teleconsulta = 'https://video.demo/maria' where id = tests.id('video_maria');
select is(tests.link_de('video'), 'https://video.demo/jose', 'an appointment with a link of its own shows that one');
select is(tests.link_de('video_maria'), null, 'the patient does not see the link of another patient');
select is(tests.link_de('video', 'vizinho'), null, 'another account does not see the link of this patient');
select is(
  tests.tenta('paciente', $$update agendamentos set link_da_teleconsulta = 'https://video.demo/meu' where id = tests.id('video')$$), '0',
  'the patient does not change the link'
);

-- Where it goes.
savepoint antes;
select tests.como('staff_a', $$select id from remarcar(tests.id('video'), tests.segunda('11:00', 4))$$);
select is(
  (select link_da_teleconsulta from agendamentos where remarcado_de = tests.id('video')), 'https://video.demo/jose', 'the link goes along to another day'
);
rollback to antes;
select tests.como('staff_a', $$select id from remarcar(tests.id('video'), tests.segunda('11:00', 4), p_medico => tests.id('medico_b'))$$);
select is(
  (select link_da_teleconsulta from agendamentos where remarcado_de = tests.id('video')), null, 'the link does not go along to a colleague, whose room it is not'
);
rollback to antes;
update clinica_medicos set ativo = false where medico_id = tests.id('medico_a') and clinica_id = tests.id('clinica_a');
select is(
  tests.tenta('medico_a', $$update agendamentos set link_da_teleconsulta = 'https://video.demo/x' where id = tests.id('video')$$), '0',
  'a doctor who left the clinic changes the link no more'
);
rollback to antes;
update paciente_contas set encerrado_em = now() where id = tests.id('conta');
select is(tests.link_de('video'), null, 'an account that is not linked any more does not see the link');
rollback to antes;
update agendamentos set status = 'cancelado' where id = tests.id('video');
select is(
  tests.como('paciente', format('select concat(link) from meus_agendamentos(true) where id = %L', tests.id('video'))), '',
  'a cancelled appointment shows no link'
);

select * from finish();
rollback;
