-- Finding what to prescribe: by ingredient, brand, abbreviation, strength and form, in any order, also
-- with a letter wrong.

create type private.palavra_buscada as (escrita text, opcoes text[], aproximada boolean);
comment on type private.palavra_buscada is
  'A word of a search: as typed, the beginnings that stand for it, and whether they are guesses.';

create function private.parecidas(escrita text) returns text[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg(v.palavra), '{}')
  from (
    select p.palavra, rank() over (order by d.distancia) as lugar
    from (
      select char_length(escrita) as n, case when char_length(escrita) >= 8 then 2 else 1 end as limite
    ) as l
    cross join private.palavras_do_catalogo p
    -- Half a word is compared with as much of each word, and with one letter less and two more.
    cross join lateral (
      select least(
        extensions.levenshtein_less_equal(left(p.palavra, l.n - 1), escrita, l.limite),
        extensions.levenshtein_less_equal(left(p.palavra, l.n), escrita, l.limite),
        extensions.levenshtein_less_equal(left(p.palavra, l.n + 1), escrita, l.limite),
        extensions.levenshtein_less_equal(left(p.palavra, l.n + 2), escrita, l.limite)
      ) as distancia
    ) as d
    -- The first letter is right, or those after it are.
    where (
      left(p.palavra, 1) = left(escrita, 1) or substr(p.palavra, 2, 2) = substr(escrita, 2, 2)
      or left(p.palavra, 2) = substr(escrita, 2, 2)
    ) and d.distancia <= l.limite
    order by d.distancia, abs(char_length(p.palavra) - l.n), p.palavra
    limit 4
  ) as v
  where v.lugar = 1;
$$;
comment on function private.parecidas(text) is
  'Words of the catalogue that begin as the one given but for a letter (two in a long one): the nearest, four at most.';

create function private.palavras_buscadas(texto text) returns setof private.palavra_buscada
language plpgsql stable
set search_path = ''
as $$
declare
  escrita text;
  parecidas text[];
begin
  foreach escrita in array (regexp_split_to_array(texto, ' '))[1:8] loop
    continue when escrita = '' or escrita = ',';
    parecidas := '{}';
    if escrita ~ '^[a-z]{4,24}$' and not exists (
      select 1 from private.palavras_do_catalogo p where p.palavra ^@ escrita
    ) then
      parecidas := private.parecidas(escrita);
    end if;
    return next (
      escrita, case when parecidas = '{}' then array[escrita] else parecidas end, parecidas <> '{}'
    )::private.palavra_buscada;
  end loop;
end;
$$;
comment on function private.palavras_buscadas(text) is
  'The words of a search, eight at most; what begins no word of the catalogue stands for those it resembles.';

create function private.condicao_da_palavra(coluna text, opcoes text[]) returns text
language sql immutable
set search_path = ''
as $$
  select '(' || string_agg(format('a.%I like %L', coluna, '% ' || o || '%'), ' or ') || ')'
  from unnest(opcoes) as o;
$$;
comment on function private.condicao_da_palavra(text, text[]) is
  'The condition that a word of a column begins as one of these, quoted. They hold letters, digits and commas alone.';

create function private.consulta_do_catalogo(
  palavras private.palavra_buscada[], texto text, limite int, medico uuid
)
returns text
language plpgsql stable
set search_path = ''
as $$
declare
  de_nome constant private.palavra_buscada[] := array(
    select p from unnest(palavras) as p where p.escrita ~ '^[a-z]'
  );
  condicoes constant text := (
    select string_agg(private.condicao_da_palavra('busca', p.opcoes), ' and ') from unnest(palavras) as p
  );
  -- One word at least is of a name: "500" or "comprimido" alone find nothing worth reading.
  nomeada constant text := (
    select string_agg(private.condicao_da_palavra('nomes', p.opcoes), ' or ') from unnest(de_nome) as p
  );
  -- "5" is 5 before it is 50 or 500.
  inteiras constant text := coalesce((
    select string_agg(format('(strpos(split_part(a.busca, ''|'', 2), %L) > 0)::int', ' ' || p.escrita || ' '), ' + ')
    from unnest(palavras) as p where p.escrita ~ '^\d'
  ), 'null::int');
  -- A brand, or a second ingredient, comes as if it were somewhat less prescribed.
  inicio constant text := de_nome[1].opcoes[1] || '%';
  -- Ids are written as text on paper's items; whatever else stands there names no presentation.
  mais_escritas constant text := format(
    $q$(select (case when m.escrita ~ '^[0-9a-f-]{36}$' then m.escrita end)::uuid as id, m.usos
       from (
         select i.apresentacao_id as escrita, count(*) as usos from public.prescricao_itens i
         where i.medico_id = %L and i.apresentacao_id is not null group by 1 order by 2 desc limit 300
       ) as m) as u$q$, medico
  );
  usos constant text := format(
    '(select count(*) from public.prescricao_itens i where i.medico_id = %L and i.apresentacao_id = a.id::text)', medico
  );
