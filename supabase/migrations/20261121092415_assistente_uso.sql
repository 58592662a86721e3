-- The record of the use of the assistant (CFM 2.454/2026): what was asked without what names anybody, what
-- was answered by whom on which sources, and what became of it. Rows are added; none changes but for the
-- answer, which comes once.

create table public.ia_conversas (
  id uuid primary key,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  clinica_id uuid references public.profiles (id) on delete restrict,
  paciente_id uuid,
  titulo text not null,
  criada_em timestamptz not null default now(),
  ultima_em timestamptz not null default now(),
  constraint conversation_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint of_a_patient_it_has_a_tenant check (paciente_id is null or clinica_id is not null),
  constraint titulo_has_a_sane_length check (char_length(titulo) between 1 and 120)
);
comment on table public.ia_conversas is
  'Conversations of a doctor with the assistant, written by calls alone. The id is made on the device.';
comment on column public.ia_conversas.titulo is 'The beginning of the first question, without identifiers.';
comment on column public.ia_conversas.clinica_id is 'The active clinic; null in the own practice without a patient, and on call.';

create index ia_conversas_medico on public.ia_conversas (medico_id, ultima_em desc);
create index ia_conversas_clinica on public.ia_conversas (clinica_id) where clinica_id is not null;
create index ia_conversas_paciente on public.ia_conversas (paciente_id, clinica_id) where paciente_id is not null;

create table public.ia_interacoes (
  id uuid primary key default gen_random_uuid(),
  conversa_id uuid not null references public.ia_conversas (id) on delete restrict,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  clinica_id uuid references public.profiles (id) on delete restrict,
  paciente_id uuid,
  contexto text not null,
  pergunta text not null,
  conferida text,
  resposta jsonb,
  provedor text,
  modelo text,
  versao text,
  situacao text,
  fontes text[] not null default '{}',
  bandeiras text[] not null default '{}',
  criada_em timestamptz not null default now(),
  respondida_em timestamptz,
  constraint interaction_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint of_a_patient_it_has_a_tenant check (paciente_id is null or clinica_id is not null),
  constraint contexto_is_known check (contexto in ('general', 'plantao', 'prontuario', 'prescricao')),
  constraint pergunta_has_a_sane_length check (char_length(pergunta) between 1 and 8000),
  constraint resposta_has_a_sane_size check (jsonb_typeof(resposta) = 'object' and octet_length(resposta::text) <= 200000),
  constraint conferida_has_a_sane_length check (char_length(conferida) between 1 and 40000),
  constraint situacao_is_known check (situacao in ('respondida', 'so_tabelas', 'sem_fonte', 'conferida')),
  constraint what_was_judged_is_not_answered check ((situacao = 'conferida') = (conferida is not null)),
  constraint an_answer_says_whose_it_is
    check (num_nulls(resposta, provedor, versao, situacao, respondida_em) in (0, 5))
);
comment on table public.ia_interacoes is
  'The log of the assistant: one row a question. Opened by the caller, answered by the service, once: nobody writes an own answer.';
comment on column public.ia_interacoes.pergunta is 'As it was searched and may leave: without what names somebody.';
comment on column public.ia_interacoes.conferida is
  'The answer that was to be judged, without what names somebody; null where the question was to be answered.';
comment on column public.ia_interacoes.resposta is
  'The answer as it was shown: kind, text, passages, alarms, tools, provider. Contract: _shared/domain/contracts/assistente.ts.';
comment on column public.ia_interacoes.modelo is 'Null where no model answered.';
comment on column public.ia_interacoes.fontes is 'Passages of the base that the answer quotes.';

create index ia_interacoes_conversa on public.ia_interacoes (conversa_id, criada_em);
create index ia_interacoes_medico on public.ia_interacoes (medico_id, criada_em desc);
create index ia_interacoes_clinica on public.ia_interacoes (clinica_id, criada_em desc) where clinica_id is not null;
create index ia_interacoes_paciente on public.ia_interacoes (paciente_id, clinica_id) where paciente_id is not null;

create table public.ia_usos (
  id uuid primary key default gen_random_uuid(),
  interacao_id uuid not null references public.ia_interacoes (id) on delete restrict,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  decisao text not null,
  destino text not null,
  criado_em timestamptz not null default now(),
  constraint decisao_is_known check (decisao in ('aceita', 'editada', 'rejeitada', 'util', 'inutil')),
  constraint destino_is_known check (destino in ('evolucao', 'prescricao', 'copia', 'nenhum'))
);
comment on table public.ia_usos is
  'What a doctor did with an answer: taken as it was, changed or left, and where it went. A row a decision; none changes.';

create index ia_usos_interacao on public.ia_usos (interacao_id, criado_em);
create index ia_usos_medico on public.ia_usos (medico_id);

