-- A search that costs what its clinic has, however many others the platform has.
--
-- The index of trigrams reads, for each three letters of each word, the list of all who have them, in
-- every clinic: a small clinic paid for its large neighbours, and a large one for the list of all of
-- its own. Here each three letters are kept with the clinic, so that a list is one clinic's. What many people
-- are called needs no list: it is found along the names.

create function private.letras_da_busca(clinica uuid, texto text) returns text[]
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  fim constant text := right(clinica::text, 12);
  letras text[] := '{}';
  tres text;
begin
  for i in 1 .. char_length(texto) - 2 loop
    tres := substr(texto, i, 3);
    if tres = translate(tres, ' 0123456789', '') then
      letras := letras || (fim || tres);
    end if;
  end loop;
  return letras;
end;
$$;
comment on function private.letras_da_busca(uuid, text) is
  'Each three letters in a row of the words of a text, with the end of a tenant''s id. Without digits: a number is found by the index of trigrams.';

-- Whoever writes a registration writes its index.
grant execute on function private.letras_da_busca(uuid, text) to authenticated, service_role;

create index pacientes_letras on public.pacientes
  using gin (private.letras_da_busca(clinica_id, busca));

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

grant execute on function private.ids_por_termo(uuid, text, text, int) to service_role;

-- A search may leave inactive registrations out before its limit, so that a page of active ones is
-- never short, nor empty, of people who are further on. The list of names says who is active too, so
-- that a search of those alone does not touch the table.
drop index public.pacientes_lista;
create index pacientes_lista on public.pacientes (clinica_id, nome_ordem, id) include (busca, ativo);

drop function public.buscar_pacientes(text, uuid, int, text, uuid);
drop function private.pacientes_por_termo(uuid[], text, int, text, uuid);

create function private.pacientes_por_termo(
  tenants uuid[], p_termo text, p_limite int, p_apos_nome text, p_apos_id uuid,
  p_so_ativos boolean default false
)
returns table (
  id uuid, clinica_id uuid, nome text, nome_social text, data_nascimento date, sexo text,
  cpf text, cns text, telefone text, ativo boolean, nome_ordem text
)
language plpgsql stable
set search_path = ''
as $$
declare
  limite constant int := least(greatest(coalesce(p_limite, 30), 1), 101);
  termo constant text := private.termo_da_busca(p_termo);
  inicio constant text := private.escapar_like(termo) || '%';
  -- A number is no beginning of a name.
  tem_inicio constant boolean := termo ~ '\D';
  ativos constant text := case when p_so_ativos then ' and ativo' else '' end;
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
      tenants, format(' and nome_ordem like %L', inicio) || filtro || ativos, limite
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
    ids := ids || private.ids_por_termo(tenant, termo, filtro || ativos, limite - achados);
  end loop;
  return query
    select p.id, p.clinica_id, p.nome, p.nome_social, p.data_nascimento, p.sexo, p.cpf, p.cns,
      p.telefone, p.ativo, p.nome_ordem
    from public.pacientes p
    where p.id = any (ids)
    order by p.nome_ordem, p.id
    limit limite - achados;
end;
$$;
comment on function private.pacientes_por_termo(uuid[], text, int, text, uuid, boolean) is
  'Patients of the given tenants whose name, CPF, CNS or phone contains every word of the term: those whose name begins with it first, then by name; all of them, or the active ones.';

create function public.buscar_pacientes(
  p_termo text default '', p_clinica uuid default null, p_limite int default 30,
  p_apos_nome text default null, p_apos_id uuid default null, p_so_ativos boolean default false
)
returns table (
  id uuid, clinica_id uuid, nome text, nome_social text, data_nascimento date, sexo text,
  cpf text, cns text, telefone text, ativo boolean, nome_ordem text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query select * from private.pacientes_por_termo(
    private.tenants_da_busca(p_clinica), coalesce(p_termo, ''), p_limite, p_apos_nome, p_apos_id,
    coalesce(p_so_ativos, false)
  );
end;
$$;
comment on function public.buscar_pacientes(text, uuid, int, text, uuid, boolean) is
  'Patients of the caller''s tenants by any part of name, CPF, CNS or phone, all or the active ones; those whose name begins with the term first, then by name; continued after the given row (keyset). Definer: LIKE is not leakproof, so under the policy its index would never be used; the function applies the caller''s tenants itself.';

grant execute on function private.pacientes_por_termo(uuid[], text, int, text, uuid, boolean)
to service_role;
revoke all on function public.buscar_pacientes(text, uuid, int, text, uuid, boolean)
from public, anon, authenticated;
grant execute on function public.buscar_pacientes(text, uuid, int, text, uuid, boolean)
to authenticated;

create or replace function private.cartoes_do_termo(p_clinica uuid, p_filtro jsonb) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  termo constant text := private.termo_da_busca(p_filtro ->> 'busca');
  condicoes constant text := private.condicoes_da_busca(termo);
begin
  -- An empty search is none.
  if coalesce(condicoes, '') = '' then
    return null;
  end if;
  return format(
    $fonte$(
      (select l.* from public.oportunidades l
        where l.clinica_id = %1$L and l.paciente_id is null and l.unida_a is null %2$s limit 500)
      union all
      -- In a select of its own: else the planner calls it too, to know how many there are.
      select c.* from unnest((select private.ids_por_termo(%1$L, %3$L, '', 500))) as p (id)
      -- One each, looked up: joined at large, the cards would be read from one end to the other.
      cross join lateral (
        select c.* from public.oportunidades c where c.paciente_id = p.id and c.clinica_id = %1$L limit 1
      ) as c
    )$fonte$,
    p_clinica, condicoes, termo
  );
end;
$$;
