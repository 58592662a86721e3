begin;
select plan(5);
select tests.mundo();

update public.profiles set nome = 'Dra. Ana Alves Reis', especialidade = 'Cardiologia' where id = tests.id('medico_a');
select tests.como('medico_a', $$update prontuarios set status = 'finalizado' where id = tests.id('rascunho_a') returning id$$);

select results_eq(
  $$select status, finalizado_em, autor_nome, autor_especialidade from public.prontuarios where id = tests.id('rascunho_a')$$,
  $$values ('finalizado', now(), 'Dra. Ana Alves Reis', 'Cardiologia')$$,
  'a finished entry keeps the hour, and the author as of then'
);
select is(
  tests.tenta('clinica_a', $$select 1 from prontuarios where id = tests.id('rascunho_a')$$), '1',
  'others read a finished entry'
);
update public.profiles set nome = 'Dra. Ana Outra' where id = tests.id('medico_a');
select is(
  (select autor_nome from public.prontuarios where id = tests.id('rascunho_a')), 'Dra. Ana Alves Reis',
  'a later change of name leaves a finished entry as it was signed'
);

select tests.como('medico_a', $$
  insert into prontuarios (id, paciente_id, clinica_id, subjetivo)
  values (tests.id('vazia'), tests.id('jose'), tests.id('clinica_a'), E' \n\t ') returning id$$);
select is(
  tests.queixa('medico_a', $$update prontuarios set status = 'finalizado' where id = tests.id('vazia')$$),
  'Escreva a evolução antes de finalizar.', 'an empty entry is not finished'
);
select is(
  tests.tenta('medico_a', $$update prontuarios set status = 'finalizado', dor = 0 where id = tests.id('vazia')$$), '1',
  'an entry of one vital sign is finished'
);

select * from finish();
rollback;
