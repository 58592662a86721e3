-- The official list of prices brought into the catalogue (scripts/importar-apresentacoes.ts).

create function private.acrescentar(ja text[], novos text[], limite int) returns text[]
language sql immutable
set search_path = ''
as $$
  select (ja || array(
    select n.texto from unnest(novos) with ordinality as n (texto, ordem)
    where not exists (
      select 1 from unnest(ja) as j where private.texto_do_catalogo(j) = private.texto_do_catalogo(n.texto)
    )
    order by n.ordem
  ))[1:limite];
$$;
comment on function private.acrescentar(text[], text[], int) is
  'A list of names with those that it has not yet, however they are written.';

create function public.importar_apresentacoes(p_documento text, p_linhas jsonb)
returns table (novas int, mudadas int)
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.exigir(num_nulls(p_documento, p_linhas));
  perform private.exigir_texto(p_documento, 3, 200);
  create temporary table if not exists importadas (
    id uuid primary key, dcbs text[], forma text, forma_texto text, concentracao text, via text,
    embalagens text[], marcas text[], generico boolean, uso_hospitalar boolean, tarja text
  ) on commit drop;
  truncate pg_temp.importadas;
  insert into pg_temp.importadas
  select private.id_da_apresentacao(l.dcbs, l.forma_texto, l.concentracao), l.*
  from jsonb_to_recordset(p_linhas) as l (
    dcbs text[], forma text, forma_texto text, concentracao text, via text, embalagens text[], marcas text[],
    generico boolean, uso_hospitalar boolean, tarja text
  )
  on conflict do nothing;

  -- What is known of a presentation stays, its state of verification too: the list adds brands and packages.
  with lidas as (
    select a.id, private.acrescentar(a.marcas, i.marcas, 60) as marcas,
      private.acrescentar(a.embalagens, i.embalagens, 40) as embalagens,
      a.generico or i.generico as generico, coalesce(i.tarja, a.tarja) as tarja
    from pg_temp.importadas i
    join public.apresentacoes a on a.id = i.id
  )
  update public.apresentacoes a
  set marcas = l.marcas, embalagens = l.embalagens, generico = l.generico, tarja = l.tarja
  from lidas l
  where l.id = a.id
    and (l.marcas, l.embalagens, l.generico, l.tarja) is distinct from (a.marcas, a.embalagens, a.generico, a.tarja);
  get diagnostics mudadas = row_count;

  insert into public.apresentacoes as a (
    dcbs, forma, forma_texto, concentracao, via, uso, embalagens, marcas, sinonimos, generico, uso_hospitalar,
    tarja, estado, documentos, ordem, id, nomes, busca
  )
  select
    i.dcbs, i.forma, i.forma_texto, i.concentracao, i.via, coalesce(irma.uso, 'agudo'), i.embalagens, i.marcas,
    coalesce(irma.sinonimos, '{}'), i.generico, i.uso_hospitalar, i.tarja,
    -- One document says that it is sold: ingredient, form and strength, and nothing of how it is taken.
    'parcial', array[p_documento],
    coalesce(irma.ordem + 500, 10000) + case when i.uso_hospitalar then 100000 else 0 end, i.id, '', ''
  from pg_temp.importadas i
  left join lateral (
    select o.uso, o.sinonimos, o.ordem from public.apresentacoes o where o.dcbs = i.dcbs order by o.ordem limit 1
  ) as irma on true
  where not exists (select 1 from public.apresentacoes a where a.id = i.id);
  get diagnostics novas = row_count;
  return next;
end;
$$;
comment on function public.importar_apresentacoes(text, jsonb) is
  'Brings presentations of a published list in: new ones as partly verified by it, known ones with their new brands and packages. The same again changes nothing. For the service alone. Definer: it writes words that are out of direct reach.';

revoke all on function public.importar_apresentacoes(text, jsonb) from public, anon, authenticated;
grant execute on function public.importar_apresentacoes(text, jsonb) to service_role;
