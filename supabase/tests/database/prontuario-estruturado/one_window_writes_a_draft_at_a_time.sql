begin;
select plan(23);
select tests.mundo();

create function pg_temp.janela(n int) returns uuid language sql immutable as $$ select tests.id('janela ' || n) $$;
create function pg_temp.abre(ator text, n int, assumir boolean default false, rascunho text default 'rascunho_a', paciente text default 'jose')
returns text language sql as $$
  select tests.como(ator, format(
    'select abrir_rascunho(tests.id(%L), tests.id(%L), %L, %L) ->> ''minha''', rascunho, paciente, pg_temp.janela(n), assumir
  ))
$$;
create function pg_temp.mudanca(n int, campos text) returns text language sql as $$
  select format('update prontuarios set %s, janela = %L where id = tests.id(''rascunho_a'')', campos, pg_temp.janela(n))
$$;
create function pg_temp.salva(n int, campos text default 'plano = ''x''') returns text language sql as $$
  select tests.tenta('medico_a', pg_temp.mudanca(n, campos))
$$;
create function pg_temp.grava(n int, campos text) returns text language sql as $$
  select tests.como('medico_a', format('with s as (%s returning 1) select * from s', pg_temp.mudanca(n, campos)))
$$;
create function pg_temp.cria(n int) returns text language sql as $$
  select tests.tenta('medico_a', format(
    'insert into prontuarios (id, clinica_id, paciente_id, janela) values (tests.id(''ainda sem linha''), tests.id(''clinica_a''), tests.id(''jose''), %L)',
    pg_temp.janela(n)
  ))
$$;
create function pg_temp.envelhece() returns void language sql as $$
  update public.rascunhos_abertos set aberto_em = now() - interval '10 minutes', expira_em = now() - interval '1 second'
$$;

select is(pg_temp.salva(1), '1', 'a draft that nobody has open is saved from anywhere');
select is(pg_temp.abre('medico_a', 1), 'true', 'the first window takes the draft');
select is(pg_temp.abre('medico_a', 1), 'true', 'the first window keeps the draft when it says so again');
select is(pg_temp.abre('medico_a', 2), 'false', 'the second window is told that another has the draft');
select is(pg_temp.salva(1), '1', 'the window that has the draft saves');
select is(pg_temp.salva(2), 'PR001', 'another window does not save');
select is(pg_temp.salva(2, 'status = ''descartado'''), 'PR001', 'another window does not discard');
select is(
  tests.tenta('medico_a', $$update prontuarios set plano = 'x' where id = tests.id('rascunho_a')$$), 'PR001',
  'a save that names no window is refused'
);
select is(
  tests.queixa('medico_a', $$update prontuarios set plano = 'x' where id = tests.id('rascunho_a')$$),
  'Este rascunho está aberto em outra janela.', 'the refusal says that the draft is open in another window'
);

select is(pg_temp.abre('medico_a', 2, true), 'true', 'the second window takes the draft over');
select is(pg_temp.salva(1), 'PR001', 'the first window saves no more');
select tests.como('medico_a', format('select fechar_rascunho(tests.id(''rascunho_a''), %L)', pg_temp.janela(1)));
select is(pg_temp.abre('medico_a', 1), 'false', 'a window does not close the draft that another has');
select tests.como('medico_a', format('select fechar_rascunho(tests.id(''rascunho_a''), %L)', pg_temp.janela(2)));
select is(pg_temp.abre('medico_a', 1), 'true', 'the first window has the draft again once the second closed it');

select pg_temp.envelhece();
select is(pg_temp.abre('medico_a', 2), 'true', 'a window that gives no sign of life loses the draft');
select pg_temp.envelhece();
select pg_temp.grava(2, 'plano = ''y''');
select is(pg_temp.abre('medico_a', 1), 'false', 'a save is a sign of life');

select pg_temp.grava(2, 'status = ''finalizado''');
select is((select count(*) from public.rascunhos_abertos), 0::bigint, 'a finished draft is open nowhere');
select is(pg_temp.abre('medico_a', 1), null, 'a finished draft is not opened again');

select is(pg_temp.abre('medico_a', 1, false, 'ainda sem linha'), 'true', 'a draft is open before its first save');
select is(
  pg_temp.cria(2), 'PR001', 'another window does not make the row of an open draft'
);
select is(
  pg_temp.cria(1), '1', 'the window that opened a draft makes its row'
);
select is(pg_temp.abre('medico_a', 1, false, 'evolucao_a'), null, 'a finished entry is not opened as a draft');
select is(pg_temp.abre('medico_a', 1, false, 'rascunho_a', 'maria'), null, 'a draft is not opened under another patient');

select is(
  (select count(*) from public.prontuarios where janela is not null), 0::bigint,
  'no entry keeps the window that saved it'
);

select * from finish();
rollback;
