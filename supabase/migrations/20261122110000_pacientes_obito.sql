-- The date of a patient's death: a fact of the registration, which the desk records and may take back.
--
-- From it follows, here and not on a screen, that nobody books for this patient, calls the family
-- about a return or sends a greeting. What had been written stays, and the chart may still be finished.

alter table public.pacientes
  add column data_obito date,
  add column obito_registrado_em timestamptz,
  add column obito_registrado_por uuid references public.profiles (id) on delete restrict,
  add constraint death_is_plausible check (data_obito >= date '1890-01-01'),
  add constraint death_is_not_before_birth check (data_obito >= data_nascimento),
  add constraint a_death_says_when_it_was_recorded
    check ((data_obito is null) = (obito_registrado_em is null)),
  add constraint only_a_death_was_recorded_by_somebody
    check (obito_registrado_por is null or data_obito is not null);

comment on column public.pacientes.data_obito is
  'Day of the death, by the calendar of the clinic; null: alive, or not known otherwise. Written by registrar_obito and by an import.';
comment on column public.pacientes.obito_registrado_em is
  'When the death was first recorded: what was closed at that moment is opened again if it is taken back.';
comment on column public.pacientes.obito_registrado_por is
  'Who recorded it, or corrected its date, last; null when the service did.';

create index pacientes_obito_registrado_por on public.pacientes (obito_registrado_por)
  where obito_registrado_por is not null;

create function private.obito_de(paciente uuid) returns date
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (select p.data_obito from public.pacientes p where p.id = paciente);
end;
$$;
comment on function private.obito_de(uuid) is
  'The day a patient died; null for who did not, and for nobody. Whatever contacts or books for patients asks it. Definer: asked by triggers of who may not read the registration.';
grant execute on function private.obito_de(uuid) to authenticated, service_role;

create function private.preparar_obito() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  autor constant uuid := private.usuario_id();
begin
  if new.data_obito is null then
    new.obito_registrado_em := null;
    new.obito_registrado_por := null;
    return new;
  end if;
  if new.data_obito > private.dia_na_clinica(new.clinica_id, now()) then
    raise exception 'A data do óbito está no futuro.' using errcode = '23514';
  end if;
  if new.data_obito < new.data_nascimento then
    raise exception 'A data do óbito é anterior à do nascimento.' using errcode = '23514';
  end if;
  if tg_op = 'INSERT' then
    new.obito_registrado_em := now();
    new.obito_registrado_por := autor;
  elsif new.data_obito is distinct from old.data_obito then
    -- A corrected date is the same record: what was closed with it stays closed.
    new.obito_registrado_em := coalesce(old.obito_registrado_em, now());
    new.obito_registrado_por := coalesce(autor, old.obito_registrado_por);
  end if;
  return new;
end;
$$;
comment on function private.preparar_obito() is
  'Stamps who recorded a death and when; refuses one of tomorrow or before the birth. Definer: the clock is the clinic''s, whose rules are not all visible to the writer.';

create trigger preparar_obito before insert or update of data_obito, data_nascimento on public.pacientes
  for each row execute function private.preparar_obito();

-- ---------------------------------------------------------------------------------------------
-- What closes with it, and opens again when it is taken back
-- ---------------------------------------------------------------------------------------------

create function private.motivo_do_obito() returns text
language sql immutable
set search_path = ''
as $$
  select 'Óbito do paciente.';
$$;
comment on function private.motivo_do_obito() is 'Why what is closed by a death was closed.';

create function private.encerrar_pelo_obito(paciente uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.lista_de_espera l set status = 'encerrada'
  where l.paciente_id = paciente and l.status = 'aguardando';
  -- A slot that is only held for an answer holds nothing any more.
  perform set_config('pleno.em_serie', 'sim', true);
  perform set_config('pleno.observacao_do_status', private.motivo_do_obito(), true);
  update public.agendamentos a set status = 'cancelado'
  where a.paciente_id = paciente and a.status = 'reservado';
  perform set_config('pleno.observacao_do_status', '', true), set_config('pleno.em_serie', '', true);
  update public.retornos_planejados r set
    status = 'dispensado', encerrado_em = now(), encerrado_por = private.usuario_id(),
    motivo_da_dispensa = private.motivo_do_obito()
  where r.paciente_id = paciente and r.status = 'pendente';
  update public.tarefas_crm t set cancelada_em = now()
  from public.oportunidades o
  where o.paciente_id = paciente and t.oportunidade_id = o.id
    and t.feita_em is null and t.cancelada_em is null;
  update public.oportunidades o set
    estagio = 'inativo', estagio_por = 'fato', estagio_motivo = private.motivo_do_obito(),
    estagio_desde = now(), ultimo_sinal_em = now(), proximo_contato = null
  where o.paciente_id = paciente;
end;
$$;
comment on function private.encerrar_pelo_obito(uuid) is
  'Places in the waiting list, slots held, planned returns, open tasks and the next contact of who died. Definer: whoever records a death may write none of them.';

create function private.reabrir_sem_obito(paciente uuid, registrado_em timestamptz) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  -- All of it was closed at one instant, and whatever was touched since carries another.
  update public.lista_de_espera l set status = 'aguardando'
  where l.paciente_id = paciente and l.status = 'encerrada' and l.atualizado_em = registrado_em;
  update public.retornos_planejados r set
    status = 'pendente', encerrado_em = null, encerrado_por = null, motivo_da_dispensa = null
  where r.paciente_id = paciente and r.status = 'dispensado' and r.encerrado_em = registrado_em
    and r.motivo_da_dispensa = private.motivo_do_obito();
  update public.tarefas_crm t set cancelada_em = null
  from public.oportunidades o
  where o.paciente_id = paciente and t.oportunidade_id = o.id and t.cancelada_em = registrado_em
    -- Those of an appointment that was cancelled with it have nothing to be done for.
    and (t.agendamento_id is null or exists (
      select 1 from public.agendamentos a
      where a.id = t.agendamento_id and a.status in ('agendado', 'confirmado')
    ));
  update public.oportunidades o set
    estagio = e.de, estagio_por = 'fato', estagio_motivo = 'Registro de óbito desfeito.',
    estagio_desde = now(), ultimo_sinal_em = now()
  from public.oportunidade_eventos e
  where o.paciente_id = paciente and e.oportunidade_id = o.id and e.ocorrido_em = registrado_em
    and e.motivo = private.motivo_do_obito() and e.de is not null;
end;
$$;
comment on function private.reabrir_sem_obito(uuid, timestamptz) is
  'Opens again what a death, recorded at that instant, had closed; appointments that were cancelled stay so, for their time may be somebody else''s. Definer: as private.encerrar_pelo_obito.';

create function private.seguir_obito() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.data_obito is not null then
    perform private.encerrar_pelo_obito(new.id);
  else
    perform private.reabrir_sem_obito(new.id, old.obito_registrado_em);
  end if;
  return null;
end;
$$;
comment on function private.seguir_obito() is
  'However a death is recorded or taken back, the rest follows. Definer: as the functions it calls.';

create trigger seguir_obito after update on public.pacientes
  for each row when ((new.data_obito is null) <> (old.data_obito is null))
  execute function private.seguir_obito();
