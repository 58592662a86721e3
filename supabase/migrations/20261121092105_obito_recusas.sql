-- Who died is not booked for, does not wait, is not called back and is on no list of whom to contact:
-- refused where it would be written. SQLSTATE AG003 says so to programs.

create function private.recusar_pelo_obito(obito date, o_que text) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  raise exception 'Consta óbito em % no cadastro deste paciente: %.', to_char(obito, 'DD/MM/YYYY'), o_que
    using errcode = 'AG003';
end;
$$;
comment on function private.recusar_pelo_obito(date, text) is
  'The refusal, in one form: AG003, the day, and what is not done.';
grant execute on function private.recusar_pelo_obito(date, text) to authenticated, service_role;

create function private.obito_de_quem_se_agenda(paciente uuid) returns date
language plpgsql security definer
set search_path = ''
as $$
declare
  obito date;
begin
  -- Held: who is booked while a death is being recorded waits for it, and is refused.
  select p.data_obito into obito from public.pacientes p where p.id = paciente for share;
  return obito;
end;
$$;
comment on function private.obito_de_quem_se_agenda(uuid) is
  'As private.obito_de, and nobody records a death until the end of the transaction. Definer: as it.';

create function private.recusar_agenda_pelo_obito() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  obito constant date := private.obito_de_quem_se_agenda(new.paciente_id);
begin
  -- Of the day of the death itself what was before it may still come in; what is to come may not.
  if obito is not null and private.ocupa_horario(new.status)
    and (new.inicio > now() or private.dia_na_clinica(new.clinica_id, new.inicio) > obito)
  then
    perform private.recusar_pelo_obito(obito, 'não se agenda depois desta data');
  end if;
  return new;
end;
$$;
comment on function private.recusar_agenda_pelo_obito() is
  'No appointment, series nor slot held for who died. Definer: whoever books may not read the registration.';

create trigger recusar_pelo_obito before insert on public.agendamentos
  for each row when (new.status in ('reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado'))
  execute function private.recusar_agenda_pelo_obito();
-- What was already booked may end as it ends: cancelled, or missed.
create trigger recusar_mudanca_pelo_obito before update on public.agendamentos
  for each row when (
    new.inicio is distinct from old.inicio
    or (
      old.status in ('reservado', 'cancelado', 'faltou') and new.status <> old.status
      -- An offer that expired is let go by whoever books over it, who must not wait for its patient.
      and new.status <> 'cancelado'
    )
    or (old.status = 'agendado' and new.status = 'confirmado')
  )
  execute function private.recusar_agenda_pelo_obito();

create function private.recusar_espera_pelo_obito() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  obito constant date := private.obito_de_quem_se_agenda(new.paciente_id);
begin
  if obito is not null then
    perform private.recusar_pelo_obito(obito, 'não se espera por vaga');
  end if;
  return new;
end;
$$;
comment on function private.recusar_espera_pelo_obito() is
  'Nobody waits for a slot who died. Definer: as private.recusar_agenda_pelo_obito.';

create trigger recusar_pelo_obito before insert or update of status, paciente_id on public.lista_de_espera
  for each row when (new.status = 'aguardando')
  execute function private.recusar_espera_pelo_obito();

create function private.recusar_retorno_pelo_obito() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  obito constant date := private.obito_de(new.paciente_id);
begin
  if obito is null then
    return new;
  end if;
  if (tg_op = 'UPDATE' and old.status <> 'proposto')
    or (tg_op = 'INSERT' and (select auth.uid()) is not null)
  then
    perform private.recusar_pelo_obito(obito, 'não há retorno a planejar');
  end if;
  -- A plan that was in a draft must not keep the chart from being finished.
  if new.status = 'pendente' then
    new.status := 'dispensado';
    new.encerrado_em := now();
    new.motivo_da_dispensa := private.motivo_do_obito();
  end if;
  return new;
end;
$$;
comment on function private.recusar_retorno_pelo_obito() is
  'Nobody is to come back who died: a person is told so, and what a draft had planned is dismissed when it is finished. Definer: as private.recusar_agenda_pelo_obito.';

-- After planejar_retorno, which decides the status: triggers of an event run in order of name.
create trigger recusar_pelo_obito before insert on public.retornos_planejados
  for each row execute function private.recusar_retorno_pelo_obito();
create trigger recusar_reabertura_pelo_obito before update on public.retornos_planejados
  for each row when (new.status = 'pendente' and old.status <> 'pendente')
  execute function private.recusar_retorno_pelo_obito();

-- ---------------------------------------------------------------------------------------------
-- CRM
-- ---------------------------------------------------------------------------------------------

create function private.calar_cartao_pelo_obito() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  obito constant date := private.obito_de(new.paciente_id);
  pela_pessoa constant boolean := current_user in ('authenticated', 'anon');
begin
  if obito is null then
    return new;
  end if;
  if pela_pessoa and (new.estagio <> 'inativo' or new.proximo_contato is not null) then
    perform private.recusar_pelo_obito(obito, 'não há contato a fazer');
  end if;
  -- What the agenda still tells, of a visit that is closed afterwards, calls nobody back.
  if new.estagio <> 'inativo' then
    new.estagio := 'inativo';
    new.estagio_por := 'fato';
    new.estagio_motivo := private.motivo_do_obito();
  end if;
  new.proximo_contato := null;
  return new;
end;
$$;
comment on function private.calar_cartao_pelo_obito() is
  'The card of who died stays inactive and without a next contact; a person who would move it is told so.';

create trigger calar_pelo_obito
  before insert or update of estagio, proximo_contato, paciente_id on public.oportunidades
  for each row when (new.paciente_id is not null)
  execute function private.calar_cartao_pelo_obito();
