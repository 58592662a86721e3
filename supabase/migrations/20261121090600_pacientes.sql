-- Patients of a tenant: their registration, which staff may see. Nothing clinical is here.

create function private.letras_da_busca(clinica uuid, texto text) returns text[]
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  fim constant text := right(clinica::text, 12);
  letras text[] := '{}';
  tres text;
begin
  for i in 1 .. char_length(texto) - 2 loop
    tres := substr(texto, i, 3);
    if tres = translate(tres, ' 0123456789', '') then
      letras := letras || (fim || tres);
    end if;
  end loop;
  return letras;
end;
$$;
comment on function private.letras_da_busca(uuid, text) is
  'Each three letters in a row of the words of a text, with the end of a tenant''s id. Without digits: a number is found by the index of trigrams.';

-- Whoever writes a registration writes its index.
grant execute on function private.letras_da_busca(uuid, text) to authenticated, service_role;

create table public.pacientes (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  nome text not null,
  nome_social text,
  data_nascimento date,
  sexo text not null default 'ignorado',
  cpf text,
  cns text,
  nome_mae text,
  naturalidade text,
  telefone text,
  email text,
  cep text,
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cidade text,
  uf text,
  observacoes text,
  medico_responsavel_id uuid references public.profiles (id) on delete restrict,
  ativo boolean not null default true,
  criado_por uuid not null references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  atualizado_por uuid references public.profiles (id) on delete restrict,
  atualizado_em timestamptz not null default now(),
  revisao int not null default 1,
  nome_ordem text collate "C" not null generated always as (
    private.normalizar_busca(coalesce(nome_social, nome))
  ) stored,
  busca text not null generated always as (
    private.normalizar_busca(
      nome || ' ' || coalesce(nome_social, '') || ' ' || coalesce(cpf, '') || ' '
      || coalesce(cns, '') || ' ' || coalesce(telefone, '')
    )
  ) stored,
  data_obito date,
  obito_registrado_em timestamptz,
  obito_registrado_por uuid references public.profiles (id) on delete restrict,
  exemplo boolean not null default false,
  constraint nome_has_a_sane_length check (char_length(nome) between 3 and 120),
  constraint nome_social_has_a_sane_length check (char_length(nome_social) between 2 and 120),
  constraint names_show_what_they_hold check (
    private.texto_a_vista(nome || coalesce(nome_social, '') || coalesce(nome_mae, ''))
  ),
  constraint sexo_is_known check (sexo in ('feminino', 'masculino', 'intersexo', 'ignorado')),
  constraint birth_is_plausible check (data_nascimento >= date '1890-01-01'),
  constraint cpf_has_valid_digits check (private.cpf_valido(cpf)),
  constraint cns_has_valid_digits check (private.cns_valido(cns)),
  constraint telefone_has_area_code check (telefone ~ '^[1-9]{2}\d{8,9}$'),
  constraint cep_has_eight_digits check (cep ~ '^\d{8}$'),
  constraint uf_is_a_state check (uf ~ '^[A-Z]{2}$'),
  constraint texts_have_a_sane_length check (
    char_length(coalesce(nome_mae, '')) <= 120 and char_length(coalesce(naturalidade, '')) <= 120
    and char_length(coalesce(email, '')) <= 254 and char_length(coalesce(logradouro, '')) <= 160
    and char_length(coalesce(numero, '')) <= 20 and char_length(coalesce(complemento, '')) <= 80
    and char_length(coalesce(bairro, '')) <= 80 and char_length(coalesce(cidade, '')) <= 80
    and char_length(coalesce(observacoes, '')) <= 2000
  ),
  constraint one_registration_a_cpf unique (clinica_id, cpf),
  constraint one_registration_a_cns unique (clinica_id, cns),
  constraint patient_is_known_with_its_tenant unique (id, clinica_id),
  constraint death_is_plausible check (data_obito >= date '1890-01-01'),
  constraint death_is_not_before_birth check (data_obito >= data_nascimento),
  constraint a_death_says_when_it_was_recorded
    check ((data_obito is null) = (obito_registrado_em is null)),
  constraint only_a_death_was_recorded_by_somebody
    check (obito_registrado_por is null or data_obito is not null)
);

comment on table public.pacientes is
  'Registration of a patient in one tenant. Inactivated, never deleted. Nothing clinical is here.';
