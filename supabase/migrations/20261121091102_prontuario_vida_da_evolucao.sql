-- An entry's life with what it holds now: what it must have to be finished, and its inactivation,
-- which stays visible.

alter table public.prontuarios
  add column inativado_em timestamptz,
  add column motivo_inativacao text,
  add constraint an_inactivation_says_why
    check ((inativado_em is null) = (motivo_inativacao is null)
      and char_length(motivo_inativacao) between 3 and 500),
  add constraint only_finished_entries_are_inactivated
    check (inativado_em is null or status = 'finalizado');

comment on column public.prontuarios.inativado_em is
  'When its author marked it as not to be considered; it stays visible, with the reason.';

create index prontuarios_com_sinais on public.prontuarios (paciente_id, ocorrido_em desc, id desc)
where status = 'finalizado' and substituido_por is null and inativado_em is null
  and num_nonnulls(
    pressao_sistolica, pressao_diastolica, frequencia_cardiaca, frequencia_respiratoria,
    temperatura, saturacao, glicemia, peso_kg, altura_cm, dor
  ) > 0;

create or replace function private.tem_conteudo(e public.prontuarios) returns boolean
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

create or replace function private.alterar_entrada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.status <> 'rascunho' then
    if old.status = 'finalizado' and private.so_ganhou_marca(old, new) then
      return new;
    end if;
    raise exception 'Uma evolução finalizada não muda. Abra uma correção ou escreva um adendo.'
      using errcode = '42501';
  end if;

  new.revisao := old.revisao + 1;
  new.atualizado_em := now();
  if new.ocorrido_em > now() + interval '5 minutes' then
    raise exception 'A data do atendimento está no futuro.' using errcode = '23514';
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

create function private.conferir_finalizacao(e public.prontuarios) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.tem_conteudo(e) then
    raise exception 'Escreva a evolução antes de finalizar.' using errcode = '23514';
  end if;
  if e.teleconsulta and e.consentimento_da_teleconsulta is null then
    raise exception 'Registre como o paciente consentiu com a teleconsulta antes de finalizar.'
      using errcode = '23514';
  end if;
  if exists (
    select 1 from public.prontuarios p where p.id = e.corrige_id and p.inativado_em is not null
  ) then
    raise exception 'A evolução que esta corrige foi inativada. Escreva uma nova evolução.'
      using errcode = '23514';
  end if;
end;
$$;
comment on function private.conferir_finalizacao(public.prontuarios) is
  'What an entry must have to be finished. Definer: the corrected version is read whoever asks.';

create function private.recusar_correcao_de_inativada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from public.prontuarios p where p.id = new.corrige_id and p.inativado_em is not null
  ) then
    raise exception 'Uma evolução inativada não se corrige. Escreva uma nova evolução.'
      using errcode = '23514';
  end if;
  return new;
end;
$$;
comment on function private.recusar_correcao_de_inativada() is
  'No version follows an inactivated one. Definer: the corrected version is read whoever asks.';

create trigger recusar_correcao_de_inativada before insert on public.prontuarios
  for each row when (new.corrige_id is not null)
  execute function private.recusar_correcao_de_inativada();

create function public.inativar_evolucao(p_prontuario uuid, p_motivo text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.prontuarios;
begin
  select * into alvo from public.prontuarios p
  where p.id = p_prontuario and p.status = 'finalizado'
    and p.clinica_id in (select private.clinicas_com_prontuario())
  for update;
  if alvo.id is null then
    raise exception 'Evolução não encontrada.' using errcode = '42501';
  elsif alvo.autor_id <> private.usuario_id()
    or alvo.clinica_id not in (select private.clinicas_onde_atende())
  then
    raise exception 'Só quem escreveu a evolução pode inativá-la. Escreva um adendo.'
      using errcode = '42501';
  elsif alvo.substituido_por is not null or alvo.inativado_em is not null then
    raise exception 'Só a versão atual de uma evolução pode ser inativada, e uma vez só.'
      using errcode = '23514';
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

create or replace function public.abrir_correcao(p_prontuario uuid, p_motivo text) returns uuid
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
    raise exception 'Evolução não encontrada.' using errcode = '42501';
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
