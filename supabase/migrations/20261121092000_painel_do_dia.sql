-- The first screen of the day, in one call: who waits, what is booked, what is to be done.
--
-- All of it runs as the caller: the policies decide which rows there are, and the call only counts
-- and picks. A doctor is shown the own day; who runs the tenant or works at its desk, everybody's.

create function private.medico_do_painel() returns uuid
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select p.id from public.profiles p
    where p.id = (select private.usuario_id()) and p.tipo = 'medico'
  );
end;
$$;
comment on function private.medico_do_painel() is
  'Whose figures the caller is shown: a doctor the own; null, everybody''s of the tenant.';
grant execute on function private.medico_do_painel() to authenticated;

create function private.agenda_do_painel(clinica uuid, medico uuid, dia date) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  fuso constant text := private.fuso_da_clinica(clinica);
  comeco constant timestamptz := dia::timestamp at time zone fuso;
  termino constant timestamptz := (dia + 1)::timestamp at time zone fuso;
begin
  return (
    with do_dia as materialized (
      -- As the agenda reads a day: also what began the evening before and is not over. An offer to
      -- the waiting list is no appointment yet.
      select a.id, a.paciente_id, a.medico_id, a.tipo_id, a.sala_id, a.inicio, a.fim, a.status,
        a.encaixe, a.teleconsulta, a.chegada_em,
        case
          when a.status = 'em_atendimento' then 'dentro'
          when a.status not in ('agendado', 'confirmado') then 'fora'
          when a.chegada_em is not null then 'espera'
          when a.inicio < now() then 'atrasado'
          else 'a_chegar'
        end as vez
      from public.agendamentos a
      where a.clinica_id = clinica and a.inicio >= comeco - interval '12 hours'
        and a.inicio < termino and a.fim > comeco and a.status <> 'reservado'
        and (medico is null or a.medico_id = medico)
    ),
    da_vez as (
      select d.*, row_number() over (
        partition by d.vez order by coalesce(d.chegada_em, d.inicio), d.inicio, d.id
      ) as posicao
      from do_dia d where d.vez <> 'fora'
    ),
    linhas as (
      select v.*, coalesce(p.nome_social, p.nome) as paciente, m.nome as medico, t.nome as tipo,
        s.nome as sala
      from da_vez v
      join public.pacientes p on p.id = v.paciente_id
      join public.tipos_de_atendimento t on t.id = v.tipo_id
      left join public.profiles m on m.id = v.medico_id
      left join public.salas s on s.id = v.sala_id
      where v.posicao <= case v.vez when 'espera' then 100 else 40 end
    )
    select jsonb_build_object(
      'por_status', coalesce(
        (select jsonb_object_agg(c.status, c.n)
          from (select d.status, count(*) as n from do_dia d group by d.status) as c),
        '{}'
      ),
      'esperando', (select count(*) from do_dia d where d.vez = 'espera'),
      'linhas', coalesce(
        (select jsonb_agg(
            jsonb_build_object(
              'id', l.id, 'paciente_id', l.paciente_id, 'paciente', l.paciente,
              'medico_id', l.medico_id, 'medico', l.medico, 'tipo', l.tipo, 'sala', l.sala,
              'inicio', l.inicio, 'fim', l.fim, 'status', l.status, 'encaixe', l.encaixe,
              'teleconsulta', l.teleconsulta, 'chegada_em', l.chegada_em
            ) order by l.vez, l.posicao)
          from linhas l),
        '[]'
      )
    )
  );
end;
$$;
comment on function private.agenda_do_painel(uuid, uuid, date) is
  'A local day of an agenda: how many there are of each status, how many wait, and the rows of those who wait (100 at most, longest first), are being seen, are late or are still to come (40 each).';

create function private.livres_do_painel(clinica uuid, medico uuid, hoje date) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  tipo record;
  trecho record;
  achados jsonb;
