-- Coming in: who the caller is, registration conflicts, wrong passwords.

create function public.usuario_atual() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  conta constant uuid := (select auth.uid());
  sessao constant uuid := (select auth.jwt() ->> 'session_id');
begin
  return (
    select jsonb_build_object(
      'id', p.id, 'email', p.email,
      'profile', to_jsonb(p) - 'criado_em' - 'atualizado_em' || private.plano_do_perfil(p)
    )
    from public.profiles p
    where p.id = conta
      and (
        sessao is null
        or exists (select 1 from auth.sessions s where s.id = sessao and s.user_id = conta)
      )
  );
end;
$$;
comment on function public.usuario_atual() is
  'The caller''s account and profile, also when inactive (so that the refusal can say why); null when the session was signed out. Definer: one call authenticates and reads.';
revoke all on function public.usuario_atual() from public, anon, authenticated;
grant execute on function public.usuario_atual() to authenticated;

create function public.atualizar_perfil(p_dados jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  eu constant uuid := (select private.usuario_id());
begin
  -- Only the keys present are written; each update runs under the caller's own grants.
  if p_dados ? 'nome' or p_dados ? 'especialidade' then
    update public.profiles p set
      nome = case when p_dados ? 'nome' then p_dados ->> 'nome' else p.nome end,
      especialidade =
        case when p_dados ? 'especialidade' then p_dados ->> 'especialidade' else p.especialidade end
    where p.id = eu;
  end if;
  if p_dados ? 'telefone' then
    update public.perfil_documentos d set telefone = p_dados ->> 'telefone'
    where d.profile_id = eu;
  end if;
  return public.usuario_atual();
end;
$$;
comment on function public.atualizar_perfil(jsonb) is
  'Writes nome, especialidade and telefone of the caller as one transaction.';
revoke all on function public.atualizar_perfil(jsonb) from public, anon, authenticated;
grant execute on function public.atualizar_perfil(jsonb) to authenticated;

create function public.conferir_registro(
  p_tipo text, p_email text, p_cpf text default null, p_cnpj text default null,
  p_crm text default null, p_crm_uf text default null
)
returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(campo), '{}')
  from (
    select 'email' as campo
    where exists (select 1 from auth.users u where u.email = lower(p_email))
    union all
    select 'cpf'
    where exists (select 1 from public.perfil_documentos d where d.tipo = p_tipo and d.cpf = p_cpf)
    union all
    select 'cnpj' where exists (select 1 from public.perfil_documentos d where d.cnpj = p_cnpj)
    union all
    select 'crm'
    where exists (
      select 1 from public.profiles p
      where p.tipo = p_tipo and p.crm = p_crm and p.crm_uf = p_crm_uf
    )
  ) as ocupados;
$$;
comment on function public.conferir_registro(text, text, text, text, text, text) is
  'Which fields of a registration are already taken. For the service alone.';

-- ---------------------------------------------------------------------------------------------
-- Wrong passwords
-- ---------------------------------------------------------------------------------------------

create table private.tentativas_login (
  email_hash text primary key,
  falhas int not null,
  desde timestamptz not null,
  bloqueado_ate timestamptz
);

comment on table private.tentativas_login is
  'Attempts to sign in since the last success, by hash of the e-mail, known or not.';

alter table private.tentativas_login enable row level security;
revoke all on private.tentativas_login from public, anon, authenticated, service_role;

create function public.abrir_tentativa_login(p_email text) returns timestamptz
language sql security definer
set search_path = ''
as $$
  -- Counted before the password is looked at, so that attempts in parallel count too.
  insert into private.tentativas_login as t (email_hash, falhas, desde)
  values (encode(sha256(convert_to(lower(p_email), 'utf8')), 'hex'), 1, now())
  on conflict (email_hash) do update set
    falhas = case when t.desde < now() - interval '15 minutes' then 1 else t.falhas + 1 end,
    desde = case when t.desde < now() - interval '15 minutes' then now() else t.desde end,
    bloqueado_ate = case
      when t.bloqueado_ate > now() then t.bloqueado_ate
      when t.desde >= now() - interval '15 minutes' and t.falhas + 1 > 10
        then now() + interval '15 minutes'
    end
  returning case when t.bloqueado_ate > now() then t.bloqueado_ate end;
$$;
comment on function public.abrir_tentativa_login(text) is
  'Counts an attempt; after ten within 15 minutes answers until when the account is locked (15 minutes), else null. For the service alone.';

create function public.encerrar_tentativas_login(p_email text) returns void
language sql security definer
set search_path = ''
as $$
  delete from private.tentativas_login t
  where t.email_hash = encode(sha256(convert_to(lower(p_email), 'utf8')), 'hex');
$$;
comment on function public.encerrar_tentativas_login(text) is
  'Forgets the attempts of an account that signed in. For the service alone.';

revoke all on function
  public.conferir_registro(text, text, text, text, text, text),
  public.abrir_tentativa_login(text), public.encerrar_tentativas_login(text)
from public, anon, authenticated;
grant execute on function
  public.conferir_registro(text, text, text, text, text, text),
  public.abrir_tentativa_login(text), public.encerrar_tentativas_login(text)
to service_role;
