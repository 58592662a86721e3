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
revoke all on public.pacientes from public, anon, authenticated;
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
    and new.medico_responsavel_id <> new.clinica_id
    and not exists (
      select 1 from public.clinica_medicos cm
      where cm.clinica_id = new.clinica_id and cm.medico_id = new.medico_responsavel_id and cm.ativo
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
    format('%s foi cadastrado com você como médico responsável.', coalesce(new.nome_social, new.nome)),
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
  )
);

comment on table public.resumos_clinicos is
  'What must be seen before anything is done to a patient: allergies and alerts. No row: never asked.';
comment on column public.resumos_clinicos.nega_alergias is
  'The patient was asked and denies allergies; different from an empty list.';

create index resumos_clinicos_paciente on public.resumos_clinicos (paciente_id, clinica_id);
create index resumos_clinicos_clinica on public.resumos_clinicos (clinica_id);
create index resumos_clinicos_autor on public.resumos_clinicos (atualizado_por);

alter table public.resumos_clinicos enable row level security;
revoke all on public.resumos_clinicos from public, anon, authenticated;
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

-- ---------------------------------------------------------------------------------------------
-- Search
-- ---------------------------------------------------------------------------------------------

create function private.tenants_da_busca(p_clinica uuid) returns uuid[]
language plpgsql stable
set search_path = ''
as $$
begin
  return array(
    select c from private.clinicas_do_usuario() as c where p_clinica is null or c = p_clinica
  );
end;
$$;
comment on function private.tenants_da_busca(uuid) is
  'The tenants a search runs over: the caller''s, narrowed to one when asked.';

