begin;
select plan(2);
select tests.mundo();
select tests.criar_anexos();

create function pg_temp.inativa() returns text
language sql as $$ select tests.tenta('medico_a', $c$select inativar_anexo(tests.id('laudo_a'), 'Arquivo de outra pessoa.')$c$) $$;
select is(pg_temp.inativa(), '1', 'the author of an entry inactivates its file while working there');
update public.clinica_medicos set ativo = false where medico_id = tests.id('medico_a') and clinica_id = tests.id('clinica_a');
select is(pg_temp.inativa(), '42501', 'an author who left the clinic inactivates no file of the own entry');
select * from finish();
rollback;
