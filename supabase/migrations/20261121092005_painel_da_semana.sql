-- The week on the dashboard: three figures by day, occupancy by doctor, and the rows behind them.

create function private.semana_na_clinica(
  clinica uuid, instante timestamptz, out de date, out ate date
)
language plpgsql stable
set search_path = ''
as $$
begin
  de := date_trunc('week', instante at time zone private.fuso_da_clinica(clinica))::date;
  ate := de + 6;
end;
$$;
comment on function private.semana_na_clinica(uuid, timestamptz) is
  'Monday and Sunday of the week in which an instant falls, by the clocks of the tenant.';
grant execute on function private.semana_na_clinica(uuid, timestamptz) to authenticated;

create function private.minutos(horas tstzmultirange) returns numeric
language sql immutable
set search_path = ''
as $$
  select coalesce(sum(extract(epoch from upper(faixa) - lower(faixa)) / 60), 0)
  from unnest(horas) as faixa;
$$;
comment on function private.minutos(tstzmultirange) is 'How long stretches of time are together.';

create function private.ocupacao_por_medico(clinica uuid, de date, ate date)
returns table (medico_id uuid, minutos_oferecidos int, minutos_ocupados int)
language plpgsql stable security definer
set search_path = ''
-- As in private.horarios_livres.
set jit = off
as $$
declare
  fuso constant text := private.fuso_da_clinica(clinica);
  comeco constant timestamptz := de::timestamp at time zone fuso;
  termino constant timestamptz := (ate + 1)::timestamp at time zone fuso;
begin
  return query
    with oferecidos as materialized (
      select h.medico_id, range_agg(h.horas) as horas
      from private.horas_de_atendimento(clinica, null, de, ate) as h
      group by h.medico_id
    ),
    tomados as materialized (
      select a.medico_id, range_agg(tstzrange(a.inicio, a.fim)) as horas
      from public.agendamentos a
      where a.clinica_id = clinica and a.inicio >= comeco and a.inicio < termino
        and a.status in ('agendado', 'confirmado', 'em_atendimento', 'realizado')
      group by a.medico_id
    )
    select o.medico_id, private.minutos(o.horas)::int,
      private.minutos(o.horas * coalesce(t.horas, '{}'))::int
    from oferecidos o
    left join tomados t on t.medico_id = o.medico_id;
end;
$$;
comment on function private.ocupacao_por_medico(uuid, date, date) is
  'Minutes offered and taken of each doctor of a tenant with hours between two local dates, as public.estatisticas_da_agenda counts them. Definer: called by the dashboard, which checks who asks.';

create function public.painel_da_semana(p_clinica uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.medico_do_painel();
  semana constant record := private.semana_na_clinica(p_clinica, now());
begin
  if p_clinica not in (select private.clinicas_do_usuario()) then
    return null;
  end if;
  return jsonb_build_object(
    'de', semana.de, 'ate', semana.ate,
    'dias', (
      select jsonb_agg(
        jsonb_build_object(
          'dia', d.dia, 'minutos_oferecidos', d.minutos_oferecidos,
          'minutos_ocupados', d.minutos_ocupados, 'realizados', d.realizados, 'faltas', d.faltas,
          'pacientes_novos', d.pacientes_novos
        ) order by d.dia)
      from public.estatisticas_da_agenda(p_clinica, eu, semana.de, semana.ate) as d
    ),
    'medicos', case when eu is null then coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', o.medico_id, 'nome', p.nome, 'minutos_oferecidos', o.minutos_oferecidos,
            'minutos_ocupados', o.minutos_ocupados
          ) order by o.minutos_ocupados::numeric / nullif(o.minutos_oferecidos, 0) desc nulls last, p.nome)
        from private.ocupacao_por_medico(p_clinica, semana.de, semana.ate) as o
        join public.profiles p on p.id = o.medico_id
      ),
      '[]'
    ) else '[]' end
  );
end;
$$;
comment on function public.painel_da_semana(uuid) is
  'Figures of this week, Monday to Sunday in the tenant''s time zone, by day; of a doctor the own, else the tenant''s, with the occupancy of each doctor, fullest first. Null for who does not work there. Definer: counts for whom the agenda may be read; answers figures alone.';

create function public.linhas_da_semana(p_clinica uuid, p_quais text)
returns table (
  id uuid, paciente_id uuid, paciente text, medico_id uuid, medico text, inicio timestamptz
)
language plpgsql stable
set search_path = ''
as $$
declare
  eu constant uuid := private.medico_do_painel();
  fuso constant text := private.fuso_da_clinica(p_clinica);
  semana constant record := private.semana_na_clinica(p_clinica, now());
  comeco constant timestamptz := semana.de::timestamp at time zone fuso;
  termino constant timestamptz := (semana.ate + 1)::timestamp at time zone fuso;
begin
  return query
    with da_semana as materialized (
      select a.id, a.paciente_id, a.medico_id, a.inicio
      from public.agendamentos a
      where a.clinica_id = p_clinica and a.inicio >= comeco and a.inicio < termino
        and (eu is null or a.medico_id = eu)
        and a.status = case p_quais when 'faltas' then 'faltou' when 'novos' then 'realizado' end
    ),
    escolhidas as (
      select s.* from da_semana s where p_quais = 'faltas'
      union all
      (
        select distinct on (s.paciente_id) s.* from da_semana s
        where p_quais = 'novos' and not exists (
          select 1 from public.agendamentos antes
          where antes.paciente_id = s.paciente_id and antes.inicio < s.inicio
            and antes.status = 'realizado'
        )
        order by s.paciente_id, s.inicio
      )
    )
    select e.id, e.paciente_id, coalesce(p.nome_social, p.nome), e.medico_id, m.nome, e.inicio
    from escolhidas e
    join public.pacientes p on p.id = e.paciente_id
    left join public.profiles m on m.id = e.medico_id
    order by e.inicio desc, e.id
    limit 500;
end;
$$;
comment on function public.linhas_da_semana(uuid, text) is
  'The rows behind two figures of this week, latest first, 500 at most: faltas, or novos (patients seen for the first time). Runs as the caller.';

revoke all on function public.painel_da_semana(uuid), public.linhas_da_semana(uuid, text)
from public, anon, authenticated;
grant execute on function public.painel_da_semana(uuid), public.linhas_da_semana(uuid, text)
to authenticated;