create table public.ia_recusas (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  recusada_por uuid not null references public.profiles (id) on delete restrict,
  recusada_em timestamptz not null default now(),
  retirada_por uuid references public.profiles (id) on delete restrict,
  retirada_em timestamptz,
  pelo_paciente boolean not null default false,
  constraint refusal_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint a_withdrawal_is_whole check (num_nulls(retirada_por, retirada_em) in (0, 2))
);
comment on table public.ia_recusas is
  'Patients who refused that the assistant is asked about them, as they may (CFM 2.454/2026), and who wrote it down.';
comment on column public.ia_recusas.pelo_paciente is
  'Whether the patient said so from the own account: then only the patient takes it back.';

create unique index ia_recusas_uma_vigente on public.ia_recusas (paciente_id) where retirada_em is null;
create index ia_recusas_paciente on public.ia_recusas (paciente_id, clinica_id);
create index ia_recusas_clinica on public.ia_recusas (clinica_id);
create index ia_recusas_por on public.ia_recusas (recusada_por);
create index ia_recusas_retirada_por on public.ia_recusas (retirada_por) where retirada_por is not null;

create table private.ia_consentimentos (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  documento text not null,
  responsavel text,
  inclui_audio boolean not null default false,
  dado_em timestamptz not null default now(),
  retirado_em timestamptz,
  retirado_por uuid references public.profiles (id) on delete restrict,
  constraint documento_has_a_sane_length check (char_length(documento) between 3 and 500),
  constraint responsavel_is_a_name
    check (char_length(responsavel) between 3 and 120 and private.texto_a_vista(responsavel)),
  constraint a_consent_ends_after_it_began check (retirado_em >= dado_em)
);
comment on table private.ia_consentimentos is
  'Who agreed that questions without identifiers go to the model outside that the installation has: a clinic, or a doctor for questions asked in no clinic. Without a row nothing leaves. Written by the account itself, or by the operator for an agreement on paper (docs/operations.md).';
comment on column private.ia_consentimentos.documento is 'Where the agreement is written, so that it is found again: a paper, or the words of the screen by their version.';
comment on column private.ia_consentimentos.responsavel is 'Who agreed, by name and office: several people share the account of a clinic. Null where the operator wrote it.';
comment on column private.ia_consentimentos.inclui_audio is
  'Whether sound of visits may go too, to be transcribed: names are in it, and nothing can take them out.';

create unique index ia_consentimentos_um_vigente on private.ia_consentimentos (clinica_id) where retirado_em is null;
create index ia_consentimentos_retirado_por on private.ia_consentimentos (retirado_por) where retirado_por is not null;
create index ia_consentimentos_clinica on private.ia_consentimentos (clinica_id);
alter table private.ia_consentimentos enable row level security;
revoke all on private.ia_consentimentos from public, anon, authenticated, service_role;

alter table public.ia_conversas enable row level security;
alter table public.ia_interacoes enable row level security;
alter table public.ia_usos enable row level security;
alter table public.ia_recusas enable row level security;
revoke all on public.ia_conversas, public.ia_interacoes, public.ia_usos, public.ia_recusas
from public, anon, authenticated, service_role;
grant select on public.ia_conversas, public.ia_interacoes, public.ia_usos, public.ia_recusas
to authenticated, service_role;

call private.criar_politica(
  'public.ia_conversas', 'select', 'own conversations are read, of a patient while the record is',
  'medico_id = {eu} and (paciente_id is null or {le_o_prontuario})'
);
call private.criar_politica(
  'public.ia_interacoes', 'select', 'own questions are read, and by the tenant those of its doctors',
  '(medico_id = {eu} or clinica_id = (select private.clinica_administrada())) and (paciente_id is null or {le_o_prontuario})'
);
call private.criar_politica('public.ia_usos', 'select', 'own decisions are read', 'medico_id = {eu}');
call private.criar_politica(
  'public.ia_recusas', 'select', 'read with the registration', '{clinicas_do_usuario} and {nao_restrito}'
);

create function private.responder_uma_vez() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.resposta is not null
    or (to_jsonb(new) - '{resposta,provedor,modelo,versao,situacao,fontes,bandeiras,respondida_em}'::text[])
      is distinct from (to_jsonb(old) - '{resposta,provedor,modelo,versao,situacao,fontes,bandeiras,respondida_em}'::text[]) then
    raise exception 'O registro de uso da IA não muda.' using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return new;
end;
$$;
comment on function private.responder_uma_vez() is 'The one change that a question knows is its answer, once.';

create trigger responder_uma_vez before update on public.ia_interacoes
  for each row execute function private.responder_uma_vez();
create trigger recusar_exclusao before delete on public.ia_conversas
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.ia_conversas
  for each statement execute function private.recusar_exclusao();
create trigger recusar_exclusao before delete on public.ia_interacoes
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.ia_interacoes
  for each statement execute function private.recusar_exclusao();
create trigger recusar_exclusao before delete or update on public.ia_usos
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.ia_usos
  for each statement execute function private.recusar_exclusao();
