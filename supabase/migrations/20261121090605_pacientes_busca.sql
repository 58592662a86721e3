-- Finding a patient: by any part of name or number, and by the day of birth.
--
-- A search costs what its clinic has, however many others the platform has: each three letters in a
-- row are kept with their clinic, so that a list is one clinic's. What many people are called needs no
-- list: it is found along the names. Who is found says of whom a death is recorded: nobody is to be
-- picked from a list unawares.

create function private.tenants_da_busca(p_clinica uuid) returns uuid[]
language plpgsql stable
set search_path = ''
as $$
begin
  return array(
    select c from private.clinicas_do_usuario() as c where p_clinica is null or c = p_clinica
  );
end;
$$;
comment on function private.tenants_da_busca(uuid) is
  'The tenants a search runs over: the caller''s, narrowed to one when asked.';

create function private.escapar_like(texto text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return regexp_replace(texto, '([\\%_])', '\\\1', 'g');
end;
$$;
comment on function private.escapar_like(text) is
  'A text for use inside a LIKE pattern, its own wildcards disarmed.';

create function private.termo_da_busca(pedido text) returns text
language sql immutable strict
set search_path = ''
as $$
  -- Digits typed with a mask (529.982.247-25, (11) 98765-4321) are searched as digits.
  select case when p.texto ~ '^[\d\s.()/+-]+$' then regexp_replace(p.texto, '\D', '', 'g')
    else trim(private.normalizar_busca(p.texto)) end
  from (select left(pedido, 120) as texto) as p;
$$;
comment on function private.termo_da_busca(text) is
  'What was typed in the form in which it is searched.';

create function private.nascimentos_do_termo(pedido text) returns date[]
language sql immutable strict
set search_path = ''
as $$
  select array_agg(d.dia) from (
    -- Day by day, so that the 31st of February is nobody's and no error.
    select make_date(a.ano, m.mes, 1) + m.dia - 1 as dia, m.mes
    from (
      select p.partes[1]::int as dia, p.partes[2]::int as mes, p.partes[3] as ano
      from regexp_match(left(pedido, 120), '(?:^|\s)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\s|$)') as p (partes)
    ) as m
    cross join lateral unnest(
      case when char_length(m.ano) = 4 then array[m.ano::int] else array[1900 + m.ano::int, 2000 + m.ano::int] end
    ) as a (ano)
    where m.mes between 1 and 12 and m.dia between 1 and 31 and a.ano between 1890 and 2200
  ) as d
  where extract(month from d.dia) = d.mes;
$$;
comment on function private.nascimentos_do_termo(text) is
  'The days that a date in what was typed (12/03/1980, 12-3-80) may mean; null where there is none.';

create function private.condicoes_da_busca(termo text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
declare
  palavra text;
  condicoes text := '';
begin
  foreach palavra in array (regexp_split_to_array(termo, '\s+'))[1:6] loop
    if palavra <> '' then
      condicoes := condicoes
        || format(' and busca like %L', '%' || private.escapar_like(palavra) || '%');
    end if;
  end loop;
  return condicoes;
end;
$$;
comment on function private.condicoes_da_busca(text) is
  'One LIKE a word of a normalised term (six at most), quoted, ready to be added to a where clause.';

create function private.consulta_de_pacientes(tenants uuid[], condicoes text, limite int)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  tenant uuid;
  ramos text[] := '{}';
begin
  -- One branch a tenant, each with its id as a constant: the planner then knows whether that tenant
  -- is a small clinic or a large hospital, and which of the two indexes is cheaper.
  foreach tenant in array tenants loop
    ramos := ramos || format(
      '(select id, nome_ordem from public.pacientes where clinica_id = %L%s order by nome_ordem, id limit %s)',
      tenant, condicoes, limite
    );
  end loop;
  return format(
    'select p.id, p.clinica_id, p.nome, p.nome_social, p.data_nascimento, p.sexo, p.cpf, p.cns,
       p.telefone, p.ativo, p.data_obito, p.nome_ordem
     from (%s) as achados join public.pacientes p on p.id = achados.id
     order by achados.nome_ordem, p.id limit %s',
    array_to_string(ramos, ' union all '), limite
  );
end;
$$;
comment on function private.consulta_de_pacientes(uuid[], text, int) is
  'The query of one group of a search: ids from an index, then their rows.';

create function private.ids_por_termo(p_clinica uuid, p_termo text, p_filtro text, p_limite int)
returns uuid[]
language plpgsql stable
set search_path = ''
as $$
declare
  palavras constant text[] := array_remove((regexp_split_to_array(p_termo, '\s+'))[1:6], '');
  condicoes text := private.condicoes_da_busca(p_termo);
  -- The first and the last three of each word tell them apart, and each costs a list.
  letras constant text[] := private.letras_da_busca(p_clinica, coalesce(
    (select string_agg(left(p, 3) || ' ' || right(p, 3), ' ') from unnest(palavras) as p), ''
  ));
  -- Some tens of pages of an index, and how many found there are no longer few.
  trecho constant int := 1000;
  poucos constant int := 8;
  ids uuid[];
  lidos int;
begin
  -- Of one word the planner knows how many have it; of several it can only guess.
  if cardinality(palavras) > 1 and letras <> '{}' then
    execute format(
      'select count(*), coalesce(array_agg(l.id) filter (where true %s), ''{}'')
       from (
         select id, busca from public.pacientes where clinica_id = %L %s order by nome_ordem, id limit %s
       ) as l',
      condicoes, p_clinica, p_filtro, trecho
    ) into lidos, ids;
    if lidos < trecho or cardinality(ids) >= p_limite then
      return ids[1:p_limite];
    end if;
    if cardinality(ids) < poucos then
      -- Not LIKE, which would be looked up by the other index.
      condicoes := format(' and private.letras_da_busca(clinica_id, busca) @> %L', letras) || (
        select string_agg(format(' and strpos(busca, %L) > 0', p), '') from unnest(palavras) as p
      );
    end if;
  end if;
  execute format(
    'select array(select id from public.pacientes where clinica_id = %L %s %s order by nome_ordem, id limit %s)',
    p_clinica, condicoes, p_filtro, p_limite
  ) into ids;
  return ids;
end;
$$;
comment on function private.ids_por_termo(uuid, text, text, int) is
  'The first patients of a tenant, by name, who have every word of a normalised term and meet a filter (` and …`). Several words that few of the first names have are looked up by their letters.';

create function private.pacientes_por_termo(
  tenants uuid[], p_termo text, p_limite int, p_apos_nome text, p_apos_id uuid,
  p_ativo boolean default null, p_medico uuid default null
)
returns table (
  id uuid, clinica_id uuid, nome text, nome_social text, data_nascimento date, sexo text,
  cpf text, cns text, telefone text, ativo boolean, data_obito date, nome_ordem text
)
language plpgsql stable
set search_path = ''
as $$
declare
  limite constant int := least(greatest(coalesce(p_limite, 30), 1), 101);
  nascimentos constant date[] := private.nascimentos_do_termo(p_termo);
  termo constant text := private.termo_da_busca(
    case when nascimentos is null then p_termo
      else regexp_replace(p_termo, '\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}', '') end
  );
  inicio constant text := private.escapar_like(termo) || '%';
  -- A number is no beginning of a name.
  tem_inicio constant boolean := termo ~ '\D';
  quais constant text :=
    case when nascimentos is null then ''
      else format(' and data_nascimento = any (%L::date[])', nascimentos) end
    || case when p_ativo then ' and ativo' when not p_ativo then ' and not ativo' else '' end
    || case when p_medico is null then '' else format(' and medico_responsavel_id = %L', p_medico) end;
  filtro text := '';
  achados int := 0;
  ids uuid[] := '{}';
  tenant uuid;
begin
  if cardinality(tenants) = 0 then
    return;
  end if;
  if p_apos_nome is not null and p_apos_id is not null then
    filtro := format(' and (nome_ordem, id) > (%L, %L)', p_apos_nome, p_apos_id);
  end if;

  -- Names that begin with the term come first; a page that starts after one of the others skips them.
  if tem_inicio and (filtro = '' or p_apos_nome like inicio) then
    return query execute private.consulta_de_pacientes(
      tenants, format(' and nome_ordem like %L', inicio) || filtro || quais, limite
    );
    get diagnostics achados = row_count;
    filtro := '';
  end if;
  if achados >= limite then
    return;
  end if;
  if tem_inicio then
    filtro := filtro || format(' and nome_ordem not like %L', inicio);
  end if;
  foreach tenant in array tenants loop
    ids := ids || private.ids_por_termo(tenant, termo, filtro || quais, limite - achados);
  end loop;
  return query
    select p.id, p.clinica_id, p.nome, p.nome_social, p.data_nascimento, p.sexo, p.cpf, p.cns,
      p.telefone, p.ativo, p.data_obito, p.nome_ordem
    from public.pacientes p
    where p.id = any (ids)
    order by p.nome_ordem, p.id
    limit limite - achados;
end;
$$;
comment on function private.pacientes_por_termo(uuid[], text, int, text, uuid, boolean, uuid) is
  'Patients of the given tenants whose name, CPF, CNS or phone contains every word of the term, and who were born on the day that stands in it: those whose name begins with it first, then by name; all of them, or the active or inactive ones, or those that one doctor answers for.';

create function public.buscar_pacientes(
  p_termo text default '', p_clinica uuid default null, p_limite int default 30,
  p_apos_nome text default null, p_apos_id uuid default null, p_ativo boolean default null,
  p_medico uuid default null
)
returns table (
  id uuid, clinica_id uuid, nome text, nome_social text, data_nascimento date, sexo text,
  cpf text, cns text, telefone text, ativo boolean, data_obito date, nome_ordem text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query select * from private.pacientes_por_termo(
    private.tenants_da_busca(p_clinica), coalesce(p_termo, ''), p_limite, p_apos_nome, p_apos_id,
    p_ativo, p_medico
  );
end;
$$;
comment on function public.buscar_pacientes(text, uuid, int, text, uuid, boolean, uuid) is
  'Patients of the caller''s tenants by any part of name, CPF, CNS or phone and by the day of birth (12/03/1980), all of them, or the active (true) or inactive ones (false), or those that one doctor answers for; those whose name begins with the term first, then by name; continued after the given row (keyset). Definer: LIKE is not leakproof, so under the policy its index would never be used; the function applies the caller''s tenants itself.';

grant execute on function
  private.tenants_da_busca(uuid), private.escapar_like(text), private.termo_da_busca(text),
  private.nascimentos_do_termo(text), private.condicoes_da_busca(text), private.consulta_de_pacientes(uuid[], text, int),
  private.ids_por_termo(uuid, text, text, int),
  private.pacientes_por_termo(uuid[], text, int, text, uuid, boolean, uuid)
to service_role;

revoke all on function public.buscar_pacientes(text, uuid, int, text, uuid, boolean, uuid)
from public, anon, authenticated;
grant execute on function public.buscar_pacientes(text, uuid, int, text, uuid, boolean, uuid)
to authenticated;