create function private.escapar_like(texto text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return regexp_replace(texto, '([\\%_])', '\\\1', 'g');
end;
$$;
comment on function private.escapar_like(text) is
  'A text for use inside a LIKE pattern, its own wildcards disarmed.';

create function private.condicoes_da_busca(termo text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
declare
  palavra text;
  condicoes text := '';
begin
  foreach palavra in array (regexp_split_to_array(termo, '\s+'))[1:6] loop
    if palavra <> '' then
      condicoes := condicoes
        || format(' and busca like %L', '%' || private.escapar_like(palavra) || '%');
    end if;
  end loop;
  return condicoes;
end;
$$;
comment on function private.condicoes_da_busca(text) is
  'One LIKE a word of a normalised term (six at most), quoted, ready to be added to a where clause.';

create function private.consulta_de_pacientes(tenants uuid[], condicoes text, limite int)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  tenant uuid;
  ramos text[] := '{}';
begin
  -- One branch a tenant, each with its id as a constant: the planner then knows whether that tenant
  -- is a small clinic or a large hospital, and which of the two indexes is cheaper.
  foreach tenant in array tenants loop
    ramos := ramos || format(
      '(select id, nome_ordem from public.pacientes where clinica_id = %L%s order by nome_ordem, id limit %s)',
      tenant, condicoes, limite
    );
  end loop;
  return format(
    'select p.id, p.clinica_id, p.nome, p.nome_social, p.data_nascimento, p.sexo, p.cpf, p.cns,
       p.telefone, p.ativo, p.nome_ordem
     from (%s) as achados join public.pacientes p on p.id = achados.id
     order by achados.nome_ordem, p.id limit %s',
    array_to_string(ramos, ' union all '), limite
  );
end;
$$;
comment on function private.consulta_de_pacientes(uuid[], text, int) is
  'The query of one group of a search: ids from an index, then their rows.';

create function private.pacientes_por_termo(
  tenants uuid[], p_termo text, p_limite int, p_apos_nome text, p_apos_id uuid
)
returns table (
  id uuid, clinica_id uuid, nome text, nome_social text, data_nascimento date, sexo text,
  cpf text, cns text, telefone text, ativo boolean, nome_ordem text
)
language plpgsql stable
set search_path = ''
as $$
declare
  limite constant int := least(greatest(coalesce(p_limite, 30), 1), 101);
  -- Digits typed with a mask (529.982.247-25, (11) 98765-4321) are searched as digits.
  e_numero constant boolean := p_termo ~ '^[\d\s.()/+-]+$';
  termo constant text := case when e_numero then regexp_replace(p_termo, '\D', '', 'g')
    else trim(private.normalizar_busca(left(p_termo, 120))) end;
  inicio constant text := private.escapar_like(termo) || '%';
  tem_inicio constant boolean := termo <> '' and not e_numero;
  depois text := '';
  achados int := 0;
begin
  if cardinality(tenants) = 0 then
    return;
  end if;
  if p_apos_nome is not null and p_apos_id is not null then
    depois := format(' and (nome_ordem, id) > (%L, %L)', p_apos_nome, p_apos_id);
  end if;

  -- Names that begin with the term come first; a page that starts after one of the others skips them.
  if tem_inicio and (depois = '' or p_apos_nome like inicio) then
    return query execute private.consulta_de_pacientes(
      tenants, format(' and nome_ordem like %L', inicio) || depois, limite
    );
    get diagnostics achados = row_count;
    depois := '';
  end if;
  if achados < limite then
    return query execute private.consulta_de_pacientes(
      tenants,
      private.condicoes_da_busca(termo)
        || case when tem_inicio then format(' and nome_ordem not like %L', inicio) else '' end
        || depois,
      limite - achados
    );
  end if;
end;
$$;
comment on function private.pacientes_por_termo(uuid[], text, int, text, uuid) is
  'Patients of the given tenants whose name, CPF, CNS or phone contains every word of the term: those whose name begins with it first, then by name.';

create function public.buscar_pacientes(
  p_termo text default '', p_clinica uuid default null, p_limite int default 30,
  p_apos_nome text default null, p_apos_id uuid default null
)
returns table (
  id uuid, clinica_id uuid, nome text, nome_social text, data_nascimento date, sexo text,
  cpf text, cns text, telefone text, ativo boolean, nome_ordem text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query select * from private.pacientes_por_termo(
    private.tenants_da_busca(p_clinica), coalesce(p_termo, ''), p_limite, p_apos_nome, p_apos_id
  );
end;
$$;
comment on function public.buscar_pacientes(text, uuid, int, text, uuid) is
  'Patients of the caller''s tenants by any part of name, CPF, CNS or phone; those whose name begins with the term first, then by name; continued after the given row (keyset). Definer: LIKE is not leakproof, so under the policy its index would never be used; the function applies the caller''s tenants itself.';

create function public.pacientes_semelhantes(
  p_clinica uuid, p_nome text, p_data_nascimento date default null, p_cpf text default null,
  p_cns text default null, p_telefone text default null, p_exceto uuid default null
)
returns table (
  id uuid, nome text, nome_social text, data_nascimento date, cpf text, telefone text, motivo text
)
language sql stable security definer
set search_path = ''
as $$
  select p.id, p.nome, p.nome_social, p.data_nascimento, p.cpf, p.telefone, m.motivo
  from public.pacientes p
  cross join lateral (
    select case
      when p.cpf = p_cpf then 'cpf'
      when p.cns = p_cns then 'cns'
      when extensions.similarity(p.nome_ordem, private.normalizar_busca(p_nome)) >= 0.5
        and p.data_nascimento = p_data_nascimento then 'nome_e_nascimento'
      when extensions.similarity(p.nome_ordem, private.normalizar_busca(p_nome)) >= 0.5
        and p.telefone = p_telefone then 'nome_e_telefone'
      when extensions.similarity(p.nome_ordem, private.normalizar_busca(p_nome)) >= 0.85
        and (p_data_nascimento is null or p.data_nascimento is null) then 'nome'
    end as motivo
  ) as m
  where p.clinica_id = any (private.tenants_da_busca(p_clinica))
    and p.id is distinct from p_exceto
    and (
      p.cpf = p_cpf
      or p.cns = p_cns
      or p.busca operator(extensions.%) private.normalizar_busca(left(p_nome, 120))
    )
    and m.motivo is not null
  order by m.motivo, p.nome_ordem
  limit 5;
$$;
comment on function public.pacientes_semelhantes(uuid, text, date, text, text, text, uuid) is
  'Registrations that may be the same person, with the reason. Definer for the same cause as buscar_pacientes.';

grant execute on function
  private.tenants_da_busca(uuid), private.escapar_like(text), private.condicoes_da_busca(text),
  private.consulta_de_pacientes(uuid[], text, int),
  private.pacientes_por_termo(uuid[], text, int, text, uuid)
to service_role;

revoke all on function
  public.buscar_pacientes(text, uuid, int, text, uuid),
  public.pacientes_semelhantes(uuid, text, date, text, text, text, uuid)
from public, anon, authenticated;
grant execute on function
  public.buscar_pacientes(text, uuid, int, text, uuid),
  public.pacientes_semelhantes(uuid, text, date, text, text, text, uuid)
to authenticated;
