-- Patients of a tenant: registration (which staff may see) and clinical summary (which they may not).

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
  nome_ordem text collate "C" not null generated always as (
    private.normalizar_busca(coalesce(nome_social, nome))
  ) stored,
  busca text not null generated always as (
    private.normalizar_busca(
      nome || ' ' || coalesce(nome_social, '') || ' ' || coalesce(cpf, '') || ' '
      || coalesce(cns, '') || ' ' || coalesce(telefone, '')
    )
  ) stored,
  constraint nome_has_a_sane_length check (char_length(nome) between 3 and 120),
  constraint nome_social_has_a_sane_length check (char_length(nome_social) between 2 and 120),
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
  constraint patient_is_known_with_its_tenant unique (id, clinica_id)
);

comment on table public.pacientes is
  'Registration of a patient in one tenant. Inactivated, never deleted. Nothing clinical is here.';
comment on column public.pacientes.clinica_id is
  'The tenant: a clinic, a hospital, or the doctor of an own practice.';
comment on column public.pacientes.sexo is 'Sex at birth, as clinical formulas need it.';
comment on column public.pacientes.nome_ordem is 'Name shown, without accents: the order of lists.';
comment on column public.pacientes.busca is
  'Names, CPF, CNS and phone, without accents: what the search reads.';

create index pacientes_busca on public.pacientes
  using gin (clinica_id, busca extensions.gin_trgm_ops);
-- Carries busca, so that a clinic's whole list is searched without touching the table.
create index pacientes_lista on public.pacientes (clinica_id, nome_ordem, id) include (busca);
create index pacientes_recentes on public.pacientes (clinica_id, criado_em desc);
create index pacientes_medico_responsavel on public.pacientes (medico_responsavel_id);
create index pacientes_criado_por on public.pacientes (criado_por);
create index pacientes_atualizado_por on public.pacientes (atualizado_por);

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
    ativo
  )
on public.pacientes to authenticated;
grant select, insert, update on public.pacientes to service_role;

create policy "patients of own tenants" on public.pacientes
  for select to authenticated
  using (clinica_id = any (array(select private.clinicas_do_usuario())));

create policy "registered where one works" on public.pacientes
  for insert to authenticated
  with check (clinica_id = any (array(select private.clinicas_de_cadastro())));

create policy "edited where one works" on public.pacientes
  for update to authenticated
  using (clinica_id = any (array(select private.clinicas_de_cadastro())))
  with check (clinica_id = any (array(select private.clinicas_de_cadastro())));

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
  if new.data_nascimento > (now() at time zone 'America/Sao_Paulo')::date then
    raise exception 'A data de nascimento está no futuro.' using errcode = '23514';
  end if;
  if new.medico_responsavel_id is not null
    and (tg_op = 'INSERT' or new.medico_responsavel_id is distinct from old.medico_responsavel_id)
    and not exists (
      select 1 from public.clinica_medicos cm
      where cm.clinica_id = new.clinica_id and cm.medico_id = new.medico_responsavel_id and cm.ativo
    )
    -- In the own practice the doctor is the tenant, and no link says so.
    and not exists (
      select 1 from public.profiles p
      where p.id = new.medico_responsavel_id and p.id = new.clinica_id and p.tipo = 'medico'
    )
  then
    raise exception 'O médico responsável precisa ter vínculo ativo com a clínica.'
      using errcode = '23514';
  end if;
  return new;
end;
$$;
comment on function private.preparar_paciente() is
  'Stamps the author and refuses a future birth or a doctor from elsewhere. Definer: links are not all visible to the writer.';

create trigger preparar_paciente before insert or update on public.pacientes
  for each row execute function private.preparar_paciente();

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
    new.medico_responsavel_id, new.clinica_id, 'Paciente sob seus cuidados',
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

-- ---------------------------------------------------------------------------------------------
-- Clinical summary
-- ---------------------------------------------------------------------------------------------

create table public.resumos_clinicos (
  paciente_id uuid primary key,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  alergias text[] not null default '{}',
  nega_alergias boolean not null default false,
  alertas text[] not null default '{}',
  atualizado_por uuid not null references public.profiles (id) on delete restrict,
  atualizado_em timestamptz not null default now(),
  constraint summary_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint nobody_has_and_denies_allergies
    check (not (nega_alergias and cardinality(alergias) > 0)),
  constraint lists_are_short check (cardinality(alergias) <= 50 and cardinality(alertas) <= 20),
  constraint items_are_short check (
    char_length(array_to_string(alergias, '')) <= 5000
    and char_length(array_to_string(alertas, '')) <= 4000
  ),
  constraint items_say_something
    check (array_position(alergias, null) is null and array_position(alertas, null) is null)
);

comment on table public.resumos_clinicos is
  'What must be seen before anything is done to a patient: allergies and alerts. No row: never asked.';
comment on column public.resumos_clinicos.nega_alergias is
  'The patient was asked and denies allergies; different from an empty list.';

create index resumos_clinicos_paciente on public.resumos_clinicos (paciente_id, clinica_id);
create index resumos_clinicos_clinica on public.resumos_clinicos (clinica_id);
create index resumos_clinicos_autor on public.resumos_clinicos (atualizado_por);

alter table public.resumos_clinicos enable row level security;
revoke all on public.resumos_clinicos from public, anon, authenticated, service_role;
grant select, insert (paciente_id, clinica_id, alergias, nega_alergias, alertas),
  update (alergias, nega_alergias, alertas) on public.resumos_clinicos to authenticated;
grant select, insert, update on public.resumos_clinicos to service_role;

create policy "read with the record" on public.resumos_clinicos
  for select to authenticated
  using (clinica_id = any (array(select private.clinicas_com_prontuario())));

create policy "begun by who attends" on public.resumos_clinicos
  for insert to authenticated
  with check (clinica_id = any (array(select private.clinicas_onde_atende())));

create policy "kept by who attends" on public.resumos_clinicos
  for update to authenticated
  using (clinica_id = any (array(select private.clinicas_onde_atende())))
  with check (clinica_id = any (array(select private.clinicas_onde_atende())));

create function private.carimbar_resumo() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.atualizado_por := coalesce(private.usuario_id(), new.atualizado_por);
  new.atualizado_em := now();
  return new;
end;
$$;
comment on function private.carimbar_resumo() is 'Stamps who last kept the clinical summary, and when.';

create trigger carimbar_resumo before insert or update on public.resumos_clinicos
  for each row execute function private.carimbar_resumo();
