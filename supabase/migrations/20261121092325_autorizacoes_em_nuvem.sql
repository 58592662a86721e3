-- What a doctor lets the product ask of the cloud that keeps the own certificate (PSC, DOC-ICP-17.01).
-- Secrets are sealed by the function with a key that the database does not have.

create table private.autorizacoes_em_nuvem (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid not null references public.profiles (id) on delete cascade,
  sessao_id uuid,
  provedor text not null,
  estado_hash text not null,
  segredo text,
  criada_em timestamptz not null default now(),
  voltou_em timestamptz,
  autorizada_ate timestamptz,
  constraint one_return_a_state unique (estado_hash),
  constraint provedor_has_its_form check (provedor ~ '^[a-z]{2,20}$'),
  constraint estado_hash_has_its_form check (estado_hash ~ '^[0-9a-f]{64}$'),
  constraint segredo_has_a_sane_size check (char_length(segredo) <= 60000),
  constraint authorised_is_what_came_back check (autorizada_ate is null or voltou_em is not null),
  constraint it_ends_within_a_week check (autorizada_ate <= criada_em + interval '8 days')
);

comment on table private.autorizacoes_em_nuvem is
  'Authorisations at a cloud of certificates: asked for, come back once, and good until their date. Of one session: signing out ends them.';
comment on column private.autorizacoes_em_nuvem.estado_hash is 'SHA-256 of the state that the cloud hands back.';
comment on column private.autorizacoes_em_nuvem.segredo is
  'Sealed by the function: until the return the verifier of PKCE, then token and certificate; nothing in between.';

create index autorizacoes_em_nuvem_usuario on private.autorizacoes_em_nuvem (usuario_id);

alter table private.autorizacoes_em_nuvem enable row level security;
revoke all on private.autorizacoes_em_nuvem from public, anon, authenticated, service_role;

create function private.exigir_autorizacao_em_nuvem(achada boolean) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if achada is not true then
    raise exception 'Esta autorização já foi usada, venceu ou não é desta sessão. Autorize de novo.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
end;
$$;
comment on function private.exigir_autorizacao_em_nuvem(boolean) is
  'One refusal of an authorisation that is used, over, unknown or somebody else''s: which, is told to nobody.';

