-- The plans of what policies ask: an array is resolved once a query and looked up along an index, and
-- whether a doctor comes into a restricted record is asked of restricted rows alone.

begin;
select plan(60);
select tests.mundo();
select tests.criar_o_que_se_le();
select tests.restringir();

-- Maria's record is open to the whole clinic, and has more in it than José's.
insert into public.prontuarios (clinica_id, paciente_id, autor_id, status, finalizado_em, subjetivo)
select tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), 'finalizado', now(), 'Bem.'
from generate_series(1, 20);
insert into public.problemas (clinica_id, paciente_id, descricao, criado_por, atualizado_por)
select tests.id('clinica_a'), tests.id('maria'), 'Problema ' || n, tests.id('medico_a'), tests.id('medico_a')
from generate_series(1, 20) as n;

create function tests.nos_do_plano(consulta text) returns setof jsonb language plpgsql as $$
declare
  plano json;
begin
  execute 'explain (analyze, timing off, format json) ' || consulta into plano;
  return query select jsonb_path_query(plano::jsonb, 'strict $.** ? (exists (@."Node Type"))');
end;
$$;
create function tests.vezes(consulta text, relacao text) returns setof int language sql as $$
  select (no ->> 'Actual Loops')::int from tests.nos_do_plano(consulta) as no
  where no ->> 'Parent Relationship' = relacao;
$$;
comment on function tests.vezes(text, text) is
  'How often each InitPlan, or each SubPlan, of a query ran.';
grant execute on all functions in schema tests to authenticated;

create function tests.maior(consulta text, relacao text) returns text language sql as $$
  select tests.como('medico_b', format('select coalesce(max(v), 0) from tests.vezes(%L, %L) as v', consulta, relacao));
$$;

-- ---------------------------------------------------------------------------------------------
-- Whose record is hidden
-- ---------------------------------------------------------------------------------------------

create temp table clinicas as
select p.tablename::text as tabela from pg_policies p
where p.cmd = 'SELECT' and p.qual ~ 'todos_os_pacientes_restritos';
select cmp_ok((select count(*) from clinicas), '>=', 15::bigint, 'policies that leave hidden records out are found');

create temp table medidas (tabela text, listas text, perguntas text, restritas bigint);
create function tests.medir(tabela text) returns void language plpgsql as $$
declare
  restritas bigint;
begin
  execute format('select count(*) from public.%I where paciente_id = tests.id(%L)', tabela, 'jose') into restritas;
  insert into medidas values (
    tabela, tests.maior(format('select 1 from public.%I', tabela), 'InitPlan'),
    tests.maior(format('select 1 from public.%I', tabela), 'SubPlan'), restritas
  );
end;
$$;
select tests.medir(tabela) from clinicas;
select cmp_ok(listas::int, '<=', 1, format('reading %s, each list is made once', tabela)) from medidas;
select cmp_ok(
  perguntas::int, '<=', restritas::int, format('reading %s, only of restricted rows is it asked who comes in', tabela)
) from medidas;

select is(
  tests.maior($$select 1 from public.prontuarios where paciente_id = tests.id('maria')$$, 'SubPlan'), '0',
  'of entries of a record that is not restricted, nothing is asked'
);
select is(
  tests.maior($$select 1 from public.problemas where paciente_id = tests.id('jose')$$, 'SubPlan'), '1',
  'of the one problem of a restricted record, it is asked once'
);

-- ---------------------------------------------------------------------------------------------
-- Whose tenant a row is of
-- ---------------------------------------------------------------------------------------------

-- The tables here are too small for an index to pay.
set local enable_seqscan = off;
create function tests.indices(consulta text, coluna text) returns text language sql as $$
  select tests.como('medico_b', format(
    $c$select string_agg(no ->> 'Index Name', ', ') from tests.nos_do_plano(%L) as no
      where no ->> 'Index Cond' ~ %L$c$, consulta, coluna
  ));
$$;
select isnt(
  tests.indices('select 1 from public.' || tabela, '^\(clinica_id = ANY'), null,
  format('%s of a tenant are looked up, not sifted', tabela)
)
from unnest(array['pacientes', 'agendamentos', 'salas', 'prontuarios', 'problemas', 'calculos']) as tabela;
-- What other files rolled back makes a small table look large: this one is, and says so itself.
insert into public.prontuarios (clinica_id, paciente_id, autor_id, status, finalizado_em, ocorrido_em, subjetivo)
select tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), 'finalizado', now(), now() - n * interval '1 day', 'Bem.'
from generate_series(1, 1000) as n;
analyze public.prontuarios;
select is(
  tests.indices($$
    select 1 from public.prontuarios
    where paciente_id = tests.id('maria') and status = 'finalizado' and substituido_por is null
    order by ocorrido_em desc, id desc limit 10
  $$, '^\(paciente_id ='), 'prontuarios_linha_do_tempo', 'a page of a record is read along its index'
);

select * from finish();
rollback;
