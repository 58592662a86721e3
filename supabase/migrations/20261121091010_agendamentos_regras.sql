-- The rules of an appointment: how its time is taken, and which entry is its own.

-- ---------------------------------------------------------------------------------------------
-- Helpers
-- ---------------------------------------------------------------------------------------------

create function private.fuso_da_clinica(clinica uuid) returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return coalesce(
    (select r.fuso from public.agenda_regras r where r.clinica_id = clinica), 'America/Sao_Paulo'
  );
end;
$$;
comment on function private.fuso_da_clinica(uuid) is
  'Time zone in which a tenant''s local hours are read. Definer: rules are hidden from patients.';
grant execute on function private.fuso_da_clinica(uuid) to authenticated;

create function private.ocupa_horario(status text) returns boolean
language sql immutable
set search_path = ''
as $$
  select status in ('reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado');
$$;
comment on function private.ocupa_horario(text) is
  'Whether an appointment of this status holds its time (the same list as the exclusion constraints).';

create function private.papel_na_agenda(clinica uuid, medico uuid) returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return case
    when clinica = private.clinica_da_equipe() then 'equipe'
    when clinica = private.clinica_administrada() then 'clinica'
    when medico = private.usuario_id() and clinica in (select private.clinicas_onde_atende())
      then 'medico'
  end;
end;
$$;
comment on function private.papel_na_agenda(uuid, uuid) is
  'As what the caller acts on a doctor''s agenda in a tenant: equipe, clinica, medico (the own agenda alone), or null.';

