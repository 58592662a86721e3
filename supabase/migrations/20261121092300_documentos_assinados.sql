-- Signed documents: who signed what, with which certificate, and the code by which anybody checks it.
-- The bytes are in the private bucket `documentos-assinados`, under their SHA-256.

create table public.icp_ancoras (
  sha256 text primary key,
  der text not null,
  titular text not null,
  ambiente text not null,
  valida_de timestamptz not null,
  valida_ate timestamptz not null,
  criado_em timestamptz not null default now(),
  constraint sha256_is_of_the_der check (sha256 = encode(sha256(decode(der, 'base64')), 'hex')),
  constraint titular_has_a_sane_length check (char_length(titular) between 1 and 200),
  constraint ambiente_is_known check (ambiente in ('producao', 'teste')),
  constraint it_is_valid_for_some_time check (valida_de < valida_ate)
);

comment on table public.icp_ancoras is
  'Root certificates that signatures are judged by, put there by whoever operates the installation. Public knowledge: nothing of it is secret.';
comment on column public.icp_ancoras.der is 'The certificate, DER in base64.';
comment on column public.icp_ancoras.ambiente is 'teste: what it vouches for has no legal force, and is called so wherever it is shown.';

alter table public.icp_ancoras enable row level security;
revoke all on public.icp_ancoras from public, anon, authenticated, service_role;
grant select on public.icp_ancoras to authenticated, service_role;
grant insert on public.icp_ancoras to service_role;

call private.criar_politica('public.icp_ancoras', 'select', 'roots are no secret', '{eu} is not null');

create table public.documentos_assinados (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid references public.profiles (id) on delete restrict,
  paciente_id uuid,
  sessao_id uuid,
  tipo text not null,
  documento_id uuid not null,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  sha256 text not null,
  bytes int not null,
  codigo text not null,
  acesso_hash text not null,
  assinado_em timestamptz not null default now(),
  declarado_em timestamptz,
  nivel text not null,
  politica text not null,
  signatario_nome text not null,
  signatario_crm text,
  signatario_uf text,
  cpf_mascarado text not null,
  certificado_tipo text,
  certificado_titular text not null,
  certificado_emissor text not null,
  certificado_serie text not null,
  certificado_valido_ate timestamptz not null,
  teste boolean not null,
  revogacao_verificada boolean not null,
  constraint signature_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint it_is_of_a_patient_or_of_a_shift check (
    num_nonnulls(clinica_id, paciente_id) = case when sessao_id is null then 2 else 0 end
      and (sessao_id is not null) = (tipo = 'passagem')
  ),
  constraint a_document_is_signed_once unique (tipo, documento_id),
  constraint one_document_a_code unique (codigo),
  constraint tipo_is_known check (tipo in (
    'prescricao', 'pedido_exames', 'atestado', 'declaracao', 'encaminhamento', 'relatorio', 'evolucao',
    'passagem'
  )),
  constraint sha256_has_its_form check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint it_is_neither_empty_nor_too_large check (bytes between 1 and 26214400),
  constraint codigo_has_its_form check (codigo ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  constraint nivel_is_known check (nivel in ('AD-RB', 'AD-RT')),
  constraint cpf_is_masked check (cpf_mascarado ~ '^\*{3}\.\d{3}\.\d{3}-\*{2}$'),
  constraint certificado_tipo_is_known check (certificado_tipo in ('A1', 'A3'))
);

comment on table public.documentos_assinados is
  'One row a signed document, written by the service once its signature was verified. Append-only: a document that is cancelled says so itself.';
comment on column public.documentos_assinados.documento_id is
  'The entry (evolucao), the handover (passagem) or the row of prescricoes (all other kinds) that was signed.';
comment on column public.documentos_assinados.sessao_id is
  'The on-call shift that a handover is of, which has no tenant and more patients than one; null of all other kinds.';
comment on column public.documentos_assinados.codigo is
  'By which anybody checks it: 60 random bits in Crockford''s base 32.';
comment on column public.documentos_assinados.acesso_hash is
  'Of the access code, which opens the document for who was handed it. The code itself is kept nowhere.';
comment on column public.documentos_assinados.assinado_em is
  'When it was verified and kept, by our clock: proof that it was there before.';
comment on column public.documentos_assinados.declarado_em is 'When it was signed by the signer''s clock.';
comment on column public.documentos_assinados.cpf_mascarado is 'Of the certificate, without its ends.';
comment on column public.documentos_assinados.revogacao_verificada is
  'Whether a list of the authority said, at that moment, that the certificate was not revoked.';

create index documentos_assinados_sha256 on public.documentos_assinados (sha256);
create index documentos_assinados_do_paciente
  on public.documentos_assinados (paciente_id, clinica_id, assinado_em desc);
create index documentos_assinados_clinica on public.documentos_assinados (clinica_id);
create index documentos_assinados_sessao on public.documentos_assinados (sessao_id) where sessao_id is not null;
create index documentos_assinados_medico on public.documentos_assinados (medico_id, assinado_em desc);

alter table public.documentos_assinados enable row level security;
revoke all on public.documentos_assinados from public, anon, authenticated, service_role;
grant select (
  id, clinica_id, paciente_id, sessao_id, tipo, documento_id, medico_id, sha256, bytes, codigo, assinado_em,
  declarado_em, nivel, politica, signatario_nome, signatario_crm, signatario_uf, cpf_mascarado,
  certificado_tipo, certificado_titular, certificado_emissor, certificado_serie,
  certificado_valido_ate, teste, revogacao_verificada
) on public.documentos_assinados to authenticated, service_role;

create function private.passagens_assinadas() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
begin
  -- Handovers are of a later context, so that no sql function can name them here.
  return query
    select p.id from public.passagens_de_plantao p
    where p.assinada_em is not null and private.usuario_id() in (p.medico_id, p.recebida_por);
end;
$$;
comment on function private.passagens_assinadas() is
  'Signed handovers that the caller gave or received. Definer: asked by policies.';
grant execute on function private.passagens_assinadas() to authenticated;

-- What one signed oneself stays within reach, as with entries.
call private.criar_politica(
  'public.documentos_assinados', 'select',
  'signatures are read with the record, those of handovers by who gave and who received them',
  '({clinicas_com_prontuario} and (medico_id = {eu} or {nao_restrito}))
    or (sessao_id is not null and documento_id = any (array(select private.passagens_assinadas())))'
);

create trigger recusar_exclusao before update or delete on public.documentos_assinados
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.documentos_assinados
  for each statement execute function private.recusar_exclusao();

-- ---------------------------------------------------------------------------------------------
-- The codes, which stand on the document before it is signed
-- ---------------------------------------------------------------------------------------------

create table private.codigos_reservados (
  tipo text not null,
  documento_id uuid not null,
  codigo text not null,
  acesso text not null,
  criado_em timestamptz not null default now(),
  constraint a_document_has_one_code primary key (tipo, documento_id)
);

comment on table private.codigos_reservados is
  'Codes of documents that are about to be signed: printed on them, so known before. Gone once signed; from then on the access code is a hash.';

alter table private.codigos_reservados enable row level security;
revoke all on private.codigos_reservados from public, anon, authenticated, service_role;

create function private.sortear(letras int) returns text
language sql volatile
set search_path = ''
as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(b.bytes, i) % 32 + 1, 1), '' order by i)
  from (select extensions.gen_random_bytes(letras) as bytes) as b, generate_series(0, letras - 1) as i;
