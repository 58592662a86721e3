begin;
select plan(19);
select tests.mundo();
select tests.criar_agenda();
insert into paciente_contas (user_id, paciente_id, clinica_id) values (tests.id('paciente'), tests.id('jose'), tests.id('clinica_a'));

-- What the account is told, of an appointment that begins so long from now; and which code comes with it.
create function tests.daqui_a(quando interval, chamada text, que text default 'frase') returns text language plpgsql as $$
declare
  comando constant text := format(chamada, tests.id('consulta_jose'));
begin
  update agendamentos set inicio = now() + quando, fim = now() + quando + interval '30 minutes' where id = tests.id('consulta_jose');
  return case que when 'frase' then tests.queixa('paciente', comando) else tests.tenta('paciente', comando) end;
end;
$$;

select is(tests.daqui_a('1 hour', 'select mudar_status(%L, ''confirmado'')'), null, 'the patient confirms until the appointment begins');
select is(
  tests.daqui_a('-1 minute', 'select mudar_status(%L, ''confirmado'')'), 'O horário deste atendimento já passou. Ligue para a clínica.', 'the patient does not confirm once it has begun'
);
select is(tests.daqui_a('25 hours', 'select mudar_status(%L, ''cancelado'')'), null, 'the patient cancels more than a day before');
select is(tests.daqui_a('24 hours', 'select mudar_status(%L, ''cancelado'')'), null, 'the patient cancels exactly 24 hours before');
select is(
  tests.daqui_a('23 hours 59 minutes', 'select mudar_status(%L, ''cancelado'')'),
  'O prazo para cancelar por aqui terminou 24 horas antes do atendimento. Ligue para a clínica.', 'the patient does not cancel later than 24 hours before'
);
select is(tests.daqui_a('23 hours 59 minutes', 'select mudar_status(%L, ''cancelado'')', 'codigo'), 'AG002', 'a late cancellation is refused with a code of its own');
select is(tests.tenta(ator, format('select mudar_status(%L, ''cancelado'')', tests.id('consulta_jose'))), '1', ator || ' still cancels when the patient may not')
from unnest(array['staff_a', 'clinica_a', 'medico_a']) as ator;
insert into agenda_regras (clinica_id, cancelamento_ate_horas, remarcacao_ate_horas) values (tests.id('clinica_a'), 1, 48);
select is(tests.daqui_a('61 minutes', 'select mudar_status(%L, ''cancelado'')'), null, 'the patient cancels within the term that the clinic set');
select is(
  tests.daqui_a('59 minutes', 'select mudar_status(%L, ''cancelado'')'),
  'O prazo para cancelar por aqui terminou 1 hora antes do atendimento. Ligue para a clínica.', 'the refusal names the term that the clinic set'
);
update agenda_regras set cancelamento_ate_horas = 0;
select is(tests.daqui_a('1 minute', 'select mudar_status(%L, ''cancelado'')'), null, 'a term of zero hours lets the patient cancel until the beginning');
select is(tests.daqui_a('-1 minute', 'select mudar_status(%L, ''cancelado'')', 'codigo'), 'AG002', 'the patient never cancels once it has begun');
select is(tests.daqui_a('3 hours', 'select mudar_status(%L, ''em_atendimento'')'), 'Só a clínica faz esta mudança.', 'the patient does not begin the appointment');
select is(tests.daqui_a('3 hours', 'select mudar_status(%L, ''realizado'')'), 'Um atendimento agendado não passa a realizado.', 'the patient does not conclude the appointment');
select is(tests.daqui_a('3 hours', 'select registrar_chegada(%L)'), 'Só a clínica registra a chegada.', 'the patient does not register the own arrival');

-- Whose.
select is(tests.tenta('paciente', format('select mudar_status(%L, ''confirmado'')', tests.id('consulta_selma'))), '42501', 'the patient does not find another''s appointment by its id');
select is(tests.tenta('staff_b', format('select mudar_status(%L, ''confirmado'')', tests.id('consulta_jose'))), '42501', 'another clinic does not find the appointment by its id');
update paciente_contas set encerrado_em = now();
select is(tests.tenta('paciente', format('select mudar_status(%L, ''confirmado'')', tests.id('consulta_jose'))), '42501', 'the patient finds no appointment once the link has ended');

select * from finish();
rollback;
