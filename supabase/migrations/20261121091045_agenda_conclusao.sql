-- Finishing an entry finishes its appointment, also one that nobody began; and the figures of an agenda.

create function private.atendimento_nao_iniciado(entrada public.prontuarios)
returns public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  fuso constant text := private.fuso_da_clinica(entrada.clinica_id);
  dia constant date := (entrada.ocorrido_em at time zone fuso)::date;
  achados public.agendamentos[];
begin
  select array_agg(x.a) into achados
  from (
    select a from public.agendamentos a
    where a.paciente_id = entrada.paciente_id and a.clinica_id = entrada.clinica_id
      and a.medico_id = entrada.autor_id and a.status in ('agendado', 'confirmado')
      and (a.prontuario_id is null or a.prontuario_id = entrada.id)
      and (a.inicio at time zone fuso)::date = dia
      -- What is still to come was not what the entry tells of, unless the patient was there already.
      and (a.inicio <= now() or a.chegada_em is not null)
    -- Held: what the desk cancels meanwhile is found cancelled, and does not stop the finishing.
    for update
  ) as x;
  return case when cardinality(achados) = 1 then achados[1] end;
end;
$$;
comment on function private.atendimento_nao_iniciado(public.prontuarios) is
  'The one appointment of the entry''s patient with its author, on the local day of the entry, that was booked and never begun, its time come or its patient arrived; null when there is none, or more than one, for then nobody knows which. Holds what it finds. Definer: part of concluir_atendimento.';

create function private.concluir_atendimento() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  fuso constant text := private.fuso_da_clinica(new.clinica_id);
  dia constant date := (new.ocorrido_em at time zone fuso)::date;
  iniciado public.agendamentos;
  alvo public.agendamentos;
begin
  perform private.segurar_paciente(new.paciente_id);
  select * into iniciado from public.agendamentos a
  where a.paciente_id = new.paciente_id and a.clinica_id = new.clinica_id
    and a.medico_id = new.autor_id and a.status = 'em_atendimento'
    and (a.prontuario_id is null or a.prontuario_id = new.id)
  order by a.prontuario_id nulls last, (a.inicio at time zone fuso)::date = dia desc, a.inicio desc
  limit 1
  for update;
  alvo := iniciado;
  if iniciado.prontuario_id is null
    and (iniciado.inicio at time zone fuso)::date is distinct from dia
  then
    -- One left open on another day is not closed in the place of today's.
    alvo := private.atendimento_nao_iniciado(new);
    if alvo.id is null then
      alvo := iniciado;
    end if;
  end if;
  if alvo.id is not null then
    perform private.encerrar_pela_evolucao(alvo, new.id);
  end if;
  return null;
end;
$$;
comment on function private.concluir_atendimento() is
  'The appointment that an entry tells of is done when the entry is finished: the one tied to it; else the one that the doctor attends, of that day; else the only one of that day that nobody began; else the latest left open with that patient. Corrections and addenda are of another day. Definer: status is out of everybody''s direct reach.';

create trigger concluir_atendimento after update on public.prontuarios
  for each row
  when (
    old.status = 'rascunho' and new.status = 'finalizado'
    and new.corrige_id is null and new.adendo_de is null
  )
  execute function private.concluir_atendimento();

create function private.encerrar_pela_evolucao(alvo public.agendamentos, entrada uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.agendamentos a set prontuario_id = entrada where a.id = alvo.id;
  if alvo.status <> 'em_atendimento' then
    -- Two steps of its life in one act: the history keeps both, the bell rings for the last.
    perform set_config('pleno.em_serie', 'sim', true);
    alvo := private.aplicar_status(
      alvo, 'medico', 'em_atendimento', 'Evolução escrita sem iniciar o atendimento.'
    );
    perform set_config('pleno.em_serie', '', true);
  end if;
  perform private.aplicar_status(alvo, 'medico', 'realizado', null);
end;
$$;
comment on function private.encerrar_pela_evolucao(public.agendamentos, uuid) is
  'Ties an entry to its appointment and takes this to realizado, through em_atendimento when nobody began it. Definer: status is out of everybody''s direct reach.';

-- ---------------------------------------------------------------------------------------------
-- Figures of an agenda, a local day a row
-- ---------------------------------------------------------------------------------------------

create function private.horas_por_dia(clinica uuid, medico uuid, de date, ate date)
returns table (medico_id uuid, dia date, horas tstzmultirange)
language plpgsql stable security definer rows 200
set search_path = ''
as $$
declare
  fuso constant text := private.fuso_da_clinica(clinica);
begin
  return query
    -- Each stretch of hours meets the days that it lies in, and no others.
    select h.medico_id, d::date,
      range_agg(faixa * tstzrange(d at time zone fuso, (d + interval '1 day') at time zone fuso))
    from private.horas_de_atendimento(clinica, medico, de, ate) as h
    cross join lateral unnest(h.horas) as faixa
    cross join lateral generate_series(
      date_trunc('day', lower(faixa) at time zone fuso), upper(faixa) at time zone fuso, interval '1 day'
    ) as d
    group by h.medico_id, d;
end;
$$;
comment on function private.horas_por_dia(uuid, uuid, date, date) is
  'When each doctor attends, by local day, all rooms together. Definer: called by the figures, which check who asks.';

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
  ultimo date;
  comeco timestamptz;
  termino timestamptz;
begin
  perform private.exigir(num_nulls(p_clinica, p_de, p_ate)), private.exigir_datas(p_de, p_ate);
  ultimo := least(p_ate, p_de + 366);
  comeco := p_de::timestamp at time zone fuso;
  termino := (ultimo + 1)::timestamp at time zone fuso;
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
      -- Two that overlap fill the time once, and what lies outside the hours fills none of them. Added
      -- up in one pass: a call for each doctor and day costs more than what it counts.
      select f.dia, sum(extract(epoch from upper(f.faixa) - lower(f.faixa)) / 60)
          filter (where not f.tomada) as oferecido,
        sum(extract(epoch from upper(f.faixa) - lower(f.faixa)) / 60)
          filter (where f.tomada) as tomado
      from (
        select o.dia, unnest(o.horas) as faixa, false as tomada from oferecidos o
        union all
        select o.dia, unnest(o.horas * t.horas), true
        from oferecidos o join tomados t on t.medico_id = o.medico_id and t.dia = o.dia
      ) as f
      group by f.dia
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
