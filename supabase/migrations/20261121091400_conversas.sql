-- Conversations between a tenant and a patient's account.
--
-- One of each subject a patient: `administrativo` is everybody's who works there; `clinico` is read
-- with the record and written by doctors alone. Staff never reads it.

create table public.conversa_regras (
  clinica_id uuid primary key references public.profiles (id) on delete restrict,
  prazo_administrativo_horas int not null default 24,
  prazo_clinico_horas int not null default 48,
  atualizado_em timestamptz not null default now(),
  constraint answer_time_is_plausible check (
    prazo_administrativo_horas between 1 and 240 and prazo_clinico_horas between 1 and 240
  )
);

comment on table public.conversa_regras is
  'Within how many hours a tenant means to answer; without a row the defaults hold.';

alter table public.conversa_regras enable row level security;
revoke all on public.conversa_regras from public, anon, authenticated, service_role;
grant select, insert (clinica_id, prazo_administrativo_horas, prazo_clinico_horas),
  update (clinica_id, prazo_administrativo_horas, prazo_clinico_horas)
on public.conversa_regras to authenticated;
grant select, insert, update on public.conversa_regras to service_role;

call private.criar_politica(
  'public.conversa_regras', 'select', 'answer times are read where one works',
  '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.conversa_regras', 'insert', 'answer times are set by the tenant', '{clinicas_da_agenda}'
);

call private.criar_politica(
  'public.conversa_regras', 'update', 'answer times are changed by the tenant',
  '{clinicas_da_agenda}'
);

create table public.conversas (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  assunto text not null,
  criada_em timestamptz not null default now(),
  ultimo_numero int not null default 0,
  ultima_em timestamptz,
  ultimo_lado text,
  previa text,
  nao_lidas_clinica int not null default 0,
  nao_lidas_paciente int not null default 0,
  lida_pela_clinica_ate int not null default 0,
  lida_pela_clinica_em timestamptz,
  lida_pelo_paciente_ate int not null default 0,
  lida_pelo_paciente_em timestamptz,
  responder_ate timestamptz,
  ultimo_medico_id uuid references public.profiles (id) on delete restrict,
  constraint conversation_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint assunto_is_known check (assunto in ('administrativo', 'clinico')),
  constraint lado_is_known check (ultimo_lado in ('clinica', 'paciente')),
  constraint one_conversation_a_subject unique (paciente_id, assunto),
  constraint conversation_is_known_with_what_guards_it unique (id, clinica_id, paciente_id, assunto),
  constraint counts_are_not_negative check (
    nao_lidas_clinica >= 0 and nao_lidas_paciente >= 0 and lida_pela_clinica_ate <= ultimo_numero
    and lida_pelo_paciente_ate <= ultimo_numero
  )
);

comment on table public.conversas is
  'One conversation of a tenant with a patient about one subject; counters are kept by the triggers of messages and readings.';
comment on column public.conversas.ultimo_numero is 'How many messages it has: the next one is one more.';
comment on column public.conversas.previa is 'Beginning of the last message, for lists.';
comment on column public.conversas.responder_ate is
  'By when the tenant means to answer; null when nothing waits for an answer.';
comment on column public.conversas.ultimo_medico_id is 'The doctor who wrote last: whom the next message tells.';

create index conversas_lista on public.conversas (clinica_id, ultima_em desc, id)
  where ultima_em is not null;
create index conversas_nao_lidas on public.conversas (clinica_id, ultima_em desc, id)
  where nao_lidas_clinica > 0;
create index conversas_a_responder on public.conversas (clinica_id, responder_ate, id)
  where responder_ate is not null;
create index conversas_paciente on public.conversas (paciente_id, clinica_id);
create index conversas_clinica on public.conversas (clinica_id);
create index conversas_ultimo_medico on public.conversas (ultimo_medico_id)
  where ultimo_medico_id is not null;
create index conversas_sem_resposta on public.conversas (clinica_id, ultima_em desc, id)
  where responder_ate is not null;

alter table public.conversas enable row level security;
revoke all on public.conversas from public, anon, authenticated, service_role;
grant select on public.conversas to authenticated;
grant select, insert, update on public.conversas to service_role;

call private.criar_politica(
  'public.conversas', 'select', 'administrative where one works, clinical with the record, one''s own',
  $$
    {le_o_prontuario}
    or (assunto = 'administrativo' and {clinicas_do_usuario})
    or {da_conta}
    or (assunto = 'administrativo' and {vinculado_a_conta})
  $$
);

create table public.mensagens (
  id uuid primary key,
  conversa_id uuid not null,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  assunto text not null,
  numero int not null,
  lado text not null,
  autor_id uuid not null references public.profiles (id) on delete restrict,
  autor_nome text not null,
  texto text not null,
  criada_em timestamptz not null default now(),
  constraint message_stays_in_its_conversation
    foreign key (conversa_id, clinica_id, paciente_id, assunto)
    references public.conversas (id, clinica_id, paciente_id, assunto) on delete restrict,
  constraint lado_is_known check (lado in ('clinica', 'paciente')),
  constraint a_message_says_something check (texto ~ '\S' and char_length(texto) <= 4000),
  constraint numbers_do_not_repeat unique (conversa_id, numero)
);

