-- The life of a document: prepared of a composition, emitted by being signed, cancelled.

create function private.exige_numeracao(especie text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(especie like 'notificacao\_%', false);
$$;
comment on function private.exige_numeracao(text) is
  'Whether a receituário is worth nothing without its number: SNCR''s, or that of the doctor''s stationery (RDC 1.000/2025).';

create function private.composicao_a_mudar(p_composicao uuid) returns public.composicoes
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.composicoes;
begin
  select * into alvo from public.composicoes c
  where c.id = p_composicao and c.medico_id = private.usuario_id()
    and c.clinica_id in (select private.clinicas_onde_atende())
    and c.paciente_id not in (select private.pacientes_restritos())
  for update;
  if alvo.id is null then
    raise exception 'Prescrição não encontrada.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  elsif alvo.encerrada_em is not null then
    raise exception 'Esta prescrição já foi encerrada. Comece outra.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return alvo;
end;
$$;
comment on function private.composicao_a_mudar(uuid) is
  'The open composition of the caller, held until the end of the transaction. Definer: called by the calls below.';

create function private.exigir_documentos(documentos jsonb) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if jsonb_typeof(documentos) <> 'array' or jsonb_array_length(documentos) not between 1 and 20 then
    raise exception 'Escreva ao menos um item ou documento.' using errcode = '23514', detail = 'VALIDACAO';
  end if;
  if exists (
    select 1 from jsonb_array_elements(documentos) as d (um)
    where not coalesce(private.achados_validos(coalesce(d.um -> 'achados', '[]')), false)
  ) then
    raise exception 'Escreva a justificativa de cada alerta que impede a emissão.'
      using errcode = '23514', detail = 'VALIDACAO';
  end if;
  if exists (
    select 1 from jsonb_array_elements(documentos) as d (um)
    where not coalesce(
      jsonb_typeof(d.um) = 'object'
      and private.conteudo_de_documento_valido(d.um ->> 'tipo', d.um -> 'conteudo')
      and (d.um ->> 'tipo' = 'prescricao') = (d.um ->> 'especie' is not null)
      and (d.um ->> 'especie' is null or d.um ->> 'especie' in (
        'simples', 'controle_especial', 'notificacao_a', 'notificacao_b', 'notificacao_b2',
        'notificacao_retinoide', 'notificacao_talidomida', 'antimicrobiano', 'glp1', 'antirretroviral',
        'cannabis'
      ))
      and coalesce(d.um ->> 'vias', '1') ~ '^[123]$'
      and coalesce(d.um ->> 'validade_dias', '1') ~ '^[1-9]\d{0,2}$'
      and coalesce((d.um ->> 'validade_dias')::int, 1) <= 365,
      false
    )
  ) then
    raise exception 'Confira os itens: falta um texto, ou uma dose, quantidade ou prazo não é possível.'
      using errcode = '23514', detail = 'VALIDACAO';
  end if;
end;
$$;
comment on function private.exigir_documentos(jsonb) is
  'Refuses what the table of documents would, without telling what else a row holds.';

create function public.preparar_documentos(p_composicao uuid, p_revisao int, p_documentos jsonb)
returns setof public.prescricoes
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.composicoes;
  obito date;
begin
  perform private.exigir(num_nulls(p_composicao, p_revisao, p_documentos));
  alvo := private.composicao_a_mudar(p_composicao);
  if alvo.revisao <> p_revisao then
    raise exception 'Esta prescrição mudou em outra janela. Nada foi emitido.' using errcode = 'ED001';
  end if;
  perform private.exigir_documentos(p_documentos);
  if exists (
    select 1 from public.prescricoes p where p.composicao_id = alvo.id and p.emitida_em is not null
  ) then
    raise exception 'Parte desta prescrição já foi emitida. Assine o que falta, ou encerre-a e comece outra.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  obito := private.obito_de(alvo.paciente_id);
  if obito is not null and exists (
    select 1 from jsonb_array_elements(p_documentos) as d (um)
    where d.um ->> 'tipo' in ('prescricao', 'pedido_exames', 'encaminhamento')
  ) then
    perform private.recusar_pelo_obito(obito, 'não se prescreve depois desta data');
  end if;
  update public.prescricoes p set estado = 'descartada'
  where p.composicao_id = alvo.id and p.estado = 'rascunho';
  return query
    insert into public.prescricoes (
      clinica_id, paciente_id, prontuario_id, composicao_id, ordem, tipo, especie, conteudo, achados,
      medico_id, medico_nome, medico_crm, medico_crm_uf, medico_especialidade, vias, validade_dias, sncr
    )
    select
      alvo.clinica_id, alvo.paciente_id, alvo.prontuario_id, alvo.id, d.ordem, d.um ->> 'tipo',
      d.um ->> 'especie', d.um -> 'conteudo', coalesce(d.um -> 'achados', '[]'), m.id, m.nome, m.crm,
      m.crm_uf, m.especialidade, coalesce((d.um ->> 'vias')::smallint, 1),
      (d.um ->> 'validade_dias')::smallint,
      case when d.um ->> 'especie' in ('simples', 'antirretroviral', 'cannabis') or d.um ->> 'especie' is null
        then 'nao_se_aplica' else 'sem_numero' end
    from jsonb_array_elements(p_documentos) with ordinality as d (um, ordem)
    join public.profiles m on m.id = alvo.medico_id
    order by d.ordem
    returning *;
end;
$$;
comment on function public.preparar_documentos(uuid, int, jsonb) is
  'Makes the documents of a composition, as drafts to be signed: [{tipo, especie, conteudo, achados, vias, validade_dias}]. Those of before that nobody signed are discarded. Definer: what a document says is nobody''s to change.';

create function private.emitir_documento(alvo public.prescricoes, como text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The composition first, as whoever prepares it does: nobody waits for one another.
  perform 1 from public.composicoes c where c.id = alvo.composicao_id for update;
  select * into alvo from public.prescricoes p where p.id = alvo.id for update;
  if alvo.estado = 'descartada' then
    raise exception 'Este documento foi refeito depois de preparado. Abra a prescrição e assine o atual.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  elsif alvo.estado <> 'rascunho' then
    raise exception 'Este documento já foi emitido.' using errcode = '23514', detail = 'REGRA_VIOLADA';
  elsif not private.atende_em(alvo.medico_id, alvo.clinica_id) then
    raise exception 'Você não atende mais nesta clínica.' using errcode = '42501', detail = 'PROIBIDO';
  elsif como = 'digital' and private.exige_numeracao(alvo.especie) and alvo.numero_sncr is null then
    raise exception 'Esta notificação precisa de número do SNCR para valer assinada. Imprima e transcreva no talonário.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  update public.prescricoes p
  set estado = 'emitida', assinatura = como, emitida_em = now(),
    valida_ate = private.dia_na_clinica(p.clinica_id, now()) + p.validade_dias,
    -- A number of SNCR is of the electronic prescription: what is signed by hand gives it back.
    sncr = case
      when como = 'digital' or p.sncr = 'nao_se_aplica' then p.sncr
      when private.exige_numeracao(p.especie) then 'talonario'
      else 'sem_numero' end,
    numero_sncr = case when como = 'digital' then p.numero_sncr end
  where p.id = alvo.id;
  if como = 'manual' then
    update private.numeros_do_sncr n set prescricao_id = null where n.prescricao_id = alvo.id;
  end if;
  update public.composicoes c set encerrada_em = now()
  where c.id = alvo.composicao_id and c.encerrada_em is null and not exists (
    select 1 from public.prescricoes p where p.composicao_id = c.id and p.estado = 'rascunho'
  );
end;
$$;
comment on function private.emitir_documento(public.prescricoes, text) is
  'Emits a prepared document, signed with a certificate (digital) or on paper (manual). Definer: the one way into that state.';

create function private.ao_assinar(p_tipo text, p_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.prescricoes;
begin
  -- A finished entry does not change by being signed.
  if p_tipo = 'evolucao' then
    return;
  end if;
  if p_tipo = 'passagem' then
    perform private.passagem_assinada(p_id);
    return;
  end if;
  select * into alvo from public.prescricoes p where p.id = p_id and p.tipo = p_tipo;
  if alvo.id is null then
    raise exception 'Documento não encontrado.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  perform private.emitir_documento(alvo, 'digital');
end;
$$;
comment on function private.ao_assinar(text, uuid) is
  'What the registration of a signature does to the document, in its transaction. Definer: called by that registration alone.';
grant execute on function private.ao_assinar(text, uuid) to service_role;

create function public.emitir_no_papel(p_medico uuid, p_documentos uuid[]) returns setof uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.prescricoes;
begin
  perform private.exigir(num_nulls(p_medico, p_documentos));
  for alvo in
    select * from public.prescricoes p
    where p.id = any (p_documentos) and p.medico_id = p_medico and private.atende_em(p_medico, p.clinica_id)
    order by p.id
  loop
    perform private.emitir_documento(alvo, 'manual');
  end loop;
  if (select count(distinct d) from unnest(p_documentos) as d) <> (
    select count(*) from public.prescricoes p
    where p.id = any (p_documentos) and p.medico_id = p_medico and p.assinatura = 'manual'
  ) then
    raise exception 'Documento não encontrado.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return query select p.id from public.prescricoes p where p.id = any (p_documentos) order by p.ordem;
end;
$$;
comment on function public.emitir_no_papel(uuid, uuid[]) is
  'Emits drafts of a doctor as papers to be signed by hand, all or none. For the service alone, which checks them first: what stops needs its written reason. Definer: as private.emitir_documento.';

create function public.encerrar_composicao(p_composicao uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.composicoes;
begin
  perform private.exigir(num_nulls(p_composicao));
  alvo := private.composicao_a_mudar(p_composicao);
  update public.prescricoes p set estado = 'descartada'
  where p.composicao_id = alvo.id and p.estado = 'rascunho';
  update public.composicoes c set encerrada_em = now() where c.id = alvo.id;
  return alvo.id;
end;
$$;
comment on function public.encerrar_composicao(uuid) is
  'Gives a composition up, with what was prepared of it and not signed. Definer: documents are out of everybody''s direct reach.';

revoke all on function
  public.preparar_documentos(uuid, int, jsonb), public.emitir_no_papel(uuid, uuid[]),
  public.encerrar_composicao(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.preparar_documentos(uuid, int, jsonb), public.encerrar_composicao(uuid)
to authenticated;
grant execute on function public.emitir_no_papel(uuid, uuid[]) to service_role;
