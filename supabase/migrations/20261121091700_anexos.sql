-- Attachments: files beside an entry of the record, in a message of a conversation, or of a shift's money.
--
-- The bytes are in Storage, under a name that says nothing; a row says whose they are. A row begins
-- `pendente`, when its path is reserved; the bytes are then uploaded and looked at, and only what
-- was found to be what it says becomes `conferido`. It is published with the entry or the message.

create table public.anexos (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid references public.profiles (id) on delete restrict,
  paciente_id uuid,
  prontuario_id uuid references public.prontuarios (id) on delete restrict,
  conversa_id uuid,
  assunto text,
  mensagem_id uuid references public.mensagens (id) on delete restrict,
  plantao_id uuid,
  nome text not null,
  tipo text not null,
  bytes int not null,
  objeto text not null default encode(extensions.gen_random_bytes(20), 'hex'),
  estado text not null default 'pendente',
  sha256 text,
  motivo_recusa text,
  conferido_em timestamptz,
  criado_por uuid not null references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  publicado_em timestamptz,
  removido_em timestamptz,
  inativado_em timestamptz,
  motivo_inativacao text,
  apagado_em timestamptz,
  constraint attachment_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint attachment_stays_in_its_conversation
    foreign key (conversa_id, clinica_id, paciente_id, assunto)
    references public.conversas (id, clinica_id, paciente_id, assunto) on delete restrict,
  constraint of_an_entry_a_conversation_or_a_shift
    check (num_nonnulls(prontuario_id, conversa_id, plantao_id) = 1),
  constraint only_a_receipt_is_of_no_patient
    check (num_nonnulls(clinica_id, paciente_id) = case when plantao_id is null then 2 else 0 end),
  constraint a_receipt_is_never_published check (plantao_id is null or publicado_em is null),
  constraint a_conversation_names_its_subject check ((conversa_id is null) = (assunto is null)),
  constraint only_conversations_have_messages check (mensagem_id is null or conversa_id is not null),
  constraint tipo_is_known
    check (tipo in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
  constraint nome_is_plain
    check (char_length(nome) between 1 and 200 and nome !~ '[\x01-\x1f\x7f/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]'),
  constraint nome_ends_as_its_type check (
    case tipo
      when 'application/pdf' then nome ~* '\.pdf$'
      when 'image/png' then nome ~* '\.png$'
      when 'image/jpeg' then nome ~* '\.jpe?g$'
      else nome ~* '\.webp$'
    end
  ),
  constraint it_is_neither_empty_nor_too_large check (bytes between 1 and 26214400),
  constraint objeto_says_nothing check (objeto ~ '^[0-9a-f]{40}$'),
  constraint estado_is_known check (estado in ('pendente', 'conferido', 'recusado')),
  constraint what_was_checked_has_its_hash
    check ((estado = 'conferido') = (sha256 is not null) and sha256 ~ '^[0-9a-f]{64}$'),
  constraint what_was_looked_at_says_when check ((estado = 'pendente') = (conferido_em is null)),
  constraint a_refusal_says_why
    check ((estado = 'recusado') = (motivo_recusa is not null) and char_length(motivo_recusa) <= 300),
  constraint only_what_was_checked_is_published
    check (publicado_em is null or (estado = 'conferido' and removido_em is null)),
  constraint a_message_publishes check ((mensagem_id is not null) = (conversa_id is not null and publicado_em is not null)),
  constraint an_inactivation_says_why
    check ((inativado_em is null) = (motivo_inativacao is null)
      and char_length(motivo_inativacao) between 3 and 500),
  constraint only_published_ones_are_inactivated check (inativado_em is null or publicado_em is not null)
);

comment on table public.anexos is
  'Files of entries and of messages, and receipts of shifts. The bytes are in the bucket `anexos`, under `objeto`. Published rows stay as long as the record.';
comment on column public.anexos.plantao_id is
  'The planned shift whose money it proves: its doctor''s own, of no tenant, read by nobody else.';
comment on column public.anexos.nome is 'The name of the file on the device it came from, with the ending of its type.';
comment on column public.anexos.bytes is 'Size in bytes, at most 25 MiB.';
comment on column public.anexos.objeto is
  'Name in the bucket: random, so that it tells nothing and cannot be guessed. A correction shares it with the version it corrects.';
comment on column public.anexos.sha256 is 'Of the bytes as they were checked, in hex.';
comment on column public.anexos.publicado_em is
  'When the entry was finished or the message sent: from then on others read it and it does not change.';
comment on column public.anexos.removido_em is 'When its author took it back, before it was published.';
comment on column public.anexos.inativado_em is
  'When the author of the entry marked it as not to be considered; it stays visible, with the reason.';
comment on column public.anexos.apagado_em is 'When the bytes of what was never published were deleted.';

create index anexos_prontuario on public.anexos (prontuario_id) where prontuario_id is not null;
create index anexos_conversa on public.anexos (conversa_id, clinica_id, paciente_id, assunto)
  where conversa_id is not null;
create index anexos_mensagem on public.anexos (mensagem_id) where mensagem_id is not null;
create index anexos_paciente on public.anexos (paciente_id, clinica_id);
create index anexos_clinica on public.anexos (clinica_id);
create index anexos_criado_por on public.anexos (criado_por);
create index anexos_objeto on public.anexos (objeto);
create index anexos_nao_publicados on public.anexos (criado_em)
  where publicado_em is null and apagado_em is null;

alter table public.anexos enable row level security;
revoke all on public.anexos from public, anon, authenticated, service_role;
grant select on public.anexos to authenticated;
grant select, insert, update on public.anexos to service_role;

call private.criar_politica(
  'public.anexos', 'select', 'one''s own, and what was published to its readers',
  $$
    removido_em is null
    and (publicado_em is not null or criado_por = {eu})
    and (
      (
        {clinicas_com_prontuario}
        -- As with entries, what one added oneself stays within reach.
        and (criado_por = {eu} or {nao_restrito})
      )
      or (plantao_id is not null and criado_por = {eu})
      or (assunto = 'administrativo' and {clinicas_do_usuario})
      or (conversa_id is not null and {da_conta})
      or (conversa_id is not null and assunto = 'administrativo' and {vinculado_a_conta})
      or (
        publicado_em is not null
        and prontuario_id = any (array(select private.prontuarios_compartilhados()))
      )
    )
  $$
);

-- ---------------------------------------------------------------------------------------------
-- What never changes
-- ---------------------------------------------------------------------------------------------

create function private.guardar_anexo() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  mudam constant text[] := array[
    'estado', 'sha256', 'motivo_recusa', 'conferido_em', 'mensagem_id', 'publicado_em',
    'removido_em', 'inativado_em', 'motivo_inativacao', 'apagado_em'
  ];
begin
  if to_jsonb(new) - mudam <> to_jsonb(old) - mudam
    or (
      old.estado <> 'pendente'
      and (new.estado, new.sha256, new.motivo_recusa, new.conferido_em)
        is distinct from (old.estado, old.sha256, old.motivo_recusa, old.conferido_em)
    )
    or (
      old.publicado_em is not null
      and (new.publicado_em, new.mensagem_id, new.removido_em, new.apagado_em)
        is distinct from (old.publicado_em, old.mensagem_id, old.removido_em, old.apagado_em)
    )
    or (old.removido_em is not null and new.removido_em is distinct from old.removido_em)
    or (old.inativado_em is not null and new.inativado_em is distinct from old.inativado_em)
  then
    raise exception 'Um anexo guardado não muda.' using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return new;
end;
$$;
comment on function private.guardar_anexo() is
  'A row is looked at once, published once and inactivated once; what it is never changes, also for the service.';

create trigger guardar_anexo before update on public.anexos
  for each row execute function private.guardar_anexo();
create trigger recusar_exclusao before delete on public.anexos
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.anexos
  for each statement execute function private.recusar_exclusao();

-- ---------------------------------------------------------------------------------------------
-- With the life of an entry
-- ---------------------------------------------------------------------------------------------

create function private.conferir_anexos_da_evolucao() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from public.anexos a
    where a.prontuario_id = new.id and a.estado = 'pendente' and a.removido_em is null
  ) then
    raise exception 'Há um anexo que ainda não terminou de enviar. Espere, ou remova-o, antes de finalizar.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return new;
