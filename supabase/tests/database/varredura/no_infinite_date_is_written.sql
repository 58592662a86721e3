begin;
select tests.mundo();

create function tests.colunas_de_data() returns table (tabela text, coluna text, condicao text)
language sql stable
as $$
  select c.relname::text, a.attname::text, pg_get_constraintdef(k.oid)
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_constraint k on k.conrelid = c.oid and k.conname = 'dates_are_of_known_centuries'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.atttypid in ('date'::regtype, 'timestamptz'::regtype)
    and (
      has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
      or has_column_privilege('authenticated', c.oid, a.attnum, 'update')
    )
$$;

select plan((select count(*)::int + 4 from tests.colunas_de_data()));
select ok(
  coalesce(d.condicao ~ ('\m' || d.coluna || ' >= ') and d.condicao ~ ('\m' || d.coluna || ' < '), false),
  format('%s.%s, which a person may write, is held between two years', d.tabela, d.coluna)
)
from tests.colunas_de_data() as d;

select is(
  tests.tenta('medico_a', format(
    $$insert into public.prontuarios (id, clinica_id, paciente_id, ocorrido_em) values (gen_random_uuid(), %L, %L, %L)$$,
    tests.id('clinica_a'), tests.id('jose'), data
  )), resultado, 'an entry that happened at ' || data || ' is answered with ' || resultado
)
from (
  values ('infinity', '23514'), ('-infinity', '23514'), ('9999-12-31', '23514'), (now()::text, '1')
) as casos (data, resultado);

select * from finish();
rollback;
