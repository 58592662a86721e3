begin;
select plan(16);
select tests.mundo();
insert into public.paciente_contas (id, user_id, paciente_id, clinica_id)
values (tests.id('conta'), tests.id('paciente'), tests.id('jose'), tests.id('clinica_a'));

select is(tests.tenta(ator, $$select encerrar_conta_de_paciente(tests.id('conta'))$$), '1', ator || ' ends the link of a patient''s account')
from unnest(array['paciente', 'clinica_a', 'staff_a', 'medico_a']) as ator;
select is(tests.tenta(ator, $$select encerrar_conta_de_paciente(tests.id('conta'))$$), '42501', ator || ' does not end the link of a patient''s account')
from unnest(array['clinica_b', 'staff_b', 'medico_b', 'medico_ex', 'hospital', 'estranho', 'anonimo']) as ator;
select is(
  tests.tenta('paciente', $$update paciente_contas set encerrado_em = null$$), '42501', 'nobody writes a link by hand'
);
select is(
  tests.tenta('paciente', $$insert into paciente_contas (user_id, paciente_id, clinica_id)
    values (tests.id('paciente'), tests.id('maria'), tests.id('clinica_a'))$$), '42501', 'nobody makes a link by hand'
);

select tests.como('paciente', $$select encerrar_conta_de_paciente(tests.id('conta'))$$);
select tests.entrar_como('paciente');
select is_empty('select private.pacientes_da_conta()', 'an account whose link has ended reaches no patient');
select is((select encerrado_por from public.paciente_contas), tests.id('paciente'), 'an ended link says who ended it');
select tests.sair();
select is(
  tests.tenta('paciente', $$select encerrar_conta_de_paciente(tests.id('conta'))$$), '42501', 'a link is ended once'
);

select * from finish();
rollback;
