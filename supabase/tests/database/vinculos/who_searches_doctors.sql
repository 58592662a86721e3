begin;
select plan(22);
select tests.mundo();

select is(
  tests.tenta(ator, $$select 1 from buscar_medicos('ana alves')$$),
  case
    when ator in ('clinica_a', 'clinica_b', 'hospital') then '1' when ator = 'anonimo' then '42501' else '0'
  end,
  'only clinics and hospitals find a doctor, asked as ' || ator
)
from tests.atores() as ator;

update public.profiles set especialidade = 'Cardiologia Pediátrica' where id = tests.id('medico_a');
select is(
  tests.como('clinica_b', format('select string_agg(nome, '', '') from buscar_medicos(%L)', termo)),
  achado, format('a clinic that looks for %s finds %s', termo, coalesce(achado, 'nobody'))
)
from (
  values
    ('700001', 'Dra. Ána Alves'), ('pediatrica', 'Dra. Ána Alves'), ('70000', null),
    ('medico_a@teste.demo', null)
) as t (termo, achado);
select is(
  tests.tenta('clinica_b', $$select email from buscar_medicos('ana')$$), '42703',
  'the search for a doctor answers no e-mail'
);

select * from finish();
rollback;
