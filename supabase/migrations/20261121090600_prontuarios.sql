-- Clinical entries: draft, finished, corrected by a new version, completed by an addendum.

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
  constraint pain_is_on_its_scale check (dor between 0 and 10)
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

create index prontuarios_linha_do_tempo on public.prontuarios (paciente_id, ocorrido_em desc, id desc)
  where status = 'finalizado' and substituido_por is null;
create index prontuarios_rascunhos on public.prontuarios (autor_id, atualizado_em desc)
  where status = 'rascunho';
create unique index prontuarios_one_open_correction on public.prontuarios (corrige_id)
  where status = 'rascunho';
create index prontuarios_paciente on public.prontuarios (paciente_id, clinica_id);
create index prontuarios_clinica on public.prontuarios (clinica_id);
create index prontuarios_autor on public.prontuarios (autor_id);
create index prontuarios_corrige on public.prontuarios (corrige_id) where corrige_id is not null;
create index prontuarios_adendo_de on public.prontuarios (adendo_de) where adendo_de is not null;
create index prontuarios_substituido_por on public.prontuarios (substituido_por)
  where substituido_por is not null;

alter table public.prontuarios enable row level security;
revoke all on public.prontuarios from public, anon, authenticated, service_role;
grant select,
  insert (
    id, paciente_id, clinica_id, corrige_id, motivo_correcao, adendo_de, ocorrido_em,
    subjetivo, objetivo, avaliacao, plano, pressao_sistolica, pressao_diastolica,
    frequencia_cardiaca, frequencia_respiratoria, temperatura, saturacao, glicemia, peso_kg,
    altura_cm, dor
  ),
  update (
    status, ocorrido_em, subjetivo, objetivo, avaliacao, plano, pressao_sistolica,
    pressao_diastolica, frequencia_cardiaca, frequencia_respiratoria, temperatura, saturacao,
    glicemia, peso_kg, altura_cm, dor
  )
on public.prontuarios to authenticated;
grant select, insert, update on public.prontuarios to service_role;

create policy "finished entries, and own drafts" on public.prontuarios
  for select to authenticated
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (status = 'finalizado' or autor_id = (select private.usuario_id()))
  );

create policy "written by the doctor who attends" on public.prontuarios
  for insert to authenticated
  with check (
    clinica_id = any (array(select private.clinicas_onde_atende()))
    and autor_id = (select private.usuario_id())
    and status = 'rascunho'
  );

create policy "a draft is its author's" on public.prontuarios
  for update to authenticated
  using (
    status = 'rascunho'
    and autor_id = (select private.usuario_id())
    and clinica_id = any (array(select private.clinicas_com_prontuario()))
  )
  with check (
    autor_id = (select private.usuario_id())
    and clinica_id = any (array(select private.clinicas_com_prontuario()))
  );

-- ---------------------------------------------------------------------------------------------
-- The life of an entry
-- ---------------------------------------------------------------------------------------------

create function private.identificar_autor(entrada public.prontuarios) returns public.prontuarios
language plpgsql stable security definer
set search_path = ''
as $$
begin
  select p.nome, p.crm, p.crm_uf, p.especialidade
  into entrada.autor_nome, entrada.autor_crm, entrada.autor_crm_uf, entrada.autor_especialidade
  from public.profiles p where p.id = entrada.autor_id;
  return entrada;
end;
$$;
comment on function private.identificar_autor(public.prontuarios) is
  'Copies the author''s name and registration into the entry.';

create function private.abrir_entrada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  autor constant uuid := private.usuario_id();
  anterior public.prontuarios;
begin
  if (select auth.uid()) is not null then
    new.autor_id := autor;
    new.status := 'rascunho';
  end if;
  if new.ocorrido_em > now() + interval '5 minutes' then
    raise exception 'A data do atendimento está no futuro.' using errcode = '23514';
  end if;

  new.entrada_id := new.id;
  new.versao := 1;
  if new.corrige_id is not null then
    select * into anterior from public.prontuarios p where p.id = new.corrige_id;
    if anterior.id is null or anterior.autor_id is distinct from new.autor_id
      or anterior.paciente_id <> new.paciente_id
    then
      raise exception 'Só quem escreveu a evolução pode corrigi-la. Escreva um adendo.'
        using errcode = '42501';
    elsif anterior.status <> 'finalizado' or anterior.substituido_por is not null then
      raise exception 'Só a versão atual de uma evolução finalizada pode ser corrigida.'
        using errcode = '23514';
    end if;
    new.entrada_id := anterior.entrada_id;
    new.versao := 1 + (
      select max(p.versao) from public.prontuarios p where p.entrada_id = anterior.entrada_id
    );
    new.adendo_de := anterior.adendo_de;
  elsif new.adendo_de is not null and not exists (
    select 1 from public.prontuarios p
    where p.id = new.adendo_de and p.entrada_id = p.id and p.status = 'finalizado'
      and p.paciente_id = new.paciente_id
  ) then
    raise exception 'O adendo precisa completar uma evolução finalizada deste paciente.'
      using errcode = '23514';
  end if;
  return private.identificar_autor(new);
end;
$$;
comment on function private.abrir_entrada() is
  'Decides author, version and entry of a new row. Definer: the corrected version must be read whoever asks.';

create trigger abrir_entrada before insert on public.prontuarios
  for each row execute function private.abrir_entrada();

