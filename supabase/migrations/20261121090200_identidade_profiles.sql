-- Who a person is: profile, personal documents, accepted terms.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete restrict,
  user_id uuid generated always as (id) stored,
  nome text not null,
  email text not null,
  tipo text not null,
  especialidade text,
  crm text,
  crm_uf text,
  clinica_id uuid references public.profiles (id) on delete restrict,
  ativo boolean not null default true,
  plano_medico text not null default 'free',
  permite_atendimento_individual boolean not null default false,
  permite_ia boolean not null default false,
  permite_relatorios_avancados boolean not null default false,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint tipo_is_known
    check (tipo in ('medico', 'clinica', 'hospital', 'staff', 'plantonista', 'paciente')),
  constraint nome_has_a_sane_length check (char_length(nome) between 1 and 160),
  constraint nome_shows_what_it_holds check (private.texto_a_vista(nome)),
  constraint especialidade_has_a_sane_length check (char_length(especialidade) <= 80),
  constraint plano_is_known check (plano_medico in ('free', 'premium')),
  constraint only_doctors_are_premium check (plano_medico = 'free' or tipo = 'medico'),
  constraint only_staff_belongs_to_a_clinic check (clinica_id is null or tipo = 'staff'),
  constraint crm_has_a_known_shape check (crm ~ '^(\d{2}-)?\d{1,10}(-\d{1,2})?P?$'),
  constraint crm_uf_is_a_state check (crm_uf ~ '^[A-Z]{2}$'),
  constraint profile_is_known_with_its_type unique (id, tipo)
);

comment on table public.profiles is
  'One profile an account, made with it and never removed: people are inactivated.';
comment on column public.profiles.user_id is 'The account; equal to id.';
comment on column public.profiles.clinica_id is 'Staff only: the clinic or hospital they work for.';
comment on column public.profiles.ativo is 'False shuts every policy to the person.';
comment on column public.profiles.plano_medico is
  'free or premium, as last set; premium asks for an active row in assinaturas, and is worth nothing once that has ended (private.plano_venceu).';
comment on column public.profiles.permite_atendimento_individual is
  'May register patients in the own practice. Follows plano_medico.';
comment on column public.profiles.permite_ia is 'May use the assistant. Follows plano_medico.';
comment on column public.profiles.permite_relatorios_avancados is
  'May open advanced reports. Follows plano_medico.';

create unique index profiles_one_account_a_crm on public.profiles (tipo, crm_uf, crm)
  where crm is not null;
create index profiles_clinica_id on public.profiles (clinica_id) where clinica_id is not null;
create index profiles_doctors_by_name on public.profiles (nome) where tipo = 'medico' and ativo;

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated;
-- The plan columns are a legal call of the client; the trigger below judges it.
grant update (
  nome, especialidade, plano_medico, permite_atendimento_individual, permite_ia,
  permite_relatorios_avancados
) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

-- Colleagues see each other. Whom a clinic may link it finds by public.buscar_medicos, which tells less.
call private.criar_politica(
  'public.profiles', 'select', 'colleagues', 'id = any (array(select private.perfis_visiveis()))'
);

call private.criar_politica('public.profiles', 'update', 'own profile', 'id = {eu}');

create table public.perfil_documentos (
  profile_id uuid primary key,
  tipo text not null,
  cpf text,
  cnpj text,
  telefone text,
  data_nascimento date,
  atualizado_em timestamptz not null default now(),
  constraint documentos_belong_to_a_profile
    foreign key (profile_id, tipo) references public.profiles (id, tipo) on delete restrict,
  constraint cpf_has_valid_digits check (private.cpf_valido(cpf)),
  constraint cnpj_has_valid_digits check (private.cnpj_valido(cnpj)),
  constraint telefone_has_area_code check (telefone ~ '^[1-9]{2}\d{8,9}$'),
  constraint one_account_a_cpf unique (tipo, cpf),
  constraint one_account_a_cnpj unique (cnpj)
);

comment on table public.perfil_documentos is
  'Documents and contact of an account: kept apart so that colleagues who see the profile do not see them.';
comment on column public.perfil_documentos.tipo is
  'Copy of the profile''s type: one CPF has at most one account of each type.';

create index perfil_documentos_profile on public.perfil_documentos (profile_id, tipo);

alter table public.perfil_documentos enable row level security;
revoke all on public.perfil_documentos from public, anon, authenticated, service_role;
grant select, update (telefone) on public.perfil_documentos to authenticated;
grant select, insert, update, delete on public.perfil_documentos to service_role;

call private.criar_politica(
  'public.perfil_documentos', 'select', 'own documents are read', 'profile_id = {eu}'
);

call private.criar_politica(
  'public.perfil_documentos', 'update', 'own phone is changed', 'profile_id = {eu}'
);

create table public.termos_aceite (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete restrict,
  documento text not null,
  versao text not null,
  aceito_em timestamptz not null default now(),
  constraint documento_is_known check (documento in ('termos', 'privacidade')),
  -- Those that were published, as VERSAO_DOS_TERMOS names the last of them.
  constraint versao_was_published check (
    (documento, versao) in (('termos', '2026-11'), ('privacidade', '2026-11'))
  ),
  constraint accepted_once unique (user_id, documento, versao)
);

comment on table public.termos_aceite is
  'Which version of terms and privacy policy a person accepted, and when. Append-only.';

alter table public.termos_aceite enable row level security;
revoke all on public.termos_aceite from public, anon, authenticated, service_role;
grant select, insert (user_id, documento, versao) on public.termos_aceite to authenticated;
grant select, insert on public.termos_aceite to service_role;

call private.criar_politica(
  'public.termos_aceite', 'select', 'own acceptances are read', 'user_id = {eu}'
);

