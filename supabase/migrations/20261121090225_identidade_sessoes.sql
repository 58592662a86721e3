-- The sessions of a person: which there are, and the end of one or of all others.

create function private.sessao_atual() returns uuid
language sql stable
set search_path = ''
as $$ select (select auth.jwt() ->> 'session_id')::uuid $$;

create function public.minhas_sessoes()
returns table (
  id uuid, navegador text, criada_em timestamptz, usada_em timestamptz, atual boolean
)
language sql stable security definer
set search_path = ''
as $$
  select
    s.id, e.navegador, s.created_at,
    greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC'),
    s.id is not distinct from private.sessao_atual()
  from auth.sessions s
  left join private.entradas e on e.sessao_id = s.id
  where s.user_id = private.usuario_id() and (s.not_after is null or s.not_after > now())
  order by 5 desc, 4 desc, 1
  limit 200;
$$;
comment on function public.minhas_sessoes() is
  'Where the caller is signed in, the session of this call first. Definer: sessions are the Auth service''s.';

create table private.segredos_de_aparelho (
  user_id uuid primary key references auth.users (id) on delete cascade,
  segredo bytea not null default extensions.gen_random_bytes(32),
  constraint a_secret_has_its_length check (octet_length(segredo) = 32)
);
comment on table private.segredos_de_aparelho is
  'What opens the devices that a person left locked, when the password of then is no longer known. It opens nothing on the server.';
alter table private.segredos_de_aparelho enable row level security;
revoke all on private.segredos_de_aparelho from public, anon, authenticated, service_role;

create function public.segredo_do_aparelho() returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  -- A token that lies in a locked device is of an older session: it opens nothing.
  if eu is null or not exists (
    select from auth.sessions s
    where s.id = private.sessao_atual() and s.user_id = eu and s.created_at > now() - interval '5 minutes'
  ) then
    raise exception 'Entre de novo para abrir o que está neste aparelho.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  insert into private.segredos_de_aparelho (user_id) values (eu) on conflict do nothing;
  return (select encode(d.segredo, 'base64') from private.segredos_de_aparelho d where d.user_id = eu);
end;
$$;
comment on function public.segredo_do_aparelho() is
  'The caller''s secret, made the first time, within five minutes of signing in. Definer: nobody reads the table itself.';
revoke execute on function public.segredo_do_aparelho() from public, anon, service_role;
grant execute on function public.segredo_do_aparelho() to authenticated;

create function private.esquecer_aparelhos(pessoa uuid, sessoes uuid[]) returns void
language sql
set search_path = ''
as $$
  -- A device that another session of the person still uses stays known.
  delete from private.entradas e
  where e.user_id = pessoa
    and (
      e.sessao_id = any (sessoes)
      or e.aparelho in (
        select d.aparelho from private.entradas d where d.user_id = pessoa and d.sessao_id = any (sessoes)
      )
    )
    and not exists (
      select 1 from auth.sessions s
      join private.entradas v on v.sessao_id = s.id
      where s.user_id = pessoa and s.id <> all (sessoes) and v.aparelho = e.aparelho
    );
$$;
comment on function private.esquecer_aparelhos(uuid, uuid[]) is
  'From the devices of these sessions one comes in like a stranger again.';

create function public.encerrar_sessao(p_sessao uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  perform private.exigir(num_nulls(p_sessao));
  perform private.esquecer_aparelhos(eu, array[p_sessao]);
  delete from auth.sessions s where s.id = p_sessao and s.user_id = eu;
  if not found then
    raise exception 'Esta sessão já terminou.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
end;
$$;
comment on function public.encerrar_sessao(uuid) is
  'Ends a session of the caller at once, and forgets its device. Definer: as minhas_sessoes.';

create function public.encerrar_outras_sessoes() returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  atual constant uuid := private.sessao_atual();
  encerradas int;
begin
  if eu is null then
    raise exception 'Não autorizado' using errcode = '42501', detail = 'NAO_AUTORIZADO';
  end if;
  delete from private.entradas e
  where e.user_id = eu
    and e.aparelho is distinct from (select a.aparelho from private.entradas a where a.sessao_id = atual);
  delete from auth.sessions s where s.user_id = eu and s.id is distinct from atual;
  get diagnostics encerradas = row_count;
  return encerradas;
end;
$$;
comment on function public.encerrar_outras_sessoes() is
  'Ends every session of the caller but this one, and forgets their devices; answers how many. Definer: as minhas_sessoes.';

revoke all on function
  public.minhas_sessoes(), public.encerrar_sessao(uuid), public.encerrar_outras_sessoes()
from public, anon, authenticated;
grant execute on function
  public.minhas_sessoes(), public.encerrar_sessao(uuid), public.encerrar_outras_sessoes()
to authenticated;
