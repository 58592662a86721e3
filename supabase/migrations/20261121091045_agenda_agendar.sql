-- Booking in one call that, when the time is taken, answers which are free.

create function private.frase_do_conflito(erro text, restricao text) returns text
language sql immutable
set search_path = ''
as $$
  select case restricao
    when 'one_appointment_at_a_time_for_a_doctor' then 'O médico já tem atendimento neste horário.'
    when 'one_appointment_at_a_time_in_a_room' then 'A sala já está ocupada neste horário.'
    when '' then erro
    else 'Este horário não pode ser usado.'
  end;
$$;
comment on function private.frase_do_conflito(text, text) is
  'Why a time was refused, for the person: constraints speak in their own words, triggers in ours.';
grant execute on function private.frase_do_conflito(text, text) to authenticated;

create function public.alternativas_de_horario(
  p_clinica uuid, p_medico uuid, p_tipo uuid, p_inicio timestamptz, p_quantas int default 5
)
returns table (medico_id uuid, sala_id uuid, inicio timestamptz, fim timestamptz)
language plpgsql stable
set search_path = ''
as $$
declare
  dia constant date := (p_inicio at time zone private.fuso_da_clinica(p_clinica))::date;
begin
  return query
    select perto.* from (
      select h.*
      from public.horarios_livres(p_clinica, p_medico, p_tipo, dia, dia + 14, 200) as h
      order by abs(extract(epoch from h.inicio - p_inicio)), h.inicio
      limit least(greatest(coalesce(p_quantas, 5), 1), 50)
    ) as perto
    order by perto.inicio;
end;
$$;
comment on function public.alternativas_de_horario(uuid, uuid, uuid, timestamptz, int) is
  'The free slots nearest to a wanted time, from its local day to two weeks later, in order.';

create function public.agendar(
  p_clinica uuid, p_paciente uuid, p_medico uuid, p_tipo uuid, p_inicio timestamptz,
  p_fim timestamptz default null, p_sala uuid default null, p_observacoes text default null,
  p_motivo_do_encaixe text default null
)
returns table (agendamento_id uuid, conflito text, alternativas jsonb)
language plpgsql
set search_path = ''
as $$
declare
  restricao text;
begin
  alternativas := '[]';
  begin
    insert into public.agendamentos as a (
      clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, fim, observacoes, encaixe,
      motivo_do_encaixe
    )
    values (
      p_clinica, p_paciente, p_medico, p_tipo, p_sala, p_inicio, p_fim, p_observacoes,
      p_motivo_do_encaixe is not null, p_motivo_do_encaixe
    )
    returning a.id into agendamento_id;
  exception
    when exclusion_violation then
      get stacked diagnostics restricao = constraint_name;
      conflito := private.frase_do_conflito(sqlerrm, restricao);
  end;
  if conflito is not null then
    alternativas := coalesce(
      (
        select jsonb_agg(to_jsonb(h) order by h.inicio)
        from public.alternativas_de_horario(p_clinica, p_medico, p_tipo, p_inicio) as h
      ),
      '[]'
    );
  end if;
  return next;
end;
$$;
comment on function public.agendar(uuid, uuid, uuid, uuid, timestamptz, timestamptz, uuid, text, text) is
  'Books under the caller''s policies, as an encaixe when a reason is given; when the time is taken, books nothing and answers why and up to five free slots.';

revoke all on function
  public.alternativas_de_horario(uuid, uuid, uuid, timestamptz, int),
  public.agendar(uuid, uuid, uuid, uuid, timestamptz, timestamptz, uuid, text, text)
from public, anon, authenticated;
grant execute on function
  public.alternativas_de_horario(uuid, uuid, uuid, timestamptz, int),
  public.agendar(uuid, uuid, uuid, uuid, timestamptz, timestamptz, uuid, text, text)
to authenticated;
