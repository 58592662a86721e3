-- The second factor of a person: since when there is one, how often its codes are tried, and that each
-- counts once. The codes themselves are the Auth service's to judge.

create function public.meu_segundo_fator() returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select min(f.updated_at) from auth.mfa_factors f
  where f.user_id = private.usuario_id() and f.status = 'verified';
$$;
comment on function public.meu_segundo_fator() is
  'Since when the caller has a second factor; null without one. Definer: factors are the Auth service''s.';

create function public.link_pede_codigo(p_token text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from auth.users u
    join auth.mfa_factors f on f.user_id = u.id and f.status = 'verified'
    where u.recovery_token = nullif(p_token, '')
  );
$$;
comment on function public.link_pede_codigo(text) is
  'Whether the link to a new password is of an account with a second factor: asked before the link is used up. For the service alone.';

create function private.chave_dos_codigos(pessoa text, aparelho text) returns text
language sql immutable
set search_path = ''
as $$ select private.chave_de_tentativa('codigo', pessoa, aparelho) $$;
comment on function private.chave_dos_codigos(text, text) is
  'By what the codes of a person are counted: those of a known device by themselves, or whoever has the password could lock the owner out.';

create function public.abrir_tentativa_de_codigo(p_pessoa uuid, p_codigo text, p_aparelho text)
returns table (tentativa uuid, bloqueado_ate timestamptz, repetido boolean)
language plpgsql security definer
set search_path = ''
as $$
declare
  pessoa constant text := private.chave_de_tentativa('codigo', p_pessoa::text);
  aparelho text := private.chave_de_tentativa(p_aparelho);
begin
  perform private.exigir(num_nulls(p_pessoa, p_codigo));
  if p_aparelho is null or not private.aparelho_conhecido(p_pessoa, aparelho) then
    aparelho := null;
  end if;
  bloqueado_ate := private.contar_tentativa(
    private.chave_dos_codigos(pessoa, aparelho), 5, interval '15 minutes'
  );
  -- Clocks may differ by a step: a code is good for 90 seconds. Counted before it is judged, so that
  -- of two at the same moment one is refused.
  repetido := bloqueado_ate is null and private.contar_tentativa(
    private.chave_de_tentativa('codigo dado', pessoa, p_codigo), 1, interval '2 minutes'
  ) is not null;
  if bloqueado_ate is null and not repetido then
    delete from private.tentativas_abertas a where a.ate < now();
    insert into private.tentativas_abertas (email, rede, aparelho) values (pessoa, '', aparelho)
    returning id into tentativa;
  end if;
  return next;
end;
$$;
comment on function public.abrir_tentativa_de_codigo(uuid, text, text) is
  'Counts a code that was given; answers its number, until when to wait, or that it was given before. For the service alone.';

create function public.encerrar_tentativa_de_codigo(p_tentativa uuid, p_certa boolean) returns void
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
    where t.chave = private.chave_dos_codigos(feita.email, feita.aparelho);
  else
    perform private.descontar_tentativa(private.chave_dos_codigos(feita.email, feita.aparelho));
  end if;
end;
$$;
comment on function public.encerrar_tentativa_de_codigo(uuid, boolean) is
  'Closes an attempt; a right code forgets the wrong ones; null, that nobody looked at it, takes it back. For the service alone.';

create function public.ao_conferir_codigo(event jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.tentativas_abertas a set relevada = true
  where a.id = (
    select b.id from private.tentativas_abertas b
    where b.email = private.chave_de_tentativa('codigo', event ->> 'user_id')
      and b.ate > now() and not b.relevada
    limit 1 for update skip locked
  );
  if found then
    return jsonb_build_object('decision', 'continue');
  end if;
  return jsonb_build_object(
    'decision', 'reject', 'message', 'Codes are given to the application, not to the Auth service.'
  );
end;
$$;
comment on function public.ao_conferir_codigo(jsonb) is
  'The Auth service''s hook on each code: those that the functions did not count first are refused, right or wrong. It then ends every session of the account, whose password somebody else has.';

revoke all on function
  public.meu_segundo_fator(), public.link_pede_codigo(text),
  public.abrir_tentativa_de_codigo(uuid, text, text),
  public.encerrar_tentativa_de_codigo(uuid, boolean), public.ao_conferir_codigo(jsonb)
from public, anon, authenticated, service_role;
grant execute on function public.meu_segundo_fator() to authenticated;
grant execute on function
  public.link_pede_codigo(text), public.abrir_tentativa_de_codigo(uuid, text, text),
  public.encerrar_tentativa_de_codigo(uuid, boolean)
to service_role;

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function public.ao_conferir_codigo(jsonb) to supabase_auth_admin;
  end if;
end $$;
