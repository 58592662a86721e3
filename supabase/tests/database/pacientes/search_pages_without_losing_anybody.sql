begin;
select plan(15);
select tests.mundo();

insert into public.pacientes (clinica_id, nome, criado_por)
select tests.id('clinica_b'), 'Ana ' || chr(64 + i), tests.id('clinica_b') from generate_series(1, 5) as i;

select tests.entrar_como('staff_b');
create temp table pagina as
  select row_number() over () as ordem, b.* from buscar_pacientes('ana', null, 2) as b;
select tests.sair();

select results_eq(
  'select nome from pagina order by ordem', $$values ('Ana A'), ('Ana B')$$,
  'the first page lists the first two by name'
);
select is(
  tests.como('staff_b', format(
    'select string_agg(nome, %L) from buscar_pacientes(%L, null, 2, %L, %L)', ', ', 'ana',
    (select nome_ordem from pagina order by ordem desc limit 1), (select id from pagina order by ordem desc limit 1)
  )),
  'Ana C, Ana D', 'the next page goes on after the first'
);
select is(
  tests.como('staff_b', $$select count(*) from buscar_pacientes('ana', null, -5)$$), '1', 'a limit below one is one'
);
select is(
  tests.como('staff_b', $$select count(*) from buscar_pacientes('', null, 1000000)$$), '6', 'a huge limit is bounded'
);

-- Inactive registrations are left out before the limit: nobody further on is lost to them.
update public.pacientes set ativo = false where nome in ('Ana A', 'Ana B', 'Ana D');
update public.pacientes set medico_responsavel_id = tests.id('medico_b') where nome in ('Ana B', 'Ana E');
create function tests.nomes(pedido text) returns text language sql as $$
  select tests.como('staff_b', format('select string_agg(nome, %L) from buscar_pacientes(%s)', ', ', pedido))
$$;
select is(tests.nomes(pedido), achados, format('buscar_pacientes(%s) finds %s', pedido, coalesce(achados, 'nobody')))
from (
  values
    ($$'ana', null, 2$$, 'Ana A, Ana B'), ($$'ana', p_limite => 2, p_ativo => null$$, 'Ana A, Ana B'),
    ($$'ana', p_limite => 2, p_ativo => true$$, 'Ana C, Ana E'),
    ($$'', p_limite => 2, p_ativo => true$$, 'Ana C, Ana E'),
    ($$'na', p_limite => 1, p_apos_nome => 'ana c', p_apos_id => (select id from pacientes where nome = 'Ana C'), p_ativo => true$$, 'Ana E'),
    ($$'ana', p_limite => 2, p_ativo => false$$, 'Ana A, Ana B'),
    ($$'na b', p_ativo => false$$, 'Ana B'),
    ($$'ana', p_limite => 2, p_medico => tests.id('medico_b')$$, 'Ana B, Ana E'),
    ($$'', p_medico => tests.id('medico_b'), p_limite => 1, p_apos_nome => 'ana b', p_apos_id => (select id from pacientes where nome = 'Ana B')$$, 'Ana E'),
    ($$'ana', p_medico => tests.id('medico_b'), p_ativo => false$$, 'Ana B'),
    ($$'ana', p_medico => tests.id('medico_a')$$, null)
) as c (pedido, achados);

select * from finish();
rollback;
