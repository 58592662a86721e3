begin;
select plan(17);
select tests.mundo();

-- `aberto` invites a doctor to clinic A.
select is(
  tests.tenta(ator, $$select aceitar_convite('aberto')$$),
  case
    when ator like 'medico%' then '1'
    when ator in ('anonimo', 'inativo', 'staff_dispensado', 'sem_perfil', 'sessao_encerrada') then '42501'
    else 'P0001'
  end,
  'only an active doctor accepts an invitation for doctors, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
