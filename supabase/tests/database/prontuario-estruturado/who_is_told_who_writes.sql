begin;
select plan(41);
select tests.mundo();

-- medico_b also attends in clínica A, and is writing about José there.
insert into public.clinica_medicos (clinica_id, medico_id, vigente) values (tests.id('clinica_a'), tests.id('medico_b'), true);
select tests.como('medico_b', $$select abrir_rascunho(tests.id('novo'), tests.id('jose'), tests.id('janela'))$$);

select is(
  tests.tenta(ator, $$select * from quem_escreve(tests.id('jose'))$$),
  case when ator in ('clinica_a', 'medico_a') then '1' when ator = 'anonimo' then '42501' else '0' end,
  'only doctor and clinic are told who writes about José, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.como('medico_a', $$select nome from quem_escreve(tests.id('jose'))$$), 'Dr. Bento Brito',
  'a colleague is told the name of who writes'
);
select is(
  tests.tenta('medico_a', $$select rascunho_id from rascunhos_abertos$$), '42501',
  'a colleague is not told which draft is open'
);
select is(
  tests.tenta('medico_a', $$select janela from rascunhos_abertos$$), '42501',
  'a colleague is not told in which window a draft is open'
);
select is(
  tests.tenta('medico_b', $$insert into rascunhos_abertos (rascunho_id) values (tests.id('x'))$$), '42501',
  'a doctor does not write that a draft is open'
);
select is(
  tests.tenta('medico_b', $$delete from rascunhos_abertos$$), '42501', 'a doctor does not empty the list of open drafts'
);

select is(
  coalesce(tests.como(ator, $$select abrir_rascunho(tests.id('rascunho_a'), tests.id('jose'), tests.id('j2')) ->> 'minha'$$), 'nada'),
  case when ator = 'medico_a' then 'true' else 'nada' end, 'only medico_a opens the draft of medico_a, asked as ' || ator
)
from tests.atores() as ator where ator <> 'anonimo';
select is(
  tests.tenta('anonimo', $$select abrir_rascunho(tests.id('rascunho_a'), tests.id('jose'), tests.id('j2'))$$), '42501',
  'nobody anonymous opens a draft'
);
select is(
  tests.como('medico_b', $$select abrir_rascunho(tests.id('rascunho_a'), tests.id('jose'), tests.id('j3'), true)$$), null,
  'a colleague does not take a draft over'
);
update public.rascunhos_abertos set aberto_em = now() - interval '1 hour', expira_em = now() - interval '1 second';
select is(
  tests.tenta('medico_a', $$select * from quem_escreve(tests.id('jose'))$$), '0',
  'who gives no sign of life is not shown as writing'
);

select * from finish();
rollback;