comment on table public.mensagens is
  'Messages, append-only. The id is made where it was typed, so that sending twice makes one.';
comment on column public.mensagens.numero is
  'Order in the conversation, from 1 without gaps: a page goes down from a number.';
comment on column public.mensagens.autor_nome is 'The author''s name at the time, kept with the message.';

create index mensagens_conversa on public.mensagens (conversa_id, clinica_id, paciente_id, assunto);
create index mensagens_clinica on public.mensagens (clinica_id);
create index mensagens_paciente on public.mensagens (paciente_id);
create index mensagens_autor on public.mensagens (autor_id);

alter table public.mensagens enable row level security;
revoke all on public.mensagens from public, anon, authenticated, service_role;
grant select on public.mensagens to authenticated;
grant select, insert on public.mensagens to service_role;

call private.criar_politica(
  'public.mensagens', 'select', 'administrative where one works, clinical with the record, one''s own',
  $$
    {le_o_prontuario}
    or (assunto = 'administrativo' and {clinicas_do_usuario})
    or {da_conta}
    or (assunto = 'administrativo' and {vinculado_a_conta})
  $$
);

create table public.leituras (
  conversa_id uuid not null,
  user_id uuid not null references public.profiles (id) on delete restrict,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  assunto text not null,
  ate_numero int not null,
  lida_em timestamptz not null default now(),
  primary key (conversa_id, user_id),
  constraint reading_stays_in_its_conversation
    foreign key (conversa_id, clinica_id, paciente_id, assunto)
    references public.conversas (id, clinica_id, paciente_id, assunto) on delete restrict
);

comment on table public.leituras is 'Up to which message each person read a conversation, and when.';

create index leituras_conversa on public.leituras (conversa_id, clinica_id, paciente_id, assunto);
create index leituras_user on public.leituras (user_id);
create index leituras_clinica on public.leituras (clinica_id);
create index leituras_paciente on public.leituras (paciente_id);

alter table public.leituras enable row level security;
revoke all on public.leituras from public, anon, authenticated, service_role;
grant select on public.leituras to authenticated;
grant select, insert, update on public.leituras to service_role;

call private.criar_politica(
  'public.leituras', 'select', 'own readings, and those of conversations one reads',
  $$
    user_id = {eu}
    or {le_o_prontuario}
    or (assunto = 'administrativo' and {clinicas_do_usuario})
  $$
);

create table public.respostas_rapidas (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  titulo text not null,
  texto text not null,
  ativa boolean not null default true,
  criada_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  revisao int not null default 1,
  constraint titulo_is_short check (titulo ~ '\S' and char_length(titulo) <= 60),
  constraint texto_fits_a_message check (texto ~ '\S' and char_length(texto) <= 4000),
  constraint one_reply_a_title unique (clinica_id, titulo)
);

comment on table public.respostas_rapidas is 'Ready answers of a tenant. Deactivated, never deleted.';
comment on column public.respostas_rapidas.revisao is 'Counts saves of its form: private.conferir_revisao().';

create index respostas_rapidas_clinica on public.respostas_rapidas (clinica_id) where ativa;

alter table public.respostas_rapidas enable row level security;
revoke all on public.respostas_rapidas from public, anon, authenticated, service_role;
grant select, insert (id, clinica_id, titulo, texto), update (titulo, texto, ativa, revisao)
on public.respostas_rapidas to authenticated;
grant select, insert, update on public.respostas_rapidas to service_role;

call private.criar_politica(
  'public.respostas_rapidas', 'select', 'ready answers are read where one works',
  '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.respostas_rapidas', 'insert', 'ready answers are made where one works',
  '{clinicas_de_cadastro}'
);

call private.criar_politica(
  'public.respostas_rapidas', 'update', 'ready answers are changed where one works',
  '{clinicas_de_cadastro}'
);

create trigger marcar_atualizacao before update on public.conversa_regras
  for each row execute function private.marcar_atualizacao();
create trigger marcar_atualizacao before update on public.respostas_rapidas
  for each row execute function private.marcar_atualizacao();

create trigger conferir_revisao
  before update of revisao, titulo, texto
  on public.respostas_rapidas for each row execute function private.conferir_revisao();

create function private.recusar_mudanca_de_mensagem() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'Uma mensagem enviada não muda.' using errcode = '42501', detail = 'PROIBIDO';
end;
$$;
comment on function private.recusar_mudanca_de_mensagem() is
  'What was said stays as it was said, also for the service.';

create trigger recusar_mudanca before update on public.mensagens
  for each row execute function private.recusar_mudanca_de_mensagem();
create trigger recusar_exclusao before delete on public.mensagens
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.mensagens
  for each statement execute function private.recusar_exclusao();
create trigger recusar_exclusao before delete on public.conversas
  for each row execute function private.recusar_exclusao();

-- Screens follow the conversation, whose row changes with each message; nobody follows the messages.
alter publication supabase_realtime add table public.conversas;
