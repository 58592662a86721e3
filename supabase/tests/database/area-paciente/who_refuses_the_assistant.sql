-- A patient refuses the assistant from the own account; the desk writes a refusal down, and does not undo the patient's.
begin;
select plan(31);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();

create function pg_temp.perguntam() returns text language sql as $$
  select tests.tenta('medico_a', format(
    'select interacao from abrir_pergunta(gen_random_uuid(), ''general'', ''dose de adrenalina'', %L, %L)', tests.id('clinica_a'), tests.id('jose')
  ))
$$;

select is(
  tests.tenta(ator, $$select definir_minha_recusa_de_ia(tests.id('jose'), true)$$), case ator when 'paciente' then '1' else '42501' end,
  'only the patient refuses from the own account, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta('paciente', format('select definir_minha_recusa_de_ia(%L, true)', tests.id(alheio))), '42501', 'a patient refuses nothing of ' || alheio
)
from unnest(array['maria', 'beto', 'selma', 'ninguem']) as alheio;
select is(tests.tenta('paciente', $$select definir_minha_recusa_de_ia(tests.id('jose'), null)$$), '22004', 'a refusal says yes or no');

select tests.como('staff_a', $$select definir_recusa_de_ia(tests.id('jose'), true)$$);
select is(tests.como('paciente', 'select pelo_paciente from minhas_recusas_de_ia()'), 'false', 'the patient reads what the desk wrote down');
select is(tests.como('vizinho', 'select count(*) from minhas_recusas_de_ia()'), '0', 'another patient does not');
select tests.como('paciente', $$select definir_minha_recusa_de_ia(tests.id('jose'), false)$$);
select is(pg_temp.perguntam(), '1', 'the patient takes back what the desk wrote down');

select tests.como('paciente', $$select definir_minha_recusa_de_ia(tests.id('jose'), true)$$);
select is(pg_temp.perguntam(), '42501', 'of who refused nothing is asked');
select is(
  tests.queixa(ator, $$select definir_recusa_de_ia(tests.id('jose'), false)$$),
  'O paciente recusou pela conta dele. Só ele volta atrás, em "Meus dados e pedidos".', ator || ' does not take it back'
)
from unnest(array['staff_a', 'medico_a', 'clinica_a']) as ator;
select tests.como('paciente', $$select definir_minha_recusa_de_ia(tests.id('jose'), false)$$);
select is(pg_temp.perguntam(), '1', 'the patient alone takes it back');
select is(
  (select count(*) from public.ia_recusas r where r.paciente_id = tests.id('jose')), 2::bigint, 'what was refused stays written'
);

select * from finish();
rollback;
