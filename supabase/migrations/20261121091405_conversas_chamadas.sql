-- What is done in a conversation: open, write, read; and whom a message tells.

create function private.lado_na_conversa(clinica uuid, paciente uuid, assunto text)
returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if paciente in (select private.pacientes_da_conta())
    or assunto = 'administrativo' and paciente in (select private.pacientes_vinculados())
  then
    return 'paciente';
  elsif assunto = 'clinico' and clinica in (select private.clinicas_onde_atende())
    and private.entra_no_restrito(paciente)
  then
    return 'clinica';
  elsif assunto = 'administrativo' and clinica in (select private.clinicas_de_cadastro()) then
    return 'clinica';
  end if;
  return null;
end;
$$;
comment on function private.lado_na_conversa(uuid, uuid, text) is
  'On whose side the caller may write: the patient''s account; doctors in both subjects, in the clinical one of records they read; staff and clinic in the administrative one. Null: may not.';

create function public.abrir_conversa(p_paciente uuid, p_assunto text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  clinica constant uuid := (select p.clinica_id from public.pacientes p where p.id = p_paciente);
  conversa uuid;
begin
  perform private.exigir(num_nulls(p_paciente, p_assunto)),
    private.exigir_um_de(p_assunto, 'administrativo', 'clinico');
  -- The clinic may only look at a clinical conversation: it opens what is there, and begins none.
  select c.id into conversa from public.conversas c
  where c.paciente_id = p_paciente and c.assunto = p_assunto
    and (
      private.lado_na_conversa(clinica, p_paciente, p_assunto) is not null
      or clinica in (select private.clinicas_com_prontuario())
    );
  if conversa is not null then
    return conversa;
  end if;
  if private.lado_na_conversa(clinica, p_paciente, p_assunto) is null then
    raise exception 'Você não conversa com este paciente sobre este assunto.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  insert into public.conversas (clinica_id, paciente_id, assunto)
  values (clinica, p_paciente, p_assunto)
  on conflict on constraint one_conversation_a_subject do update set assunto = excluded.assunto
  returning id into conversa;
  return conversa;
end;
$$;
comment on function public.abrir_conversa(uuid, text) is
  'The conversation with a patient about a subject, begun if there is none. Definer: nobody makes one by hand.';

create function private.destinatarios_da_mensagem(conversa public.conversas) returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if conversa.assunto = 'administrativo' then
    return query
      select p.id from public.profiles p
      where p.clinica_id = conversa.clinica_id and p.tipo = 'staff' and p.ativo;
  else
    return query
      select d.id from (
        select p.medico_responsavel_id as id from public.pacientes p where p.id = conversa.paciente_id
        union
        select conversa.ultimo_medico_id
      ) as d
      where d.id is not null and private.atende_em(d.id, conversa.clinica_id);
  end if;
  if not found then
    -- Nobody in particular: the tenant itself is told, so that no message waits unseen.
    return next conversa.clinica_id;
  end if;
end;
$$;
comment on function private.destinatarios_da_mensagem(public.conversas) is
  'Whom a patient''s message tells: staff, or the responsible doctor and the one who wrote last; else the tenant.';

create function private.avisar_mensagem(conversa public.conversas, lado_do_autor text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  paciente constant text := (
    select coalesce(p.nome_social, p.nome) from public.pacientes p where p.id = conversa.paciente_id
  );
  clinica constant text := (select p.nome from public.profiles p where p.id = conversa.clinica_id);
  contexto constant jsonb := jsonb_build_object(
    'patient_id', conversa.paciente_id, 'patient_nome', paciente, 'conversa_id', conversa.id,
    'assunto', conversa.assunto
  );
  destinatario uuid;
begin
  for destinatario in
    select d from private.destinatarios_da_mensagem(conversa) as d where lado_do_autor = 'paciente'
    union
    select c.user_id from public.paciente_contas c
    where lado_do_autor = 'clinica' and c.paciente_id = conversa.paciente_id and c.encerrado_em is null
      and (conversa.assunto = 'administrativo' or not c.a_confirmar)
  loop
    -- One bell a conversation: the second message of a person who has not looked rings nothing.
    continue when exists (
      select 1 from public.notificacoes n
      where n.user_id = destinatario and not n.lida and not n.deleted and n.tipo = 'chat'
        and n.contexto ->> 'conversa_id' = conversa.id::text
    );
    -- A bell may be read over a shoulder: it says who wrote, never what.
    perform private.notificar(
      'mensagem', destinatario, case when lado_do_autor = 'paciente' then conversa.clinica_id end, 'Nova mensagem',
      case when lado_do_autor = 'paciente' then format('%s enviou uma mensagem.', paciente)
        else format('%s enviou uma mensagem.', clinica) end,
      contexto, 'chat'
    );
  end loop;
end;
$$;
comment on function private.avisar_mensagem(public.conversas, text) is
  'Rings the bell of the other side, once until it is read.';

create function private.prazo_da_resposta(clinica uuid, assunto text) returns interval
language sql stable security definer
set search_path = ''
as $$
  select make_interval(hours => coalesce(
    (
      select case assunto when 'clinico' then r.prazo_clinico_horas else r.prazo_administrativo_horas end
      from public.conversa_regras r where r.clinica_id = clinica
    ),
    case assunto when 'clinico' then 48 else 24 end
  ));
$$;
comment on function private.prazo_da_resposta(uuid, text) is 'Within how long a tenant means to answer.';

create function public.enviar_mensagem(p_id uuid, p_conversa uuid, p_texto text)
returns setof public.mensagens
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  conversa public.conversas;
  meu_lado text;
  repetida public.mensagens;
begin
  perform private.exigir(num_nulls(p_id, p_conversa)), private.exigir_texto(p_texto, 1, 4000);
  -- Locked: messages are numbered one after the other.
  select * into conversa from public.conversas c where c.id = p_conversa for update;
  meu_lado := private.lado_na_conversa(conversa.clinica_id, conversa.paciente_id, conversa.assunto);
  if meu_lado is null then
    raise exception 'Você não escreve nesta conversa.' using errcode = '42501', detail = 'PROIBIDO';
  end if;
  select * into repetida from public.mensagens m where m.id = p_id;
  if repetida.id is not null then
    if repetida.autor_id <> eu or repetida.conversa_id <> p_conversa then
      raise exception 'Esta mensagem já existe.' using errcode = '23505', detail = 'JA_EXISTE';
    end if;
    return next repetida;
    return;
  end if;
  if meu_lado = 'clinica' and not exists (
    select 1 from public.paciente_contas c
    where c.paciente_id = conversa.paciente_id and c.encerrado_em is null
      and (conversa.assunto = 'administrativo' or not c.a_confirmar)
  ) then
    raise exception 'Este paciente ainda não acessa a área do paciente: a mensagem não chegaria. Gere um código de acesso.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return query
    insert into public.mensagens (
      id, conversa_id, clinica_id, paciente_id, assunto, numero, lado, autor_id, autor_nome, texto
    )
    select p_id, conversa.id, conversa.clinica_id, conversa.paciente_id, conversa.assunto,
      conversa.ultimo_numero + 1, meu_lado, eu, p.nome, p_texto
    from public.profiles p where p.id = eu
    returning *;
end;
$$;
comment on function public.enviar_mensagem(uuid, uuid, text) is
  'Sends a message under an id made by its writer; the same id again answers the message already kept. Definer: number, side and author are nobody''s to write.';

create function private.contar_mensagem() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  depois public.conversas;
  do_paciente constant boolean := new.lado = 'paciente';
begin
  update public.conversas c set
    ultimo_numero = new.numero, ultima_em = new.criada_em, ultimo_lado = new.lado,
    previa = left(new.texto, 140),
    -- Who writes has read what came before.
    nao_lidas_clinica = case when do_paciente then c.nao_lidas_clinica + 1 else 0 end,
    nao_lidas_paciente = case when do_paciente then 0 else c.nao_lidas_paciente + 1 end,
    lida_pela_clinica_ate = case when do_paciente then c.lida_pela_clinica_ate else new.numero end,
    lida_pela_clinica_em = case when do_paciente then c.lida_pela_clinica_em else new.criada_em end,
    lida_pelo_paciente_ate = case when do_paciente then new.numero else c.lida_pelo_paciente_ate end,
    lida_pelo_paciente_em = case when do_paciente then new.criada_em else c.lida_pelo_paciente_em end,
    responder_ate = case when do_paciente then coalesce(
      c.responder_ate, new.criada_em + private.prazo_da_resposta(c.clinica_id, c.assunto)
    ) end,
    ultimo_medico_id = coalesce(
      (
        select p.id from public.profiles p
        where not do_paciente and p.id = new.autor_id and p.tipo = 'medico'
      ),
      c.ultimo_medico_id
    )
  where c.id = new.conversa_id
  returning * into depois;
  perform private.avisar_mensagem(depois, new.lado);
  return null;
end;
$$;
comment on function private.contar_mensagem() is
  'Keeps the conversation''s counters and answer time, and tells the other side.';

create trigger contar_mensagem after insert on public.mensagens
  for each row execute function private.contar_mensagem();

create function public.marcar_conversa_lida(p_conversa uuid, p_ate int) returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  conversa public.conversas;
  lado text;
  ate int;
begin
  select * into conversa from public.conversas c where c.id = p_conversa for update;
  lado := private.lado_na_conversa(conversa.clinica_id, conversa.paciente_id, conversa.assunto);
  if lado is null then
    raise exception 'Conversa não encontrada.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  ate := least(greatest(p_ate, 0), conversa.ultimo_numero);
  insert into public.leituras as l (conversa_id, user_id, clinica_id, paciente_id, assunto, ate_numero)
  values (p_conversa, eu, conversa.clinica_id, conversa.paciente_id, conversa.assunto, ate)
  on conflict (conversa_id, user_id) do update set
    ate_numero = excluded.ate_numero, lida_em = now()
  where l.ate_numero < excluded.ate_numero;
  if lado = 'clinica' and ate > conversa.lida_pela_clinica_ate then
    update public.conversas c set
      lida_pela_clinica_ate = ate, lida_pela_clinica_em = now(), nao_lidas_clinica = (
        select count(*) from public.mensagens m
        where m.conversa_id = p_conversa and m.numero > ate and m.lado = 'paciente'
      )
    where c.id = p_conversa;
  elsif lado = 'paciente' and ate > conversa.lida_pelo_paciente_ate then
    update public.conversas c set
      lida_pelo_paciente_ate = ate, lida_pelo_paciente_em = now(), nao_lidas_paciente = (
        select count(*) from public.mensagens m
        where m.conversa_id = p_conversa and m.numero > ate and m.lado = 'clinica'
      )
    where c.id = p_conversa;
  end if;
  update public.notificacoes n set lida = true
  where n.user_id = eu and not n.lida and not n.deleted and n.tipo = 'chat'
    and n.contexto ->> 'conversa_id' = p_conversa::text;
  return ate;
end;
$$;
comment on function public.marcar_conversa_lida(uuid, int) is
  'The caller read up to this message: the receipt the other side sees, the counters, and the bell. Who only looks (a clinic at a clinical conversation) marks nothing. Definer: receipts are nobody''s to write.';

revoke all on function
  public.abrir_conversa(uuid, text), public.enviar_mensagem(uuid, uuid, text),
  public.marcar_conversa_lida(uuid, int)
from public, anon, authenticated;
grant execute on function
  public.abrir_conversa(uuid, text), public.enviar_mensagem(uuid, uuid, text),
  public.marcar_conversa_lida(uuid, int)
to authenticated;