create function public.pedir_autorizacao_em_nuvem(p_provedor text, p_estado text, p_segredo text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  nova uuid;
begin
  perform private.exigir(num_nulls(p_provedor, p_estado, p_segredo));
  -- What the table would refuse, without telling what else its row holds.
  if p_provedor !~ '^[a-z]{2,20}$' or p_estado !~ '^[0-9a-f]{64}$' then
    raise exception 'Recomece a autorização.' using errcode = '23514', detail = 'VALIDACAO';
  end if;
  perform private.exigir_texto(p_segredo, 0, 60000);
  if eu is null then
    raise exception 'Não autorizado' using errcode = '42501', detail = 'NAO_AUTORIZADO';
  end if;
  delete from private.autorizacoes_em_nuvem a
  where a.autorizada_ate < now() or (a.autorizada_ate is null and a.criada_em < now() - interval '1 hour')
    -- Nobody asks for many at a time.
    or a.id in (
      select v.id from private.autorizacoes_em_nuvem v where v.usuario_id = eu order by v.criada_em desc offset 9
    );
  insert into private.autorizacoes_em_nuvem (usuario_id, sessao_id, provedor, estado_hash, segredo)
  values (eu, private.sessao_atual(), p_provedor, p_estado, p_segredo)
  returning id into nova;
  return nova;
end;
$$;
comment on function public.pedir_autorizacao_em_nuvem(text, text, text) is
  'Notes that the caller goes to a cloud with a state, before going. Forgets what is over. Definer: the table is out of direct reach.';

create function public.receber_retorno_da_nuvem(p_estado text)
returns table (id uuid, provedor text, segredo text)
language plpgsql security definer
set search_path = ''
as $$
declare
  antes private.autorizacoes_em_nuvem;
begin
  select * into antes from private.autorizacoes_em_nuvem a
  where a.estado_hash = p_estado and a.usuario_id = private.usuario_id()
    and a.sessao_id is not distinct from private.sessao_atual()
    and a.voltou_em is null and a.criada_em > now() - interval '15 minutes'
  for update;
  perform private.exigir_autorizacao_em_nuvem(antes.id is not null);
  update private.autorizacoes_em_nuvem a set voltou_em = now(), segredo = null where a.id = antes.id;
  return query select antes.id, antes.provedor, antes.segredo;
end;
$$;
comment on function public.receber_retorno_da_nuvem(text) is
  'What was sealed for a state of this session, once, within 15 minutes; whatever the cloud answered, it is used up. Definer: as pedir_autorizacao_em_nuvem.';

create function public.guardar_autorizacao_em_nuvem(p_id uuid, p_segredo text, p_ate timestamptz) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  ate timestamptz;
begin
  perform private.exigir(num_nulls(p_id, p_segredo, p_ate));
  perform private.exigir_texto(p_segredo, 0, 60000);
  update private.autorizacoes_em_nuvem a
  set segredo = p_segredo, autorizada_ate = least(p_ate, now() + interval '7 days')
  where a.id = p_id and a.usuario_id = eu and a.sessao_id is not distinct from private.sessao_atual()
    and a.voltou_em is not null and a.autorizada_ate is null
  returning a.autorizada_ate into ate;
  perform private.exigir_autorizacao_em_nuvem(ate is not null);
  -- The latest takes the place of the one before.
  delete from private.autorizacoes_em_nuvem a
  where a.usuario_id = eu and a.id <> p_id and a.autorizada_ate is not null
    and a.sessao_id is not distinct from private.sessao_atual();
  return ate;
end;
$$;
comment on function public.guardar_autorizacao_em_nuvem(uuid, text, timestamptz) is
  'Keeps what the cloud granted to a return of this session, a week at most. Definer: as pedir_autorizacao_em_nuvem.';

create function public.minha_autorizacao_em_nuvem()
returns table (id uuid, provedor text, ate timestamptz, segredo text)
language sql stable security definer
set search_path = ''
as $$
  select a.id, a.provedor, a.autorizada_ate, a.segredo
  from private.autorizacoes_em_nuvem a
  where a.usuario_id = private.usuario_id() and a.sessao_id is not distinct from private.sessao_atual()
    and a.autorizada_ate > now()
  order by a.autorizada_ate desc
  limit 1;
$$;
comment on function public.minha_autorizacao_em_nuvem() is
  'What the caller authorised in this session and still holds; the secret is sealed. Definer: as pedir_autorizacao_em_nuvem.';

create function public.encerrar_autorizacao_em_nuvem(p_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.autorizacoes_em_nuvem a where a.id = p_id and a.usuario_id = private.usuario_id();
  perform private.exigir_autorizacao_em_nuvem(found);
end;
$$;
comment on function public.encerrar_autorizacao_em_nuvem(uuid) is
  'Forgets an authorisation of the caller, of whichever session. Definer: as pedir_autorizacao_em_nuvem.';

revoke all on function
  public.pedir_autorizacao_em_nuvem(text, text, text), public.receber_retorno_da_nuvem(text),
  public.guardar_autorizacao_em_nuvem(uuid, text, timestamptz), public.minha_autorizacao_em_nuvem(),
  public.encerrar_autorizacao_em_nuvem(uuid)
from public, anon, authenticated;
grant execute on function
  public.pedir_autorizacao_em_nuvem(text, text, text), public.receber_retorno_da_nuvem(text),
  public.guardar_autorizacao_em_nuvem(uuid, text, timestamptz), public.minha_autorizacao_em_nuvem(),
  public.encerrar_autorizacao_em_nuvem(uuid)
to authenticated;
