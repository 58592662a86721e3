-- A signature is registered once it was verified, and read by who has its code.

create function public.registrar_assinatura(p_medico uuid, p_tipo text, p_id uuid, p_dados jsonb)
returns table (id uuid, codigo text, acesso text, assinado_em timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo record;
  ja public.documentos_assinados;
  acesso_do_papel text;
begin
  select * into alvo from private.exigir_assinavel(p_tipo, p_id, p_medico);
  perform pg_advisory_xact_lock(hashtextextended(p_tipo || p_id, 0));
  select * into ja from public.documentos_assinados d where d.tipo = p_tipo and d.documento_id = p_id;
  if ja.sha256 = p_dados ->> 'sha256' then
    return query select ja.id, ja.codigo, null::text, ja.assinado_em;
    return;
  elsif ja.id is not null then
    raise exception 'Este documento já está assinado.' using errcode = '23505', detail = 'JA_EXISTE';
  end if;
  perform private.reservar_para(p_tipo, p_id);
  delete from private.codigos_reservados r where r.tipo = p_tipo and r.documento_id = p_id
  returning r.codigo, r.acesso into ja.codigo, acesso_do_papel;
  insert into public.documentos_assinados as d (
    clinica_id, paciente_id, sessao_id, tipo, documento_id, medico_id, sha256, bytes, codigo, acesso_hash,
    declarado_em, nivel, politica, signatario_nome, signatario_crm, signatario_uf, cpf_mascarado,
    certificado_tipo, certificado_titular, certificado_emissor, certificado_serie,
    certificado_valido_ate, teste, revogacao_verificada
  )
  select
    alvo.clinica_id, alvo.paciente_id, alvo.sessao_id, p_tipo, p_id, p_medico, r.sha256, r.bytes, ja.codigo,
    extensions.crypt(acesso_do_papel, extensions.gen_salt('bf', 6)), r.declarado_em, r.nivel, r.politica, m.nome,
    m.crm, m.crm_uf, r.cpf_mascarado, r.certificado_tipo, r.certificado_titular, r.certificado_emissor,
    r.certificado_serie, r.certificado_valido_ate, r.teste, r.revogacao_verificada
  from jsonb_populate_record(null::public.documentos_assinados, p_dados) as r
  join public.profiles m on m.id = p_medico
  returning d.* into ja;
  perform private.ao_assinar(p_tipo, p_id);
  -- Of a handover nobody is told an access code: who has its paper reads no record of a shift by it.
  return query
    select ja.id, ja.codigo, case when ja.sessao_id is null then acesso_do_papel end, ja.assinado_em;
end;
$$;
comment on function public.registrar_assinatura(uuid, text, uuid, jsonb) is
  'Keeps a verified signature of a doctor and emits the document, as one; the same bytes again are the same signature, whose access code was told before. For the service alone: nobody vouches for an own signature. Definer: codes and documents are out of direct reach.';

create function private.situacao_do_assinado(d public.documentos_assinados) returns text
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    (select private.situacao_da_prescricao(p) from public.prescricoes p where p.id = d.documento_id and d.tipo <> 'evolucao'),
    (
      select case when e.inativado_em is not null then 'cancelada' else 'emitida' end
      from public.prontuarios e where e.id = d.documento_id and d.tipo = 'evolucao'
    ),
    case when d.tipo = 'passagem' then 'emitida' end
  );
$$;
comment on function private.situacao_do_assinado(public.documentos_assinados) is
  'The state of what was signed: emitida, dispensada, expirada or cancelada. Definer: asked by the service for who has the code.';

create function private.assinado_em_json(d public.documentos_assinados) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'tipo', d.tipo, 'sha256', d.sha256, 'assinado_em', d.assinado_em, 'nivel', d.nivel,
    'nome', d.signatario_nome, 'crm', d.signatario_crm, 'uf', d.signatario_uf,
    'cpf_mascarado', d.cpf_mascarado, 'certificado_tipo', d.certificado_tipo,
    'certificado_emissor', d.certificado_emissor, 'certificado_serie', d.certificado_serie,
    'certificado_valido_ate', d.certificado_valido_ate, 'teste', d.teste,
    'revogacao_verificada', d.revogacao_verificada, 'documento', private.situacao_do_assinado(d),
    'numero_simulado', coalesce(
      (select p.sncr = 'simulado' from public.prescricoes p where p.id = d.documento_id and d.tipo <> 'evolucao'), false
    )
  );
$$;
comment on function private.assinado_em_json(public.documentos_assinados) is
  'What anybody with the code is told: nothing clinical, and not whose it is.';

