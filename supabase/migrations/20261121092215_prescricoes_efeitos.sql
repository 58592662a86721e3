-- What an emitted document does besides: its items as rows, medicines in use, the log, the patient's
-- bell; and what cancelling it takes back.

create function private.dispor_itens(p public.prescricoes) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.prescricao_itens (
    prescricao_id, ordem, clinica_id, paciente_id, medico_id, apresentacao_id, farmaco, dcbs, nome, via,
    posologia, quantidade, unidade, quantidade_texto, dias, uso_continuo, livre, observacao
  )
  select
    p.id, i.ordem, p.clinica_id, p.paciente_id, p.medico_id, i.item ->> 'apresentacao',
    i.item ->> 'farmaco', array(select jsonb_array_elements_text(coalesce(i.item -> 'dcbs', '[]'))),
    trim(i.item ->> 'nome'), i.item ->> 'via', trim(i.item ->> 'posologia'),
    (i.item ->> 'quantidade')::numeric, i.item ->> 'unidade', i.item ->> 'quantidade_texto',
    ceil((i.item ->> 'dias')::numeric), coalesce((i.item ->> 'uso_continuo')::boolean, false),
    coalesce((i.item ->> 'livre')::boolean, false), i.item ->> 'observacao'
  from jsonb_array_elements(p.conteudo -> 'itens') with ordinality as i (item, ordem);
$$;
comment on function private.dispor_itens(public.prescricoes) is
  'Lays the items of a prescription out as rows. Definer: nobody writes them by hand.';

create function private.por_em_uso(p public.prescricoes) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  hoje constant date := private.dia_na_clinica(p.clinica_id, now());
  item public.prescricao_itens;
  fim date;
begin
  for item in select * from public.prescricao_itens i where i.prescricao_id = p.id order by i.ordem loop
    fim := case when not item.uso_continuo then hoje + item.dias end;
    -- The same ingredients, or where none was recognised the same words, are the same medicine.
    update public.medicamentos_em_uso m
    set nome = left(item.nome, 200), dose = left(item.posologia, 300), ate = fim, prescricao_id = p.id,
      atualizado_por = p.medico_id
    where m.paciente_id = p.paciente_id and m.clinica_id = p.clinica_id and m.suspenso_em is null
      and case when item.dcbs = '{}'
        then m.dcbs = '{}' and private.normalizar_busca(m.nome) = private.normalizar_busca(left(item.nome, 200))
        else m.dcbs @> item.dcbs and m.dcbs <@ item.dcbs end;
    if not found then
      insert into public.medicamentos_em_uso (
        clinica_id, paciente_id, nome, dcbs, dose, desde, ate, prescricao_id, criado_por
      )
      values (
        p.clinica_id, p.paciente_id, left(item.nome, 200), item.dcbs, left(item.posologia, 300), hoje, fim,
        p.id, p.medico_id
      );
    end if;
  end loop;
end;
$$;
comment on function private.por_em_uso(public.prescricoes) is
  'What was prescribed is in use from the day of the emission, until its last day when it has one; the same medicine is kept once, in its newest dose. Definer: the signature''s registration has no caller.';

create function private.publicar_documento() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.tipo = 'prescricao' then
    perform private.dispor_itens(new);
    perform private.por_em_uso(new);
  end if;
  perform private.registrar_acesso(new.clinica_id, new.paciente_id, 'emitiu_documento', new.prontuario_id, new.medico_id);
  perform private.avisar_contas(
    'documento_emitido', p, 'Novo documento para você',
    format('%s emitiu um documento para você.', c.nome), jsonb_build_object('documento_id', new.id)
  )
  from public.pacientes p
  join public.profiles c on c.id = p.clinica_id
  where p.id = new.paciente_id;
  return null;
end;
$$;
comment on function private.publicar_documento() is
  'When a document is emitted: its items, the medicines in use, the log, and the patient is told. Definer: none of them is written by hand.';

create trigger publicar_documento after update on public.prescricoes
  for each row when (old.estado = 'rascunho' and new.estado = 'emitida')
  execute function private.publicar_documento();

create function public.cancelar_documento(p_documento uuid, p_motivo text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  alvo public.prescricoes;
begin
  perform private.exigir(num_nulls(p_documento, p_motivo));
  perform private.exigir_texto(p_motivo, 3, 500);
  select * into alvo from public.prescricoes p
  where p.id = p_documento and p.emitida_em is not null
    and p.clinica_id in (select private.clinicas_com_prontuario())
    and (p.medico_id = eu or p.paciente_id not in (select private.pacientes_restritos()))
  for update;
  if alvo.id is null then
    raise exception 'Documento não encontrado.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  elsif alvo.medico_id <> eu or alvo.clinica_id not in (select private.clinicas_onde_atende()) then
    raise exception 'Só quem emitiu o documento pode cancelá-lo.' using errcode = '42501', detail = 'PROIBIDO';
  elsif alvo.estado <> 'emitida' then
    raise exception 'Um documento dispensado ou já cancelado não se cancela.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  update public.prescricoes p
  set estado = 'cancelada', cancelada_em = now(), cancelada_por = eu, motivo_do_cancelamento = trim(p_motivo)
  where p.id = alvo.id;
  -- What was in use before it stays in use; what came with it goes with it.
  update public.medicamentos_em_uso m
  set suspenso_em = private.dia_na_clinica(m.clinica_id, now()), motivo_da_suspensao = 'Prescrição cancelada.'
  where m.prescricao_id = alvo.id and m.suspenso_em is null and m.criado_em >= alvo.emitida_em;
  perform private.registrar_acesso(alvo.clinica_id, alvo.paciente_id, 'cancelou_documento', alvo.prontuario_id);
  return alvo.id;
end;
$$;
comment on function public.cancelar_documento(uuid, text) is
  'Its author cancels an emitted document, with a reason; it stays visible. Definer: an emitted row is out of everybody''s direct reach.';
revoke all on function public.cancelar_documento(uuid, text) from public, anon, authenticated;
grant execute on function public.cancelar_documento(uuid, text) to authenticated;
