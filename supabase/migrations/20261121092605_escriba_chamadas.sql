-- Asking the scribe: only of a visit whose patient consented, and how often; and what is kept of it.

create function private.exigir_visita_do_escriba(p_visita uuid, p_clinica uuid, p_paciente uuid) returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.exigir_ia(p_clinica);
begin
  perform private.exigir(num_nulls(p_visita));
  -- In a clinic a visit is of somebody; on call the attendance alone says whose it is.
  if (p_clinica is null) is distinct from (p_paciente is null) then
    perform private.recusar_fora_do_alcance();
  end if;
  if exists (
    select 1 from public.prontuarios p where p.id = p_visita
      and (p.autor_id, p.clinica_id, p.paciente_id) is distinct from (eu, p_clinica, p_paciente)
  ) or exists (
    select 1 from public.escriba_consentimentos c where c.visita_id = p_visita
      and (c.medico_id, c.clinica_id, c.paciente_id) is distinct from (eu, p_clinica, p_paciente)
  ) or exists (
    select 1 from public.atendimentos a join public.sessoes_plantao s on s.id = a.sessao_id
    where a.id = p_visita and (s.medico_id is distinct from eu or p_clinica is not null)
  ) then
    perform private.recusar_fora_do_alcance();
  end if;
  return eu;
end;
$$;
comment on function private.exigir_visita_do_escriba(uuid, uuid, uuid) is
  'The caller, whose visit it is; a visit of another doctor, or of another patient, is refused. Definer: asked before the policies of the record are.';

create function private.consentimento_do_escriba(p_visita uuid) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select u.id from (
    select c.id, c.decisao from public.escriba_consentimentos c
    where c.visita_id = p_visita order by c.ordem desc limit 1
  ) u where u.decisao = 'consentiu';
$$;
comment on function private.consentimento_do_escriba(uuid) is
  'The consent of a visit that holds; null where none was given, or it was taken back. Definer: part of the scribe.';

create function public.registrar_consentimento_do_escriba(
  p_id uuid, p_visita uuid, p_decisao text, p_versao text, p_clinica uuid default null, p_paciente uuid default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.exigir_visita_do_escriba(p_visita, p_clinica, p_paciente);
begin
  perform private.exigir(num_nulls(p_id, p_decisao, p_versao));
  perform private.exigir_um_de(p_decisao, 'consentiu', 'recusou', 'retirou');
  perform private.exigir_texto(p_versao, 1, 20);
  -- What was consented to is taken back also by who refuses all help meanwhile.
  if p_decisao = 'consentiu' or not exists (select 1 from public.escriba_consentimentos c where c.visita_id = p_visita) then
    perform private.exigir_paciente_sem_recusa(p_paciente, p_clinica);
  end if;
  -- One answer at a time: whoever asks the scribe meanwhile sees the one or the other.
  perform pg_advisory_xact_lock(hashtextextended('escriba ' || p_visita, 0));
  insert into public.escriba_consentimentos (id, visita_id, medico_id, clinica_id, paciente_id, decisao, versao)
  values (p_id, p_visita, eu, p_clinica, p_paciente, p_decisao, p_versao)
  on conflict (id) do nothing;
  if p_decisao <> 'consentiu' then
    update public.escriba_pedidos p set transcricao = null, resultado = null, apagado_em = now()
    where p.visita_id = p_visita and p.medico_id = eu and p.apagado_em is null;
  end if;
  return p_decisao;
end;
$$;
comment on function public.registrar_consentimento_do_escriba(uuid, uuid, text, text, uuid, uuid) is
  'Writes down what the patient of a visit answered. A refusal, or a consent taken back, empties what the log holds of the visit. Definer: nobody writes the tables themselves.';

create function public.abrir_pedido_do_escriba(
  p_visita uuid, p_tipo text, p_origem text, p_transcricao text default null, p_clinica uuid default null,
  p_paciente uuid default null
) returns table (pedido uuid, bloqueado_ate timestamptz, modelo_externo boolean)
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.exigir_visita_do_escriba(p_visita, p_clinica, p_paciente);
  consentido uuid;
begin
  perform private.exigir(num_nulls(p_tipo, p_origem));
  perform private.exigir_um_de(p_tipo, 'audio', 'sugestoes');
  perform private.exigir_um_de(p_origem, 'ditado', 'gravado', 'digitado');
  if p_tipo = 'sugestoes' then
    perform private.exigir(num_nulls(p_transcricao));
    perform private.exigir_texto(p_transcricao, 1, 120000);
  end if;
  perform private.exigir_paciente_sem_recusa(p_paciente, p_clinica);
  perform pg_advisory_xact_lock_shared(hashtextextended('escriba ' || p_visita, 0));
  consentido := private.consentimento_do_escriba(p_visita);
  if consentido is null then
    raise exception 'Pergunte ao paciente e registre que ele consente antes de usar o escriba.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  bloqueado_ate := greatest(
    private.contar_tentativa(private.chave_de_tentativa('escriba ' || p_tipo, eu::text, 'minuto'), 10, interval '1 minute'),
    private.contar_tentativa(private.chave_de_tentativa('escriba ' || p_tipo, eu::text, 'hora'), 100, interval '1 hour')
  );
  select case p_tipo when 'audio' then a.gravacoes else a.perguntas end into modelo_externo
  from private.autorizacao_de_ia(coalesce(p_clinica, eu)) as a;
  -- Sound has nowhere else to go: without the agreement nothing is logged, since nothing is done.
  if bloqueado_ate is null and (modelo_externo or p_tipo = 'sugestoes') then
    insert into public.escriba_pedidos (
      visita_id, consentimento_id, medico_id, clinica_id, paciente_id, tipo, origem, transcricao
    )
    values (
      p_visita, consentido, eu, p_clinica, p_paciente, p_tipo, p_origem, case p_tipo when 'sugestoes' then p_transcricao end
    )
    returning id into pedido;
  end if;
  return next;
