-- What an entry holds besides its four texts: diagnoses, free sections, telemedicine; and its
-- inactivation, which stays visible.

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
  add column inativado_em timestamptz,
  add column motivo_inativacao text,
  add constraint diagnoses_are_whole check (private.diagnosticos_validos(diagnosticos)),
  add constraint free_sections_are_whole check (private.secoes_livres_validas(secoes_livres)),
  add constraint consent_is_known
    check (consentimento_da_teleconsulta in ('verbal', 'escrito', 'eletronico')),
  add constraint consent_is_of_a_teleconsultation
    check (teleconsulta or consentimento_da_teleconsulta is null),
  add constraint a_finished_teleconsultation_has_consent
    check (status <> 'finalizado' or not teleconsulta or consentimento_da_teleconsulta is not null),
  add constraint an_inactivation_says_why
    check ((inativado_em is null) = (motivo_inativacao is null)
      and char_length(motivo_inativacao) between 3 and 500),
  add constraint only_finished_entries_are_inactivated
    check (inativado_em is null or status = 'finalizado');

comment on column public.prontuarios.diagnosticos is
  'Diagnoses as their author wrote them, the principal first: [{sistema, codigo, descricao, certeza}]. Kept with the text so that a draft is saved as one; on finishing they become rows of diagnosticos_da_evolucao.';
comment on column public.prontuarios.secoes_livres is
  'Sections besides the four texts, in order: [{titulo, texto}].';
comment on column public.prontuarios.teleconsulta is 'Seen at a distance (CFM 2.314/2022).';
comment on column public.prontuarios.consentimento_da_teleconsulta is
  'How the patient consented to being seen at a distance.';
comment on column public.prontuarios.inativado_em is
  'When its author marked it as not to be considered; it stays visible, with the reason.';

grant insert (diagnosticos, secoes_livres, teleconsulta, consentimento_da_teleconsulta),
  update (diagnosticos, secoes_livres, teleconsulta, consentimento_da_teleconsulta)
on public.prontuarios to authenticated;

create index prontuarios_com_sinais on public.prontuarios (paciente_id, ocorrido_em desc, id desc)
where status = 'finalizado' and substituido_por is null and inativado_em is null
  and num_nonnulls(
    pressao_sistolica, pressao_diastolica, frequencia_cardiaca, frequencia_respiratoria,
    temperatura, saturacao, glicemia, peso_kg, altura_cm, dor
  ) > 0;

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

-- ---------------------------------------------------------------------------------------------
-- The life of an entry, with what it holds now
-- ---------------------------------------------------------------------------------------------

create or replace function private.tem_conteudo(e public.prontuarios) returns boolean
language sql immutable
set search_path = ''
as $$
  select concat(e.subjetivo, e.objetivo, e.avaliacao, e.plano) ~ '\S'
    or num_nonnulls(
      e.pressao_sistolica, e.pressao_diastolica, e.frequencia_cardiaca, e.frequencia_respiratoria,
      e.temperatura, e.saturacao, e.glicemia, e.peso_kg, e.altura_cm, e.dor
    ) > 0
    or jsonb_array_length(e.diagnosticos) > 0
    or exists (select 1 from jsonb_array_elements(e.secoes_livres) as s (item) where s.item ->> 'texto' ~ '\S');
$$;
comment on function private.tem_conteudo(public.prontuarios) is
  'Whether an entry says anything: text, a vital sign or a diagnosis.';

create or replace function private.alterar_entrada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.status <> 'rascunho' then
    if old.status = 'finalizado' and private.so_ganhou_marca(old, new) then
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
    perform private.conferir_finalizacao(new);
    new.finalizado_em := now();
    return private.identificar_autor(new);
  end if;
  return new;
end;
$$;
comment on function private.alterar_entrada() is
  'A draft changes and is finished; a finished or discarded row does not change, for anybody.';

create function private.so_ganhou_marca(antes public.prontuarios, depois public.prontuarios)
returns boolean
language sql stable
set search_path = ''
as $$
  select case
    -- By the finishing of its next version, which is a trigger.
    when antes.substituido_por is null and depois.substituido_por is not null then
      pg_trigger_depth() > 1 and antes.inativado_em is null
      and to_jsonb(depois) - 'substituido_por' = to_jsonb(antes) - 'substituido_por'
    -- By inativar_evolucao, which leaves its word in the transaction.
    when antes.inativado_em is null and depois.inativado_em is not null then
      antes.substituido_por is null
      and current_setting('pleno.inativando', true) = antes.id::text
      and to_jsonb(depois) - array['inativado_em', 'motivo_inativacao']
        = to_jsonb(antes) - array['inativado_em', 'motivo_inativacao']
    else false
  end;
