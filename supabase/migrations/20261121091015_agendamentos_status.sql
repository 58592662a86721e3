-- The life of an appointment: which status may follow which, by whom, and what its history keeps.

-- ---------------------------------------------------------------------------------------------
-- Status machine (the same table as _shared/domain/agenda/status.ts)
-- ---------------------------------------------------------------------------------------------

create function private.transicoes_de_status() returns table (de text, para text, quem text[])
language sql immutable
set search_path = ''
as $$
  values
    ('reservado', 'agendado', '{equipe,clinica,medico,paciente}'::text[]),
    ('reservado', 'cancelado', '{equipe,clinica,medico,paciente}'),
    ('agendado', 'confirmado', '{equipe,clinica,medico,paciente}'),
    ('agendado', 'em_atendimento', '{equipe,clinica,medico}'),
    ('agendado', 'cancelado', '{equipe,clinica,medico,paciente}'),
    ('agendado', 'faltou', '{equipe,clinica,medico}'),
    ('agendado', 'remarcado', '{equipe,clinica,medico,paciente}'),
    ('confirmado', 'agendado', '{equipe,clinica,medico}'),
    ('confirmado', 'em_atendimento', '{equipe,clinica,medico}'),
    ('confirmado', 'cancelado', '{equipe,clinica,medico,paciente}'),
    ('confirmado', 'faltou', '{equipe,clinica,medico}'),
    ('confirmado', 'remarcado', '{equipe,clinica,medico,paciente}'),
    ('em_atendimento', 'realizado', '{medico}'),
    ('em_atendimento', 'confirmado', '{medico}'),
    ('faltou', 'confirmado', '{equipe,clinica,medico}'),
    ('faltou', 'em_atendimento', '{equipe,clinica,medico}'),
    ('faltou', 'remarcado', '{equipe,clinica,medico}'),
    ('cancelado', 'agendado', '{equipe,clinica,medico}');
$$;
comment on function private.transicoes_de_status() is
  'Which status may follow which, by whom. Late arrivals may still be seen; what was seen stays seen; a cancellation is undone only before its time.';

create function private.status_permitido(de text, para text) returns boolean
language sql immutable
set search_path = ''
as $$
  select exists (
    select 1 from private.transicoes_de_status() as t where t.de = $1 and t.para = $2
  );
$$;
comment on function private.status_permitido(text, text) is 'Whether anybody may make this change.';

create function private.mudar_status_do_agendamento() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.status_permitido(old.status, new.status) then
    raise exception 'Um atendimento % não passa a %.',
      replace(old.status, '_', ' '), replace(new.status, '_', ' ')
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if new.status = 'faltou' and old.inicio > now() then
    raise exception 'Ainda não é hora deste atendimento: só depois do início ele pode ser marcado como falta.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if new.status in ('em_atendimento', 'realizado')
    and private.dia_na_clinica(old.clinica_id, old.inicio) > private.dia_na_clinica(old.clinica_id, now())
  then
    raise exception 'Este atendimento é de outro dia: só no dia dele pode ser iniciado.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if old.status = 'cancelado' and old.inicio <= now() then
    raise exception 'O horário deste atendimento já passou. Agende outro.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if new.status <> 'reservado' then
    new.reserva_expira_em := null;
  end if;
  if new.status in ('em_atendimento', 'confirmado') and old.status = 'faltou' and not new.encaixe
    and private.horario_ocupado(new, new.sala_id, new.ocupado)
  then
    -- The slot of a late arrival may have been given away: the patient is squeezed in, by name.
    new.encaixe := true;
    new.motivo_do_encaixe := 'Chegou atrasado e o horário já era de outra pessoa.';
  end if;
  return new;
end;
$$;
comment on function private.mudar_status_do_agendamento() is
  'Holds every change to the machine. Definer: reads who else holds the time.';

create trigger mudar_status_do_agendamento before update on public.agendamentos
  for each row when (new.status <> old.status)
  execute function private.mudar_status_do_agendamento();

-- ---------------------------------------------------------------------------------------------
-- History
-- ---------------------------------------------------------------------------------------------

create function private.registrar_agendamento() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  dito constant text := nullif(current_setting('pleno.observacao_do_status', true), '');
  fuso constant text := private.fuso_da_clinica(new.clinica_id);
begin
  insert into public.agendamento_eventos (
    agendamento_id, clinica_id, de, para, observacoes, autor_id, pelo_paciente
  )
  values (
    new.id, new.clinica_id, case when tg_op = 'UPDATE' then old.status end, new.status,
    nullif(concat_ws(
      ' ', dito,
      case when new.encaixe and (tg_op = 'INSERT' or not old.encaixe)
        then 'Encaixe: ' || new.motivo_do_encaixe end,
      case when tg_op = 'UPDATE' and (new.inicio, new.fim) is distinct from (old.inicio, old.fim)
        then 'Horário anterior: ' || private.horario_por_extenso(old.inicio, fuso) || '.' end,
      case when tg_op = 'UPDATE' and new.sala_id is distinct from old.sala_id then 'Outra sala.' end,
      case when tg_op = 'UPDATE' and new.chegada_em is distinct from old.chegada_em
        then case when new.chegada_em is null then 'Chegada desfeita.' else 'Chegou.' end end
    ), ''),
    private.usuario_id(), coalesce(private.papel_no_agendamento(new) = 'paciente', false)
  );
  return null;
end;
$$;
comment on function private.registrar_agendamento() is
  'Definer: nobody writes the history by hand.';

create function private.horario_por_extenso(instante timestamptz, fuso text) returns text
language sql stable
set search_path = ''
as $$
  select to_char(instante at time zone fuso, 'DD/MM/YYYY "às" HH24:MI');
$$;
comment on function private.horario_por_extenso(timestamptz, text) is 'An instant as a notice says it.';

create trigger registrar_agendamento after insert on public.agendamentos
  for each row execute function private.registrar_agendamento();
create trigger registrar_mudanca after update on public.agendamentos
  for each row when (
    (new.status, new.inicio, new.fim, new.sala_id, new.chegada_em)
    is distinct from (old.status, old.inicio, old.fim, old.sala_id, old.chegada_em)
  )
  execute function private.registrar_agendamento();