end;
$$;
comment on function private.conferir_anexos_da_evolucao() is
  'An entry is not finished while a file is on its way: nobody would notice that it is missing. Definer: rows are read whoever asks.';

create trigger conferir_anexos before update on public.prontuarios
  for each row when (old.status = 'rascunho' and new.status = 'finalizado')
  execute function private.conferir_anexos_da_evolucao();

create function private.encerrar_anexos_da_evolucao() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'finalizado' then
    update public.anexos a set publicado_em = now()
    where a.prontuario_id = new.id and a.estado = 'conferido' and a.removido_em is null;
  else
    update public.anexos a set removido_em = now()
    where a.prontuario_id = new.id and a.removido_em is null;
  end if;
  return null;
end;
$$;
comment on function private.encerrar_anexos_da_evolucao() is
  'The files of an entry are published when it is finished and taken back when it is discarded. Definer: nobody does either by hand.';

create trigger encerrar_anexos after update on public.prontuarios
  for each row when (old.status = 'rascunho' and new.status <> 'rascunho')
  execute function private.encerrar_anexos_da_evolucao();

create function private.herdar_anexos() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.anexos (
    clinica_id, paciente_id, prontuario_id, nome, tipo, bytes, objeto, estado, sha256,
    conferido_em, criado_por, publicado_em
  )
  select a.clinica_id, a.paciente_id, new.id, a.nome, a.tipo, a.bytes, a.objeto, a.estado, a.sha256,
    a.conferido_em, new.autor_id, case when new.status = 'finalizado' then now() end
  from public.anexos a
  where a.prontuario_id = new.corrige_id and a.publicado_em is not null and a.inativado_em is null
  order by a.criado_em, a.id;
  return null;
end;
$$;
comment on function private.herdar_anexos() is
  'A correction starts from the files of what it corrects, as from its texts; the older version keeps its own. Definer: rows are made by nobody''s hand.';

create trigger herdar_anexos after insert on public.prontuarios
  for each row when (new.corrige_id is not null)
  execute function private.herdar_anexos();
