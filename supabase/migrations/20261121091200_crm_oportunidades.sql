-- CRM: people a clinic talks to, before and after they are patients, and the stage each is in.
-- Nothing clinical is here: reception uses it.

create table public.crm_regras (
  clinica_id uuid primary key references public.profiles (id) on delete restrict,
  inativo_apos_meses int not null default 12,
  constraint absence_is_plausible check (inativo_apos_meses between 1 and 60)
);

comment on table public.crm_regras is 'Rules of one tenant''s CRM; without a row the defaults hold.';
comment on column public.crm_regras.inativo_apos_meses is
  'Months without a visit after which somebody counts as inactive; also the length of a treatment.';

alter table public.crm_regras enable row level security;
revoke all on public.crm_regras from public, anon, authenticated, service_role;
grant select, insert (clinica_id, inativo_apos_meses), update (clinica_id, inativo_apos_meses)
on public.crm_regras to authenticated;
grant select, insert, update on public.crm_regras to service_role;

call private.criar_politica(
  'public.crm_regras', 'select', 'rules are read where one works', '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.crm_regras', 'insert', 'rules are set by the tenant', '{clinicas_da_agenda}'
);

call private.criar_politica(
  'public.crm_regras', 'update', 'rules are changed by the tenant', '{clinicas_da_agenda}'
);

create table public.oportunidades (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid,
  nome text,
  telefone text,
  email text,
  origem text not null default 'outro',
  estagio text not null default 'lead',
  estagio_desde timestamptz not null default now(),
  estagio_por text not null default 'fato',
  estagio_motivo text,
  ultima_visita_em timestamptz,
  ultimo_sinal_em timestamptz not null default now(),
  retorno_em date,
  responsavel_id uuid references public.profiles (id) on delete restrict,
  etiquetas text[] not null default '{}',
  proximo_contato date,
  unida_a uuid references public.oportunidades (id) on delete restrict,
  criado_por uuid references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  revisao int not null default 1,
  busca text not null generated always as (
    private.normalizar_busca(coalesce(nome, '') || ' ' || coalesce(telefone, '') || ' ' || coalesce(email, ''))
  ) stored,
  constraint card_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint a_patient_has_one_card unique (paciente_id, clinica_id),
  constraint card_is_known_with_its_tenant unique (id, clinica_id),
  constraint a_lead_has_a_name check ((paciente_id is null) = (nome is not null)),
  constraint a_lead_can_be_reached
    check (paciente_id is not null or telefone is not null or email is not null),
  constraint the_registration_says_how_a_patient_is_reached
    check (paciente_id is null or (telefone is null and email is null)),
  constraint nome_has_a_sane_length check (char_length(nome) between 2 and 120),
  constraint nome_shows_what_it_holds check (private.texto_a_vista(nome)),
  constraint telefone_has_area_code check (telefone ~ '^[1-9]{2}\d{8,9}$'),
  constraint email_looks_like_one check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  constraint origem_is_known check (origem in (
    'indicacao', 'site', 'google', 'instagram', 'whatsapp', 'telefone', 'convenio', 'passagem',
    'agenda', 'outro'
  )),
  constraint estagio_is_known check (estagio in (
    'lead', 'contato', 'agendado', 'compareceu', 'em_tratamento', 'retorno', 'inativo'
  )),
  constraint mover_is_known check (estagio_por in ('pessoa', 'fato')),
  constraint tags_are_few_and_short check (
    cardinality(etiquetas) <= 10 and array_position(etiquetas, null) is null
    and char_length(array_to_string(etiquetas, '')) <= 300
  ),
  constraint next_contact_is_plausible
    check (proximo_contato between date '2020-01-01' and date '2100-01-01'),
  constraint a_stage_begins_with_a_sign check (estagio_desde <= ultimo_sinal_em),
  constraint only_a_lead_is_merged check (unida_a is null or paciente_id is null)
);

comment on table public.oportunidades is
  'One card a person in a tenant''s CRM: a lead with its own contact, or a patient, whose contact is in the registration. Nothing clinical.';
comment on column public.oportunidades.estagio_por is 'Who put it in its stage: a person, or a fact of the agenda.';
comment on column public.oportunidades.ultimo_sinal_em is
  'Last visit, booking, cancellation, absence or move by hand: what inactivity is counted from.';
