-- What is done with attachments: reserve, take back, inactivate, send; and the bucket's policies.

create function private.pode_anexar(alvo_prontuario uuid, alvo_conversa uuid, alvo_plantao uuid)
returns table (clinica_id uuid, paciente_id uuid, assunto text)
language plpgsql security definer
set search_path = ''
as $$
begin
  if alvo_prontuario is not null then
    -- Locked, so that a finishing of the entry and a reservation wait for one another.
    return query
      select p.clinica_id, p.paciente_id, null::text from public.prontuarios p
      where p.id = alvo_prontuario and p.status = 'rascunho' and p.autor_id = private.usuario_id()
        and p.clinica_id in (select private.clinicas_onde_atende())
      for share;
  elsif alvo_plantao is not null then
    return query
      select null::uuid, null::uuid, null::text from public.plantoes p
      where p.id = alvo_plantao and p.medico_id = private.plantonista_do_usuario();
  else
    return query
      select c.clinica_id, c.paciente_id, c.assunto from public.conversas c
      where c.id = alvo_conversa
        and private.lado_na_conversa(c.clinica_id, c.paciente_id, c.assunto) is not null;
  end if;
end;
$$;
comment on function private.pode_anexar(uuid, uuid, uuid) is
  'Where an attachment of the caller would stand: an own draft, a conversation one writes in, or an own shift; no row where the caller may not. Definer: it locks the entry.';

create function public.reservar_anexo(
  p_nome text, p_tipo text, p_bytes bigint, p_prontuario uuid default null, p_conversa uuid default null,
  p_plantao uuid default null
)
returns table (id uuid, objeto text)
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  alvo record;
begin
  if num_nonnulls(p_prontuario, p_conversa, p_plantao) <> 1 then
    raise exception 'Diga de que evolução, conversa ou plantão é o anexo.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  elsif p_bytes is null or p_bytes < 1 then
    raise exception 'Este arquivo está vazio.' using errcode = '23514', detail = 'REGRA_VIOLADA';
  elsif p_bytes > 26214400 then
    raise exception 'Este arquivo passa de 25 MB. Envie um menor.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  elsif p_tipo is null
    or p_tipo not in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')
  then
    raise exception 'Envie um PDF ou uma imagem (JPEG, PNG ou WebP).'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  select * into alvo from private.pode_anexar(p_prontuario, p_conversa, p_plantao);
  if not found then
    raise exception 'Você não pode anexar arquivos aqui.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  if (
    select count(*) from public.anexos a
    where a.criado_por = eu and a.estado = 'pendente' and a.removido_em is null
      and a.criado_em > now() - interval '1 day'
  ) >= 40 then
    raise exception 'Há muitos anexos por terminar. Espere os que estão sendo enviados.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if (
    select count(*) from public.anexos a
    where a.prontuario_id = p_prontuario and a.estado <> 'recusado' and a.removido_em is null
  ) >= 40 then
    raise exception 'Uma evolução leva até 40 anexos. Escreva outra evolução para os demais.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if (
    select count(*) from public.anexos a
    where a.plantao_id = p_plantao and a.estado <> 'recusado' and a.removido_em is null
  ) >= 10 then
    raise exception 'Um plantão leva até 10 comprovantes. Remova um para anexar outro.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return query
    insert into public.anexos as a (
      clinica_id, paciente_id, prontuario_id, conversa_id, plantao_id, assunto, nome, tipo, bytes, criado_por
    )
    values (
      alvo.clinica_id, alvo.paciente_id, p_prontuario, p_conversa, p_plantao, alvo.assunto, p_nome, p_tipo,
      p_bytes, eu
    )
    returning a.id, a.objeto;
end;
$$;
comment on function public.reservar_anexo(text, text, bigint, uuid, uuid, uuid) is
  'Reserves a path in the bucket for one file of an own draft, of a conversation or of an own shift, for a day. Definer: author, tenant and path are nobody''s to write.';