create function private.segurar_paciente(paciente uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform 1 from public.pacientes p where p.id = paciente for no key update;
end;
$$;
comment on function private.segurar_paciente(uuid) is
  'One at a time moves the appointments of a patient, or records a death. It is taken before anything else, also the doctor''s agenda: held in another order, one of two would die of a deadlock. Definer: who books may not read the registration.';

create function private.travar_agenda(medico uuid, sala uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(medico::text, 1));
  if sala is not null then
    perform pg_advisory_xact_lock(hashtextextended(sala::text, 2));
  end if;
end;
$$;
comment on function private.travar_agenda(uuid, uuid) is
  'One booking at a time for a doctor and for a room, doctor first: without it two that meet in the exclusion index wait for each other, and one dies of a deadlock instead of hearing of the conflict.';

create function private.meias_horas(periodo tstzrange) returns tstzrange
language sql immutable
set search_path = ''
as $$
  select tstzrange(
    date_bin('30 minutes', lower(periodo), 'epoch'),
    date_bin('30 minutes', upper(periodo) + interval '29 minutes 59.999999 seconds', 'epoch')
  );
$$;
comment on function private.meias_horas(tstzrange) is 'The whole half hours that a time touches.';

create function private.tempo_tomado(alvo public.agendamentos, clinica uuid) returns tstzrange
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return case
    when alvo.clinica_id = clinica then alvo.ocupado
    when alvo.clinica_id = alvo.medico_id or exists (
      select 1 from public.clinica_medicos cm
      where cm.clinica_id = alvo.clinica_id and cm.medico_id = alvo.medico_id and cm.vigente
    ) then private.meias_horas(alvo.ocupado)
  end;
end;
$$;
comment on function private.tempo_tomado(public.agendamentos, uuid) is
  'The time of its doctor that an appointment takes, as a tenant may learn it: exact its own, elsewhere the half hours, so that no trying of times tells another''s agenda; null where the doctor no longer attends. Definer: links and other tenants'' appointments are hidden.';

create function private.medico_ocupado(
  clinica uuid, medico uuid, periodo tstzrange, menos uuid, out em_casa boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  select bool_or(a.clinica_id = clinica) into em_casa
  from public.agendamentos a
  where a.medico_id = medico and a.id <> menos and not a.encaixe
    and a.status in ('reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado')
    and a.ocupado && tstzrange(lower(periodo) - interval '30 minutes', upper(periodo) + interval '30 minutes')
    and private.tempo_tomado(a, clinica) && periodo;
  if em_casa is null and exists (
    select from private.horas_de_plantao(medico, lower(periodo), upper(periodo)) as h where h && periodo
  ) then
    em_casa := false;
  end if;
end;
$$;
comment on function private.medico_ocupado(uuid, uuid, tstzrange, uuid) is
  'Whether another appointment holds the doctor: true in this tenant, false elsewhere or on call, null nowhere. Definer: it may be of another tenant.';

create function private.sala_ocupada(sala uuid, periodo tstzrange, menos uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (
    select 1 from public.agendamentos a
    where a.sala_id = sala and a.id <> menos and a.ocupado && periodo and not a.encaixe
      and a.status in ('reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado')
  );
end;
$$;
comment on function private.sala_ocupada(uuid, tstzrange, uuid) is
  'Whether another appointment holds the room. Definer: asked for patients too.';

create function private.horario_ocupado(alvo public.agendamentos, sala uuid, periodo tstzrange)
returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return private.medico_ocupado(alvo.clinica_id, alvo.medico_id, periodo, alvo.id) is not null
    or private.sala_ocupada(sala, periodo, alvo.id);
end;
$$;
comment on function private.horario_ocupado(public.agendamentos, uuid, tstzrange) is
  'Whether somebody else holds a time for the doctor of an appointment, or a room. Definer: it may be of another tenant.';

create function private.recusar_ocupado(novo public.agendamentos) returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  em_casa constant boolean :=
    private.medico_ocupado(novo.clinica_id, novo.medico_id, novo.ocupado, novo.id);
begin
  if em_casa is not null then
    raise exception '%',
      case when em_casa then 'O médico já tem atendimento neste horário.'
      else 'O médico está ocupado neste horário.' end
      using errcode = '23P01', detail = 'CONFLITO';
  end if;
  if private.sala_ocupada(novo.sala_id, novo.ocupado, novo.id) then
    raise exception 'A sala já está ocupada neste horário.'
      using errcode = '23P01', detail = 'CONFLITO';
  end if;
end;
$$;
comment on function private.recusar_ocupado(public.agendamentos) is
  'Refuses a taken time in words: the constraint, in a call that runs as its owner, would tell the other''s time. Asked under the lock of doctor and room. Definer: as private.medico_ocupado.';

create function private.liberar_reservas_vencidas(medico uuid, sala uuid, periodo tstzrange)
returns void
language sql security definer
set search_path = ''
as $$
  update public.agendamentos a set status = 'cancelado', reserva_expira_em = null
  where (a.medico_id = medico or a.sala_id = sala)
    and a.status = 'reservado' and a.reserva_expira_em <= now() and a.ocupado && periodo;
$$;
comment on function private.liberar_reservas_vencidas(uuid, uuid, tstzrange) is
  'An offer that expired no longer holds its doctor nor its room. Definer: the offer may be another clinic''s.';

create function private.recusar_bloqueado(
  clinica uuid, medico uuid, comeco timestamptz, termino timestamptz
) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from public.bloqueios_de_agenda b
    where b.ativo and b.clinica_id = clinica and (b.medico_id is null or b.medico_id = medico)
      and b.inicio < termino and b.fim > comeco
  ) then
    raise exception 'A agenda está bloqueada neste horário. Escolha outro ou marque como encaixe.'
      using errcode = '23P01', detail = 'CONFLITO';
  end if;
end;
$$;
comment on function private.recusar_bloqueado(uuid, uuid, timestamptz, timestamptz) is
  'Refuses time off as if somebody were booked there. Definer: whoever books may not read time off.';

-- ---------------------------------------------------------------------------------------------
-- Booking
-- ---------------------------------------------------------------------------------------------

create function private.conferir_agendamento_novo(novo public.agendamentos) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.tipos_de_atendimento t where t.id = novo.tipo_id and t.ativo) then
    raise exception 'Este tipo de atendimento foi desativado. Escolha outro.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if not exists (select 1 from public.pacientes p where p.id = novo.paciente_id and p.ativo) then
    raise exception 'Este paciente está inativo. Reative o cadastro antes de agendar.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
end;
$$;
comment on function private.conferir_agendamento_novo(public.agendamentos) is
  'Which kind and whom, when a person books. Definer: as the trigger that calls it.';

create function private.preparar_agendamento() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  pela_pessoa constant boolean := (select auth.uid()) is not null;
  novo constant boolean := tg_op = 'INSERT';
  duracao int;
begin
  new.atualizado_em := now();
  if novo then
    perform private.segurar_paciente(new.paciente_id);
    new.criado_por := coalesce(private.usuario_id(), new.criado_por);
    new.marcado_por := new.criado_por;
    new.marcado_em := new.criado_em;
    select t.duracao_min, t.antes_min, t.depois_min, t.teleconsulta
    into duracao, new.antes_min, new.depois_min, new.teleconsulta
    from public.tipos_de_atendimento t where t.id = new.tipo_id and t.clinica_id = new.clinica_id;
    if duracao is null then
      raise exception 'Este tipo de atendimento não é desta clínica.'
        using errcode = '23514', detail = 'REGRA_VIOLADA';
    end if;
    new.fim := coalesce(new.fim, new.inicio + make_interval(mins => duracao));
    if pela_pessoa then
      perform private.conferir_agendamento_novo(new);
    end if;
  elsif (new.inicio, new.fim) is distinct from (old.inicio, old.fim)
    and old.status not in ('agendado', 'confirmado')
  then
    raise exception 'Este atendimento já começou ou terminou: não muda mais de horário.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if not novo and old.status in ('reservado', 'cancelado')
    and new.status not in ('reservado', 'cancelado')
  then
    new.marcado_por := coalesce(private.usuario_id(), new.criado_por);
    new.marcado_em := now();
  end if;
  if pela_pessoa and (novo or new.inicio is distinct from old.inicio)
    and new.inicio < now() - interval '5 minutes'
  then
    raise exception 'Não se agenda no passado. Escolha um horário a partir de agora.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  new.ocupado := tstzrange(
    new.inicio - make_interval(mins => coalesce(new.antes_min, 0)),
    greatest(new.inicio, new.fim) + make_interval(mins => coalesce(new.depois_min, 0))
  );
  if novo or new.ocupado is distinct from old.ocupado or new.sala_id is distinct from old.sala_id
    or new.encaixe is distinct from old.encaixe
    or private.ocupa_horario(new.status) and not private.ocupa_horario(old.status)
  then
    perform private.ocupar(new, pela_pessoa);
  end if;
  return new;
