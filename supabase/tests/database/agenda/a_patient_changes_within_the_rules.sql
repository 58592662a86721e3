begin;
select plan(9);
select tests.mundo();
select tests.criar_agenda();

-- What a call for patients would do, once it has found out whose appointment it is.
create function tests.pelo_paciente(novo text, quando interval) returns text language plpgsql as $$
begin
  update agendamentos set inicio = now() + quando, fim = now() + quando + interval '30 minutes' where id = tests.id('consulta_jose');
  perform private.aplicar_status(a, 'paciente', novo, null) from agendamentos a where a.id = tests.id('consulta_jose');
  raise exception using errcode = 'TRY00';
exception
  when sqlstate 'TRY00' then return null;
  when others then return sqlerrm;
end;
$$;

select is(tests.pelo_paciente('confirmado', interval '2 hours'), null, 'confirms at any time');
select is(tests.pelo_paciente('cancelado', interval '25 hours'), null, 'cancels a day before');
select is(tests.pelo_paciente('cancelado', interval '24 hours'), null, 'to the hour');
select is(tests.pelo_paciente('cancelado', interval '23 hours 59 minutes'), 'O prazo para cancelar terminou 24 horas antes. Fale com a clínica.', 'not later');
insert into agenda_regras (clinica_id, cancelamento_ate_horas) values (tests.id('clinica_a'), 2);
select is(tests.pelo_paciente('cancelado', interval '3 hours'), null, 'the clinic says how late');
select is(tests.pelo_paciente('cancelado', interval '1 hour'), 'O prazo para cancelar terminou 2 horas antes. Fale com a clínica.', 'in its own rules');
select is(tests.pelo_paciente('em_atendimento', interval '3 hours'), 'Só a clínica faz esta mudança.', 'a patient does not call in');
select is(tests.pelo_paciente('realizado', interval '3 hours'), 'Um atendimento agendado não passa a realizado.', 'nor conclude');
select is(tests.tenta('paciente', $$select mudar_status(tests.id('consulta_jose'), 'confirmado')$$), '42501', 'and by the desk''s call does nothing');

select * from finish();
rollback;