end;
$$;
comment on function public.abrir_pedido_do_escriba(uuid, text, text, text, uuid, uuid) is
  'Writes a request to the scribe into the log, of a visit whose patient consented, and answers its number; or until when to wait, past 10 a minute or 100 an hour; and whether a model outside may be asked. Definer: nobody writes the log itself.';

create function public.responder_pedido_do_escriba(
  p_pedido uuid, p_provedor text, p_modelo text, p_versao text, p_resultado jsonb
) returns boolean
language sql security definer
set search_path = ''
as $$
  with respondido as (
    update public.escriba_pedidos p set
      resultado = p_resultado, provedor = p_provedor, modelo = p_modelo, versao = p_versao, respondido_em = now()
    where p.id = p_pedido and p.apagado_em is null
    returning 1
  )
  select exists (select 1 from respondido);
$$;
comment on function public.responder_pedido_do_escriba(uuid, text, text, text, jsonb) is
  'Keeps what was suggested; false where the consent was taken back meanwhile, and nothing is kept. For the service alone.';

create function public.registrar_uso_do_escriba(p_pedido uuid, p_sugestao text, p_decisao text, p_destino text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  novo uuid;
begin
  perform private.exigir(num_nulls(p_pedido, p_sugestao, p_decisao, p_destino));
  perform private.exigir_um_de(p_decisao, 'aceita', 'editada', 'rejeitada');
  perform private.exigir_um_de(p_destino, 'evolucao', 'prescricao', 'nenhum');
  insert into public.escriba_usos (pedido_id, medico_id, sugestao, decisao, destino)
  select p.id, eu, p_sugestao, p_decisao, p_destino
  from public.escriba_pedidos p
  where p.id = p_pedido and p.medico_id = eu
    and exists (select 1 from jsonb_array_elements(p.resultado -> 'sugestoes') as s where s ->> 'id' = p_sugestao)
  returning id into novo;
  if novo is null then
    raise exception 'Não encontramos esta sugestão.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return novo;
end;
$$;
comment on function public.registrar_uso_do_escriba(uuid, text, text, text) is
  'Writes down what the caller did with a suggestion made to them. Definer: nobody writes the log itself.';

revoke all on function
  public.registrar_consentimento_do_escriba(uuid, uuid, text, text, uuid, uuid),
  public.abrir_pedido_do_escriba(uuid, text, text, text, uuid, uuid),
  public.responder_pedido_do_escriba(uuid, text, text, text, jsonb),
  public.registrar_uso_do_escriba(uuid, text, text, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.registrar_consentimento_do_escriba(uuid, uuid, text, text, uuid, uuid),
  public.abrir_pedido_do_escriba(uuid, text, text, text, uuid, uuid),
  public.registrar_uso_do_escriba(uuid, text, text, text)
to authenticated;
grant execute on function public.responder_pedido_do_escriba(uuid, text, text, text, jsonb) to service_role;
