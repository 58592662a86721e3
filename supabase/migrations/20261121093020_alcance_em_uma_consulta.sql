-- How far a caller reaches, asked once: each helper finds out who calls one time, and reads the rest in one
-- query. A policy asks them for every table it guards, so that what they read several times over, a
-- screen paid tens of times.

create or replace function private.clinicas_com_prontuario() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  -- A doctor keeps reading the own practice on any plan: records outlive subscriptions.
  return query
    select p.id from public.profiles p
    where p.id = eu and p.tipo in ('clinica', 'hospital', 'medico')
    union all
    select cm.clinica_id
    from public.profiles p
    join public.clinica_medicos cm on cm.medico_id = p.id and cm.ativo
    join public.profiles c on c.id = cm.clinica_id and c.ativo
    where p.id = eu and p.tipo = 'medico';
end;
$$;

create or replace function private.clinicas_do_usuario() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return query
    select p.id from public.profiles p
    where p.id = eu and p.tipo in ('clinica', 'hospital', 'medico')
    union all
    select c.id
    from public.profiles p
    join public.profiles c on c.id = p.clinica_id and c.ativo
    where p.id = eu and p.tipo = 'staff'
    union all
    select cm.clinica_id
    from public.profiles p
    join public.clinica_medicos cm on cm.medico_id = p.id and cm.ativo
    join public.profiles c on c.id = cm.clinica_id and c.ativo
    where p.id = eu and p.tipo = 'medico';
end;
$$;

create function private.proximo_agendamento(paciente uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (
    select to_jsonb(l)
    from (
      select a.id, a.inicio, a.status, a.teleconsulta, t.nome as tipo, m.nome as medico
      from public.agendamentos a
      left join public.tipos_de_atendimento t on t.id = a.tipo_id
      left join public.profiles m on m.id = a.medico_id
      where a.paciente_id = paciente and a.fim > now()
        and a.status in ('agendado', 'confirmado', 'em_atendimento')
        and a.clinica_id = any (array(select private.clinicas_do_usuario()))
      order by a.inicio limit 1
    ) as l
  );
end;
$$;
comment on function private.proximo_agendamento(uuid) is
  'The next appointment of a patient, with its kind and its doctor; null where the caller does not work. Definer: who reads an appointment reads the names in it, and three policies would each find out who asks; the function applies that of appointments itself.';
grant execute on function private.proximo_agendamento(uuid) to authenticated;

create or replace function private.folha_de_rosto(p_paciente uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'problemas', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.desde nulls last, l.descricao), '[]')
      from (
        select p.id, p.descricao, p.sistema, p.codigo, p.desde, p.observacoes, p.atualizado_em
        from public.problemas p
        where p.paciente_id = p_paciente and p.situacao = 'ativo'
        order by p.criado_em desc limit 60
      ) as l
    ),
    'medicamentos', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.nome), '[]')
      from (
        select m.id, m.nome, m.dcbs, m.dose, m.desde, m.atualizado_em
        from public.medicamentos_em_uso m
        where m.paciente_id = p_paciente and m.suspenso_em is null
        order by m.criado_em desc limit 60
      ) as l
    ),
    'sinais', (
      select to_jsonb(l)
      from (
        select
          e.ocorrido_em, e.pressao_sistolica, e.pressao_diastolica, e.frequencia_cardiaca,
          e.frequencia_respiratoria, e.temperatura, e.saturacao, e.glicemia, e.peso_kg,
          e.altura_cm, e.dor
        from public.sinais_no_tempo(p_paciente, 1) e
      ) as l
    ),
    'proximo', private.proximo_agendamento(p_paciente)
  );
end;
$$;
