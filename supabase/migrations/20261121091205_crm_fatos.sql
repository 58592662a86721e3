-- Facts of the agenda move the cards of the CRM. A move by hand holds until a newer fact.

create function private.estagio_pelas_visitas(paciente uuid, menos uuid, ate timestamptz, desde timestamptz)
returns text
language sql stable security definer
set search_path = ''
as $$
  select case count(*) when 0 then 'contato' when 1 then 'compareceu' else 'em_tratamento' end
  from (
    select 1 from public.agendamentos a
    where a.paciente_id = paciente and a.status = 'realizado' and a.id is distinct from menos
      and a.inicio > desde and a.inicio <= ate
    limit 2
  ) as visitas;
$$;
comment on function private.estagio_pelas_visitas(uuid, uuid, timestamptz, timestamptz) is
  'What the visits of a time make of somebody: none, one, or a treatment. Definer: a fact counts whoever made it.';

create function private.tem_atendimento_marcado(paciente uuid, menos uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.agendamentos a
    where a.paciente_id = paciente and a.id <> menos and a.inicio > now()
      and a.status in ('agendado', 'confirmado')
  );
$$;
comment on function private.tem_atendimento_marcado(uuid, uuid) is
  'Whether another appointment lies ahead. Definer: as above.';

create function private.mover_por_fato(
  clinica uuid, paciente uuid, destino text, quando timestamptz, visita timestamptz, motivo text
) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.oportunidades as o (
    clinica_id, paciente_id, origem, estagio, estagio_por, estagio_motivo, estagio_desde,
    ultimo_sinal_em, ultima_visita_em, criado_por, criado_em
  )
  values (
    clinica, paciente, 'agenda', destino, 'fato', motivo, quando, greatest(visita, quando), visita,
    private.usuario_id(), quando
  )
  on conflict (paciente_id, clinica_id) do update set
    (estagio, estagio_por, estagio_motivo, estagio_desde) = (
      select
        case when m.fica then o.estagio else destino end,
        case when m.fica then o.estagio_por else 'fato' end,
        case when m.fica then o.estagio_motivo else motivo end,
        case when m.fica or o.estagio = destino then o.estagio_desde else quando end
      from (
        -- Whoever is in treatment and books the next visit is still in treatment.
        select quando < o.estagio_desde or (o.estagio = 'em_tratamento' and destino = 'agendado') as fica
      ) as m
    ),
    ultimo_sinal_em = greatest(o.ultimo_sinal_em, visita, quando),
    ultima_visita_em = greatest(o.ultima_visita_em, visita);
$$;
comment on function private.mover_por_fato(uuid, uuid, text, timestamptz, timestamptz, text) is
  'Makes the patient''s card or moves it, unless a person moved it after the fact. Definer: whoever books may not move cards.';

create function private.soltar_por_fato(a public.agendamentos, motivo text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  limite constant timestamptz := private.limite_de_inatividade(a.clinica_id);
begin
  if private.tem_atendimento_marcado(a.paciente_id, a.id) then
    return;
  end if;
  update public.oportunidades o set
    estagio = private.estagio_pelas_visitas(a.paciente_id, a.id, now(), limite),
    estagio_por = 'fato', estagio_motivo = motivo, estagio_desde = now(), ultimo_sinal_em = now()
  where o.paciente_id = a.paciente_id and o.clinica_id = a.clinica_id and o.estagio = 'agendado';
end;
$$;
comment on function private.soltar_por_fato(public.agendamentos, text) is
  'Nothing is booked any more: the card goes back to where the visits put it. Definer: as above.';

create function private.levar_fato_ao_crm() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- What is done is a fact now; what the service brings in happened when it says.
  agora constant boolean := tg_op = 'UPDATE' or (select auth.uid()) is not null;
  limite timestamptz;
begin
  if new.status = 'realizado' then
    limite := new.inicio - (now() - private.limite_de_inatividade(new.clinica_id));
    perform private.mover_por_fato(
      new.clinica_id, new.paciente_id,
      case private.estagio_pelas_visitas(new.paciente_id, new.id, new.inicio, limite)
        when 'contato' then 'compareceu' else 'em_tratamento' end,
      case when agora then now() else least(now(), new.inicio) end,
      least(now(), new.inicio), 'Atendimento realizado.'
    );
  elsif new.status in ('agendado', 'confirmado')
    and (tg_op = 'INSERT' or old.status in ('reservado', 'cancelado', 'faltou'))
  then
    perform private.mover_por_fato(
      new.clinica_id, new.paciente_id, 'agendado',
      case when agora then now() else least(now(), new.criado_em) end, null, 'Atendimento agendado.'
    );
  elsif tg_op = 'UPDATE' and new.status in ('cancelado', 'faltou') and old.status <> 'reservado' then
    perform private.soltar_por_fato(
      new,
      case new.status when 'faltou' then 'Faltou ao atendimento.' else 'Atendimento cancelado.' end
    );
  end if;
  return null;
end;
$$;
comment on function private.levar_fato_ao_crm() is
  'Booked, seen, cancelled or missed: the card follows. Definer: whoever books may not move cards.';

create trigger crm_fato_novo after insert on public.agendamentos
  for each row execute function private.levar_fato_ao_crm();
create trigger crm_fato_mudado after update on public.agendamentos
  for each row when (new.status <> old.status)
  execute function private.levar_fato_ao_crm();

-- ---------------------------------------------------------------------------------------------
-- Planned returns
-- ---------------------------------------------------------------------------------------------

create function private.levar_retorno_ao_crm() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  proximo constant date := (
    select min(r.prevista_para) from public.retornos_planejados r
    where r.paciente_id = new.paciente_id and r.status = 'pendente'
  );
begin
  update public.oportunidades o set retorno_em = proximo
  where o.paciente_id = new.paciente_id and o.clinica_id = new.clinica_id;
  -- Seen without an appointment: the return is what tells of the visit.
  if not found and proximo is not null then
    perform private.mover_por_fato(
      new.clinica_id, new.paciente_id, 'compareceu', now(), null, 'Retorno planejado.'
    );
    update public.oportunidades o set retorno_em = proximo
    where o.paciente_id = new.paciente_id and o.clinica_id = new.clinica_id;
  end if;
  return null;
end;
$$;
comment on function private.levar_retorno_ao_crm() is
  'The card knows when a return is due, and nothing of why. Definer: the plan is the doctor''s, the card is the desk''s.';

create trigger crm_retorno_novo after insert on public.retornos_planejados
  for each row when (new.status = 'pendente')
  execute function private.levar_retorno_ao_crm();
create trigger crm_retorno_mudado after update on public.retornos_planejados
  for each row when (
    (new.status, new.prevista_para) is distinct from (old.status, old.prevista_para)
  )
  execute function private.levar_retorno_ao_crm();
