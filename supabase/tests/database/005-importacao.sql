-- Bringing patients in, for the files about it: `tests.importar()` after `tests.mundo()`.

begin;

create function tests.linha(
  numero int, nome text, outros jsonb default '{}', decisao text default 'criar', alvo text default null
) returns jsonb
language sql
as $$
  select jsonb_build_object(
    'numero', numero, 'decisao', decisao, 'paciente_id', tests.id(alvo),
    'dados', jsonb_build_object('nome', nome) || outros
  )
$$;

create function tests.abrir_importacao(ator text default 'staff_a', clinica text default 'clinica_a') returns text
language sql
as $$
  select tests.como(ator, format(
    'select id from abrir_importacao(tests.id(%L), tests.id(%L), %L, 100)', 'importacao', clinica, 'pacientes.csv'
  ))
$$;

create function tests.importar(linhas jsonb, ator text default 'staff_a') returns text
language sql
as $$
  select tests.como(ator, format(
    'select string_agg(numero || %L || resultado || coalesce(%L || motivo, %L), %L order by numero)
      from importar_pacientes(tests.id(%L), %L)',
    ' ', ': ', '', E'\n', 'importacao', linhas
  ))
$$;
comment on function tests.importar(jsonb, text) is 'Sends rows of the open import; what became of each, a line a row.';

grant execute on all functions in schema tests to anon, authenticated, service_role;

commit;

begin;
select plan(1);
select has_function('tests', 'importar', 'rows can be brought in');
select * from finish();
rollback;
