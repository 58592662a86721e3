-- How often one may try, and from which devices a person is known: passwords.

create table private.tentativas (
  chave text primary key,
  vezes int not null,
  desde timestamptz not null,
  bloqueado_ate timestamptz
);

comment on table private.tentativas is
  'How often something was tried of late. Says of whom by a hash alone: no e-mail and no address is kept.';

create index tentativas_desde on private.tentativas (desde);

alter table private.tentativas enable row level security;
revoke all on private.tentativas from public, anon, authenticated, service_role;

create function private.chave_de_tentativa(variadic partes text[]) returns text
language sql immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(array_to_string(partes, chr(31), ''), 'utf8')), 'hex');
$$;
comment on function private.chave_de_tentativa(text[]) is 'By what a kind of attempt is counted.';

create function private.rede_de(endereco inet) returns text
language sql immutable
set search_path = ''
as $$
  -- Whoever has one IPv6 address has a whole /64 of them.
  select coalesce(case family(endereco) when 6 then network(set_masklen(endereco, 64))::text else host(endereco) end, '');
$$;
comment on function private.rede_de(inet) is 'Where a call comes from, as attempts are counted; empty where nobody said.';

create function private.contar_tentativa(chave text, limite int, janela interval) returns timestamptz
language sql
set search_path = ''
as $$
  -- Counted before anything is looked at, so that attempts in parallel count too.
  insert into private.tentativas as t (chave, vezes, desde) values (chave, 1, now())
  on conflict on constraint tentativas_pkey do update set
    vezes = case when t.desde < now() - janela then 1 else t.vezes + 1 end,
    desde = case when t.desde < now() - janela then now() else t.desde end,
    bloqueado_ate = case
      when t.bloqueado_ate > now() then t.bloqueado_ate
      when t.desde >= now() - janela and t.vezes + 1 > limite then now() + janela
    end
  returning case when t.bloqueado_ate > now() then t.bloqueado_ate end;
$$;
comment on function private.contar_tentativa(text, int, interval) is
  'Counts one; past the limit within the window answers until when to wait (a window long), else null.';

create function private.descontar_tentativa(chave text) returns void
language sql
set search_path = ''
as $$
  update private.tentativas t set vezes = greatest(t.vezes - 1, 0) where t.chave = descontar_tentativa.chave;
$$;
comment on function private.descontar_tentativa(text) is 'Takes one back that was no failure.';

-- ---------------------------------------------------------------------------------------------
-- Devices from which a person has come in
-- ---------------------------------------------------------------------------------------------

create table private.entradas (
  sessao_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  aparelho text,
  navegador text,
  em timestamptz not null default now(),
  constraint navegador_has_a_sane_length check (char_length(navegador) between 1 and 80)
);

comment on table private.entradas is
  'From which device each session began. Its rows outlive their session: a device is known for 180 days.';
comment on column private.entradas.aparelho is 'Hash of a secret that the device made for itself.';
comment on column private.entradas.navegador is 'As a person knows it: "Chrome no Windows".';

create index entradas_user on private.entradas (user_id, aparelho);

alter table private.entradas enable row level security;
revoke all on private.entradas from public, anon, authenticated, service_role;

create function private.aparelho_conhecido(pessoa uuid, aparelho text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select 1 from private.entradas e
    where e.user_id = pessoa and e.aparelho = aparelho_conhecido.aparelho
      and e.em > now() - interval '180 days'
  );
$$;

create function public.registrar_entrada(p_sessao uuid, p_aparelho text, p_navegador text)
returns void
language sql security definer
set search_path = ''
as $$
  insert into private.entradas (sessao_id, user_id, aparelho, navegador)
  select s.id, s.user_id, private.chave_de_tentativa(p_aparelho), left(nullif(trim(p_navegador), ''), 80)
  from auth.sessions s where s.id = p_sessao
  on conflict (sessao_id) do nothing;
$$;
comment on function public.registrar_entrada(uuid, text, text) is
  'Writes down from which device a session has begun. For the service alone.';

-- ---------------------------------------------------------------------------------------------
-- Wrong passwords: of an account from one place, from one place, of an account from anywhere
-- ---------------------------------------------------------------------------------------------

create table private.tentativas_abertas (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  rede text not null,
  aparelho text,
  ate timestamptz not null default now() + interval '30 seconds',
  relevada boolean not null default false
);

comment on table private.tentativas_abertas is
  'Attempts of the function `auth` that the Auth service is judging at this moment: they are counted already.';
comment on column private.tentativas_abertas.email is 'Hash of it.';
comment on column private.tentativas_abertas.aparelho is 'Hash of the device, where it is a known one.';
comment on column private.tentativas_abertas.relevada is
  'Whether a wrong password was already passed over because of it: each passes over one.';

create index tentativas_abertas_email on private.tentativas_abertas (email);

alter table private.tentativas_abertas enable row level security;
revoke all on private.tentativas_abertas from public, anon, authenticated, service_role;

create function private.contar_senha(email text, rede text) returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  quarto constant interval := interval '15 minutes';
begin
  -- In this order: what one of them refuses must not count for the wider ones, or whoever is locked
  -- out of one place could lock the owner out of all.
  return coalesce(
    private.contar_tentativa(private.chave_de_tentativa('senha', email, rede), 10, quarto),
    private.contar_tentativa(private.chave_de_tentativa('rede', rede), 100, quarto),
    private.contar_tentativa(private.chave_de_tentativa('conta', email), 30, quarto)
  );
