-- The scribe: that the patient of a visit consented to it, what was asked of it, what it suggested, and what
-- became of each suggestion (CFM 2.454/2026). Sound is never kept.

create table public.escriba_consentimentos (
  id uuid primary key,
  ordem bigint generated always as identity,
  visita_id uuid not null,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  clinica_id uuid references public.profiles (id) on delete restrict,
  paciente_id uuid,
  decisao text not null,
  versao text not null,
  registrado_em timestamptz not null default now(),
  constraint scribe_consent_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint of_a_patient_it_has_a_tenant check (paciente_id is null or clinica_id is not null),
  constraint decisao_is_known check (decisao in ('consentiu', 'recusou', 'retirou')),
  constraint versao_has_a_sane_length check (char_length(versao) between 1 and 20)
);
comment on table public.escriba_consentimentos is
  'What the patient of a visit answered when the doctor asked whether the scribe may write along, and when it was taken back. The last row of a visit holds; none changes.';
comment on column public.escriba_consentimentos.visita_id is
  'The draft of an entry or the attendance on call: made on the device, so it may come before its row.';
comment on column public.escriba_consentimentos.versao is
  'Which words were said: _shared/domain/assistente/escriba/consentimento.ts.';

create index escriba_consentimentos_visita on public.escriba_consentimentos (visita_id, ordem desc);
create index escriba_consentimentos_medico on public.escriba_consentimentos (medico_id);
create index escriba_consentimentos_clinica on public.escriba_consentimentos (clinica_id) where clinica_id is not null;
create index escriba_consentimentos_paciente on public.escriba_consentimentos (paciente_id, clinica_id)
  where paciente_id is not null;

create table public.escriba_pedidos (
  id uuid primary key default gen_random_uuid(),
  visita_id uuid not null,
  consentimento_id uuid not null references public.escriba_consentimentos (id) on delete restrict,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  clinica_id uuid references public.profiles (id) on delete restrict,
  paciente_id uuid,
  tipo text not null,
  origem text not null,
  transcricao text,
  resultado jsonb,
  provedor text,
  modelo text,
  versao text,
  criado_em timestamptz not null default now(),
  respondido_em timestamptz,
  apagado_em timestamptz,
  constraint scribe_request_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint of_a_patient_it_has_a_tenant check (paciente_id is null or clinica_id is not null),
  constraint tipo_is_known check (tipo in ('audio', 'sugestoes')),
  constraint origem_is_known check (origem in ('ditado', 'gravado', 'digitado')),
  constraint transcricao_has_a_sane_length check (char_length(transcricao) between 1 and 120000),
  constraint resultado_has_a_sane_size check (jsonb_typeof(resultado) = 'object' and octet_length(resultado::text) <= 1000000),
  constraint sound_leaves_nothing_behind check (tipo = 'sugestoes' or num_nonnulls(transcricao, resultado) = 0),
  constraint an_answer_says_whose_it_is check (num_nulls(provedor, versao, respondido_em) in (0, 3)),
  constraint what_was_taken_back_is_empty check (apagado_em is null or num_nonnulls(transcricao, resultado) = 0)
);
comment on table public.escriba_pedidos is
  'The log of the scribe: one row a part of a recording that was transcribed, or a transcript that was read. Opened by the caller, answered by the service, once; emptied when the patient takes the consent back.';
comment on column public.escriba_pedidos.transcricao is 'Without what names somebody, as it may leave.';
comment on column public.escriba_pedidos.resultado is
  'What was suggested, without what names somebody. Contract: _shared/domain/contracts/escriba.ts.';
comment on column public.escriba_pedidos.modelo is 'Null where rules alone answered.';

create index escriba_pedidos_visita on public.escriba_pedidos (visita_id);
create index escriba_pedidos_consentimento on public.escriba_pedidos (consentimento_id);
create index escriba_pedidos_medico on public.escriba_pedidos (medico_id, criado_em desc);
create index escriba_pedidos_clinica on public.escriba_pedidos (clinica_id, criado_em desc) where clinica_id is not null;
create index escriba_pedidos_paciente on public.escriba_pedidos (paciente_id, clinica_id) where paciente_id is not null;

create table public.escriba_usos (
  id uuid primary key default gen_random_uuid(),
  pedido_id uuid not null references public.escriba_pedidos (id) on delete restrict,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  sugestao text not null,
  decisao text not null,
  destino text not null,
  criado_em timestamptz not null default now(),
  constraint sugestao_has_a_sane_length check (char_length(sugestao) between 1 and 20),
  constraint decisao_is_known check (decisao in ('aceita', 'editada', 'rejeitada')),
  constraint destino_is_known check (destino in ('evolucao', 'prescricao', 'nenhum'))
);
comment on table public.escriba_usos is
  'What a doctor did with a suggestion: taken as it was, changed or left, and where it went. A row a decision; none changes.';

create index escriba_usos_pedido on public.escriba_usos (pedido_id, criado_em);
create index escriba_usos_medico on public.escriba_usos (medico_id);

alter table public.escriba_consentimentos enable row level security;
alter table public.escriba_pedidos enable row level security;
alter table public.escriba_usos enable row level security;
revoke all on public.escriba_consentimentos, public.escriba_pedidos, public.escriba_usos
from public, anon, authenticated, service_role;
grant select on public.escriba_consentimentos, public.escriba_pedidos, public.escriba_usos
to authenticated, service_role;

call private.criar_politica(
  'public.escriba_consentimentos', 'select', 'own questions are read, and by the tenant those of its doctors',
  '(medico_id = {eu} or clinica_id = (select private.clinica_administrada())) and (paciente_id is null or {le_o_prontuario})'
);
call private.criar_politica(
  'public.escriba_pedidos', 'select', 'own requests are read, while the record is', 'medico_id = {eu} and (paciente_id is null or {le_o_prontuario})'
);
call private.criar_politica('public.escriba_usos', 'select', 'own decisions are read', 'medico_id = {eu}');

create function private.responder_ou_apagar() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  resposta constant text[] := '{resultado,provedor,modelo,versao,respondido_em}';
  apagada constant text[] := '{transcricao,resultado,apagado_em}';
begin
  if old.apagado_em is null and (
    (old.respondido_em is null and new.apagado_em is null and to_jsonb(new) - resposta = to_jsonb(old) - resposta)
    or (new.apagado_em is not null and to_jsonb(new) - apagada = to_jsonb(old) - apagada)
  ) then
    return new;
  end if;
  raise exception 'O registro de uso da IA não muda.' using errcode = '42501', detail = 'PROIBIDO';
end;
$$;
comment on function private.responder_ou_apagar() is
  'The changes that a request knows: its answer, once, and being emptied.';

create trigger responder_ou_apagar before update on public.escriba_pedidos
  for each row execute function private.responder_ou_apagar();
create trigger recusar_exclusao before delete on public.escriba_pedidos
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.escriba_pedidos
  for each statement execute function private.recusar_exclusao();
create trigger recusar_exclusao before delete or update on public.escriba_consentimentos
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.escriba_consentimentos
  for each statement execute function private.recusar_exclusao();
create trigger recusar_exclusao before delete or update on public.escriba_usos
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.escriba_usos
  for each statement execute function private.recusar_exclusao();
