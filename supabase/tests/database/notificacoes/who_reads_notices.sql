begin;
select plan(34);
select tests.mundo();

select is(
  tests.como(ator, $$select count(*) from notificacoes where titulo = 'Aviso'$$),
  case when ator in ('clinica_a', 'medico_a', 'staff_a', 'medico_ex', 'paciente') then '1' else '0' end,
  ator || ' reads only the own notices'
)
from tests.atores() as ator where ator <> 'anonimo';

select is(tests.tenta('anonimo', 'select 1 from notificacoes'), '42501', 'anonimo may not read notices');

select is(
  tests.como(ator, $$select string_agg(mensagem, ' ') from notificacoes where id = tests.id('aviso_medico')$$),
  case ator when 'medico_a' then 'aviso_medico' end, 'only medico_a finds the notice of medico_a, asked as ' || ator
)
from tests.atores() as ator where ator <> 'anonimo';

select is(
  tests.como('medico_ex', 'select string_agg(mensagem, $$ $$) from notificacoes'), 'aviso_ex_da_plataforma',
  'a doctor who left a clinic reads its notices no more'
);

select * from finish();
rollback;
