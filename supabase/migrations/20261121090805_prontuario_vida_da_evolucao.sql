-- The life of an entry: begun, written, finished, corrected, and inactivated, which stays visible.
-- What is finished never changes.

create function private.identificar_autor(entrada public.prontuarios) returns public.prontuarios
language plpgsql stable security definer
set search_path = ''
as $$
begin
  select p.nome, p.crm, p.crm_uf, p.especialidade
  into entrada.autor_nome, entrada.autor_crm, entrada.autor_crm_uf, entrada.autor_especialidade
  from public.profiles p where p.id = entrada.autor_id;
  return entrada;
end;
$$;
comment on function private.identificar_autor(public.prontuarios) is
  'Copies the author''s name and registration into the entry.';

create function private.abrir_entrada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  autor constant uuid := private.usuario_id();
  anterior public.prontuarios;
begin
  if (select auth.uid()) is not null then
    new.autor_id := autor;
    new.status := 'rascunho';
  end if;
  if new.ocorrido_em > now() + interval '5 minutes' then
    raise exception 'A data do atendimento está no futuro.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;

  new.entrada_id := new.id;
  new.versao := 1;
  if new.corrige_id is not null then
    select * into anterior from public.prontuarios p where p.id = new.corrige_id;
    if anterior.id is null or anterior.autor_id is distinct from new.autor_id
      or anterior.paciente_id <> new.paciente_id
    then
      raise exception 'Só quem escreveu a evolução pode corrigi-la. Escreva um adendo.'
        using errcode = '42501', detail = 'PROIBIDO';
    elsif anterior.status <> 'finalizado' or anterior.substituido_por is not null then
      raise exception 'Só a versão atual de uma evolução finalizada pode ser corrigida.'
        using errcode = '23514', detail = 'REGRA_VIOLADA';
    end if;
    new.entrada_id := anterior.entrada_id;
    new.versao := 1 + (
      select max(p.versao) from public.prontuarios p where p.entrada_id = anterior.entrada_id
    );
    new.adendo_de := anterior.adendo_de;
  elsif new.adendo_de is not null and not exists (
    select 1 from public.prontuarios p
    where p.id = new.adendo_de and p.entrada_id = p.id and p.status = 'finalizado'
      and p.paciente_id = new.paciente_id
  ) then
    raise exception 'O adendo precisa completar uma evolução finalizada deste paciente.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return private.identificar_autor(new);
end;
$$;
comment on function private.abrir_entrada() is
  'Decides author, version and entry of a new row. Definer: the corrected version must be read whoever asks.';

create trigger abrir_entrada before insert on public.prontuarios
  for each row execute function private.abrir_entrada();

create function private.recusar_correcao_de_inativada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from public.prontuarios p where p.id = new.corrige_id and p.inativado_em is not null
  ) then
    raise exception 'Uma evolução inativada não se corrige. Escreva uma nova evolução.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return new;
end;
$$;
comment on function private.recusar_correcao_de_inativada() is
  'No version follows an inactivated one. Definer: the corrected version is read whoever asks.';

create trigger recusar_correcao_de_inativada before insert on public.prontuarios
  for each row when (new.corrige_id is not null)
  execute function private.recusar_correcao_de_inativada();

create function private.tem_conteudo(e public.prontuarios) returns boolean
language sql immutable
set search_path = ''
as $$
  select concat(e.subjetivo, e.objetivo, e.avaliacao, e.plano) ~ '\S'
    or num_nonnulls(
      e.pressao_sistolica, e.pressao_diastolica, e.frequencia_cardiaca, e.frequencia_respiratoria,
      e.temperatura, e.saturacao, e.glicemia, e.peso_kg, e.altura_cm, e.dor
    ) > 0
    or jsonb_array_length(e.diagnosticos) > 0
    or exists (select 1 from jsonb_array_elements(e.secoes_livres) as s (item) where s.item ->> 'texto' ~ '\S');
