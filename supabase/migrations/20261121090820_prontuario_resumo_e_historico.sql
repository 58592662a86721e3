-- What must be seen before anything is done to a patient, and the history of whatever is kept about
-- one apart from the entries: a row a version.

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

call private.criar_politica(
  'public.resumos_clinicos', 'select', 'read with the record', '{le_o_prontuario}'
);

call private.criar_politica(
  'public.resumos_clinicos', 'insert', 'begun by who attends', '{escreve_no_prontuario}'
);

call private.criar_politica(
  'public.resumos_clinicos', 'update', 'kept by who attends', '{escreve_no_prontuario}'
);

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
-- History
-- ---------------------------------------------------------------------------------------------

create table public.historico_clinico (
  id bigint generated always as identity primary key,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  alvo text not null,
  alvo_id uuid not null,
  evento text not null,
  conteudo jsonb not null,
  autor_id uuid references public.profiles (id) on delete restrict,
  autor_nome text,
  ocorrido_em timestamptz not null default now(),
  constraint history_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint alvo_is_known check (alvo in ('problema', 'medicamento', 'resumo')),
  constraint evento_is_known check (evento in ('criado', 'alterado'))
);

comment on table public.historico_clinico is
  'Each version of problems, medicines in use, allergies and alerts, written by triggers alone. Append-only.';
comment on column public.historico_clinico.alvo_id is
  'The problem or medicine; the patient, for allergies and alerts.';
comment on column public.historico_clinico.conteudo is 'What it said from then on.';
comment on column public.historico_clinico.autor_id is 'Who did it; null when the service did.';

create index historico_clinico_alvo on public.historico_clinico (alvo_id, id desc);
create index historico_clinico_paciente
  on public.historico_clinico (paciente_id, clinica_id, ocorrido_em desc);
create index historico_clinico_clinica on public.historico_clinico (clinica_id);
create index historico_clinico_autor on public.historico_clinico (autor_id) where autor_id is not null;

alter table public.historico_clinico enable row level security;
revoke all on public.historico_clinico from public, anon, authenticated, service_role;
grant select on public.historico_clinico to authenticated, service_role;

call private.criar_politica(
  'public.historico_clinico', 'select', 'read with the record', '{le_o_prontuario}'
);

create function private.guardar_historico_clinico() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  linha constant jsonb := to_jsonb(new);
  -- What comes of a document is its author's, though the registration of the signature has no caller.
  autor constant uuid := coalesce(
    private.usuario_id(), case when linha ->> 'prescricao_id' is not null then (linha ->> 'atualizado_por')::uuid end
  );
  comum constant text[] := array[
    'id', 'clinica_id', 'paciente_id', 'criado_por', 'criado_em', 'atualizado_por', 'atualizado_em'
  ];
begin
  if tg_op = 'UPDATE' and linha - comum = to_jsonb(old) - comum then
    return null;
  end if;
  insert into public.historico_clinico (
    clinica_id, paciente_id, alvo, alvo_id, evento, conteudo, autor_id, autor_nome
  )
  values (
    new.clinica_id, new.paciente_id, tg_argv[0],
    coalesce((linha ->> 'id')::uuid, new.paciente_id),
    case when tg_op = 'INSERT' then 'criado' else 'alterado' end, linha - comum, autor,
    (select p.nome from public.profiles p where p.id = autor)
  );
  return null;
end;
$$;
comment on function private.guardar_historico_clinico() is
  'Keeps a version of what was written, under the name of who wrote it. Definer: nobody writes the history by hand.';

create trigger guardar_historico after insert or update on public.resumos_clinicos
  for each row execute function private.guardar_historico_clinico('resumo');

create trigger recusar_exclusao before update or delete on public.historico_clinico
  for each row execute function private.recusar_exclusao();

create trigger recusar_esvaziamento before truncate on public.historico_clinico
  for each statement execute function private.recusar_exclusao();