begin
  select t.id, t.nome, t.duracao_min into tipo
  from public.tipos_de_atendimento t
  where t.clinica_id = clinica and t.ativo
  order by t.criado_em, t.nome
  limit 1;
  if tipo.id is null then
    return null;
  end if;
  -- Today or tomorrow nearly always answers, and every day that is looked at costs as much again.
  for trecho in select * from (values (0, 0), (1, 1), (2, 7), (8, 30)) as v (de, ate) loop
    select jsonb_agg(
      jsonb_build_object('medico_id', h.medico_id, 'medico', m.nome, 'inicio', h.inicio)
      order by h.inicio, m.nome
    )
    into achados
    from public.horarios_livres(clinica, medico, tipo.id, hoje + trecho.de, hoje + trecho.ate, 5)
      as h
    left join public.profiles m on m.id = h.medico_id;
    exit when achados is not null;
  end loop;
  return jsonb_build_object(
    'tipo', tipo.nome, 'minutos', tipo.duracao_min, 'horarios', coalesce(achados, '[]')
  );
end;
$$;
comment on function private.livres_do_painel(uuid, uuid, date) is
  'Free slots for the kind of appointment that the tenant made first, five at most: of today, else of tomorrow, else of the days after, up to a month; null where it has no kind.';

create function private.tarefas_do_painel(clinica uuid, medico uuid, hoje date) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    with abertas as materialized (
      select t.id, t.oportunidade_id, t.titulo, t.vence_em
      from public.tarefas_crm t
      where t.clinica_id = clinica and t.feita_em is null and t.cancelada_em is null
        and t.vence_em <= hoje and (medico is null or t.responsavel_id = medico)
      order by t.vence_em, t.id
      limit 200
    )
    select jsonb_build_object(
      'atrasadas', (select count(*) from abertas a where a.vence_em < hoje),
      'hoje', (select count(*) from abertas a where a.vence_em = hoje),
      'linhas', coalesce(
        (select jsonb_agg(
            jsonb_build_object(
              'id', a.id, 'oportunidade_id', a.oportunidade_id, 'titulo', a.titulo,
              'vence_em', a.vence_em, 'pessoa', coalesce(p.nome_social, p.nome, o.nome, '')
            ) order by a.vence_em, a.id)
          from (select * from abertas order by vence_em, id limit 4) as a
          join public.oportunidades o on o.id = a.oportunidade_id
          left join public.pacientes p on p.id = o.paciente_id),
        '[]'
      )
    )
  );
end;
$$;
comment on function private.tarefas_do_painel(uuid, uuid, date) is
  'Open tasks that are due, up to 200 counted, and the first four; of a doctor those in the own charge.';

create function private.rascunhos_do_painel(medico uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    with abertos as materialized (
      select r.id, r.paciente_id, r.clinica_id, r.atualizado_em, r.corrige_id, r.adendo_de
      from public.prontuarios r
      where r.autor_id = medico and r.status = 'rascunho'
      order by r.atualizado_em desc
      limit 100
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', a.id, 'paciente_id', a.paciente_id, 'paciente', coalesce(p.nome_social, p.nome),
          'clinica_id', a.clinica_id, 'clinica', c.nome, 'atualizado_em', a.atualizado_em,
          'o_que', case
            when a.corrige_id is not null then 'correcao'
            when a.adendo_de is not null then 'adendo'
            else 'evolucao'
          end
        ) order by a.atualizado_em desc),
      '[]'
    )
    from abertos a
    join public.pacientes p on p.id = a.paciente_id
    left join public.profiles c on c.id = a.clinica_id
  );
end;
$$;
comment on function private.rascunhos_do_painel(uuid) is
  'What a doctor began and did not finish, the latest first, 100 at most. In all tenants: one begun elsewhere must not be forgotten.';

