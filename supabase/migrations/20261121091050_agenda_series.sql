-- Recurrence: many appointments in one call, each conflict told.

create function private.tentar_agendar(novo public.agendamentos, out id uuid, out conflito text)
language plpgsql security definer
set search_path = ''
as $$
declare
  restricao text;
begin
  insert into public.agendamentos (
    clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, observacoes, serie_id, criado_por
  )
  values (
    novo.clinica_id, novo.paciente_id, novo.medico_id, novo.tipo_id, novo.sala_id, novo.inicio,
    novo.observacoes, novo.serie_id, private.usuario_id()
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

create function private.avisar_serie(serie uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  primeiro public.agendamentos;
  quantos int;
  paciente text;
begin
  select count(*) into quantos from public.agendamentos a where a.serie_id = serie;
  select * into primeiro from public.agendamentos a
  where a.serie_id = serie order by a.inicio limit 1;
  if primeiro.id is null then
    return;
  end if;
  select coalesce(p.nome_social, p.nome) into paciente
  from public.pacientes p where p.id = primeiro.paciente_id;
  perform private.avisar_da_agenda(
    primeiro, primeiro.medico_id, 'Nova série de atendimentos',
    format(
      '%s: %s a partir de %s.', paciente,
      case quantos when 1 then '1 atendimento' else quantos || ' atendimentos' end,
      private.horario_por_extenso(primeiro.inicio, private.fuso_da_clinica(primeiro.clinica_id))
    )
  );
end;
$$;
comment on function private.avisar_serie(uuid) is
  'One notice for all of a series. Definer: rings other people''s bells.';

create function public.agendar_serie(
  p_clinica uuid, p_paciente uuid, p_medico uuid, p_tipo uuid, p_horarios timestamp[],
  p_sala uuid default null, p_observacoes text default null, p_tudo_ou_nada boolean default false
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
    raise exception 'Você não agenda para este médico nesta clínica.' using errcode = '42501';
  end if;
  if cardinality(pedidos) not between 1 and 104 then
    raise exception 'Uma série tem de 1 a 104 horários.' using errcode = '23514';
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
      if novo.inicio at time zone fuso <> pedidos[i] then
        marcados := marcados || null::uuid;
        conflitos := conflitos || 'Neste dia os relógios pularam este horário.'::text;
      else
        tentativa := private.tentar_agendar(novo);
        marcados := marcados || tentativa.id;
        conflitos := conflitos || tentativa.conflito;
      end if;
    end loop;
    if p_tudo_ou_nada and cardinality(array_remove(conflitos, null)) > 0 then
      raise exception using errcode = 'AG001';
    end if;
    perform private.avisar_serie(novo.serie_id);
  exception
    -- What was booked is undone; which times were in conflict is still told.
    when sqlstate 'AG001' then
      marcados := array_fill(null::uuid, array[cardinality(pedidos)]);
  end;
  return query
    select pedidos[i], pedidos[i] at time zone fuso, marcados[i], conflitos[i]
    from generate_subscripts(pedidos, 1) as i;
end;
$$;
comment on function public.agendar_serie(uuid, uuid, uuid, uuid, timestamp[], uuid, text, boolean) is
  'Books one patient at many local times (of the tenant''s zone), 104 at most: what fits, or with p_tudo_ou_nada all or nothing. One row a time, with the appointment or the reason against it. Definer: checks by itself who may book.';
revoke all on function
  public.agendar_serie(uuid, uuid, uuid, uuid, timestamp[], uuid, text, boolean)
from public, anon, authenticated;
grant execute on function
  public.agendar_serie(uuid, uuid, uuid, uuid, timestamp[], uuid, text, boolean) to authenticated;