end;
$$;
comment on function private.contar_senha(text, text) is
  'Counts a password given by nobody known: 10 for an account from one place, 30 from anywhere, 100 from one place for all accounts, in 15 minutes.';

create function public.abrir_tentativa_login(p_email text, p_endereco inet, p_aparelho text)
returns table (tentativa uuid, bloqueado_ate timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  email_da_conta constant text := private.chave_de_tentativa('email', lower(p_email));
  rede constant text := private.rede_de(p_endereco);
  aparelho constant text := private.chave_de_tentativa(p_aparelho);
  conhecido constant boolean := p_aparelho is not null and private.aparelho_conhecido(
    (select u.id from auth.users u where u.email = lower(p_email) limit 1), aparelho
  );
begin
  -- A device from which the person has come in before counts for itself: strangers cannot lock it.
  bloqueado_ate := case
    when conhecido then private.contar_tentativa(
      private.chave_de_tentativa('aparelho', email_da_conta, aparelho), 10, interval '15 minutes'
    )
    else private.contar_senha(email_da_conta, rede)
  end;
  if bloqueado_ate is null then
    delete from private.tentativas_abertas a where a.ate < now();
    delete from private.tentativas t where t.desde < now() - interval '1 day';
    insert into private.tentativas_abertas (email, rede, aparelho)
    values (email_da_conta, rede, case when conhecido then aparelho end)
    returning id into tentativa;
  end if;
  return next;
end;
$$;
comment on function public.abrir_tentativa_login(text, inet, text) is
  'Counts an attempt to sign in; answers its number, or until when to wait. For the service alone.';

create function public.encerrar_tentativa_login(p_tentativa uuid, p_certa boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  feita private.tentativas_abertas;
begin
  delete from private.tentativas_abertas a where a.id = p_tentativa returning * into feita;
  if not found or p_certa is false then return; end if;

  if p_certa then
    delete from private.tentativas t
    where t.chave in (
      private.chave_de_tentativa('senha', feita.email, feita.rede),
      private.chave_de_tentativa('aparelho', feita.email, feita.aparelho)
    );
  elsif feita.aparelho is null then
    perform private.descontar_tentativa(private.chave_de_tentativa('senha', feita.email, feita.rede));
  else
    perform private.descontar_tentativa(private.chave_de_tentativa('aparelho', feita.email, feita.aparelho));
  end if;
  -- Of the wider counts a right password takes back only itself: who knows one is not let try others.
  if feita.aparelho is null then
    perform private.descontar_tentativa(private.chave_de_tentativa('rede', feita.rede));
    perform private.descontar_tentativa(private.chave_de_tentativa('conta', feita.email));
  end if;
end;
$$;
comment on function public.encerrar_tentativa_login(uuid, boolean) is
  'Closes an attempt; a right password forgets the wrong ones of that place; null, that nobody looked at it, takes it back. For the service alone.';

create function public.ao_conferir_senha(event jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  certa constant boolean := event ->> 'valid' = 'true';
  email_da_conta constant text := (
    select private.chave_de_tentativa('email', u.email) from auth.users u
    where u.id = (event ->> 'user_id')::uuid
  );
  -- Whoever asks the Auth service itself, past the functions, comes from this one place.
  direta constant text := 'direta';
  do_nosso_lado boolean;
  ate timestamptz;
begin
  if certa then
    do_nosso_lado := exists (
      select 1 from private.tentativas_abertas a where a.email = email_da_conta and a.ate > now()
    );
    ate := (
      select max(t.bloqueado_ate) from private.tentativas t
      where t.bloqueado_ate > now() and t.chave in (
        private.chave_de_tentativa('senha', email_da_conta, direta),
        private.chave_de_tentativa('conta', email_da_conta)
      )
    );
  else
    update private.tentativas_abertas a set relevada = true
    where a.id = (
      select b.id from private.tentativas_abertas b
      where b.email = email_da_conta and b.ate > now() and not b.relevada limit 1 for update skip locked
    );
    do_nosso_lado := found;
    if not do_nosso_lado then
      ate := coalesce(
        private.contar_tentativa(
          private.chave_de_tentativa('senha', email_da_conta, direta), 10, interval '15 minutes'
        ),
        private.contar_tentativa(
          private.chave_de_tentativa('conta', email_da_conta), 30, interval '15 minutes'
        )
      );
    end if;
  end if;

  if do_nosso_lado or ate is null then
    return jsonb_build_object('decision', 'continue');
  end if;
  return jsonb_build_object(
    'decision', 'reject', 'should_logout_user', false,
    -- What a wrong password is told too: only who has an account gets this far.
    'message', 'Invalid login credentials'
  );
end;
$$;
comment on function public.ao_conferir_senha(jsonb) is
  'The Auth service''s hook on each password it has looked at: the same count for who asks it directly.';

revoke all on function
  public.registrar_entrada(uuid, text, text), public.abrir_tentativa_login(text, inet, text),
  public.encerrar_tentativa_login(uuid, boolean), public.ao_conferir_senha(jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  public.registrar_entrada(uuid, text, text), public.abrir_tentativa_login(text, inet, text),
  public.encerrar_tentativa_login(uuid, boolean)
to service_role;

-- The Auth service comes as a role of its own, which only its own installation has.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.ao_conferir_senha(jsonb) to supabase_auth_admin;
  end if;
end $$;
