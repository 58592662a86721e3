begin;
select plan(4);
select tests.mundo();

insert into public.pacientes (clinica_id, nome, criado_por)
select tests.id('clinica_b'), 'Ana ' || chr(64 + i), tests.id('clinica_b') from generate_series(1, 5) as i;

select tests.entrar_como('staff_b');
create temp table pagina as
  select row_number() over () as ordem, b.* from buscar_pacientes('ana', null, 2) as b;
select tests.sair();

select results_eq('select nome from pagina order by ordem', $$values ('Ana A'), ('Ana B')$$, 'the first page');
select is(
  tests.como('staff_b', format(
    'select string_agg(nome, %L) from buscar_pacientes(%L, null, 2, %L, %L)', ', ', 'ana',
    (select nome_ordem from pagina order by ordem desc limit 1), (select id from pagina order by ordem desc limit 1)
  )),
  'Ana C, Ana D', 'the next goes on after it'
);
select is(
  tests.como('staff_b', $$select count(*) from buscar_pacientes('ana', null, -5)$$), '1', 'a limit below one is one'
);
select is(
  tests.como('staff_b', $$select count(*) from buscar_pacientes('', null, 1000000)$$), '6', 'and a huge one is bounded'
);

select * from finish();
rollback;