comment on column public.pacientes.revisao is 'Counts saves of its form: private.conferir_revisao().';
comment on column public.pacientes.clinica_id is
  'The tenant: a clinic, a hospital, or the doctor of an own practice.';
comment on column public.pacientes.exemplo is
  'Nobody: made with a new practice to be tried with, and taken away by remover_exemplos.';
comment on column public.pacientes.sexo is 'Sex at birth, as clinical formulas need it.';
comment on column public.pacientes.nome_ordem is 'Name shown, without accents: the order of lists.';
comment on column public.pacientes.busca is
  'Names, CPF, CNS and phone, without accents: what the search reads.';
comment on column public.pacientes.data_obito is
  'Day of the death, by the calendar of the clinic; null: alive, or not known otherwise. Written by registrar_obito and by an import.';
comment on column public.pacientes.obito_registrado_em is
  'When the death was first recorded: what was closed at that moment is opened again if it is taken back.';
comment on column public.pacientes.obito_registrado_por is
  'Who recorded it, or corrected its date, last; null when the service did.';

create index pacientes_busca on public.pacientes
  using gin (clinica_id, busca extensions.gin_trgm_ops);
-- Carries busca and ativo, so that a clinic's whole list, or the active ones, is searched without
-- touching the table.
create index pacientes_lista on public.pacientes (clinica_id, nome_ordem, id) include (busca, ativo);
create index pacientes_recentes on public.pacientes (clinica_id, criado_em desc);
create index pacientes_medico_responsavel on public.pacientes (medico_responsavel_id);
create index pacientes_nascimento on public.pacientes (clinica_id, data_nascimento);
create index pacientes_telefone on public.pacientes (clinica_id, telefone) where telefone is not null;
create index pacientes_exemplos on public.pacientes (clinica_id) where exemplo;
create index pacientes_criado_por on public.pacientes (criado_por);
create index pacientes_atualizado_por on public.pacientes (atualizado_por);
create index pacientes_aniversario on public.pacientes
  (clinica_id, (extract(month from data_nascimento)::int), (extract(day from data_nascimento)::int), nome_ordem, id)
  where ativo and data_nascimento is not null;
create index pacientes_letras on public.pacientes
  using gin (private.letras_da_busca(clinica_id, busca));
create index pacientes_obito_registrado_por on public.pacientes (obito_registrado_por)
  where obito_registrado_por is not null;

alter table public.pacientes enable row level security;
revoke all on public.pacientes from public, anon, authenticated, service_role;
grant select,
  insert (
    id, clinica_id, nome, nome_social, data_nascimento, sexo, cpf, cns, nome_mae, naturalidade,
    telefone, email, cep, logradouro, numero, complemento, bairro, cidade, uf, observacoes,
    medico_responsavel_id
  ),
  update (
    nome, nome_social, data_nascimento, sexo, cpf, cns, nome_mae, naturalidade, telefone, email,
    cep, logradouro, numero, complemento, bairro, cidade, uf, observacoes, medico_responsavel_id,
    ativo, revisao
  )
on public.pacientes to authenticated;
grant select, insert, update on public.pacientes to service_role;

call private.criar_politica(
  'public.pacientes', 'select', 'patients of own tenants', '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.pacientes', 'insert', 'registered where one works', '{clinicas_de_cadastro}'
);

call private.criar_politica(
  'public.pacientes', 'update', 'edited where one works', '{clinicas_de_cadastro}'
);

create function private.preparar_paciente() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  autor constant uuid := private.usuario_id();
begin
  if tg_op = 'INSERT' then
    new.criado_por := coalesce(autor, new.criado_por);
  else
    new.atualizado_por := coalesce(autor, new.atualizado_por);
    new.atualizado_em := now();
  end if;
  if new.data_nascimento > (now() at time zone private.fuso_da_clinica(new.clinica_id))::date then
    raise exception 'A data de nascimento está no futuro.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if new.medico_responsavel_id is not null
    and (tg_op = 'INSERT' or new.medico_responsavel_id is distinct from old.medico_responsavel_id)
    and not exists (
      select 1 from public.clinica_medicos cm
      join public.profiles m on m.id = cm.medico_id and m.tipo = 'medico'
      where cm.clinica_id = new.clinica_id and cm.medico_id = new.medico_responsavel_id and cm.vigente
    )
    -- In the own practice the doctor is the tenant, and no link says so.
    and not exists (
      select 1 from public.profiles p
      where p.id = new.medico_responsavel_id and p.id = new.clinica_id and p.tipo = 'medico'
    )
  then
    raise exception 'O médico responsável precisa ter vínculo ativo com a clínica.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return new;