$$;
comment on function private.tem_conteudo(public.prontuarios) is
  'Whether an entry says anything: text, a vital sign or a diagnosis.';

create function private.conferir_finalizacao(e public.prontuarios) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.tem_conteudo(e) then
    raise exception 'Escreva a evolução antes de finalizar.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if e.teleconsulta and e.consentimento_da_teleconsulta is null then
    raise exception 'Registre como o paciente consentiu com a teleconsulta antes de finalizar.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if exists (
    select 1 from public.prontuarios p where p.id = e.corrige_id and p.inativado_em is not null
  ) then
    raise exception 'A evolução que esta corrige foi inativada. Escreva uma nova evolução.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
end;
$$;
comment on function private.conferir_finalizacao(public.prontuarios) is
  'What an entry must have to be finished. Definer: the corrected version is read whoever asks.';

create function private.so_ganhou_marca(antes public.prontuarios, depois public.prontuarios)
returns boolean
language sql stable
set search_path = ''
as $$
  select case
    -- By the finishing of its next version, which is a trigger.
    when antes.substituido_por is null and depois.substituido_por is not null then
      pg_trigger_depth() > 1 and antes.inativado_em is null
      and to_jsonb(depois) - 'substituido_por' = to_jsonb(antes) - 'substituido_por'
    -- By inativar_evolucao, which leaves its word in the transaction.
    when antes.inativado_em is null and depois.inativado_em is not null then
      antes.substituido_por is null
      and current_setting('pleno.inativando', true) = antes.id::text
      and to_jsonb(depois) - array['inativado_em', 'motivo_inativacao']
        = to_jsonb(antes) - array['inativado_em', 'motivo_inativacao']
    else false
  end;
$$;
comment on function private.so_ganhou_marca(public.prontuarios, public.prontuarios) is
  'The two changes a finished row knows: it is replaced by its next version, or inactivated.';

create function private.alterar_entrada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.status <> 'rascunho' then
    if old.status = 'finalizado' and private.so_ganhou_marca(old, new) then
      return new;
    end if;
    raise exception 'Uma evolução finalizada não muda. Abra uma correção ou escreva um adendo.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;

  new.revisao := old.revisao + 1;
  new.atualizado_em := now();
  if new.ocorrido_em > now() + interval '5 minutes' then
    raise exception 'A data do atendimento está no futuro.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if new.status = 'finalizado' then
    perform private.conferir_finalizacao(new);
    new.finalizado_em := now();
    return private.identificar_autor(new);
  end if;
  return new;
end;
$$;
comment on function private.alterar_entrada() is
  'A draft changes and is finished; a finished or discarded row does not change, for anybody.';

create trigger alterar_entrada before update on public.prontuarios
  for each row execute function private.alterar_entrada();

create function private.publicar_entrada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  completada public.prontuarios;
begin
  if new.corrige_id is not null then
    update public.prontuarios p set substituido_por = new.id where p.id = new.corrige_id;
  end if;
  if new.adendo_de is not null then
    select * into completada from public.prontuarios p where p.id = new.adendo_de;
    if completada.autor_id <> new.autor_id then
      perform private.notificar(
        'adendo', completada.autor_id, new.clinica_id, 'Adendo em sua evolução',
        format('%s escreveu um adendo em uma evolução sua.', new.autor_nome),
        jsonb_build_object(
          'patient_id', new.paciente_id, 'prontuario_id', new.id,
          'patient_nome', (
            select coalesce(p.nome_social, p.nome) from public.pacientes p where p.id = new.paciente_id
          )
        )
      );
    end if;
  end if;
  return null;
end;
$$;
comment on function private.publicar_entrada() is
  'When an entry is finished: the version before it is marked, and the author of a completed entry is told.';

create trigger publicar_entrada after update on public.prontuarios
  for each row when (old.status = 'rascunho' and new.status = 'finalizado')
  execute function private.publicar_entrada();
