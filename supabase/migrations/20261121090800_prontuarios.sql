-- Clinical entries: draft, finished, corrected by a new version, completed by an addendum. Besides
-- its four texts an entry holds vital signs, free sections, telemedicine, and diagnoses.

create function private.codigo_de_diagnostico_valido(sistema text, codigo text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select case sistema
    when 'cid10' then codigo ~ '^[A-Z]\d{2}(\.\d{1,2})?$'
    when 'cid11' then codigo ~ '^[0-9A-Z]{4}(\.[0-9A-Z]{1,3})?([/&][0-9A-Z.]{4,8}){0,4}$'
    else false
  end;
$$;
comment on function private.codigo_de_diagnostico_valido(text, text) is
  'Whether a code has the form of its system: CID-10 (I10, E11.9) or CID-11 (BA00.Z, with extensions).';

create function private.diagnosticos_validos(lista jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(lista) = 'array' and jsonb_array_length(lista) <= 20
    and not exists (
      select 1 from jsonb_array_elements(lista) as d (item)
      where not coalesce(
        jsonb_typeof(d.item) = 'object'
        and d.item - array['sistema', 'codigo', 'descricao', 'certeza'] = '{}'
        and private.codigo_de_diagnostico_valido(d.item ->> 'sistema', d.item ->> 'codigo')
        and char_length(trim(d.item ->> 'descricao')) between 2 and 200
        and d.item ->> 'certeza' in ('hipotese', 'confirmado'),
        false
      )
    );
$$;
comment on function private.diagnosticos_validos(jsonb) is
  'Whether a list is one of at most 20 diagnoses, each with system, code, name and certainty.';

create function private.secoes_livres_validas(lista jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(lista) = 'array' and jsonb_array_length(lista) <= 8
    and not exists (
      select 1 from jsonb_array_elements(lista) as s (item)
      where not coalesce(
        jsonb_typeof(s.item) = 'object' and s.item - array['titulo', 'texto'] = '{}'
        and char_length(trim(s.item ->> 'titulo')) between 2 and 80
        and char_length(s.item ->> 'texto') <= 50000,
        false
      )
    );
$$;
comment on function private.secoes_livres_validas(jsonb) is
  'Whether a list is one of at most 8 sections, each with a title and a text.';

grant execute on function
  private.codigo_de_diagnostico_valido(text, text), private.diagnosticos_validos(jsonb),
  private.secoes_livres_validas(jsonb)
to authenticated, service_role;

create table public.prontuarios (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  entrada_id uuid not null,
  versao int not null default 1,
  corrige_id uuid references public.prontuarios (id) on delete restrict,
  motivo_correcao text,
  adendo_de uuid references public.prontuarios (id) on delete restrict,
  substituido_por uuid references public.prontuarios (id) on delete restrict,
  status text not null default 'rascunho',
  revisao int not null default 1,
  ocorrido_em timestamptz not null default now(),
  autor_id uuid not null references public.profiles (id) on delete restrict,
  autor_nome text not null,
  autor_crm text,
  autor_crm_uf text,
  autor_especialidade text,
  subjetivo text not null default '',
  objetivo text not null default '',
  avaliacao text not null default '',
  plano text not null default '',
  pressao_sistolica smallint,
  pressao_diastolica smallint,
  frequencia_cardiaca smallint,
  frequencia_respiratoria smallint,
  temperatura numeric(3, 1),
  saturacao smallint,
  glicemia smallint,
  peso_kg numeric(6, 3),
  altura_cm numeric(4, 1),
  dor smallint,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  finalizado_em timestamptz,
  diagnosticos jsonb not null default '[]',
  secoes_livres jsonb not null default '[]',
  teleconsulta boolean not null default false,
  consentimento_da_teleconsulta text,
  inativado_em timestamptz,
  motivo_inativacao text,
  janela uuid,
  constraint entry_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint status_is_known check (status in ('rascunho', 'finalizado', 'descartado')),
  constraint seen_at_a_plausible_time check (ocorrido_em >= timestamptz '1900-01-01 00:00+00'),
  constraint finished_entries_say_when check ((status = 'finalizado') = (finalizado_em is not null)),
  constraint a_version_is_unique_in_its_entry unique (entrada_id, versao),
  constraint a_correction_says_why
    check ((corrige_id is null) = (motivo_correcao is null)
      and char_length(motivo_correcao) between 3 and 500),
  constraint first_versions_correct_nothing check ((versao = 1) = (corrige_id is null)),
  constraint notes_have_a_sane_length check (
    char_length(subjetivo) <= 50000 and char_length(objetivo) <= 50000
    and char_length(avaliacao) <= 50000 and char_length(plano) <= 50000
  ),
  constraint systolic_is_possible check (pressao_sistolica between 30 and 350),
  constraint diastolic_is_possible check (pressao_diastolica between 10 and 250),
  constraint diastolic_is_below_systolic check (pressao_diastolica < pressao_sistolica),
  constraint heart_rate_is_possible check (frequencia_cardiaca between 10 and 350),
  constraint respiratory_rate_is_possible check (frequencia_respiratoria between 1 and 120),
  constraint temperature_is_possible check (temperatura between 20 and 46),
  constraint saturation_is_possible check (saturacao between 30 and 100),
  constraint glucose_is_possible check (glicemia between 10 and 2500),
  constraint weight_is_possible check (peso_kg between 0.3 and 650),
  constraint height_is_possible check (altura_cm between 20 and 272),
  constraint pain_is_on_its_scale check (dor between 0 and 10),
  constraint diagnoses_are_whole check (private.diagnosticos_validos(diagnosticos)),
  constraint free_sections_are_whole check (private.secoes_livres_validas(secoes_livres)),
  constraint consent_is_known
    check (consentimento_da_teleconsulta in ('verbal', 'escrito', 'eletronico')),
  constraint consent_is_of_a_teleconsultation
    check (teleconsulta or consentimento_da_teleconsulta is null),
  constraint a_finished_teleconsultation_has_consent
    check (status <> 'finalizado' or not teleconsulta or consentimento_da_teleconsulta is not null),
  constraint an_inactivation_says_why
    check ((inativado_em is null) = (motivo_inativacao is null)
      and char_length(motivo_inativacao) between 3 and 500),
  constraint only_finished_entries_are_inactivated
    check (inativado_em is null or status = 'finalizado'),
  constraint a_window_is_named_and_not_kept check (janela is null)
);

comment on table public.prontuarios is
  'Entries of records. A finished row never changes: a correction is a new version, a colleague writes an addendum, and all stay visible.';
comment on column public.prontuarios.entrada_id is 'The first version of the same entry (itself, in version 1).';
comment on column public.prontuarios.corrige_id is 'The version that this one corrects.';
comment on column public.prontuarios.adendo_de is 'The entry (its first version) that this one completes.';
comment on column public.prontuarios.substituido_por is
  'The finished version that took this one''s place; the only thing that a finished row gains.';
comment on column public.prontuarios.revisao is
  'Counts saves of a draft; a save names the one it read, so that two windows cannot overwrite one another.';
comment on column public.prontuarios.ocorrido_em is 'When the patient was seen.';
comment on column public.prontuarios.autor_nome is 'The author as of the finishing, kept with the entry.';
comment on column public.prontuarios.pressao_sistolica is 'mmHg';
comment on column public.prontuarios.pressao_diastolica is 'mmHg';
comment on column public.prontuarios.frequencia_cardiaca is 'beats a minute';
comment on column public.prontuarios.frequencia_respiratoria is 'breaths a minute';
comment on column public.prontuarios.temperatura is '°C, axillary unless the text says otherwise';
comment on column public.prontuarios.saturacao is 'SpO2, %';
comment on column public.prontuarios.glicemia is 'capillary, mg/dL';
comment on column public.prontuarios.peso_kg is 'kg';
comment on column public.prontuarios.altura_cm is 'cm';
comment on column public.prontuarios.dor is 'numeric pain scale, 0 to 10';
comment on column public.prontuarios.diagnosticos is
  'Diagnoses as their author wrote them, the principal first: [{sistema, codigo, descricao, certeza}]. Kept with the text so that a draft is saved as one; on finishing they become rows of diagnosticos_da_evolucao.';
comment on column public.prontuarios.secoes_livres is
  'Sections besides the four texts, in order: [{titulo, texto}].';
comment on column public.prontuarios.teleconsulta is 'Seen at a distance (CFM 2.314/2022).';
comment on column public.prontuarios.consentimento_da_teleconsulta is
  'How the patient consented to being seen at a distance.';
comment on column public.prontuarios.inativado_em is
  'When its author marked it as not to be considered; it stays visible, with the reason.';
comment on column public.prontuarios.janela is
  'With it a save says which window it comes from (rascunhos_abertos.janela); a trigger reads it and keeps nothing.';

create index prontuarios_linha_do_tempo on public.prontuarios (paciente_id, ocorrido_em desc, id desc)
  where status = 'finalizado' and substituido_por is null;
create index prontuarios_rascunhos on public.prontuarios (autor_id, atualizado_em desc)
  where status = 'rascunho';
create unique index prontuarios_one_open_correction on public.prontuarios (corrige_id)
  where status = 'rascunho';
create index prontuarios_paciente on public.prontuarios (paciente_id, clinica_id);
create index prontuarios_clinica on public.prontuarios (clinica_id);
-- In the order in which a doctor saw them: whom the dashboard shows as last seen.
create index prontuarios_autor on public.prontuarios (autor_id, clinica_id, ocorrido_em desc);
create index prontuarios_corrige on public.prontuarios (corrige_id) where corrige_id is not null;
create index prontuarios_adendo_de on public.prontuarios (adendo_de) where adendo_de is not null;
create index prontuarios_substituido_por on public.prontuarios (substituido_por)
  where substituido_por is not null;
create index prontuarios_com_sinais on public.prontuarios (paciente_id, ocorrido_em desc, id desc)
where status = 'finalizado' and substituido_por is null and inativado_em is null
  and num_nonnulls(
    pressao_sistolica, pressao_diastolica, frequencia_cardiaca, frequencia_respiratoria,
    temperatura, saturacao, glicemia, peso_kg, altura_cm, dor
  ) > 0;
create index prontuarios_autores on public.prontuarios (paciente_id, autor_id)
  where status = 'finalizado' and substituido_por is null;

alter table public.prontuarios enable row level security;
revoke all on public.prontuarios from public, anon, authenticated, service_role;
grant select,
  insert (
    id, paciente_id, clinica_id, corrige_id, motivo_correcao, adendo_de, ocorrido_em,
    subjetivo, objetivo, avaliacao, plano, pressao_sistolica, pressao_diastolica,
    frequencia_cardiaca, frequencia_respiratoria, temperatura, saturacao, glicemia, peso_kg,
    altura_cm, dor, diagnosticos, secoes_livres, teleconsulta, consentimento_da_teleconsulta, janela
  ),
  update (
    status, ocorrido_em, subjetivo, objetivo, avaliacao, plano, pressao_sistolica,
    pressao_diastolica, frequencia_cardiaca, frequencia_respiratoria, temperatura, saturacao,
    glicemia, peso_kg, altura_cm, dor, diagnosticos, secoes_livres, teleconsulta,
    consentimento_da_teleconsulta, janela
  )
on public.prontuarios to authenticated;
grant select, insert, update on public.prontuarios to service_role;

-- What one wrote oneself stays within reach: a draft begun in an emergency is still finished after it.
-- Whose it is comes last: it matters only of drafts and of what is restricted.
call private.criar_politica(
  'public.prontuarios', 'select', 'finished entries, and own drafts',
  $$
    {clinicas_com_prontuario}
    and ((status = 'finalizado' and {nao_restrito}) or autor_id = {eu})
  $$
);

call private.criar_politica(
  'public.prontuarios', 'insert', 'written by the doctor who attends',
  $$ {escreve_no_prontuario} and autor_id = {eu} and status = 'rascunho' $$
);

call private.criar_politica(
  'public.prontuarios', 'update', 'a draft is its author''s',
  $$ status = 'rascunho' and autor_id = {eu} and {clinicas_com_prontuario} $$,
  'autor_id = {eu} and {clinicas_com_prontuario}'
);

-- ---------------------------------------------------------------------------------------------
-- Diagnoses of finished entries
-- ---------------------------------------------------------------------------------------------

create table public.diagnosticos_da_evolucao (
  prontuario_id uuid not null references public.prontuarios (id) on delete restrict,
  ordem smallint not null,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  sistema text not null,
  codigo text not null,
  descricao text not null,
  certeza text not null,
  primary key (prontuario_id, ordem),
  constraint diagnosis_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint sistema_is_known check (sistema in ('cid10', 'cid11')),
  constraint certeza_is_known check (certeza in ('hipotese', 'confirmado'))
);

comment on table public.diagnosticos_da_evolucao is
  'Diagnoses of finished entries, one a row, written when the entry is finished and never changed. What a replaced or inactivated entry said stays; whoever counts joins prontuarios.';
comment on column public.diagnosticos_da_evolucao.ordem is '1 is the principal diagnosis.';
comment on column public.diagnosticos_da_evolucao.sistema is
  'Classification of the code: cid10 now, cid11 from 2027.';

create index diagnosticos_da_evolucao_paciente
  on public.diagnosticos_da_evolucao (paciente_id, clinica_id, codigo);
create index diagnosticos_da_evolucao_clinica
  on public.diagnosticos_da_evolucao (clinica_id, sistema, codigo);

alter table public.diagnosticos_da_evolucao enable row level security;
revoke all on public.diagnosticos_da_evolucao from public, anon, authenticated, service_role;
grant select on public.diagnosticos_da_evolucao to authenticated, service_role;

call private.criar_politica(
  'public.diagnosticos_da_evolucao', 'select', 'read with the record', '{le_o_prontuario}'
);

create function private.registrar_diagnosticos() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.diagnosticos_da_evolucao (
    prontuario_id, ordem, clinica_id, paciente_id, sistema, codigo, descricao, certeza
  )
  select
    new.id, d.ordem, new.clinica_id, new.paciente_id, d.item ->> 'sistema', d.item ->> 'codigo',
    trim(d.item ->> 'descricao'), d.item ->> 'certeza'
  from jsonb_array_elements(new.diagnosticos) with ordinality as d (item, ordem);
  return null;
end;
$$;
comment on function private.registrar_diagnosticos() is
  'Lays the diagnoses of an entry out as rows when it is finished. Definer: nobody writes them by hand.';

create trigger registrar_diagnosticos after update on public.prontuarios
  for each row when (old.status = 'rascunho' and new.status = 'finalizado')
  execute function private.registrar_diagnosticos();
create trigger registrar_diagnosticos_da_pronta after insert on public.prontuarios
  for each row when (new.status = 'finalizado')
  execute function private.registrar_diagnosticos();
create trigger recusar_exclusao before update or delete on public.diagnosticos_da_evolucao
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.diagnosticos_da_evolucao
  for each statement execute function private.recusar_exclusao();
