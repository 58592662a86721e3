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

select is(tests.queixa_ao_marcar('medico_id, inicio', $$tests.id('medico_a'), tests.segunda('11:00')$$), null, 'the kind says how long it lasts');
select is(
  tests.queixa_ao_marcar('medico_id, inicio', $$tests.id('medico_a'), now() - interval '6 minutes'$$),
  'Não se agenda no passado. Escolha um horário a partir de agora.', 'nothing in the past'
);
select is(tests.queixa_ao_marcar('medico_id, inicio', $$tests.id('medico_a'), now()$$), null, 'now is not the past');
select is(
  tests.queixa_ao_marcar('medico_id, inicio', $$tests.id('medico_solo'), tests.segunda('11:00')$$),
  'Este médico não atende nesta clínica.', 'nobody from elsewhere'
);
select is(
  tests.queixa_ao_marcar('medico_id, inicio', $$tests.id('medico_ex'), tests.segunda('11:00')$$),
  'Este médico não atende nesta clínica.', 'nor who left'
);
select is(
  tests.tenta('staff_a', $$insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio)
    values (tests.id('clinica_a'), tests.id('beto'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('11:00'))$$),
  '23503', 'a patient of another clinic is unknown'
);
select is(
  tests.tenta('staff_a', $$insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio)
    values (tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_a'), tests.id('sala_b'), tests.segunda('11:00'))$$),
  '23503', 'and so is a room'
);
select is(
  tests.queixa('staff_a', $$insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio)
    values (tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_b'), tests.segunda('11:00'))$$),
  'Este tipo de atendimento não é desta clínica.', 'and a kind'
);
select is(
  tests.tenta('staff_a', format($$insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, fim)
    values (tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_a'), %L, %L)$$, tests.segunda('11:00'), tests.segunda(ate))),
  esperado, format('11:00 to %s', ate)
)
from (values (time '11:04', '23514'), ('11:05', '1'), ('23:00', '1'), ('23:01', '23514'), ('10:00', '23514')) as t (ate, esperado);
update tipos_de_atendimento set ativo = false where id = tests.id('tipo_a');
select is(
  tests.queixa_ao_marcar('medico_id, inicio', $$tests.id('medico_a'), tests.segunda('11:00')$$),
  'Este tipo de atendimento foi desativado. Escolha outro.', 'no kind that was switched off'
);

select * from finish();
rollback;