create function private.retornos_do_painel(p_clinica uuid, p_medico uuid, hoje date)
returns table (atrasados bigint, de_hoje bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  -- Null where the caller has no business: then no row compares equal.
  clinica constant uuid := (
    select c from private.clinicas_do_usuario() as c where c = p_clinica
  );
begin
  return query select
    least(private.quantos_retornos(clinica, p_medico, '-infinity', hoje - 1, true), 100)::bigint,
    least(private.quantos_retornos(clinica, p_medico, hoje, hoje, true), 100)::bigint;
end;
$$;
comment on function private.retornos_do_painel(uuid, uuid, date) is
  'How many planned returns are late and of today without an appointment to come, each up to 100; of one doctor or, with null, of all. Definer: as the worklist, staff sees who is to be called, not why.';

grant execute on function
  private.agenda_do_painel(uuid, uuid, date), private.livres_do_painel(uuid, uuid, date),
  private.tarefas_do_painel(uuid, uuid, date), private.rascunhos_do_painel(uuid),
  private.retornos_do_painel(uuid, uuid, date)
to authenticated;

create function public.painel_do_dia(p_clinica uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  medico constant uuid := private.medico_do_painel();
  fuso constant text := private.fuso_da_clinica(p_clinica);
  hoje constant date := (now() at time zone fuso)::date;
begin
  if p_clinica not in (select private.clinicas_do_usuario()) then
    return null;
  end if;
  return jsonb_build_object(
    'agora', now(), 'hoje', hoje, 'fuso', fuso,
    'agenda', private.agenda_do_painel(p_clinica, medico, hoje),
    'livres', private.livres_do_painel(p_clinica, medico, hoje),
    'na_lista_de_espera', (
      select count(*) from public.lista_de_espera e
      where e.clinica_id = p_clinica and e.status = 'aguardando'
    ),
    'tarefas', private.tarefas_do_painel(p_clinica, medico, hoje),
    'rascunhos', case when medico is null then '[]' else private.rascunhos_do_painel(medico) end,
    'retornos', (
      select jsonb_build_object('atrasados', r.atrasados, 'hoje', r.de_hoje)
      from private.retornos_do_painel(p_clinica, medico, hoje) as r
    ),
    'conversas', (
      select jsonb_build_object('nao_lidas', c.nao_lidas, 'atrasadas', c.atrasadas)
      from public.contar_conversas(p_clinica) as c
    )
  );
end;
$$;
comment on function public.painel_do_dia(uuid) is
  'What the dashboard of a tenant shows of today, in its time zone: of a doctor the own day, else everybody''s. Null for who does not work there. Runs as the caller.';

revoke all on function public.painel_do_dia(uuid) from public, anon, authenticated;
grant execute on function public.painel_do_dia(uuid) to authenticated;

-- ---------------------------------------------------------------------------------------------
-- Calling the next patient in
-- ---------------------------------------------------------------------------------------------

create function public.atender(p_agendamento uuid)
returns table (paciente_id uuid, prontuario_id uuid, finalizado boolean)
language plpgsql
set search_path = ''
as $$
declare
  alvo public.agendamentos;
  entrada uuid;
  situacao text;
begin
  select * into alvo from public.agendamentos a
  where a.id = p_agendamento and a.medico_id = (select private.usuario_id())
  -- Held: of several at once the first makes the entry, and the others find it.
  for update;
  if alvo.id is null then
    raise exception 'Este atendimento não está na sua agenda.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  select e.id, e.status into entrada, situacao
  from public.prontuarios e where e.id = alvo.prontuario_id;
  if situacao = 'finalizado' then
    return query select alvo.paciente_id, entrada, true;
    return;
  end if;
  if alvo.status not in ('em_atendimento', 'realizado') then
    perform public.mudar_status(alvo.id, 'em_atendimento');
  end if;
  if situacao is distinct from 'rascunho' then
    -- A draft about this patient may be open already; corrections and addenda belong to other entries.
    select e.id into entrada from public.prontuarios e
    where e.paciente_id = alvo.paciente_id and e.clinica_id = alvo.clinica_id
      and e.autor_id = alvo.medico_id and e.status = 'rascunho'
      and e.adendo_de is null and e.corrige_id is null
    order by e.atualizado_em desc limit 1;
    if entrada is null then
      insert into public.prontuarios (paciente_id, clinica_id)
      values (alvo.paciente_id, alvo.clinica_id)
      returning id into entrada;
    end if;
    update public.agendamentos a set prontuario_id = entrada where a.id = alvo.id;
  end if;
  return query select alvo.paciente_id, entrada, false;
end;
$$;
comment on function public.atender(uuid) is
  'Begins an appointment of the calling doctor and ties an entry to it, in one step: the one already tied, an open draft about the patient, or a new one. Called again it answers the same entry. Runs as the caller.';

revoke all on function public.atender(uuid) from public, anon, authenticated;
grant execute on function public.atender(uuid) to authenticated;