comment on column public.oportunidades.retorno_em is
  'Day of the earliest return that a doctor planned and that is still open; why is in the record alone.';
comment on column public.oportunidades.unida_a is
  'The card that this lead turned out to be the same person as; it is shown nowhere from then on.';
comment on column public.oportunidades.revisao is 'Counts saves of its form: private.conferir_revisao().';
comment on column public.oportunidades.busca is 'Name and contact of a lead, without accents.';

create index oportunidades_quadro on public.oportunidades (clinica_id, estagio, estagio_desde desc, id desc)
  where unida_a is null;
create index oportunidades_lista on public.oportunidades (clinica_id, estagio_desde desc, id desc)
  where unida_a is null;
create index oportunidades_contagem on public.oportunidades (clinica_id, estagio, ultimo_sinal_em)
  include (estagio_por, estagio_desde, retorno_em) where unida_a is null;
create index oportunidades_retornos on public.oportunidades (clinica_id, estagio, estagio_desde desc, id desc)
  include (estagio_por, ultimo_sinal_em, retorno_em) where unida_a is null and retorno_em is not null;
-- Of leads alone: a patient is found by the registration.
create index oportunidades_busca on public.oportunidades
  using gin (clinica_id, busca extensions.gin_trgm_ops) where paciente_id is null and unida_a is null;
create index oportunidades_criadas on public.oportunidades (clinica_id, criado_em) where unida_a is null;
create index oportunidades_visitas on public.oportunidades (clinica_id, ultima_visita_em, paciente_id)
  where ultima_visita_em is not null;
create index oportunidades_responsavel on public.oportunidades (responsavel_id) where responsavel_id is not null;
create index oportunidades_unidas on public.oportunidades (unida_a) where unida_a is not null;
create index oportunidades_criado_por on public.oportunidades (criado_por);

alter table public.oportunidades enable row level security;
revoke all on public.oportunidades from public, anon, authenticated, service_role;
grant select,
  insert (
    id, clinica_id, paciente_id, nome, telefone, email, origem, estagio, responsavel_id, etiquetas,
    proximo_contato
  ),
  update (
    nome, telefone, email, origem, estagio, responsavel_id, etiquetas, proximo_contato, revisao
  )
on public.oportunidades to authenticated;
grant select, insert, update on public.oportunidades to service_role;

call private.criar_politica(
  'public.oportunidades', 'select', 'cards of own tenants', '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.oportunidades', 'insert', 'cards are made where one works', '{clinicas_de_cadastro}'
);

call private.criar_politica(
  'public.oportunidades', 'update', 'cards are kept where one works',
  '{clinicas_de_cadastro} and unida_a is null',
  '{clinicas_de_cadastro}'
);

alter publication supabase_realtime add table public.oportunidades;

create table public.oportunidade_eventos (
  id uuid primary key default gen_random_uuid(),
  oportunidade_id uuid not null,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  de text,
  para text not null,
  por text not null,
  motivo text,
  autor_id uuid references public.profiles (id) on delete restrict,
  ocorrido_em timestamptz not null,
  constraint event_stays_in_the_cards_tenant
    foreign key (oportunidade_id, clinica_id) references public.oportunidades (id, clinica_id)
    on delete restrict
);

comment on table public.oportunidade_eventos is
  'History of a card''s stages, written by its trigger alone. Append-only.';
comment on column public.oportunidade_eventos.autor_id is
  'Who moved it, or whose act in the agenda did; null when the service did.';

create index oportunidade_eventos_oportunidade
  on public.oportunidade_eventos (oportunidade_id, clinica_id, ocorrido_em);
create index oportunidade_eventos_clinica on public.oportunidade_eventos (clinica_id);
create index oportunidade_eventos_autor on public.oportunidade_eventos (autor_id) where autor_id is not null;

alter table public.oportunidade_eventos enable row level security;
revoke all on public.oportunidade_eventos from public, anon, authenticated, service_role;
grant select on public.oportunidade_eventos to authenticated;
grant select, insert on public.oportunidade_eventos to service_role;

call private.criar_politica(
  'public.oportunidade_eventos', 'select', 'history of own tenants', '{clinicas_do_usuario}'
);

-- ---------------------------------------------------------------------------------------------
-- Helpers
-- ---------------------------------------------------------------------------------------------

