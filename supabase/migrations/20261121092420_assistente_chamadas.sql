-- Asking the assistant: who may, how often, about whom; and what is kept of it.

create function private.exigir_ia(p_clinica uuid) returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  pessoa public.profiles;
begin
  select * into pessoa from public.profiles p where p.id = eu and p.tipo in ('medico', 'plantonista');
  if pessoa.id is null or (
    p_clinica is not null and not (pessoa.tipo = 'medico' and p_clinica in (select private.clinicas_onde_atende()))
  ) then
    perform private.recusar_fora_do_alcance();
  end if;
  -- Of the plan, or of a clinic that is active, as the specification has it; on-call doctors have no plan.
  if pessoa.tipo = 'medico' and not (
    (pessoa.permite_ia and not private.plano_venceu(eu))
    or (p_clinica is not null and p_clinica in (select private.clinicas_vinculadas()))
  ) then
    raise exception 'O assistente faz parte do plano Premium, ou do uso por uma clínica ativa.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return eu;
end;
$$;
comment on function private.exigir_ia(uuid) is
  'The caller, who may ask the assistant, in an active clinic or none; anybody else is refused. Definer: own profile and links, whatever the policies say.';

create function private.exigir_paciente_sem_recusa(p_paciente uuid, p_clinica uuid) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if p_paciente is null then
    return;
  end if;
  if p_clinica is null or p_paciente in (select private.pacientes_restritos()) or not exists (
    select 1 from public.pacientes p where p.id = p_paciente and p.clinica_id = p_clinica
  ) then
    perform private.recusar_fora_do_alcance();
  end if;
  if exists (select 1 from public.ia_recusas r where r.paciente_id = p_paciente and r.retirada_em is null) then
    raise exception 'Este paciente recusou o uso de IA no atendimento. Pergunte fora do prontuário, sem os dados dele.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
end;
$$;
comment on function private.exigir_paciente_sem_recusa(uuid, uuid) is
  'Refuses a question about a patient out of reach, or who refused it. Definer: asked before the policies of the record are.';

create function private.autorizacao_de_ia(p_de uuid, out perguntas boolean, out gravacoes boolean)
language sql stable security definer
set search_path = ''
as $$
  select count(*) > 0, coalesce(bool_or(k.inclui_audio), false)
  from private.ia_consentimentos k where k.clinica_id = p_de and k.retirado_em is null;
$$;
comment on function private.autorizacao_de_ia(uuid) is
  'Whether an account agreed that questions without identifiers go to a model outside, and that sound of visits does. Definer: agreements are the account''s own.';

create function public.abrir_pergunta(
  p_conversa uuid, p_contexto text, p_pergunta text, p_clinica uuid default null, p_paciente uuid default null,
  p_conferida text default null
) returns table (interacao uuid, bloqueado_ate timestamptz, modelo_externo boolean)
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.exigir_ia(p_clinica);
begin
  perform private.exigir(num_nulls(p_conversa, p_contexto, p_pergunta));
  perform private.exigir_um_de(p_contexto, 'general', 'plantao', 'prontuario', 'prescricao');
  perform private.exigir_texto(p_pergunta, 1, 8000);
  perform private.exigir_texto(coalesce(p_conferida, p_pergunta), 1, 40000);
  perform private.exigir_paciente_sem_recusa(p_paciente, p_clinica);
  bloqueado_ate := greatest(
    private.contar_tentativa(private.chave_de_tentativa('ia', eu::text, 'minuto'), 20, interval '1 minute'),
    private.contar_tentativa(private.chave_de_tentativa('ia', eu::text, 'hora'), 200, interval '1 hour')
  );
  modelo_externo := (private.autorizacao_de_ia(coalesce(p_clinica, eu))).perguntas;
  if bloqueado_ate is null then
    insert into public.ia_conversas as c (id, medico_id, clinica_id, paciente_id, titulo)
    values (p_conversa, eu, p_clinica, p_paciente, left(trim(regexp_replace(p_pergunta, '\s+', ' ', 'g')), 120))
    on conflict (id) do update set ultima_em = now()
    where (c.medico_id, c.clinica_id, c.paciente_id) is not distinct from (eu, p_clinica, p_paciente);
    if not found then
      raise exception 'Esta conversa é de outro atendimento. Comece uma nova.'
        using errcode = '42501', detail = 'NAO_ENCONTRADO';
    end if;
    insert into public.ia_interacoes (conversa_id, medico_id, clinica_id, paciente_id, contexto, pergunta, conferida)
    values (p_conversa, eu, p_clinica, p_paciente, p_contexto, p_pergunta, p_conferida)
    returning id into interacao;
  end if;
  return next;
end;
$$;
comment on function public.abrir_pergunta(uuid, text, text, uuid, uuid, text) is
  'Writes a question of the caller into the log, or an answer that is to be judged, and answers its number; or until when to wait, past 20 a minute or 200 an hour; and whether a model outside may be asked. Definer: nobody writes the log itself.';

