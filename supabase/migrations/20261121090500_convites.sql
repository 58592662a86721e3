-- Invitations by link: single use, with an expiry. The token is shown once and kept only as a hash.

create table public.convites (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  tipo text not null,
  email text,
  token_hash text not null,
  criado_por uuid not null references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  expira_em timestamptz not null,
  usado_em timestamptz,
  usado_por uuid references public.profiles (id) on delete restrict,
  cancelado_em timestamptz,
  constraint tipo_can_be_invited check (tipo in ('medico', 'staff', 'plantonista')),
  constraint email_has_a_sane_length check (char_length(email) <= 254),
  constraint token_is_kept_once unique (token_hash),
  constraint it_lasts_thirty_days_at_most
    check (expira_em > criado_em and expira_em <= criado_em + interval '30 days'),
  constraint use_names_who_and_when check ((usado_em is null) = (usado_por is null)),
  constraint a_used_invitation_is_not_cancelled check (usado_em is null or cancelado_em is null)
);

comment on table public.convites is
  'An invitation to work in a clinic or hospital, accepted by whoever holds its link.';
comment on column public.convites.email is
  'When given, only the account with this e-mail may accept.';
comment on column public.convites.token_hash is 'SHA-256 of the token, in hex.';

create index convites_clinica on public.convites (clinica_id, criado_em desc);
create index convites_criado_por on public.convites (criado_por);
create index convites_usado_por on public.convites (usado_por);

alter table public.convites enable row level security;
revoke all on public.convites from public, anon, authenticated, service_role;
grant select (
  id, clinica_id, tipo, email, criado_por, criado_em, expira_em, usado_em, usado_por, cancelado_em
), update (cancelado_em) on public.convites to authenticated;
grant select, insert, update on public.convites to service_role;

call private.criar_politica(
  'public.convites', 'select', 'invitations of own clinic',
  'clinica_id = (select private.clinica_administrada())'
);

call private.criar_politica(
  'public.convites', 'update', 'a clinic cancels what is still open',
  $$
    clinica_id = (select private.clinica_administrada())
    and usado_em is null and cancelado_em is null
  $$,
  $$
    clinica_id = (select private.clinica_administrada())
    and usado_em is null and cancelado_em is not null
  $$
);

create function private.hash_do_convite(token text) returns text
language sql immutable strict
set search_path = ''
as $$ select encode(sha256(convert_to(token, 'utf8')), 'hex') $$;

