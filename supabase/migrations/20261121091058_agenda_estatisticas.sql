-- Figures of an agenda, a local day a row.

create function private.horas_por_dia(clinica uuid, medico uuid, de date, ate date)
returns table (medico_id uuid, dia date, horas tstzmultirange)
language plpgsql stable security definer rows 200
set search_path = ''
as $$
declare
  fuso constant text := private.fuso_da_clinica(clinica);
begin
  return query
    select h.medico_id, d::date, range_agg(h.horas * tstzmultirange(l.dia_todo))
    from private.horas_de_atendimento(clinica, medico, de, ate) as h
    cross join generate_series(de::timestamp, ate::timestamp, interval '1 day') as d
    cross join lateral (
      select tstzrange(d at time zone fuso, (d + interval '1 day') at time zone fuso) as dia_todo
    ) as l
    group by h.medico_id, d;
end;
$$;
comment on function private.horas_por_dia(uuid, uuid, date, date) is
  'When each doctor attends, by local day, all rooms together. Definer: called by the figures, which check who asks.';

create function private.minutos(horas tstzmultirange) returns numeric
language sql immutable
set search_path = ''
as $$
  select coalesce(sum(extract(epoch from upper(faixa) - lower(faixa)) / 60), 0)
  from unnest(horas) as faixa;
$$;
comment on function private.minutos(tstzmultirange) is 'How long stretches of time are together.';

create function public.estatisticas_da_agenda(
  p_clinica uuid, p_medico uuid, p_de date, p_ate date
)
returns table (
  dia date, agendados int, confirmados int, em_atendimento int, realizados int, faltas int,
  cancelados int, remarcados int, minutos_oferecidos int, minutos_ocupados int, pacientes_novos int
)
language plpgsql stable security definer
set search_path = ''
-- As in private.horarios_livres.
set jit = off
as $$
declare
  fuso constant text := private.fuso_da_clinica(p_clinica);
  ultimo constant date := least(p_ate, p_de + 366);
  comeco constant timestamptz := p_de::timestamp at time zone fuso;
  termino constant timestamptz := (ultimo + 1)::timestamp at time zone fuso;
begin
  if p_clinica not in (select private.clinicas_do_usuario()) then
    return;
  end if;
  return query
    with do_periodo as materialized (
      select a.medico_id, a.paciente_id, a.status, a.inicio, a.fim,
        (a.inicio at time zone fuso)::date as dia
      from public.agendamentos a
      where a.clinica_id = p_clinica and a.inicio >= comeco and a.inicio < termino
        and (p_medico is null or a.medico_id = p_medico) and a.status <> 'reservado'
    ),
    oferecidos as materialized (
      select h.medico_id, h.dia, h.horas
      from private.horas_por_dia(p_clinica, p_medico, p_de, ultimo) as h
    ),
    tomados as materialized (
      select p.medico_id, p.dia, range_agg(tstzrange(p.inicio, p.fim)) as horas
      from do_periodo p
      where p.status in ('agendado', 'confirmado', 'em_atendimento', 'realizado')
      group by p.medico_id, p.dia
    ),
    ocupados as materialized (
      -- Two that overlap fill the time once, and what lies outside the hours fills none of them.
      select o.dia, sum(private.minutos(o.horas)) as oferecido,
        sum(private.minutos(o.horas * coalesce(t.horas, '{}'))) as tomado
      from oferecidos o
      left join tomados t on t.medico_id = o.medico_id and t.dia = o.dia
      group by o.dia
    ),
    primeiras as materialized (
      -- New: the first time ever that this tenant saw the patient.
      select p.dia, count(*) as novos
      from (
        select distinct on (d.paciente_id) d.paciente_id, d.dia, d.inicio from do_periodo d
        where d.status = 'realizado' order by d.paciente_id, d.inicio
      ) as p
      where not exists (
        select 1 from public.agendamentos antes
        where antes.paciente_id = p.paciente_id and antes.inicio < p.inicio
          and antes.status = 'realizado'
      )
      group by p.dia
    ),
    contados as materialized (
      select p.dia,
        count(*) filter (where p.status = 'agendado') as agendados,
        count(*) filter (where p.status = 'confirmado') as confirmados,
        count(*) filter (where p.status = 'em_atendimento') as em_atendimento,
        count(*) filter (where p.status = 'realizado') as realizados,
        count(*) filter (where p.status = 'faltou') as faltas,
        count(*) filter (where p.status = 'cancelado') as cancelados,
        count(*) filter (where p.status = 'remarcado') as remarcados
      from do_periodo p group by p.dia
    )
    select d::date, coalesce(c.agendados, 0)::int, coalesce(c.confirmados, 0)::int,
      coalesce(c.em_atendimento, 0)::int, coalesce(c.realizados, 0)::int,
      coalesce(c.faltas, 0)::int, coalesce(c.cancelados, 0)::int, coalesce(c.remarcados, 0)::int,
      coalesce(o.oferecido, 0)::int, coalesce(o.tomado, 0)::int, coalesce(n.novos, 0)::int
    from generate_series(p_de::timestamp, ultimo::timestamp, interval '1 day') as d
    left join contados c on c.dia = d::date
    left join ocupados o on o.dia = d::date
    left join primeiras n on n.dia = d::date
    order by d;
end;
$$;
comment on function public.estatisticas_da_agenda(uuid, uuid, date, date) is
  'Appointments by status, minutes offered and taken, and patients seen for the first time, for each local day of a tenant (367 at most), of one doctor or of all. Definer: counts in one pass for whom the agenda may be read; answers figures alone.';
revoke all on function public.estatisticas_da_agenda(uuid, uuid, date, date)
from public, anon, authenticated;
grant execute on function public.estatisticas_da_agenda(uuid, uuid, date, date) to authenticated;