create function public.responder_pergunta(p_interacao uuid, p_resposta jsonb) returns void
language sql security definer
set search_path = ''
as $$
  update public.ia_interacoes i set
    resposta = p_resposta, provedor = p_resposta #>> '{provedor,nome}', modelo = p_resposta #>> '{provedor,modelo}',
    versao = p_resposta #>> '{provedor,versao}', situacao = p_resposta ->> 'situacao', respondida_em = now(),
    fontes = array(select t ->> 'passagem' from jsonb_array_elements(coalesce(p_resposta -> 'trechos', p_resposta -> 'referencias')) as t),
    bandeiras = array(select b ->> 'id' from jsonb_array_elements(p_resposta -> 'bandeiras') as b)
  where i.id = p_interacao;
$$;
comment on function public.responder_pergunta(uuid, jsonb) is
  'Keeps what was answered. For the service alone: nobody writes an own answer into the log.';

create function public.registrar_uso_da_resposta(p_interacao uuid, p_decisao text, p_destino text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  novo uuid;
begin
  perform private.exigir(num_nulls(p_interacao, p_decisao, p_destino));
  perform private.exigir_um_de(p_decisao, 'aceita', 'editada', 'rejeitada', 'util', 'inutil');
  perform private.exigir_um_de(p_destino, 'evolucao', 'prescricao', 'copia', 'nenhum');
  insert into public.ia_usos (interacao_id, medico_id, decisao, destino)
  select i.id, eu, p_decisao, p_destino
  from public.ia_interacoes i where i.id = p_interacao and i.medico_id = eu and i.resposta is not null
  returning id into novo;
  if novo is null then
    raise exception 'Não encontramos esta resposta.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return novo;
end;
$$;
comment on function public.registrar_uso_da_resposta(uuid, text, text) is
  'Writes down what the caller did with an own answer. Definer: nobody writes the log itself.';

create function public.conversas_com_ia(p_procurado text default null, p_paciente uuid default null)
returns table (id uuid, titulo text, paciente_id uuid, ultima_em timestamptz, perguntas bigint)
language sql stable
set search_path = ''
as $$
  select c.id, c.titulo, c.paciente_id, c.ultima_em,
    (select count(*) from public.ia_interacoes i where i.conversa_id = c.id and i.conferida is null)
  from public.ia_conversas c
  where c.medico_id = (select private.usuario_id()) and (p_paciente is null or c.paciente_id = p_paciente)
    and exists (
      select 1 from public.ia_interacoes i
      where i.conversa_id = c.id and i.conferida is null and (
        coalesce(trim(p_procurado), '') = '' or strpos(
          private.normalizar_busca(concat_ws(' ', i.pergunta, i.resposta ->> 'texto')),
          private.normalizar_busca(left(p_procurado, 200))
        ) > 0
      )
    )
  order by c.ultima_em desc, c.id
  limit 50;
$$;
comment on function public.conversas_com_ia(text, uuid) is
  'The caller''s conversations, the last first: those whose questions or answers hold a text, without accents or case. Where answers were only judged, none. 50 at most.';

create function public.definir_recusa_de_ia(p_paciente uuid, p_recusa boolean) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  dela constant uuid := (
    select p.clinica_id from public.pacientes p
    where p.id = p_paciente and p.clinica_id in (select private.clinicas_de_cadastro())
  );
begin
  perform private.exigir(num_nulls(p_paciente, p_recusa));
  if dela is null or p_paciente in (select private.pacientes_restritos()) then
    perform private.recusar_fora_do_alcance();
  end if;
  if p_recusa then
    insert into public.ia_recusas (clinica_id, paciente_id, recusada_por) values (dela, p_paciente, eu)
    on conflict (paciente_id) where retirada_em is null do nothing;
  else
    if exists (
      select 1 from public.ia_recusas r where r.paciente_id = p_paciente and r.retirada_em is null and r.pelo_paciente
    ) then
      raise exception 'O paciente recusou pela conta dele. Só ele volta atrás, em "Meus dados e pedidos".'
        using errcode = '42501', detail = 'PROIBIDO';
    end if;
    update public.ia_recusas r set retirada_por = eu, retirada_em = now()
    where r.paciente_id = p_paciente and r.retirada_em is null;
  end if;
  return p_recusa;
end;
$$;
comment on function public.definir_recusa_de_ia(uuid, boolean) is
  'Writes down that a patient refuses the assistant, or no longer does; what the patient said from the own account stays. Definer: nobody writes the table itself; it asks for the registration itself.';

revoke all on function
  public.abrir_pergunta(uuid, text, text, uuid, uuid, text), public.responder_pergunta(uuid, jsonb),
  public.registrar_uso_da_resposta(uuid, text, text), public.conversas_com_ia(text, uuid),
  public.definir_recusa_de_ia(uuid, boolean)
from public, anon, authenticated, service_role;
grant execute on function
  public.abrir_pergunta(uuid, text, text, uuid, uuid, text), public.registrar_uso_da_resposta(uuid, text, text),
  public.conversas_com_ia(text, uuid), public.definir_recusa_de_ia(uuid, boolean)
to authenticated;
grant execute on function public.responder_pergunta(uuid, jsonb) to service_role;