create function public.criar_convite(
  p_tipo text, p_email text default null, p_validade_dias int default 7
)
returns table (id uuid, token text, expira_em timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  clinica constant uuid := private.clinica_administrada();
  novo_token constant text :=
    translate(encode(extensions.gen_random_bytes(24), 'base64'), '+/=', '-_');
begin
  perform private.exigir(num_nulls(p_tipo, p_validade_dias)),
    private.exigir_texto(coalesce(p_email, ''), 0, 254);
  if p_tipo not in ('medico', 'staff', 'plantonista') or p_validade_dias not between 1 and 30 then
    raise exception 'Convide um médico ou alguém da equipe, por até 30 dias.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if clinica is null then
    raise exception 'Apenas clínicas e hospitais podem convidar.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  if p_tipo = 'plantonista' and private.hospital_administrado() is null then
    raise exception 'Só hospitais convidam plantonistas.' using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return query
    insert into public.convites as c (clinica_id, tipo, email, token_hash, criado_por, expira_em)
    values (
      clinica, p_tipo, nullif(lower(trim(p_email)), ''), private.hash_do_convite(novo_token), clinica,
      now() + make_interval(days => p_validade_dias)
    )
    returning c.id, novo_token, c.expira_em;
end;
$$;
comment on function public.criar_convite(text, text, int) is
  'Makes an invitation of the calling clinic or hospital and returns its token, this once. Definer: the hash is nobody''s to write.';

create function public.consultar_convite(p_token text)
returns table (valido boolean, clinica_nome text, tipo text, expira_em timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select
    c.usado_em is null and c.cancelado_em is null and c.expira_em > now() and p.ativo,
    p.nome, c.tipo, c.expira_em
  from public.convites c
  join public.profiles p on p.id = c.clinica_id
  where c.token_hash = private.hash_do_convite(p_token);
$$;
comment on function public.consultar_convite(text) is
  'What an invitation says, to whoever holds its link. Public read: no row for an unknown token.';

create function private.recusa_do_convite(convite public.convites, conta public.profiles) returns text
language sql stable
set search_path = ''
as $$
  select case
    when convite.id is null or convite.cancelado_em is not null
      or not exists (select 1 from public.profiles p where p.id = convite.clinica_id and p.ativo)
      then 'Este convite não existe ou foi cancelado. Peça um novo à clínica.'
    when convite.usado_em is not null then 'Este convite já foi usado. Peça um novo à clínica.'
    when convite.expira_em <= now() then 'Este convite venceu. Peça um novo à clínica.'
    when convite.email is not null and convite.email <> lower(conta.email)
      then 'Este convite foi feito para outro e-mail. Use o e-mail que a clínica convidou, ou peça um novo a ela.'
    when convite.tipo <> conta.tipo then 'Este convite é para outro tipo de conta.'
    when conta.clinica_id <> convite.clinica_id then 'Sua conta já faz parte de outra clínica.'
  end
$$;
comment on function private.recusa_do_convite(public.convites, public.profiles) is
  'The sentence by which an invitation is refused to an account; null when it may be used.';

create function private.usar_convite(conta public.profiles, token text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  convite public.convites;
  recusa text;
begin
  select * into convite from public.convites c
  where c.token_hash = private.hash_do_convite(token) for update;
  recusa := private.recusa_do_convite(convite, conta);
  if recusa is not null then
    raise exception '%', recusa using detail = 'CONVITE_INVALIDO';
  end if;

  update public.convites c set usado_em = now(), usado_por = conta.id where c.id = convite.id;
  if conta.tipo = 'staff' then
    update public.profiles p set clinica_id = convite.clinica_id where p.id = conta.id;
  else
    -- Whoever accepts the invitation accepts the link.
    insert into public.clinica_medicos as v (clinica_id, medico_id, vigente)
    values (convite.clinica_id, conta.id, true)
    on conflict on constraint a_doctor_is_linked_once do update set ativo = true, vigente = true;
  end if;
  perform private.notificar(
    'convite_aceito', convite.clinica_id, convite.clinica_id, 'Convite aceito',
    format('%s aceitou o convite e já pode trabalhar com você.', conta.nome)
  );
  return convite.clinica_id;
end;
$$;
comment on function private.usar_convite(public.profiles, text) is
  'Uses an invitation up: links the doctor, or places the staff member. Definer: a person joins a clinic only so.';

create function public.aceitar_convite(p_token text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu public.profiles;
begin
  -- Locked, so that two invitations accepted at once cannot place one person twice.
  select * into eu from public.profiles p where p.id = private.usuario_id() for update;
  if eu.id is null then
    raise exception 'Não autorizado' using errcode = '42501', detail = 'NAO_AUTORIZADO';
  end if;
  return private.usar_convite(eu, p_token);
end;
$$;
comment on function public.aceitar_convite(text) is
  'Uses an invitation up for the calling account. Definer: a person joins a clinic only so. Errors P0001 carry the sentence to show.';

-- ---------------------------------------------------------------------------------------------
-- A registration by invitation
-- ---------------------------------------------------------------------------------------------

create function public.conferir_convite(p_token text, p_tipo text, p_email text) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  convite public.convites;
  conta public.profiles;
begin
  select * into convite from public.convites c where c.token_hash = private.hash_do_convite(p_token);
  conta.tipo := p_tipo;
  conta.email := p_email;
  return private.recusa_do_convite(convite, conta);
end;
$$;
comment on function public.conferir_convite(text, text, text) is
  'Why an account that is about to be made could not use an invitation; null when it could. For the service alone.';

create function private.convidado_no_registro() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  conta public.profiles;
begin
  select * into conta from public.profiles p where p.id = new.id;
  -- An account that brought no pass is a patient without powers, whatever it says of itself.
  if conta.tipo <> 'paciente' then
    perform private.usar_convite(conta, new.raw_user_meta_data ->> 'convite');
  end if;
  update auth.users u set raw_user_meta_data = u.raw_user_meta_data - 'convite' where u.id = new.id;
  return new;
end;
$$;
comment on function private.convidado_no_registro() is
  'Definer: an account that comes by an invitation is placed as it is made, or is not made.';

-- Named to come after criar_perfil: triggers of one event fire in the order of their names.
create trigger criar_perfil_e_convite after insert on auth.users
  for each row when (new.raw_user_meta_data ? 'convite')
  execute function private.convidado_no_registro();

revoke all on function
  public.criar_convite(text, text, int), public.consultar_convite(text), public.aceitar_convite(text),
  public.conferir_convite(text, text, text)
from public, anon, authenticated;
grant execute on function public.criar_convite(text, text, int), public.aceitar_convite(text)
  to authenticated;
grant execute on function public.consultar_convite(text) to anon, authenticated;
grant execute on function public.conferir_convite(text, text, text) to service_role;
