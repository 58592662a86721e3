-- Recurrence: many appointments booked in one call, each conflict told, and cancelled in one.

create function private.tentar_agendar(novo public.agendamentos, out id uuid, out conflito text)
language plpgsql security definer
set search_path = ''
as $$
declare
  restricao text;
begin
  insert into public.agendamentos (
    clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, fim, observacoes, serie_id,
    criado_por
  )
  values (
    novo.clinica_id, novo.paciente_id, novo.medico_id, novo.tipo_id, novo.sala_id, novo.inicio,
    novo.fim, novo.observacoes, novo.serie_id, private.usuario_id()
  )
  returning agendamentos.id into id;
exception
  when exclusion_violation or check_violation then
    get stacked diagnostics restricao = constraint_name;
    conflito := private.frase_do_conflito(sqlerrm, restricao);
end;
$$;
comment on function private.tentar_agendar(public.agendamentos) is
  'Books one time of a series, or says why not. Definer: part of agendar_serie.';

create function private.avisar_serie(
  primeiro public.agendamentos, quantos int, titulo text
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  paciente constant text := (
    select coalesce(p.nome_social, p.nome) from public.pacientes p where p.id = primeiro.paciente_id
  );
begin
  if quantos = 0 then
    return;
  end if;
  perform private.avisar_da_agenda(
    primeiro, primeiro.medico_id, titulo,
    format(
      '%s: %s a partir de %s.', paciente,
      case quantos when 1 then '1 atendimento' else quantos || ' atendimentos' end,
      private.horario_por_extenso(primeiro.inicio, private.fuso_da_clinica(primeiro.clinica_id))
    )
  );
  perform private.avisar_conta_do_paciente(
    primeiro, titulo,
    case when quantos > 1 then format(' São %s, a partir deste.', quantos) else '' end
  );
end;
$$;
comment on function private.avisar_serie(public.agendamentos, int, text) is
  'One notice for many appointments of a series, the first of them named. Definer: rings other people''s bells.';

create function public.agendar_serie(
  p_clinica uuid, p_paciente uuid, p_medico uuid, p_tipo uuid, p_horarios timestamp[],
  p_sala uuid default null, p_observacoes text default null, p_duracao_min int default null,
  p_so_conferir boolean default false
)
returns table (horario timestamp, inicio timestamptz, agendamento_id uuid, conflito text)
language plpgsql security definer
set search_path = ''
as $$
declare
  fuso constant text := private.fuso_da_clinica(p_clinica);
  pedidos constant timestamp[] := array(
    select distinct h from unnest(p_horarios) as h where h is not null order by h
  );
  novo public.agendamentos;
  marcados uuid[] := '{}';
  conflitos text[] := '{}';
  tentativa record;
begin
  if private.papel_na_agenda(p_clinica, p_medico) is null then
    raise exception 'Você não agenda para este médico nesta clínica.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  if cardinality(pedidos) not between 1 and 104 then
    raise exception 'Uma série tem de 1 a 104 horários.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  novo.clinica_id := p_clinica;
  novo.paciente_id := p_paciente;
  novo.medico_id := p_medico;
  novo.tipo_id := p_tipo;
  novo.sala_id := p_sala;
  novo.observacoes := nullif(trim(p_observacoes), '');
  novo.serie_id := gen_random_uuid();
  begin
    for i in 1 .. cardinality(pedidos) loop
      novo.inicio := pedidos[i] at time zone fuso;
      novo.fim := novo.inicio + make_interval(mins => p_duracao_min);
      if novo.inicio at time zone fuso <> pedidos[i] then
        marcados := marcados || null::uuid;
        conflitos := conflitos || 'Neste dia os relógios pularam este horário.'::text;
      else
        tentativa := private.tentar_agendar(novo);
        marcados := marcados || tentativa.id;
        conflitos := conflitos || tentativa.conflito;
      end if;
    end loop;
    if p_so_conferir then
      raise exception using errcode = 'AG001';
    end if;
  exception
    -- What was booked is undone; which times were in conflict is still told.
    when sqlstate 'AG001' then
      marcados := array_fill(null::uuid, array[cardinality(pedidos)]);
  end;
  select * into novo from public.agendamentos a
  where a.serie_id = novo.serie_id order by a.inicio limit 1;
  perform private.avisar_serie(
    novo, cardinality(array_remove(marcados, null)), 'Nova série de atendimentos'
  );
  return query
    select pedidos[i], pedidos[i] at time zone fuso, marcados[i], conflitos[i]
    from generate_subscripts(pedidos, 1) as i;
end;
$$;
comment on function public.agendar_serie(uuid, uuid, uuid, uuid, timestamp[], uuid, text, int, boolean) is
  'Books one patient at many local times (of the tenant''s zone), 104 at most: what fits, each as long as its kind or p_duracao_min. One row a time, with the appointment or the reason against it; with p_so_conferir nothing is booked, and only the reasons are told. Definer: checks by itself who may book.';

create function public.cancelar_serie(p_agendamento uuid, p_observacoes text default null)
returns setof public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo constant public.agendamentos := private.agendamento_a_mudar(p_agendamento);
  papel constant text := private.papel_na_agenda(alvo.clinica_id, alvo.medico_id);
  cancelados public.agendamentos[];
begin
  if papel is null then
    raise exception 'Só a clínica cancela uma série.' using errcode = '42501', detail = 'PROIBIDO';
  end if;
  if alvo.serie_id is null then
    raise exception 'Este atendimento não faz parte de uma série.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  perform set_config('pleno.em_serie', 'sim', true);
  perform set_config('pleno.observacao_do_status', left(coalesce(trim(p_observacoes), ''), 500), true);
  with mudados as (
    update public.agendamentos a set status = 'cancelado'
    where a.serie_id = alvo.serie_id and a.clinica_id = alvo.clinica_id and a.inicio >= alvo.inicio
      and a.status in ('agendado', 'confirmado')
      -- A doctor cancels the own; one of the series may have gone to a colleague.
      and (papel <> 'medico' or a.medico_id = alvo.medico_id)
    returning a.*
  )
  select coalesce(array_agg(m::public.agendamentos order by m.inicio), '{}') into cancelados
  from mudados m;
  perform set_config('pleno.observacao_do_status', '', true), set_config('pleno.em_serie', '', true);
  perform private.avisar_serie(cancelados[1], cardinality(cancelados), 'Série cancelada');
  return query select c.* from unnest(cancelados) as c;
end;
$$;
comment on function public.cancelar_serie(uuid, text) is
  'Cancels an appointment of a series and those that follow it, as far as they are still to be attended, and tells of it once. Definer: status is out of everybody''s direct reach.';

revoke all on function
  public.agendar_serie(uuid, uuid, uuid, uuid, timestamp[], uuid, text, int, boolean),
  public.cancelar_serie(uuid, text)
from public, anon, authenticated;
grant execute on function
  public.agendar_serie(uuid, uuid, uuid, uuid, timestamp[], uuid, text, int, boolean),
  public.cancelar_serie(uuid, text)
to authenticated;
