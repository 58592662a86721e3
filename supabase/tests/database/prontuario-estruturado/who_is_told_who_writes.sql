begin;
select plan(41);
select tests.mundo();

-- medico_b also attends in clínica A, and is writing about José there.
insert into public.clinica_medicos (clinica_id, medico_id) values (tests.id('clinica_a'), tests.id('medico_b'));
select tests.como('medico_b', $$select abrir_rascunho(tests.id('novo'), tests.id('jose'), tests.id('janela'))$$);

select is(
  tests.tenta(ator, $$select * from quem_escreve(tests.id('jose'))$$),
  case when ator in ('clinica_a', 'medico_a') then '1' when ator = 'anonimo' then '42501' else '0' end,
  ator || ' being told who writes about José'
)
from tests.atores() as ator;
select is(
  tests.como('medico_a', $$select nome from quem_escreve(tests.id('jose'))$$), 'Dr. Bento Brito', 'by name'
);
select is(
  tests.tenta('medico_a', $$select rascunho_id from rascunhos_abertos$$), '42501', 'which entry it is stays unsaid'
);
select is(tests.tenta('medico_a', $$select janela from rascunhos_abertos$$), '42501', 'and in which window');
select is(
  tests.tenta('medico_b', $$insert into rascunhos_abertos (rascunho_id) values (tests.id('x'))$$), '42501', 'nobody writes the table'
);
select is(
  tests.tenta('medico_b', $$delete from rascunhos_abertos$$), '42501', 'nor empties it'
);

select is(
  coalesce(tests.como(ator, $$select abrir_rascunho(tests.id('rascunho_a'), tests.id('jose'), tests.id('j2')) ->> 'minha'$$), 'nada'),
  case when ator = 'medico_a' then 'true' else 'nada' end, ator || ' opening the draft of medico_a'
)
from tests.atores() as ator where ator <> 'anonimo';
select is(
  tests.tenta('anonimo', $$select abrir_rascunho(tests.id('rascunho_a'), tests.id('jose'), tests.id('j2'))$$), '42501',
  'nobody unknown opens one'
);
select is(
  tests.como('medico_b', $$select abrir_rascunho(tests.id('rascunho_a'), tests.id('jose'), tests.id('j3'), true)$$), null,
  'a colleague does not take it over'
);
update public.rascunhos_abertos set aberto_em = now() - interval '1 hour', expira_em = now() - interval '1 second';
select is(
  tests.tenta('medico_a', $$select * from quem_escreve(tests.id('jose'))$$), '0', 'who gave no sign of life is not writing'
);

select * from finish();
rollback;
