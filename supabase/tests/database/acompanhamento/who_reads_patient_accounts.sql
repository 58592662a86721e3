begin;
select plan(18);
select tests.mundo();
insert into public.paciente_contas (user_id, paciente_id, clinica_id)
values (tests.id('paciente'), tests.id('jose'), tests.id('clinica_a'));
select tests.como('staff_a', $$select id from criar_codigo_de_paciente(tests.id('jose'))$$);

select is(tests.tenta(ator, 'select id from paciente_contas'), linhas, ator || case linhas when '1' then ' reads' else ' does not read' end || ' the link of an account')
from (
  values
    ('paciente', '1'), ('clinica_a', '1'), ('staff_a', '1'), ('medico_a', '1'), ('medico_ex', '0'), ('clinica_b', '0'),
    ('medico_b', '0'), ('staff_dispensado', '0'), ('plantonista', '0')
) as c (ator, linhas);
select is(tests.tenta(ator, 'select id from codigos_de_paciente'), linhas, ator || case linhas when '1' then ' reads' else ' does not read' end || ' that a code was made')
from (
  values
    ('paciente', '0'), ('clinica_a', '1'), ('staff_a', '1'), ('medico_a', '1'), ('medico_ex', '0'), ('clinica_b', '0'),
    ('medico_b', '0'), ('staff_dispensado', '0'), ('plantonista', '0')
) as c (ator, linhas);

select * from finish();
rollback;
