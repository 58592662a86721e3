-- Official protocols that the administrator brings into the knowledge base (scripts/importar-protocolo.ts).
-- What ships with the product is written by migrations and out of its reach.

create function public.importar_protocolo(p_documento jsonb, p_passagens jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  dele constant text := p_documento ->> 'id';
  novo public.base_documentos;
  antes public.base_documentos;
begin
  perform private.exigir(num_nulls(p_documento, p_passagens));
  if dele is null or dele !~ '^protocolo-' then
    raise exception 'O identificador de um protocolo importado começa com protocolo-.'
      using errcode = '23514', detail = 'VALIDACAO';
  end if;
  if jsonb_typeof(p_passagens) <> 'array' or jsonb_array_length(p_passagens) = 0 then
    raise exception 'O protocolo não tem passagens.' using errcode = '23514', detail = 'VALIDACAO';
  end if;
  novo := jsonb_populate_record(null::public.base_documentos, p_documento);
  select * into antes from public.base_documentos d where d.id = dele for update;
  if antes.versao > novo.versao then
    raise exception 'A base já tem a versão de % deste protocolo, mais nova.', to_char(antes.versao, 'DD/MM/YYYY')
      using errcode = '23514', detail = 'VALIDACAO';
  end if;
  insert into public.base_documentos as d (
    id, titulo, sinonimos, especialidade, publico, versao, validade, fontes, verificacao
  ) values (
    dele, novo.titulo, coalesce(novo.sinonimos, '{}'), novo.especialidade, novo.publico, novo.versao, novo.validade,
    novo.fontes, novo.verificacao
  )
  on conflict (id) do update set
    titulo = excluded.titulo, sinonimos = excluded.sinonimos, especialidade = excluded.especialidade,
    publico = excluded.publico, versao = excluded.versao, validade = excluded.validade, fontes = excluded.fontes,
    verificacao = excluded.verificacao, retirado_em = null
  where (d.titulo, d.sinonimos, d.especialidade, d.publico, d.versao, d.validade, d.fontes, d.verificacao)
    is distinct from (
      excluded.titulo, excluded.sinonimos, excluded.especialidade, excluded.publico, excluded.versao, excluded.validade,
      excluded.fontes, excluded.verificacao
    ) or d.retirado_em is not null;
  if not found and (
    select jsonb_agg(jsonb_build_object('id', p.id, 'titulo', p.titulo, 'texto', p.texto) order by p.ordem)
    from public.base_passagens p where p.documento_id = dele
  ) = (
    select jsonb_agg(jsonb_build_object('id', p ->> 'id', 'titulo', p ->> 'titulo', 'texto', p ->> 'texto') order by p -> 'ordem')
    from jsonb_array_elements(p_passagens) as p
  ) then
    return 'sem mudança';
  end if;
  delete from public.base_passagens p where p.documento_id = dele;
  insert into public.base_passagens (id, documento_id, ordem, titulo, texto)
  select p.id, dele, p.ordem, p.titulo, p.texto
  from jsonb_to_recordset(p_passagens) as p (id text, ordem smallint, titulo text, texto text);
  return case when antes.id is null then 'importado' else 'substituído' end;
end;
$$;
comment on function public.importar_protocolo(jsonb, jsonb) is
  'Writes a protocol and its passages, searchable at once; the same again changes nothing, an older version is refused, a newer one takes its place. For the administrator, who has the service key. Definer: the service deletes nothing itself.';

create function public.retirar_protocolo(p_id text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.exigir(num_nulls(p_id));
  update public.base_documentos d set retirado_em = now()
  where d.id = p_id and d.id like 'protocolo-%' and d.retirado_em is null;
  return found;
end;
$$;
comment on function public.retirar_protocolo(text) is
  'Withdraws a protocol: it is kept, and answers no more. Returns whether it did. For the administrator. Definer: as importar_protocolo.';

revoke all on function public.importar_protocolo(jsonb, jsonb), public.retirar_protocolo(text)
from public, anon, authenticated, service_role;
grant execute on function public.importar_protocolo(jsonb, jsonb), public.retirar_protocolo(text) to service_role;