$$;
comment on function private.sortear(int) is
  'So many letters of Crockford''s base 32 at random, five bits each: none reads like another.';

create function private.exigir_assinavel(tipo text, id uuid, medico uuid)
returns table (clinica_id uuid, paciente_id uuid, sessao_id uuid)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.exigir(num_nulls(tipo, id, medico));
  perform private.exigir_um_de(
    tipo, 'prescricao', 'pedido_exames', 'atestado', 'declaracao', 'encaminhamento', 'relatorio', 'evolucao',
    'passagem'
  );
  return query
    select e.clinica_id, e.paciente_id, null::uuid from public.prontuarios e
    where exigir_assinavel.tipo = 'evolucao' and e.id = exigir_assinavel.id and e.autor_id = medico
      and e.status = 'finalizado' and e.inativado_em is null
      and private.atende_em(medico, e.clinica_id)
    union all
    select d.clinica_id, d.paciente_id, null::uuid from public.prescricoes d
    where d.tipo = exigir_assinavel.tipo and d.id = exigir_assinavel.id and d.medico_id = medico
      and (d.estado = 'rascunho' or d.assinatura = 'digital')
      and private.atende_em(medico, d.clinica_id)
    union all
    select null, null, p.sessao_id from public.passagens_de_plantao p
    where exigir_assinavel.tipo = 'passagem' and p.id = exigir_assinavel.id and p.medico_id = medico
      and p.entregue_em is not null;
  if not found then
    raise exception 'Documento não encontrado, ou não está pronto para ser assinado por você.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
end;
$$;
comment on function private.exigir_assinavel(text, uuid, uuid) is
  'Where a document stands that a doctor may sign: an own finished entry, an own document that was prepared, or an own handover that was given. Definer: called for the service too, which is nobody.';

create function private.reservar_para(p_tipo text, p_id uuid) returns void
language sql
set search_path = ''
as $$
  insert into private.codigos_reservados (tipo, documento_id, codigo, acesso)
  values (
    p_tipo, p_id, private.sortear(4) || '-' || private.sortear(4) || '-' || private.sortear(4), private.sortear(8)
  )
  on conflict on constraint a_document_has_one_code do nothing;
$$;
comment on function private.reservar_para(text, uuid) is 'Draws the codes of a document, once.';

create function public.reservar_codigo(p_tipo text, p_id uuid)
returns table (codigo text, acesso text)
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.exigir_assinavel(p_tipo, p_id, private.usuario_id());
  if exists (
    select 1 from public.documentos_assinados d where d.tipo = p_tipo and d.documento_id = p_id
  ) then
    raise exception 'Este documento já está assinado.' using errcode = '23505', detail = 'JA_EXISTE';
  end if;
  perform private.reservar_para(p_tipo, p_id);
  return query
    select r.codigo, r.acesso from private.codigos_reservados r
    where r.tipo = p_tipo and r.documento_id = p_id;
end;
$$;
comment on function public.reservar_codigo(text, uuid) is
  'The codes of an own document that is about to be signed, the same until it is: what its paper shows. Definer: codes are nobody''s to choose.';
revoke all on function public.reservar_codigo(text, uuid) from public, anon, authenticated;
grant execute on function public.reservar_codigo(text, uuid) to authenticated;
