-- One answer to whether a slot is free, for a patient who asks for it and for one who moves to it.

create or replace function private.vaga_livre(
  clinica uuid, medico uuid, tipo uuid, inicio timestamptz, fim timestamptz default null
) returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  dia constant date := ($4 at time zone private.fuso_da_clinica(clinica))::date;
  sala uuid;
begin
  select h.sala_id into sala
  from private.horarios_livres(clinica, medico, tipo, dia, dia, 2000) as h
  where h.inicio = $4
    -- What lasts longer than its kind still has to end within the hours.
    and exists (
      select 1 from private.horas_de_atendimento(clinica, medico, dia, dia + 1) as a
      where a.horas @> tstzrange($4, coalesce($5, h.fim))
    )
  limit 1;
  if not found then
    raise exception 'Este horário não está mais livre. Escolha outro.' using errcode = '23P01';
  end if;
  return sala;
end;
$$;
comment on function private.vaga_livre(uuid, uuid, uuid, timestamptz, timestamptz) is
  'The room, if it has one, of a slot that is free now, as long as its kind lasts or until `fim`; refused when it is not among those offered. What a patient asks for, or moves to, is checked by it. Definer: hours and rooms are hidden from patients.';

create or replace function public.pedir_agendamento(
  p_id uuid, p_paciente uuid, p_tipo uuid, p_medico uuid, p_inicio timestamptz,
  p_observacoes text default null
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  paciente constant public.pacientes := private.meu_paciente(p_paciente);
begin
  if exists (
    select 1 from public.agendamentos a
    where a.id = p_id and a.paciente_id = p_paciente and a.criado_por = private.usuario_id()
  ) then
    return p_id;
  end if;
  perform private.conferir_pedido(paciente, p_tipo, p_medico, p_inicio);
  if char_length(p_observacoes) > 500 then
    raise exception 'Encurte o recado à clínica: cabem 500 caracteres.' using errcode = '23514';
  end if;
  insert into public.agendamentos (
    id, clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, observacoes, criado_por
  )
  values (
    p_id, paciente.clinica_id, paciente.id, p_medico, p_tipo,
    private.vaga_livre(paciente.clinica_id, p_medico, p_tipo, p_inicio), p_inicio,
    nullif(trim(p_observacoes), ''), private.usuario_id()
  );
  return p_id;
end;
$$;

drop function private.vaga_pedida(uuid, uuid, uuid, timestamptz);
