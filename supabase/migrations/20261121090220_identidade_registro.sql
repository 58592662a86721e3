-- A registration: how often, what it may be told, and all of it or nothing. And a forgotten password.

create function public.abrir_registro(p_endereco inet) returns timestamptz
language sql security definer
set search_path = ''
as $$
  select coalesce(
    (
      select t.bloqueado_ate from private.tentativas t
      where t.chave = private.chave_de_tentativa('conflito', private.rede_de(p_endereco))
        and t.bloqueado_ate > now()
    ),
    private.contar_tentativa(
      private.chave_de_tentativa('registro', private.rede_de(p_endereco)), 300, interval '1 hour'
    )
  );
$$;
comment on function public.abrir_registro(inet) is
  'Counts a registration; answers until when that place is to wait, or null. For the service alone.';

-- ---------------------------------------------------------------------------------------------
-- An account gets its type through a registration that was checked
-- ---------------------------------------------------------------------------------------------

create table private.passes_de_registro (
  passe uuid primary key default gen_random_uuid(),
  conta text not null,
  ate timestamptz not null default now() + interval '10 minutes'
);

comment on table private.passes_de_registro is
  'Registrations that the function `auth` has checked, and is about to ask the Auth service for: each makes one account.';
comment on column private.passes_de_registro.conta is 'Hash of type and e-mail.';

create index passes_de_registro_ate on private.passes_de_registro (ate);

alter table private.passes_de_registro enable row level security;
revoke all on private.passes_de_registro from public, anon, authenticated, service_role;

create function private.usar_passe(conta auth.users, declarado jsonb) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The Auth service names the provider of each account that it makes; in SQL the owner makes accounts.
  if session_user <> 'supabase_auth_admin'
    and not coalesce(conta.raw_app_meta_data ? 'provider', false)
  then
    return true;
  end if;
  delete from private.passes_de_registro p
  where p.passe::text = declarado ->> 'passe' and p.ate > now()
    and p.conta = private.chave_de_tentativa('conta', declarado ->> 'tipo', lower(conta.email));
  return found;
end;
$$;
comment on function private.usar_passe(auth.users, jsonb) is
  'Whether what a sign-up says of itself was checked by a registration, which is used up by it. Definer: part of criar_perfil.';

create function public.conferir_registro(
  p_endereco inet, p_tipo text, p_email text, p_cpf text default null, p_cnpj text default null,
  p_crm text default null, p_crm_uf text default null
)
returns table (ocupado boolean, bloqueado_ate timestamptz, passe uuid)
language plpgsql security definer
set search_path = ''
as $$
begin
  ocupado := exists (select 1 from auth.users u where u.email = lower(p_email))
    or exists (
      select 1 from public.perfil_documentos d
      where (d.tipo = p_tipo and d.cpf = p_cpf) or d.cnpj = p_cnpj
    )
    or exists (
      select 1 from public.profiles p
      where p.tipo = p_tipo and p.crm = p_crm and p.crm_uf = p_crm_uf
    );
  -- Each refusal says that somebody has an account: a person needs few, who looks for others many.
  if ocupado then
    bloqueado_ate := private.contar_tentativa(
      private.chave_de_tentativa('conflito', private.rede_de(p_endereco)), 10, interval '1 hour'
    );
  else
    delete from private.passes_de_registro p where p.ate < now();
    insert into private.passes_de_registro as p (conta)
    values (private.chave_de_tentativa('conta', p_tipo, lower(p_email))) returning p.passe into passe;
  end if;
  return next;
end;
$$;
comment on function public.conferir_registro(inet, text, text, text, text, text, text) is
  'Whether something of a registration is another account''s, never what (ten such answers an hour to one place); else the pass by which the account gets its type. For the service alone.';

create function public.abrir_pedido_de_senha(p_email text, p_endereco inet)
returns table (enviar boolean, bloqueado_ate timestamptz)
language plpgsql security definer
set search_path = ''
as $$
begin
  bloqueado_ate := private.contar_tentativa(
    private.chave_de_tentativa('pedido', private.rede_de(p_endereco)), 20, interval '1 hour'
  );
  -- A mailbox is not to be flooded from many places; whoever asks is told nothing of it.
  enviar := bloqueado_ate is null and private.contar_tentativa(
    private.chave_de_tentativa('pedido de', lower(p_email)), 5, interval '1 hour'
  ) is null;
  return next;
end;
$$;
comment on function public.abrir_pedido_de_senha(text, inet) is
  'Counts a request for a link to a new password; answers whether to send it, or until when that place is to wait. For the service alone.';

revoke all on function
  public.abrir_registro(inet),
  public.conferir_registro(inet, text, text, text, text, text, text),
  public.abrir_pedido_de_senha(text, inet)
from public, anon, authenticated;
grant execute on function
  public.abrir_registro(inet),
  public.conferir_registro(inet, text, text, text, text, text, text),
  public.abrir_pedido_de_senha(text, inet)
to service_role;

-- ---------------------------------------------------------------------------------------------
-- A registration is one transaction
-- ---------------------------------------------------------------------------------------------

create function private.aceitar_no_registro() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  aceites constant jsonb := case
    when jsonb_typeof(new.raw_user_meta_data -> 'aceites') = 'object' then new.raw_user_meta_data -> 'aceites'
    else '{}'
  end;
begin
  insert into public.termos_aceite (user_id, documento, versao)
  select new.id, a.key, a.value from jsonb_each_text(aceites) as a
  where a.key in ('termos', 'privacidade') and a.value ~ '^\d{4}-\d{2}$'
  on conflict on constraint accepted_once do nothing;

  update auth.users u set raw_user_meta_data = u.raw_user_meta_data - 'aceites'
  where u.id = new.id and u.raw_user_meta_data ? 'aceites';
  return new;
end;
$$;
comment on function private.aceitar_no_registro() is
  'Definer: what a person accepts with a sign-up is written down with the account, or neither is.';

-- Named to come after criar_perfil: triggers of one event fire in the order of their names.
create trigger criar_perfil_e_aceites after insert on auth.users
  for each row execute function private.aceitar_no_registro();