call private.criar_politica(
  'public.termos_aceite', 'insert', 'own acceptance is given', 'user_id = {eu}'
);

-- ---------------------------------------------------------------------------------------------
-- perfil_documentos: what only the person themselves may read
-- ---------------------------------------------------------------------------------------------

create trigger perfil_documentos_stamp before update on public.perfil_documentos
  for each row execute function private.marcar_atualizacao();

-- ---------------------------------------------------------------------------------------------
-- A profile for every account
-- ---------------------------------------------------------------------------------------------

create function private.data_ou_nulo(texto text) returns date
language plpgsql stable
set search_path = ''
as $$
begin
  return case when texto ~ '^\d{4}-\d{2}-\d{2}$' then texto::date end;
exception when datetime_field_overflow then
  return null;
end;
$$;
comment on function private.data_ou_nulo(text) is 'The ISO date in a text, or null where it is none.';

create function private.criar_perfil() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  declarado constant jsonb := case
    when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data
    else '{}'
  end;
  -- Whoever asks the Auth service itself gets an account without powers, told nothing of others' documents.
  dados constant jsonb := case
    when private.usar_passe(new, declarado) then declarado
    else jsonb_build_object('nome', declarado ->> 'nome')
  end;
  tipo_pedido text := dados ->> 'tipo';
  e_medico boolean;
begin
  -- Whatever the metadata claims, only what a person may say of themselves is read here; a value
  -- that would break a constraint is dropped, because an account without a profile is worse.
  if tipo_pedido is null
    or tipo_pedido not in ('medico', 'clinica', 'hospital', 'staff', 'plantonista', 'paciente')
  then
    tipo_pedido := 'paciente';
  end if;
  e_medico := tipo_pedido in ('medico', 'plantonista');

  insert into public.profiles (id, nome, email, tipo, especialidade, crm, crm_uf)
  values (
    new.id,
    left(
      coalesce(
        case when private.texto_a_vista(dados ->> 'nome') then nullif(trim(dados ->> 'nome'), '') end,
        case when private.texto_a_vista(new.email) then nullif(split_part(new.email, '@', 1), '') end,
        'Sem nome'
      ), 160
    ),
    coalesce(new.email, ''),
    tipo_pedido,
    case when e_medico then left(dados ->> 'especialidade', 80) end,
    case when e_medico and dados ->> 'crm' ~ '^(\d{2}-)?\d{1,10}(-\d{1,2})?P?$' then dados ->> 'crm' end,
    case when e_medico and dados ->> 'crm_uf' ~ '^[A-Z]{2}$' then dados ->> 'crm_uf' end
  );

  insert into public.perfil_documentos (profile_id, tipo, cpf, cnpj, telefone, data_nascimento)
  values (
    new.id,
    tipo_pedido,
    case when private.cpf_valido(dados ->> 'cpf') then dados ->> 'cpf' end,
    case when tipo_pedido in ('clinica', 'hospital') and private.cnpj_valido(dados ->> 'cnpj')
      then dados ->> 'cnpj' end,
    case when dados ->> 'telefone' ~ '^[1-9]{2}\d{8,9}$' then dados ->> 'telefone' end,
    private.data_ou_nulo(dados ->> 'data_nascimento')
  );

  -- Tokens carry the metadata: documents and contact do not belong in them.
  update auth.users u
  set raw_user_meta_data = declarado - array['cpf', 'cnpj', 'telefone', 'data_nascimento', 'passe']
  where u.id = new.id;
  return new;
end;
$$;
comment on function private.criar_perfil() is
  'Definer: the sign-up of an account writes its profile whoever signs it up.';

create trigger criar_perfil after insert on auth.users
  for each row execute function private.criar_perfil();

create function private.acompanhar_email() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end;
$$;
comment on function private.acompanhar_email() is
  'Definer: the e-mail belongs to the account; the profile only shows it.';

create trigger acompanhar_email after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.acompanhar_email();

-- ---------------------------------------------------------------------------------------------
-- What a person may not decide about themselves
-- ---------------------------------------------------------------------------------------------

create function private.proteger_perfil() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  pela_pessoa constant boolean := current_user in ('authenticated', 'anon');
  permissoes_do_plano constant boolean := new.plano_medico = 'premium';
begin
  new.atualizado_em := now();

  if pela_pessoa and (new.id, new.email, new.tipo, new.crm, new.crm_uf, new.clinica_id, new.ativo)
    is distinct from (old.id, old.email, old.tipo, old.crm, old.crm_uf, old.clinica_id, old.ativo)
  then
    raise exception 'Este dado do perfil só muda pela administração.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;

  if new.plano_medico is distinct from old.plano_medico then
    if pela_pessoa and permissoes_do_plano and not private.tem_assinatura_ativa(new.id) then
      raise exception 'O plano premium depende de uma assinatura ativa.'
        using errcode = '42501', detail = 'PROIBIDO';
    end if;
    -- Premium grants the three features, any other plan takes them away.
    new.permite_atendimento_individual := permissoes_do_plano;
    new.permite_ia := permissoes_do_plano;
    new.permite_relatorios_avancados := permissoes_do_plano;
  elsif pela_pessoa and (
    new.permite_atendimento_individual, new.permite_ia, new.permite_relatorios_avancados
  ) is distinct from (
    old.permite_atendimento_individual, old.permite_ia, old.permite_relatorios_avancados
  ) then
    raise exception 'As permissões seguem o plano e não mudam sozinhas.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return new;
end;
$$;
comment on function private.proteger_perfil() is
  'Keeps identity, tenant and plan out of the person''s own reach; derives the features of a plan.';

create trigger proteger_perfil before update on public.profiles
  for each row execute function private.proteger_perfil();