end;
$$;
comment on function private.preparar_agendamento() is
  'Stamps author, who made it stand, end, buffers and occupied time; refuses the past and time off. Definer: reads links and holds whoever books.';

create function private.ocupar(novo public.agendamentos, pela_pessoa boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.ocupa_horario(novo.status) then
    return;
  end if;
  -- A clinic that the doctor left neither books nor learns when the doctor is busy.
  if pela_pessoa and not private.atende_em(novo.medico_id, novo.clinica_id) then
    raise exception 'Este médico não atende nesta clínica.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  perform private.travar_agenda(novo.medico_id, novo.sala_id);
  perform private.liberar_reservas_vencidas(novo.medico_id, novo.sala_id, novo.ocupado);
  if novo.encaixe then
    return;
  end if;
  perform private.recusar_ocupado(novo);
  if pela_pessoa then
    perform private.recusar_bloqueado(novo.clinica_id, novo.medico_id, novo.inicio, novo.fim);
  end if;
end;
$$;
comment on function private.ocupar(public.agendamentos, boolean) is
  'What comes before a time is taken: who attends, the lock, offers that expired, who holds it, time off. Definer: as the trigger that calls it.';

create trigger preparar_agendamento before insert or update on public.agendamentos
  for each row execute function private.preparar_agendamento();

create function private.conferir_evolucao_do_agendamento() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  if (select auth.uid()) is null then
    return new;
  end if;
  -- Whose entry it was unties it, and nobody else.
  if new.medico_id is distinct from eu or new.prontuario_id is not null and not exists (
    select 1 from public.prontuarios e
    where e.id = new.prontuario_id and e.paciente_id = new.paciente_id
      and e.clinica_id = new.clinica_id and e.autor_id = eu
  ) then
    raise exception 'Esta evolução não é deste atendimento.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return new;
end;
$$;
comment on function private.conferir_evolucao_do_agendamento() is
  'Only the doctor who attends ties the own entry of that patient to the appointment, or unties it. Definer: staff may read no entry.';

create trigger conferir_evolucao_do_agendamento before update of prontuario_id on public.agendamentos
  for each row when (new.prontuario_id is distinct from old.prontuario_id)
  execute function private.conferir_evolucao_do_agendamento();
