-- A sweep over every call: good arguments by name, and what an attacker would put in their place.

begin;

create function tests.bom(nome text, tipo text) returns text
language sql stable
as $$
  select coalesce(
    (
      select b.valor
      from (
        values
          ('p_agendamento', quote_literal(tests.id('consulta_jose'))),
          ('p_anexo', quote_literal(tests.id('laudo'))),
          ('p_assunto', '''clinico'''), ('p_canal', '''whatsapp'''), ('p_acao', '''abriu'''),
          ('p_clinica', quote_literal(tests.id('clinica_a'))),
          ('p_composicao', quote_literal(tests.id('composicao_a'))),
          ('p_documento', coalesce(quote_literal(tests.documento('simples')), 'null')),
          ('p_conta', quote_literal(tests.id('conta'))),
          ('p_conversa', quote_literal(tests.id('conversa clinico'))),
          ('p_importacao', quote_literal(tests.id('importacao'))),
          ('p_lista', quote_literal(tests.id('espera_maria'))),
          ('p_medico', quote_literal(tests.id('medico_a'))),
          ('p_oportunidade', quote_literal(tests.id('cartao_a'))),
          ('p_paciente', quote_literal(tests.id('jose'))),
          ('p_pessoa', quote_literal(tests.id('staff_a'))),
          ('p_prontuario', quote_literal(tests.id('evolucao_a'))),
          ('p_rascunho', quote_literal(tests.id('rascunho_a'))),
          ('p_retorno', quote_literal(tests.id('retorno'))),
          ('p_sala', quote_literal(tests.id('sala_a'))),
          ('p_status', '''confirmado'''), ('p_finalidade', '''retorno'''), ('p_quais', '''faltas'''),
          ('p_inicio', quote_literal(tests.segunda('10:00', 5))),
          ('p_horarios', 'array[' || quote_literal(tests.segunda('10:00', 6)::timestamp) || '::timestamp]'),
          ('p_linhas', '''[]'''), ('p_revisao', '1'), ('p_apos_ordem', 'null'), ('p_apos_id', 'null'),
          ('p_antes_id', 'null'), ('p_fim', 'null')
      ) as b (nome, valor)
      where b.nome = bom.nome and not (b.nome = 'p_linhas' and bom.tipo = 'integer')
    ),
    case
      when nome = 'p_tipo' and tipo = 'uuid' then quote_literal(tests.id('tipo_a'))
      when tipo = 'uuid' then quote_literal(tests.id('novo'))
      when tipo = 'uuid[]' then 'array[]::uuid[]'
      when tipo = 'jsonb' then '''{}'''
      when tipo = 'boolean' then 'true'
      when tipo in ('integer', 'bigint') then '5'
      when tipo = 'date' then 'current_date'
      when tipo = 'timestamp with time zone' then 'now()'
      else '''um texto qualquer'''
    end
  )
$$;
comment on function tests.bom(text, text) is
  'A good argument for a call, of what clínica A has, by its name.';

create function tests.vizinho(nome text) returns text
language sql stable
as $$
  select quote_literal(tests.id(v.apelido))
  from (
    values
      ('p_agendamento', 'consulta_beto'), ('p_clinica', 'clinica_b'), ('p_lista', 'espera_beto'),
      ('p_medico', 'medico_b'), ('p_oportunidade', 'lead_b'), ('p_paciente', 'beto'),
      ('p_pessoa', 'staff_b'), ('p_prontuario', 'evolucao_b'), ('p_sala', 'sala_b'), ('p_tipo', 'tipo_b')
  ) as v (nome, apelido)
  where v.nome = vizinho.nome
$$;
comment on function tests.vizinho(text) is 'What clínica B has of that name; null where the world has none.';

create function tests.ruins(nome text, tipo text) returns setof text
language sql stable
as $$
  select 'null'
  union all
  select unnest(
    case tipo
      when 'uuid' then array[tests.vizinho(nome), quote_literal(tests.id('ninguem'))]
      when 'uuid[]' then array['array[null]::uuid[]', 'array(select gen_random_uuid() from generate_series(1, 999))']
      when 'integer' then array['-1', '2147483647']
      when 'bigint' then array['-1', '9223372036854775807']
      when 'jsonb' then array['''null''', '''[null, 1, {"a": []}]''', '''{"nome": {"a": 1}, "etapas": 7}''']
      when 'date' then array['''infinity''', '''-infinity''', '''0001-01-01''', '''9999-12-31''']
      when 'timestamp with time zone' then array['''infinity''', '''-infinity''', '''9999-12-31''']
      when 'timestamp without time zone[]' then array['array[''infinity'']::timestamp[]', 'array[null]::timestamp[]']
      when 'text' then array['''''', 'repeat(''x'', 100000)', '''%_\''', '''não existe''']
      else array[]::text[]
    end
  )
$$;
comment on function tests.ruins(text, text) is
  'What an attacker puts in the place of an argument: nothing, the infinite, the huge, the neighbour''s.';

create type tests.desfecho as (estado text, detalhe text, vizinho_mudou boolean);

create function tests.marca_do_vizinho() returns text
language plpgsql
as $$
declare
  tabela text;
  marcas text[] := '{}';
  marca text;
begin
  perform tests.sair();
  for tabela in
    select a.attrelid::regclass::text from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where a.attname = 'clinica_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by 1
  loop
    execute format(
      'select md5(coalesce(string_agg(t::text, ''|'' order by t::text), '''')) from %s t where clinica_id = %L',
      tabela, tests.id('clinica_b')
    ) into marca;
    marcas := marcas || marca;
  end loop;
  return md5(marcas::text);
end;
$$;
comment on function tests.marca_do_vizinho() is 'Changes when anything of clínica B does.';

create function tests.desfecho(ator text, comando text, marca text) returns tests.desfecho
language plpgsql
as $$
declare
  resposta tests.desfecho;
begin
  perform tests.entrar_como(ator);
  execute 'select count(*) from (' || comando || ') as resposta';
  if marca is not null then
    resposta.vizinho_mudou := tests.marca_do_vizinho() <> marca;
  end if;
  raise exception using errcode = 'TRY00', message = coalesce(resposta.vizinho_mudou, false)::text;
exception
  when sqlstate 'TRY00' then
    return ('passou', null, sqlerrm::boolean)::tests.desfecho;
  when others then
    get stacked diagnostics resposta.estado = returned_sqlstate, resposta.detalhe = pg_exception_detail;
    return resposta;
end;
$$;
comment on function tests.desfecho(text, text, text) is
  'What comes of a call: passou, or its SQLSTATE and the detail that the caller is told; and whether clínica B changed. Undone.';

grant execute on all functions in schema tests to anon, authenticated, service_role;

commit;

begin;
select plan(1);
select has_function('tests', 'desfecho', array['text', 'text', 'text'], 'the sweep is there');
select * from finish();
rollback;