-- The service may bring in entries that were finished elsewhere.
create trigger publicar_entrada_pronta after insert on public.prontuarios
  for each row when (new.status = 'finalizado')
  execute function private.publicar_entrada();

create trigger recusar_exclusao before delete on public.prontuarios
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.prontuarios
  for each statement execute function private.recusar_exclusao();

create function public.abrir_correcao(p_prontuario uuid, p_motivo text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  aberta uuid;
begin
  select p.id into aberta from public.prontuarios p
  where p.corrige_id = p_prontuario and p.status = 'rascunho';
  if aberta is not null then
    return aberta;
  end if;

  insert into public.prontuarios (
    paciente_id, clinica_id, corrige_id, motivo_correcao, ocorrido_em, subjetivo, objetivo,
    avaliacao, plano, pressao_sistolica, pressao_diastolica, frequencia_cardiaca,
    frequencia_respiratoria, temperatura, saturacao, glicemia, peso_kg, altura_cm, dor,
    diagnosticos, secoes_livres, teleconsulta, consentimento_da_teleconsulta
  )
  select
    p.paciente_id, p.clinica_id, p.id, trim(p_motivo), p.ocorrido_em, p.subjetivo, p.objetivo,
    p.avaliacao, p.plano, p.pressao_sistolica, p.pressao_diastolica, p.frequencia_cardiaca,
    p.frequencia_respiratoria, p.temperatura, p.saturacao, p.glicemia, p.peso_kg, p.altura_cm, p.dor,
    p.diagnosticos, p.secoes_livres, p.teleconsulta, p.consentimento_da_teleconsulta
  from public.prontuarios p
  where p.id = p_prontuario
  returning id into aberta;
  if aberta is null then
    raise exception 'Evolução não encontrada.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return aberta;
exception when unique_violation then
  -- Another window opened it at the same moment.
  return (
    select p.id from public.prontuarios p
    where p.corrige_id = p_prontuario and p.status = 'rascunho'
  );
end;
$$;
comment on function public.abrir_correcao(uuid, text) is
  'Opens version n+1 of a finished entry as a draft that starts from its content, or returns the one already open. Runs as the caller: the policies decide.';
revoke all on function public.abrir_correcao(uuid, text) from public, anon, authenticated;
grant execute on function public.abrir_correcao(uuid, text) to authenticated;

create function public.inativar_evolucao(p_prontuario uuid, p_motivo text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.prontuarios;
begin
  perform private.exigir_texto(p_motivo, 3, 500);
  select * into alvo from public.prontuarios p
  where p.id = p_prontuario and p.status = 'finalizado'
    and p.clinica_id in (select private.clinicas_com_prontuario())
  for update;
  if alvo.id is null then
    raise exception 'Evolução não encontrada.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  elsif alvo.autor_id <> private.usuario_id()
    or alvo.clinica_id not in (select private.clinicas_onde_atende())
  then
    raise exception 'Só quem escreveu a evolução pode inativá-la. Escreva um adendo.'
      using errcode = '42501', detail = 'PROIBIDO';
  elsif alvo.substituido_por is not null or alvo.inativado_em is not null then
    raise exception 'Só a versão atual de uma evolução pode ser inativada, e uma vez só.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  perform set_config('pleno.inativando', alvo.id::text, true);
  update public.prontuarios p
  set inativado_em = now(), motivo_inativacao = trim(p_motivo)
  where p.id = alvo.id;
  perform set_config('pleno.inativando', '', true);
  return alvo.id;
end;
$$;
comment on function public.inativar_evolucao(uuid, text) is
  'Its author marks a finished entry as not to be considered, with a reason; it stays visible. Definer: a finished row is out of everybody''s direct reach.';
revoke all on function public.inativar_evolucao(uuid, text) from public, anon, authenticated;
grant execute on function public.inativar_evolucao(uuid, text) to authenticated;
