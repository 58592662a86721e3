-- What an entry holds besides its four texts: diagnoses, free sections, telemedicine.

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

alter table public.prontuarios
  add column diagnosticos jsonb not null default '[]',
  add column secoes_livres jsonb not null default '[]',
  add column teleconsulta boolean not null default false,
  add column consentimento_da_teleconsulta text,
  add constraint diagnoses_are_whole check (private.diagnosticos_validos(diagnosticos)),
  add constraint free_sections_are_whole check (private.secoes_livres_validas(secoes_livres)),
  add constraint consent_is_known
    check (consentimento_da_teleconsulta in ('verbal', 'escrito', 'eletronico')),
  add constraint consent_is_of_a_teleconsultation
    check (teleconsulta or consentimento_da_teleconsulta is null),
  add constraint a_finished_teleconsultation_has_consent
    check (status <> 'finalizado' or not teleconsulta or consentimento_da_teleconsulta is not null);

comment on column public.prontuarios.diagnosticos is
  'Diagnoses as their author wrote them, the principal first: [{sistema, codigo, descricao, certeza}]. Kept with the text so that a draft is saved as one; on finishing they become rows of diagnosticos_da_evolucao.';
comment on column public.prontuarios.secoes_livres is
  'Sections besides the four texts, in order: [{titulo, texto}].';
comment on column public.prontuarios.teleconsulta is 'Seen at a distance (CFM 2.314/2022).';
comment on column public.prontuarios.consentimento_da_teleconsulta is
  'How the patient consented to being seen at a distance.';

grant insert (diagnosticos, secoes_livres, teleconsulta, consentimento_da_teleconsulta),
  update (diagnosticos, secoes_livres, teleconsulta, consentimento_da_teleconsulta)
on public.prontuarios to authenticated;

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

create policy "read with the record" on public.diagnosticos_da_evolucao
  for select to authenticated
  using (clinica_id = any (array(select private.clinicas_com_prontuario())));

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