begin
  -- Of one letter half the catalogue begins: the most prescribed are met along the order.
  if char_length(texto) <= 1 then
    return format(
      '(select a.id from %s join public.apresentacoes a on a.id = u.id where a.nomes like %L order by u.usos desc, a.ordem limit %s)
       union all (select a.id from public.apresentacoes a where a.nomes like %2$L order by a.ordem limit %3$s)',
      mais_escritas, '%| ' || texto || '%', limite
    );
  elsif nomeada is null then
    return null;
  end if;
  return format(
    'select a.id from public.apresentacoes a where %s and (%s)
     order by a.nomes like %L desc, %s desc, %s desc, a.ordem + case when a.nomes like %L then 0 when a.nomes like %L then 200 else 400 end
     limit %s',
    condicoes, nomeada, '%| ' || texto || ' |%', inteiras, usos, ' | ' || inicio, '%| ' || inicio, limite
  );
end;
$$;
comment on function private.consulta_do_catalogo(private.palavra_buscada[], text, int, uuid) is
  'The query of a search; null when no word of it can be of a name.';

create function private.ids_do_catalogo(
  palavras private.palavra_buscada[], texto text, limite int, medico uuid
)
returns uuid[]
language plpgsql stable
set search_path = ''
as $$
declare
  consulta constant text := private.consulta_do_catalogo(palavras, texto, limite, medico);
  ids uuid[];
begin
  if consulta is null then
    return '{}';
  end if;
  execute format('select array(%s)', consulta) into ids;
  return ids;
end;
$$;
comment on function private.ids_do_catalogo(private.palavra_buscada[], text, int, uuid) is
  'What a search finds, in its order, what this doctor writes first; some twice. For nothing typed, what is written and prescribed the most.';

create function private.marca_achada(a public.apresentacoes, opcoes text[]) returns text
language sql immutable
set search_path = ''
as $$
  -- `nomes` has them as they are searched: ingredients, other names, brands, in that order.
  select a.marcas[n.lugar - cardinality(a.dcbs) - cardinality(a.sinonimos)]
  from unnest(string_to_array(trim(a.nomes, ' |'), ' | ')) with ordinality as n (nome, lugar), unnest(opcoes) as o
  where n.lugar > cardinality(a.dcbs) + cardinality(a.sinonimos) and strpos(' ' || n.nome, ' ' || o) > 0
    and not exists (
      select 1 from unnest((string_to_array(trim(a.nomes, ' |'), ' | '))[1:cardinality(a.dcbs)]) as d
      where strpos(' ' || d, ' ' || o) > 0
    )
  order by n.lugar
  limit 1;
$$;
comment on function private.marca_achada(public.apresentacoes, text[]) is
  'The brand by which a presentation was found, when it was not by an ingredient.';

create function public.buscar_apresentacoes(p_texto text default '', p_limite int default 30)
returns table (
  id uuid, dcbs text[], forma text, forma_texto text, concentracao text, via text, uso text,
  embalagens text[], marcas text[], generico boolean, rename boolean, uso_hospitalar boolean,
  nao_partir boolean, sulcado boolean, gotas_por_ml smallint, posologia text, pediatrica text,
  nota text, estado text, documentos text[], marca text, aproximada boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  limite constant int := least(greatest(coalesce(p_limite, 30), 1), 100);
  texto constant text := private.texto_do_catalogo(
    translate(left(coalesce(p_texto, ''), 120), '|', ' ')
  );
  palavras constant private.palavra_buscada[] := array(select p from private.palavras_buscadas(texto) as p);
  opcoes constant text[] := (
    select p.opcoes from unnest(palavras) as p where p.escrita ~ '^[a-z]' limit 1
  );
begin
  if not private.prescreve() then
    perform private.recusar_fora_do_alcance();
  end if;
  return query
    select a.id, a.dcbs, a.forma, a.forma_texto, a.concentracao, a.via, a.uso, a.embalagens, a.marcas,
      a.generico, a.rename, a.uso_hospitalar, a.nao_partir, a.sulcado, a.gotas_por_ml, a.posologia,
      a.pediatrica, a.nota, a.estado, a.documentos, private.marca_achada(a, opcoes),
      coalesce((select bool_or(p.aproximada) from unnest(palavras) as p), false)
    from (
      select i.id, min(i.n) as n
      from unnest(private.ids_do_catalogo(palavras, texto, limite, private.usuario_id()))
        with ordinality as i (id, n)
      group by i.id
      order by n
      limit limite
    ) as achado
    join public.apresentacoes a on a.id = achado.id
    order by achado.n;
end;
$$;
comment on function public.buscar_apresentacoes(text, int) is
  'Presentations whose names, strength and form begin as every word typed: what this doctor wrote most first, then those whose name begins so and the most prescribed; hospital products last. `marca` is the brand found, `aproximada` says that a word was guessed. Definer: LIKE is not leakproof, so under the policy its indexes would never be used; it asks for a prescriber itself.';

revoke all on function public.buscar_apresentacoes(text, int) from public, anon, authenticated;
grant execute on function public.buscar_apresentacoes(text, int) to authenticated;
