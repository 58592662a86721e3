begin;
select plan(51);
select tests.mundo();

select is(
  tests.tenta(ator, $$select 1 from perfil_documentos where profile_id = tests.id('medico_a')$$),
  case ator when 'medico_a' then '1' when 'anonimo' then '42501' else '0' end,
  'only medico_a reads the documents of medico_a, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.tenta(ator, $$update perfil_documentos set telefone = '11988887777' where profile_id = tests.id('medico_a')$$),
  case ator when 'medico_a' then '1' when 'anonimo' then '42501' else '0' end,
  'only medico_a changes the telephone of medico_a, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.tenta(ator, format('update perfil_documentos set cpf = %L where profile_id = %L', '52998224725', tests.id(ator))),
  '42501', ator || ' may not change a CPF, not even their own'
)
from tests.atores() as ator;

select * from finish();
rollback;
