begin;
select plan(10);
select tests.mundo();

create function pg_temp.achados(texto text, ator text default 'medico_a') returns text language sql as $$
  select tests.como(ator, format('select count(*) from linha_do_tempo(tests.id(''jose''), p_texto => %L)', texto))
$$;
create function pg_temp.finaliza(id uuid, campos text) returns void language sql as $$
  select tests.como('medico_a', format(
    'with s as (update prontuarios set %s, status = ''finalizado'' where id = %L returning 1) select * from s', campos, id
  ))
$$;

select is(pg_temp.achados('coração'), '0', 'what nobody wrote is not found');
select tests.como('medico_a', $$with s as (update prontuarios set subjetivo = 'Dor no Coração' where id = tests.id('rascunho_a') returning 1) select * from s$$);
select is(pg_temp.achados('coracao'), '0', 'what a draft says is not found');
select is(
  (select count(*) from private.textos_das_entradas where prontuario_id = tests.id('rascunho_a')), 0::bigint, 'what a draft says is not kept for the search'
);
select pg_temp.finaliza(tests.id('rascunho_a'), 'plano = ''Repouso''');
select is(pg_temp.achados('CORACAO'), '1', 'what a finished entry says is found, without accents or capitals');
select is(pg_temp.achados('CORACAO', 'staff_a'), '0', 'staff finds nothing of what an entry says');
select is(pg_temp.achados('CORACAO', 'medico_b'), '0', 'a doctor of another clinic finds nothing of what an entry says');

select pg_temp.finaliza(
  tests.como('medico_a', $$select abrir_correcao(tests.id('rascunho_a'), 'Outro órgão')$$)::uuid, 'subjetivo = ''Dor no estômago'''
);
select is(pg_temp.achados('coracao'), '0', 'what was corrected away is not found');
select is(pg_temp.achados('estomago'), '1', 'what took its place is found');

select throws_ok(
  $$update private.textos_das_entradas set texto = 'outra coisa'$$, '42501', null,
  'what was kept for the search does not change'
);
select is(
  tests.tenta('medico_a', 'select 1 from private.textos_das_entradas'), '42501',
  'what was kept for the search is read by nobody directly'
);

select * from finish();
rollback;
