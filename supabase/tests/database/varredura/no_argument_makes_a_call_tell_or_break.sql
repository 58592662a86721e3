begin;
select tests.mundo(), tests.criar_agenda(), tests.criar_o_que_se_le(), tests.prescrever(), tests.assinar('simples');

create function tests.chamadas() returns table (funcao text, ator text, comando text, trocado text, alheio boolean)
language sql stable
as $$
  with funcoes as (
    select p.oid, p.proname::text as nome, p.pronargs as quantos
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.pronargs > 0
      and has_function_privilege('authenticated', p.oid, 'execute')
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  ), argumentos as (
    select f.oid, f.nome as funcao, i.i, p.proargnames[i.i] as nome, format_type(p.proargtypes[i.i - 1], null) as tipo
    from funcoes f
    join pg_proc p on p.oid = f.oid
    cross join generate_series(1, f.quantos) as i (i)
  )
  select a.funcao, t.ator,
    format('select * from public.%I(%s)', a.funcao, (
      select string_agg(
        format('%I => %s::%s', o.nome, case when o.i = a.i then r.valor else tests.bom(o.nome, o.tipo) end, o.tipo),
        ', ' order by o.i
      )
      from argumentos o where o.oid = a.oid
    )),
    format('%s => %s', a.nome, r.valor), r.valor = tests.vizinho(a.nome)
  from argumentos a
  cross join lateral tests.ruins(a.nome, a.tipo) as r (valor)
  cross join (values ('clinica_a'), ('medico_a'), ('staff_a'), ('paciente')) as t (ator)
  where r.valor is not null
    -- In this world the doctor works for clínica B as well.
    and not (t.ator = 'medico_a' and r.valor = coalesce(tests.vizinho(a.nome), ''))
$$;

create function tests.ofensas(procurada text) returns setof text
language plpgsql
as $$
declare
  uma record;
  fim tests.desfecho;
  marca constant text := tests.marca_do_vizinho();
begin
  for uma in select * from tests.chamadas() c where c.funcao = procurada loop
    fim := tests.desfecho(uma.ator, uma.comando, case when uma.alheio then marca end);
    if fim.detalhe like 'Failing row%' or fim.vizinho_mudou
      -- Refusals of ours, and what PostgreSQL says of a value by itself: the catalogue of failures
      -- has a sentence for each.
      or (fim.estado <> 'passou'
        and fim.estado !~ '^(22001|22004|22007|22008|22P02|42501|P0002|2350[235]|23514|23P01|(AG|ED|PR)\d\d\d)$'
        and not (fim.estado = 'P0001' and fim.detalhe ~ '^[A-Z_]+$'))
    then
      return next concat_ws(' ', fim.estado, left(fim.detalhe, 20), uma.ator, uma.trocado);
    end if;
  end loop;
end;
$$;

select plan((select count(distinct funcao)::int from tests.chamadas()));
select is_empty(
  format('select * from tests.ofensas(%L)', funcao),
  funcao || ' tells nothing of a row, changes nothing of the neighbour''s and fails by no accident, whatever it is given'
)
from (select distinct c.funcao from tests.chamadas() c) as f
order by funcao;

select * from finish();
rollback;