create function public.consultar_assinatura(p_codigo text, p_endereco inet)
returns table (bloqueado_ate timestamptz, assinado jsonb)
language plpgsql security definer
set search_path = ''
as $$
declare
  chave constant text := private.chave_de_tentativa('codigo', private.rede_de(p_endereco));
begin
  -- Counted first and taken back where the code is right: a counter at the pharmacy asks all day.
  bloqueado_ate := private.contar_tentativa(chave, 30, interval '15 minutes');
  if bloqueado_ate is null then
    select private.assinado_em_json(d) into assinado from public.documentos_assinados d where d.codigo = p_codigo;
    if found then
      perform private.descontar_tentativa(chave);
    end if;
  end if;
  return next;
end;
$$;
comment on function public.consultar_assinatura(text, inet) is
  'What is known of a signature by its code; 30 wrong codes of one network in 15 minutes lock it out. For the service alone. Definer: it counts.';

create function public.consultar_arquivo_assinado(p_sha256 text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.assinado_em_json(d) from public.documentos_assinados d where d.sha256 = p_sha256;
$$;
comment on function public.consultar_arquivo_assinado(text) is
  'What is known of a signature by the SHA-256 of its file, which only who has the file knows; null of any other. For the service alone. Definer: read by nobody else.';

create function public.abrir_assinado(p_codigo text, p_acesso text, p_endereco inet)
returns table (bloqueado_ate timestamptz, certo boolean, id uuid, tipo text, documento_id uuid, sha256 text)
language plpgsql security definer
set search_path = ''
as $$
declare
  rede constant text := private.chave_de_tentativa('codigo', private.rede_de(p_endereco));
  chave constant text := private.chave_de_tentativa('acesso ao assinado', p_codigo);
  alvo public.documentos_assinados;
begin
  bloqueado_ate := private.contar_tentativa(rede, 30, interval '15 minutes');
  if bloqueado_ate is null then
    -- A handover tells of all patients of a shift: no code opens it, only who gave or received it.
    select * into alvo from public.documentos_assinados d where d.codigo = p_codigo and d.sessao_id is null;
    if alvo.id is null then
      return next;
      return;
    end if;
    bloqueado_ate := private.contar_tentativa(chave, 10, interval '1 hour');
  end if;
  if bloqueado_ate is not null then
    return next;
    return;
  end if;
  certo := private.acesso_confere(alvo, p_acesso);
  if certo then
    perform private.descontar_tentativa(chave), private.descontar_tentativa(rede);
    id := alvo.id;
    tipo := alvo.tipo;
    documento_id := alvo.documento_id;
    sha256 := alvo.sha256;
  end if;
  return next;
end;
$$;
comment on function public.abrir_assinado(text, text, inet) is
  'Names the bytes of a signed document for who has both its codes: certo null of an unknown code, false of a wrong access code, of which ten in an hour lock the document. For the service alone. Definer: it counts, and reads the hash.';

create function public.abrir_documento_assinado(p_id uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  alvo public.documentos_assinados;
begin
  select * into alvo from public.documentos_assinados d
  where d.id = p_id and (
    (
      d.clinica_id in (select private.clinicas_com_prontuario())
      and (d.medico_id = eu or private.entra_no_restrito(d.paciente_id))
    )
    or (d.tipo <> 'evolucao' and d.paciente_id in (select private.pacientes_da_conta()))
    or (d.sessao_id is not null and d.documento_id in (select private.passagens_assinadas()))
  );
  if alvo.clinica_id in (select private.clinicas_com_prontuario()) then
    perform private.registrar_acesso(
      alvo.clinica_id, alvo.paciente_id, 'abriu_documento',
      case when alvo.tipo = 'evolucao' then alvo.documento_id end
    );
  end if;
  return alvo.sha256;
end;
$$;
comment on function public.abrir_documento_assinado(uuid) is
  'Names the bytes of a signed document that the caller reads, written in the log of accesses in the same step; null of any other. Only the service can do something with it. Definer: nobody writes the log by hand; patients read no row.';

revoke all on function
  public.registrar_assinatura(uuid, text, uuid, jsonb), public.consultar_assinatura(text, inet),
  public.consultar_arquivo_assinado(text),
  public.abrir_assinado(text, text, inet), public.abrir_documento_assinado(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.registrar_assinatura(uuid, text, uuid, jsonb), public.consultar_assinatura(text, inet),
  public.consultar_arquivo_assinado(text),
  public.abrir_assinado(text, text, inet)
to service_role;
grant execute on function public.abrir_documento_assinado(uuid) to authenticated;