create function private.trabalha_em(pessoa uuid, clinica uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.profiles p
    where p.id = pessoa and p.ativo
      and (p.id = clinica or (p.tipo = 'staff' and p.clinica_id = clinica))
  ) or private.atende_em(pessoa, clinica);
$$;
comment on function private.trabalha_em(uuid, uuid) is
  'Whether somebody is the tenant, of its staff, or attends there. Definer: links hide colleagues from one another.';

create function private.limite_de_inatividade(clinica uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select now() - make_interval(months => coalesce(
    (select r.inativo_apos_meses from public.crm_regras r where r.clinica_id = clinica), 12
  ));
$$;
comment on function private.limite_de_inatividade(uuid) is
  'Whose last sign is older than this counts as inactive. Definer: called by triggers of whoever books.';

create function private.estagio_vigente(
  estagio text, por text, desde timestamptz, sinal timestamptz, retorno date, limite timestamptz,
  hoje date, fuso text
) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when estagio in ('compareceu', 'em_tratamento', 'retorno') and sinal < limite then 'inativo'
    when estagio in ('compareceu', 'em_tratamento') and retorno <= hoje
      and (por = 'fato' or desde < retorno::timestamp at time zone fuso) then 'retorno'
    else estagio
  end;
$$;
comment on function private.estagio_vigente(text, text, timestamptz, timestamptz, date, timestamptz, date, text) is
  'The stage that holds now, with no job to say so: no sign since the limit is inactive; a planned return that is due calls back, unless a person moved the card after its day.';

create function private.dia_na_clinica(clinica uuid, instante timestamptz) returns date
language sql stable security definer
set search_path = ''
as $$
  select (instante at time zone private.fuso_da_clinica(clinica))::date;
$$;
comment on function private.dia_na_clinica(uuid, timestamptz) is
  'The calendar day of an instant where the tenant is. Definer: as the helper it stands on.';

-- ---------------------------------------------------------------------------------------------
-- Who writes what
-- ---------------------------------------------------------------------------------------------

create function private.assinar_oportunidade() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('authenticated', 'anon') then
    new.estagio_por := 'pessoa';
    new.estagio_motivo := null;
    new.estagio_desde := now();
    new.ultimo_sinal_em := now();
    if tg_op = 'INSERT' then
      new.criado_por := private.usuario_id();
    end if;
  end if;
  return new;
end;
$$;
comment on function private.assinar_oportunidade() is
  'A stage set by hand is stamped as such, also when the hand puts it where it was.';

create trigger assinar_oportunidade before insert or update of estagio on public.oportunidades
  for each row execute function private.assinar_oportunidade();

create function private.conferir_responsavel_do_crm() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.responsavel_id is not null and not private.trabalha_em(new.responsavel_id, new.clinica_id) then
    raise exception 'O responsável precisa trabalhar nesta clínica.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return new;
end;
$$;
comment on function private.conferir_responsavel_do_crm() is
  'Whoever answers for a card or a task works there. Definer: links hide colleagues.';

create trigger conferir_revisao
  before update of revisao, nome, telefone, email, origem, responsavel_id, etiquetas, proximo_contato
  on public.oportunidades for each row execute function private.conferir_revisao();

create trigger conferir_responsavel before insert or update of responsavel_id on public.oportunidades
  for each row execute function private.conferir_responsavel_do_crm();

create function private.registrar_estagio() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.oportunidade_eventos (
    oportunidade_id, clinica_id, de, para, por, motivo, autor_id, ocorrido_em
  )
  values (
    new.id, new.clinica_id,
    case when tg_op = 'UPDATE' then private.estagio_vigente(
      old.estagio, old.estagio_por, old.estagio_desde, old.ultimo_sinal_em, old.retorno_em,
      private.limite_de_inatividade(new.clinica_id), private.dia_na_clinica(new.clinica_id, now()),
      private.fuso_da_clinica(new.clinica_id)
    ) end,
    new.estagio, new.estagio_por, new.estagio_motivo, private.usuario_id(), new.estagio_desde
  );
  return null;
end;
$$;
comment on function private.registrar_estagio() is 'Definer: nobody writes the history by hand.';

create trigger registrar_entrada after insert on public.oportunidades
  for each row execute function private.registrar_estagio();
create trigger registrar_estagio after update on public.oportunidades
  for each row when (
    (new.estagio, new.estagio_desde) is distinct from (old.estagio, old.estagio_desde)
  )
  execute function private.registrar_estagio();