create function public.remover_anexo(p_anexo uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  removido uuid;
begin
  update public.anexos a set removido_em = now()
  where a.id = p_anexo and a.criado_por = private.usuario_id() and a.publicado_em is null
    and a.removido_em is null
    and exists (select 1 from private.pode_anexar(a.prontuario_id, a.conversa_id, a.plantao_id))
  returning a.id into removido;
  if removido is null then
    raise exception 'Este anexo não pode mais ser removido.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return removido;
end;
$$;
comment on function public.remover_anexo(uuid) is
  'Takes an own file back, before the entry is finished or the message sent; a receipt at any time. Definer: the column is out of everybody''s direct reach.';

create function public.inativar_anexo(p_anexo uuid, p_motivo text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  inativado uuid;
begin
  update public.anexos a set inativado_em = now(), motivo_inativacao = trim(p_motivo)
  where a.id = p_anexo and a.criado_por = private.usuario_id() and a.prontuario_id is not null
    and a.publicado_em is not null and a.inativado_em is null
    and a.clinica_id in (select private.clinicas_onde_atende())
  returning a.id into inativado;
  if inativado is null then
    raise exception 'Só quem escreveu a evolução pode inativar um anexo dela, e uma vez só.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return inativado;
end;
$$;
comment on function public.inativar_anexo(uuid, text) is
  'The author of a finished entry marks a file as not to be considered, with a reason; it stays visible. Definer: a published row is out of everybody''s direct reach.';

create function public.enviar_mensagem_com_anexos(
  p_id uuid, p_conversa uuid, p_texto text, p_anexos uuid[]
)
returns setof public.mensagens
language plpgsql security definer
set search_path = ''
as $$
declare
  enviada public.mensagens;
  repetida boolean;
begin
  if coalesce(cardinality(p_anexos), 0) not between 1 and 10 then
    raise exception 'Uma mensagem leva até 10 anexos.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  -- Locked before it is asked: a message that is there, read perhaps, gains no file.
  perform 1 from public.conversas c where c.id = p_conversa for update;
  repetida := exists (select 1 from public.mensagens m where m.id = p_id);
  select * into enviada from public.enviar_mensagem(p_id, p_conversa, p_texto);
  update public.anexos a set mensagem_id = enviada.id, publicado_em = now()
  where not repetida and a.id = any (p_anexos) and a.conversa_id = p_conversa and a.criado_por = private.usuario_id()
    and a.estado = 'conferido' and a.mensagem_id is null and a.removido_em is null;
  -- The same message sent again finds its files already there.
  if (select count(*) from public.anexos a where a.mensagem_id = enviada.id and a.id = any (p_anexos))
    <> (select count(distinct x) from unnest(p_anexos) as x)
  then
    raise exception 'Um dos anexos não está pronto. Remova-o e anexe de novo.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return next enviada;
end;
$$;
comment on function public.enviar_mensagem_com_anexos(uuid, uuid, text, uuid[]) is
  'Sends a message with files of the caller, as one: without its files it is not sent. Definer: a file is published only so; enviar_mensagem decides who writes.';

revoke all on function
  public.reservar_anexo(text, text, bigint, uuid, uuid, uuid), public.remover_anexo(uuid),
  public.inativar_anexo(uuid, text), public.enviar_mensagem_com_anexos(uuid, uuid, text, uuid[])
from public, anon, authenticated;
grant execute on function
  public.reservar_anexo(text, text, bigint, uuid, uuid, uuid), public.remover_anexo(uuid),
  public.inativar_anexo(uuid, text), public.enviar_mensagem_com_anexos(uuid, uuid, text, uuid[])
to authenticated;

-- ---------------------------------------------------------------------------------------------
-- For the service alone: the verdict on the bytes, and what may be deleted
-- ---------------------------------------------------------------------------------------------

create function public.registrar_conferencia(p_anexo uuid, p_sha256 text, p_recusa text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  anexo uuid;
begin
  update public.anexos a set
    estado = case when p_recusa is null then 'conferido' else 'recusado' end,
    sha256 = case when p_recusa is null then p_sha256 end,
    motivo_recusa = p_recusa,
    conferido_em = now()
  where a.id = p_anexo and a.estado = 'pendente' and a.removido_em is null
  returning a.id into anexo;
  return anexo;
end;
$$;
comment on function public.registrar_conferencia(uuid, text, text) is
  'Writes what was found in the bytes: their hash, or why they are refused. Null when somebody was there before. For the service alone: nobody vouches for an own file.';

create function public.anexos_a_apagar(p_limite int default 100) returns table (id uuid, objeto text)
language sql stable
set search_path = ''
as $$
  select a.id, a.objeto
  from public.anexos a
  where a.publicado_em is null and a.apagado_em is null and a.criado_em < now() - interval '1 day'
    and (
      a.estado <> 'conferido' or a.removido_em < now() - interval '1 day'
      -- A message may wait for the network on its writer's device, but not for ever.
      or (a.conversa_id is not null and a.criado_em < now() - interval '7 days')
    )
    and not exists (
      select 1 from public.anexos b
      where b.objeto = a.objeto and b.id <> a.id and b.removido_em is null
    )
  order by a.criado_em
  limit least(greatest(coalesce(p_limite, 100), 1), 1000);
$$;
comment on function public.anexos_a_apagar(int) is
  'Files that never became part of anything: not arrived or refused within a day, taken back a day ago, or of a message not sent within a week; and used by no other version. For the service alone.';

create function public.marcar_anexos_apagados(p_anexos uuid[]) returns int
language plpgsql
set search_path = ''
as $$
declare
  marcados int;
begin
  update public.anexos a
  set apagado_em = now(), removido_em = coalesce(a.removido_em, now())
  where a.id = any (p_anexos) and a.publicado_em is null and a.apagado_em is null;
  get diagnostics marcados = row_count;
  return marcados;
end;
$$;
comment on function public.marcar_anexos_apagados(uuid[]) is
  'Notes that the bytes of these files were deleted; answers how many. For the service alone.';

revoke all on function
  public.registrar_conferencia(uuid, text, text), public.anexos_a_apagar(int),
  public.marcar_anexos_apagados(uuid[])
from public, anon, authenticated;
grant execute on function
  public.registrar_conferencia(uuid, text, text), public.anexos_a_apagar(int),
  public.marcar_anexos_apagados(uuid[])
to service_role;

-- ---------------------------------------------------------------------------------------------
-- The bucket
-- ---------------------------------------------------------------------------------------------

create function private.objetos_reservados() returns setof text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return query
    select a.objeto from public.anexos a
    where a.criado_por = eu and a.estado = 'pendente' and a.removido_em is null
      and a.criado_em > now() - interval '1 day';
end;
$$;
comment on function private.objetos_reservados() is
  'Paths of the bucket `anexos` to which the caller may upload. Definer: it is asked by a policy of Storage.';
grant execute on function private.objetos_reservados() to authenticated, service_role;

-- Nobody replaces, moves or deletes an object, and nobody reads one: there is no policy for it. Whoever
-- reads an object has Storage sign an address of it for as long as they like; so the function
-- that opens attachments signs, for a minute, what `abrir_anexo` answers.
call private.criar_politica(
  'storage.objects', 'insert', 'attachments go where their sender reserved',
  $$ bucket_id = 'anexos' and name = any (array(select private.objetos_reservados())) $$
);
