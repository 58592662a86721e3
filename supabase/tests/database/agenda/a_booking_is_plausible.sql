begin;
select plan(14);
select tests.mundo();
select tests.criar_agenda();

create function tests.queixa_ao_marcar(colunas text, valores text, ator text default 'staff_a') returns text language sql as $$
  select tests.queixa(ator, format(
    'insert into agendamentos (clinica_id, paciente_id, tipo_id%s) values (tests.id(''clinica_a''), tests.id(''maria''), tests.id(''tipo_a'')%s)',
    ', ' || colunas, ', ' || valores
  ))
$$;

select is(
  tests.queixa_ao_marcar('medico_id, inicio', $$tests.id('medico_a'), tests.segunda('11:00')$$), null,
  'an appointment lasts as long as its kind says'
);
select is(
  tests.queixa_ao_marcar('medico_id, inicio', $$tests.id('medico_a'), now() - interval '6 minutes'$$),
  'Não se agenda no passado. Escolha um horário a partir de agora.', 'an appointment in the past is refused'
);
select is(
  tests.queixa_ao_marcar('medico_id, inicio', $$tests.id('medico_a'), now()$$), null,
  'an appointment from this moment on is accepted'
);
select is(
  tests.queixa_ao_marcar('medico_id, inicio', $$tests.id('medico_solo'), tests.segunda('11:00')$$),
  'Este médico não atende nesta clínica.', 'a doctor who does not attend in the clinic is refused'
);
select is(
  tests.queixa_ao_marcar('medico_id, inicio', $$tests.id('medico_ex'), tests.segunda('11:00')$$),
  'Este médico não atende nesta clínica.', 'a doctor who left the clinic is refused'
);
select is(
  tests.tenta('staff_a', $$insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio)
    values (tests.id('clinica_a'), tests.id('beto'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('11:00'))$$),
  '42501', 'a patient of another clinic is refused'
);
select is(
  tests.tenta('staff_a', $$insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio)
    values (tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_a'), tests.id('sala_b'), tests.segunda('11:00'))$$),
  '23503', 'a room of another clinic is refused'
);
select is(
  tests.queixa('staff_a', $$insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio)
    values (tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_b'), tests.segunda('11:00'))$$),
  'Este tipo de atendimento não é desta clínica.', 'a kind of appointment of another clinic is refused'
);
select is(
  tests.tenta('staff_a', format($$insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, fim)
    values (tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_a'), %L, %L)$$, tests.segunda('11:00'), tests.segunda(ate))),
  esperado, format('an appointment from 11:00 to %s is %s', ate, case esperado when '1' then 'accepted' else 'refused' end)
)
from (values (time '11:04', '23514'), ('11:05', '1'), ('23:00', '1'), ('23:01', '23514'), ('10:00', '23514')) as t (ate, esperado);
update tipos_de_atendimento set ativo = false where id = tests.id('tipo_a');
select is(
  tests.queixa_ao_marcar('medico_id, inicio', $$tests.id('medico_a'), tests.segunda('11:00')$$),
  'Este tipo de atendimento foi desativado. Escolha outro.', 'a kind of appointment that was switched off is refused'
);

select * from finish();
rollback;
