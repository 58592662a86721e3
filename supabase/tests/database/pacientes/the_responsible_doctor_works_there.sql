begin;
select plan(7);
select tests.mundo();

select is(
  tests.queixa('clinica_a', format(
    'update pacientes set medico_responsavel_id = %L where id = %L', tests.id(medico), tests.id('maria')
  )),
  case when medico <> 'medico_a' then 'O médico responsável precisa ter vínculo ativo com a clínica.' end,
  format('%s %s the responsible doctor', medico, case medico when 'medico_a' then 'becomes' else 'does not become' end)
)
from (
  values ('medico_a'), ('medico_ex'), ('medico_b'), ('medico_solo'), ('staff_a'), ('clinica_a')
) as m (medico);

update public.clinica_medicos set ativo = false where medico_id = tests.id('medico_a');
select is(
  tests.tenta('staff_a', $$update pacientes set telefone = '11988887777' where id = tests.id('jose')$$), '1',
  'a patient whose doctor left is still edited'
);

select * from finish();
rollback;
