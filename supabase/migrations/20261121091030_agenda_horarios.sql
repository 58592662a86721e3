-- Free slots: weekly hours, less time off, less what is taken, in the tenant's time zone; and booking
-- in one call that, when the time is taken, answers which are free.

create function private.horas_de_atendimento(clinica uuid, medico uuid, de date, ate date)
returns table (medico_id uuid, sala_id uuid, horas tstzmultirange)
language plpgsql stable security definer rows 20
set search_path = ''
as $$
declare
  fuso constant text := private.fuso_da_clinica(clinica);
  periodo constant tstzrange := tstzrange(
    de::timestamp at time zone fuso, (ate + 1)::timestamp at time zone fuso
  );
begin
  return query
    -- Materialized: whether a doctor attends here is asked once a doctor, not once a window.
    with semana as materialized (
      -- Windows that touch become one, over midnight too.
      select d.medico_id, s.id as sala_id, range_agg(tstzrange(l.comeco, l.termino)) as horas
      from public.disponibilidades d
      left join public.salas s on s.id = d.sala_id and s.ativa
      cross join generate_series(de::timestamp, ate::timestamp, interval '1 day') as dia
      cross join lateral (
        select (dia + d.inicio) at time zone fuso as comeco,
          (dia + d.fim) at time zone fuso as termino
      ) as l
      where d.clinica_id = clinica and d.ativa and (medico is null or d.medico_id = medico)
        and extract(isodow from dia) = d.dia_da_semana
        -- Where clocks jump, a window may lie wholly in the hour that never was.
        and l.comeco < l.termino
      group by d.medico_id, s.id
    )
    select s.medico_id, s.sala_id, s.horas - coalesce(
      (
        select range_agg(tstzrange(b.inicio, b.fim)) from public.bloqueios_de_agenda b
        where b.clinica_id = clinica and b.ativo
          and (b.medico_id is null or b.medico_id = s.medico_id)
          and b.fim > lower(periodo) and b.inicio < upper(periodo)
      ),
      '{}'
    )
    from semana s
    where private.atende_em(s.medico_id, clinica);
end;
$$;
comment on function private.horas_de_atendimento(uuid, uuid, date, date) is
  'When the doctors of a tenant (or one) attend between two local dates, time off taken out, by room. Definer: called for whoever may ask for free slots, patients included.';

create function private.horarios_livres(
  clinica uuid, medico uuid, tipo uuid, de date, ate date, limite int
)
returns table (medico_id uuid, sala_id uuid, inicio timestamptz, fim timestamptz)
language plpgsql stable security definer
set search_path = ''
-- The planner takes ranges for long lists, and would compile for a second what runs for milliseconds.
set jit = off
as $$
declare
  fuso constant text := private.fuso_da_clinica(clinica);
  -- What may still reach a slot: 12 hours, 4 before and 4 after it, and the half hours of elsewhere.
  desde constant timestamptz := greatest(de::timestamp at time zone fuso, now()) - interval '1 day';
  termino constant timestamptz := (ate + 1)::timestamp at time zone fuso + interval '9 hours';
  duracao interval;
  antes interval;
  depois interval;
