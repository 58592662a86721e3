begin;
select plan(4);
select tests.mundo();

select is(
  tests.tenta('servico', $$
    insert into apresentacoes (dcbs, forma, forma_texto, concentracao, via, uso, estado, ordem, id, nomes, busca)
    values ('{Dipirona}', 'comprimido', 'Comprimido', '500mg', 'oral', 'agudo', 'pendente', 1, tests.id('x'), '', '')
    on conflict (id) do update set ordem = excluded.ordem
  $$), '1', 'written otherwise it is still the same presentation'
);
select is(
  tests.tenta('servico', $$update apresentacoes set estado = 'conferida', documentos = '{}' where ordem = 0$$), '23514',
  'what was verified names its document'
);
select is(
  (select count(*)::int from apresentacoes where private.texto_do_catalogo(nomes) = ''), 0, 'each has a name to be found by'
);
select is(
  tests.tenta('servico', 'delete from apresentacoes'), '42501', 'not even the service deletes a presentation'
);

select * from finish();
rollback;