$$;
comment on function private.so_ganhou_marca(public.prontuarios, public.prontuarios) is
  'The two changes a finished row knows: it is replaced by its next version, or inactivated.';

create function private.conferir_finalizacao(e public.prontuarios) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.tem_conteudo(e) then
    raise exception 'Escreva a evolução antes de finalizar.' using errcode = '23514';
  end if;
  if e.teleconsulta and e.consentimento_da_teleconsulta is null then
    raise exception 'Registre como o paciente consentiu com a teleconsulta antes de finalizar.'
      using errcode = '23514';
  end if;
  if exists (
    select 1 from public.prontuarios p where p.id = e.corrige_id and p.inativado_em is not null
  ) then
    raise exception 'A evolução que esta corrige foi inativada. Escreva uma nova evolução.'
      using errcode = '23514';
  end if;
end;
$$;
comment on function private.conferir_finalizacao(public.prontuarios) is
  'What an entry must have to be finished. Definer: the corrected version is read whoever asks.';

create function private.recusar_correcao_de_inativada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from public.prontuarios p where p.id = new.corrige_id and p.inativado_em is not null
  ) then
    raise exception 'Uma evolução inativada não se corrige. Escreva uma nova evolução.'
      using errcode = '23514';
  end if;
  return new;
end;
$$;
comment on function private.recusar_correcao_de_inativada() is
  'No version follows an inactivated one. Definer: the corrected version is read whoever asks.';

create trigger recusar_correcao_de_inativada before insert on public.prontuarios
  for each row when (new.corrige_id is not null)
  execute function private.recusar_correcao_de_inativada();

create function public.inativar_evolucao(p_prontuario uuid, p_motivo text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.prontuarios;
begin
  select * into alvo from public.prontuarios p
  where p.id = p_prontuario and p.status = 'finalizado'
    and p.clinica_id in (select private.clinicas_com_prontuario())
  for update;
  if alvo.id is null then
    raise exception 'Evolução não encontrada.' using errcode = '42501';
  elsif alvo.autor_id <> private.usuario_id()
    or alvo.clinica_id not in (select private.clinicas_onde_atende())
  then
    raise exception 'Só quem escreveu a evolução pode inativá-la. Escreva um adendo.'
      using errcode = '42501';
  elsif alvo.substituido_por is not null or alvo.inativado_em is not null then
    raise exception 'Só a versão atual de uma evolução pode ser inativada, e uma vez só.'
      using errcode = '23514';
  end if;
  perform set_config('pleno.inativando', alvo.id::text, true);
  update public.prontuarios p
  set inativado_em = now(), motivo_inativacao = trim(p_motivo)
  where p.id = alvo.id;
  perform set_config('pleno.inativando', '', true);
  return alvo.id;
end;
$$;
comment on function public.inativar_evolucao(uuid, text) is
  'Its author marks a finished entry as not to be considered, with a reason; it stays visible. Definer: a finished row is out of everybody''s direct reach.';
revoke all on function public.inativar_evolucao(uuid, text) from public, anon, authenticated;
grant execute on function public.inativar_evolucao(uuid, text) to authenticated;

create or replace function public.abrir_correcao(p_prontuario uuid, p_motivo text) returns uuid
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
    frequencia_respiratoria, temperatura, saturacao, glicemia, peso_kg, altura_cm, dor,
    diagnosticos, secoes_livres, teleconsulta, consentimento_da_teleconsulta
  )
  select
    p.paciente_id, p.clinica_id, p.id, trim(p_motivo), p.ocorrido_em, p.subjetivo, p.objetivo,
    p.avaliacao, p.plano, p.pressao_sistolica, p.pressao_diastolica, p.frequencia_cardiaca,
    p.frequencia_respiratoria, p.temperatura, p.saturacao, p.glicemia, p.peso_kg, p.altura_cm, p.dor,
    p.diagnosticos, p.secoes_livres, p.teleconsulta, p.consentimento_da_teleconsulta
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