begin
  select make_interval(mins => t.duracao_min), make_interval(mins => t.antes_min),
    make_interval(mins => t.depois_min)
  into duracao, antes, depois
  from public.tipos_de_atendimento t where t.id = tipo and t.clinica_id = clinica and t.ativo;
  if duracao is null then
    return;
  end if;
  return query
    with horas as materialized (
      select h.* from private.horas_de_atendimento(clinica, medico, de, ate) as h
    ),
    -- One short read of an index for each room, and below for each doctor, however many rows there are.
    da_sala as materialized (
      select d.sala_id, t.ocupado
      from (select distinct h.sala_id from horas h where h.sala_id is not null) as d
      cross join lateral (
        select range_agg(a.ocupado) as ocupado from public.agendamentos a
        where a.sala_id = d.sala_id and a.clinica_id = clinica
          and a.inicio between desde and termino
          and a.status in ('reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado')
          and (a.status <> 'reservado' or a.reserva_expira_em > now())
      ) as t
    )
    select h.medico_id, h.sala_id, c.comeco, c.comeco + duracao
    from horas h
    cross join lateral (
      select range_agg(t.ocupado) as ocupado from (
        -- Called for each row, where nearly all are of this tenant.
        select case when a.clinica_id = clinica then a.ocupado else private.tempo_tomado(a, clinica) end
        from public.agendamentos a
        where a.medico_id = h.medico_id and a.inicio between desde and termino
          and a.status in ('reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado')
          and (a.status <> 'reservado' or a.reserva_expira_em > now())
        union all
        select p.horas from private.horas_de_plantao(h.medico_id, desde, termino) as p (horas)
      ) as t (ocupado)
    ) as m
    left join da_sala s on s.sala_id = h.sala_id
    cross join lateral unnest(h.horas) as faixa
    cross join lateral generate_series(
      lower(faixa), upper(faixa) - duracao, least(duracao, interval '30 minutes')
    ) as c (comeco)
    cross join lateral (
      select tstzrange(c.comeco - antes, c.comeco + duracao + depois) as periodo
    ) as p
    where c.comeco >= now()
      and not coalesce(m.ocupado && p.periodo, false)
      and not coalesce(s.ocupado && p.periodo, false)
    order by c.comeco, h.medico_id
    limit limite;
end;
$$;
comment on function private.horarios_livres(uuid, uuid, uuid, date, date, int) is
  'Slots of one kind that could be booked now. Definer: a doctor may be taken in another clinic, and who asks is told no more than that, by half hours.';

create function private.vaga_livre(
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
    raise exception 'Este horário não está mais livre. Escolha outro.'
      using errcode = '23P01', detail = 'CONFLITO';
  end if;
  return sala;
end;
$$;
comment on function private.vaga_livre(uuid, uuid, uuid, timestamptz, timestamptz) is
  'The room, if it has one, of a slot that is free now, as long as its kind lasts or until `fim`; refused when it is not among those offered. What a patient asks for, or moves to, is checked by it. Definer: hours and rooms are hidden from patients.';

create function public.horarios_livres(
  p_clinica uuid, p_medico uuid, p_tipo uuid, p_de date, p_ate date, p_limite int default 300
)
returns table (medico_id uuid, sala_id uuid, inicio timestamptz, fim timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.exigir(num_nulls(p_clinica, p_tipo, p_de, p_ate)), private.exigir_datas(p_de, p_ate);
  if p_clinica not in (select private.clinicas_do_usuario()) then
    return;
  end if;
  return query
    select h.* from private.horarios_livres(
      p_clinica, p_medico, p_tipo, p_de, least(p_ate, p_de + 62),
      least(greatest(coalesce(p_limite, 300), 1), 2000)
    ) as h;
end;
$$;
comment on function public.horarios_livres(uuid, uuid, uuid, date, date, int) is
  'Free slots between two local dates (63 days at most), of one doctor or, with null, of all who attend in the tenant. Starts go by the length of the kind, half an hour at most, from where each stretch of hours begins. Definer: see the private function of the same name.';
revoke all on function public.horarios_livres(uuid, uuid, uuid, date, date, int)
from public, anon, authenticated;
grant execute on function public.horarios_livres(uuid, uuid, uuid, date, date, int) to authenticated;

-- ---------------------------------------------------------------------------------------------
-- Booking
-- ---------------------------------------------------------------------------------------------

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
  perform private.exigir(num_nulls(p_clinica, p_tipo, p_inicio)), private.exigir_datas(p_inicio);
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
  perform private.exigir(num_nulls(p_clinica, p_paciente, p_medico, p_tipo, p_inicio)),
    private.exigir_datas(p_inicio, p_fim);
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