create function private.tem_conteudo(e public.prontuarios) returns boolean
language sql immutable
set search_path = ''
as $$
  select concat(e.subjetivo, e.objetivo, e.avaliacao, e.plano) ~ '\S'
    or num_nonnulls(
      e.pressao_sistolica, e.pressao_diastolica, e.frequencia_cardiaca, e.frequencia_respiratoria,
      e.temperatura, e.saturacao, e.glicemia, e.peso_kg, e.altura_cm, e.dor
    ) > 0;
$$;
comment on function private.tem_conteudo(public.prontuarios) is
  'Whether an entry says anything: text or a vital sign.';

create function private.alterar_entrada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.status <> 'rascunho' then
    -- The one change a finished row knows, made by the finishing of its next version.
    if old.status = 'finalizado' and old.substituido_por is null and pg_trigger_depth() > 1
      and to_jsonb(new) - 'substituido_por' = to_jsonb(old) - 'substituido_por'
    then
      return new;
    end if;
    raise exception 'Uma evolução finalizada não muda. Abra uma correção ou escreva um adendo.'
      using errcode = '42501';
  end if;

  new.revisao := old.revisao + 1;
  new.atualizado_em := now();
  if new.ocorrido_em > now() + interval '5 minutes' then
    raise exception 'A data do atendimento está no futuro.' using errcode = '23514';
  end if;
  if new.status = 'finalizado' then
    if not private.tem_conteudo(new) then
      raise exception 'Escreva a evolução antes de finalizar.' using errcode = '23514';
    end if;
    new.finalizado_em := now();
    return private.identificar_autor(new);
  end if;
  return new;
end;
$$;
comment on function private.alterar_entrada() is
  'A draft changes and is finished; a finished or discarded row does not change, for anybody.';

create trigger alterar_entrada before update on public.prontuarios
  for each row execute function private.alterar_entrada();

create function private.publicar_entrada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  completada public.prontuarios;
begin
  if new.corrige_id is not null then
    update public.prontuarios p set substituido_por = new.id where p.id = new.corrige_id;
  end if;
  if new.adendo_de is not null then
    select * into completada from public.prontuarios p where p.id = new.adendo_de;
    if completada.autor_id <> new.autor_id then
      perform private.notificar(
        completada.autor_id, new.clinica_id, 'Adendo em sua evolução',
        format('%s escreveu um adendo em uma evolução sua.', new.autor_nome),
        jsonb_build_object(
          'patient_id', new.paciente_id, 'prontuario_id', new.id,
          'patient_nome', (
            select coalesce(p.nome_social, p.nome) from public.pacientes p where p.id = new.paciente_id
          )
        )
      );
    end if;
  end if;
  return null;
end;
$$;
comment on function private.publicar_entrada() is
  'When an entry is finished: the version before it is marked, and the author of a completed entry is told.';

create trigger publicar_entrada after update on public.prontuarios
  for each row when (old.status = 'rascunho' and new.status = 'finalizado')
  execute function private.publicar_entrada();
-- The service may bring in entries that were finished elsewhere.
create trigger publicar_entrada_pronta after insert on public.prontuarios
  for each row when (new.status = 'finalizado')
  execute function private.publicar_entrada();

create function private.recusar_exclusao() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'Registros clínicos não são excluídos.' using errcode = '42501';
end;
$$;
comment on function private.recusar_exclusao() is 'Clinical rows are kept (Lei 13.787/2018).';

create trigger recusar_exclusao before delete on public.prontuarios
  for each row execute function private.recusar_exclusao();
create trigger recusar_exclusao before delete on public.pacientes
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.prontuarios
  for each statement execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.pacientes
  for each statement execute function private.recusar_exclusao();

create function public.abrir_correcao(p_prontuario uuid, p_motivo text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  aberta uuid;
begin
  select p.id into aberta from public.prontuarios p
  where p.corrige_id = p_prontuario and p.status = 'rascunho';
  if aberta is not null then
    return aberta;
  end if;

  insert into public.prontuarios (
    paciente_id, clinica_id, corrige_id, motivo_correcao, ocorrido_em, subjetivo, objetivo,
    avaliacao, plano, pressao_sistolica, pressao_diastolica, frequencia_cardiaca,
    frequencia_respiratoria, temperatura, saturacao, glicemia, peso_kg, altura_cm, dor
  )
  select
    p.paciente_id, p.clinica_id, p.id, trim(p_motivo), p.ocorrido_em, p.subjetivo, p.objetivo,
    p.avaliacao, p.plano, p.pressao_sistolica, p.pressao_diastolica, p.frequencia_cardiaca,
    p.frequencia_respiratoria, p.temperatura, p.saturacao, p.glicemia, p.peso_kg, p.altura_cm, p.dor
  from public.prontuarios p
  where p.id = p_prontuario
  returning id into aberta;
  if aberta is null then
    raise exception 'Evolução não encontrada.' using errcode = '42501';
  end if;
  return aberta;
exception when unique_violation then
  -- Another window opened it at the same moment.
  return (
    select p.id from public.prontuarios p
    where p.corrige_id = p_prontuario and p.status = 'rascunho'
  );
end;
$$;
comment on function public.abrir_correcao(uuid, text) is
  'Opens version n+1 of a finished entry as a draft that starts from its content, or returns the one already open. Runs as the caller: the policies decide.';
revoke all on function public.abrir_correcao(uuid, text) from public, anon, authenticated;
grant execute on function public.abrir_correcao(uuid, text) to authenticated;