end;
$$;
comment on function private.preparar_paciente() is
  'Stamps the author and refuses a future birth or a doctor from elsewhere. Definer: links are not all visible to the writer.';

create trigger preparar_paciente before insert or update on public.pacientes
  for each row execute function private.preparar_paciente();

create trigger conferir_revisao
  before update of revisao, nome, nome_social, data_nascimento, sexo, cpf, cns, nome_mae,
    naturalidade, telefone, email, cep, logradouro, numero, complemento, bairro, cidade, uf,
    observacoes, medico_responsavel_id
  on public.pacientes for each row execute function private.conferir_revisao();

create function private.avisar_medico_responsavel() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.medico_responsavel_id is null
    or new.medico_responsavel_id is not distinct from private.usuario_id()
    or (tg_op = 'UPDATE' and new.medico_responsavel_id is not distinct from old.medico_responsavel_id)
  then
    return null;
  end if;
  perform private.notificar(
    'paciente_sob_cuidados', new.medico_responsavel_id, new.clinica_id, 'Paciente sob seus cuidados',
    format('%s agora está sob seus cuidados.', coalesce(new.nome_social, new.nome)),
    jsonb_build_object('patient_id', new.id, 'patient_nome', coalesce(new.nome_social, new.nome))
  );
  return null;
end;
$$;
comment on function private.avisar_medico_responsavel() is
  'Rings the bell of the doctor whom somebody else made responsible for a patient.';

create trigger avisar_medico_responsavel after insert or update on public.pacientes
  for each row execute function private.avisar_medico_responsavel();

create function private.recusar_exclusao_de_paciente() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The one registration that may go is one that a file or a new practice made and nobody has used:
  -- it is no record yet. Every table that names a patient refuses it otherwise, by its foreign key.
  if current_setting('pleno.desfazendo', true) = old.id::text
    and old.atualizado_por is null and old.atualizado_em = old.criado_em
  then
    return old;
  end if;
  raise exception 'Registros clínicos não são excluídos.'
    using errcode = '42501', detail = 'PROIBIDO';
end;
$$;
comment on function private.recusar_exclusao_de_paciente() is
  'Registrations are kept (Lei 13.787/2018), but for one that desfazer_importacao or remover_exemplos names.';

create trigger recusar_exclusao before delete on public.pacientes
  for each row execute function private.recusar_exclusao_de_paciente();

create trigger recusar_esvaziamento before truncate on public.pacientes
  for each statement execute function private.recusar_exclusao();

-- ---------------------------------------------------------------------------------------------
-- Death
-- ---------------------------------------------------------------------------------------------

create function private.obito_de(paciente uuid) returns date
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (select p.data_obito from public.pacientes p where p.id = paciente);
end;
$$;
comment on function private.obito_de(uuid) is
  'The day a patient died; null for who did not, and for nobody. Whatever contacts or books for patients asks it. Definer: asked by triggers of who may not read the registration.';
grant execute on function private.obito_de(uuid) to authenticated, service_role;

create function private.preparar_obito() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  autor constant uuid := private.usuario_id();
begin
  if new.data_obito is null then
    new.obito_registrado_em := null;
    new.obito_registrado_por := null;
    return new;
  end if;
  if new.data_obito > private.dia_na_clinica(new.clinica_id, now()) then
    raise exception 'A data do óbito está no futuro.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if new.data_obito < new.data_nascimento then
    raise exception 'A data do óbito é anterior à do nascimento.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if tg_op = 'INSERT' then
    new.obito_registrado_em := now();
    new.obito_registrado_por := autor;
  elsif new.data_obito is distinct from old.data_obito then
    -- A corrected date is the same record: what was closed with it stays closed.
    new.obito_registrado_em := coalesce(old.obito_registrado_em, now());
    new.obito_registrado_por := coalesce(autor, old.obito_registrado_por);
  end if;
  return new;
end;
$$;
comment on function private.preparar_obito() is
  'Stamps who recorded a death and when; refuses one of tomorrow or before the birth. Definer: the clock is the clinic''s, whose rules are not all visible to the writer.';

create trigger preparar_obito before insert or update of data_obito, data_nascimento on public.pacientes
  for each row execute function private.preparar_obito();
