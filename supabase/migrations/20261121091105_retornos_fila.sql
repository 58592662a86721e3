-- The worklist of planned returns: what is due, a page at a time, and the closing of it by hand.
--
-- Each part of it, of one doctor or of all, is read by an index of its own: one query for every case
-- would have one plan, kept for them all, in which a doctor's few are looked for among everybody's.

create function public.mudar_retorno(p_retorno uuid, p_status text, p_motivo text default null)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  alvo public.retornos_planejados;
begin
  perform private.exigir(num_nulls(p_retorno, p_status));
  select * into alvo from public.retornos_planejados r
  where r.id = p_retorno and r.clinica_id in (select private.clinicas_de_cadastro())
    and (r.status not in ('proposto', 'retirado') or r.medico_id = eu)
  for update;
  if alvo.id is null then
    raise exception 'Retorno não encontrado.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if (alvo.status, p_status) not in (
    ('proposto', 'retirado'), ('pendente', 'cumprido'), ('pendente', 'dispensado'),
    ('cumprido', 'pendente'), ('dispensado', 'pendente')
  ) then
    raise exception 'Este retorno já mudou. Recarregue a lista.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if p_status = 'dispensado' and char_length(trim(coalesce(p_motivo, ''))) not between 3 and 300 then
    raise exception 'Diga em poucas palavras por que este retorno foi dispensado.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  update public.retornos_planejados r set
    status = p_status,
    encerrado_em = case when p_status <> 'pendente' then now() end,
    encerrado_por = case when p_status <> 'pendente' then eu end,
    motivo_da_dispensa = case when p_status = 'dispensado' then trim(p_motivo) end,
    cumprido_no_prontuario = null, cumprido_no_agendamento = null
  where r.id = p_retorno;
  return p_retorno;
end;
$$;
comment on function public.mudar_retorno(uuid, text, text) is
  'Fulfils, dismisses with a reason or reopens a planned return, or takes a proposal back. Definer: staff may close what staff may not read.';

create function private.retornos_pendentes(
  clinica uuid, medico uuid, de date, ate date, apos_data date, apos_id uuid, limite int
) returns setof public.retornos_planejados
language plpgsql stable security definer rows 30
set search_path = ''
as $$
declare
  desde_a_data constant date := case when apos_id is null then '-infinity' else apos_data end;
  desde_o_id constant uuid := coalesce(apos_id, '00000000-0000-0000-0000-000000000000');
begin
  if de is not null and medico is null then
    return query
      select r.* from public.retornos_planejados r
      where r.clinica_id = clinica and r.status = 'pendente' and r.prevista_para between de and ate
        and (r.prevista_para, r.id) > (desde_a_data, desde_o_id)
      order by r.prevista_para, r.id limit limite;
  elsif de is not null then
    return query
      select r.* from public.retornos_planejados r
      where r.clinica_id = clinica and r.medico_id = medico and r.status = 'pendente'
        and r.prevista_para between de and ate
        and (r.prevista_para, r.id) > (desde_a_data, desde_o_id)
      order by r.prevista_para, r.id limit limite;
  elsif medico is null then
    return query
      select r.* from public.retornos_planejados r
      where r.clinica_id = clinica and r.status = 'pendente' and r.prevista_para is null
        and r.id > desde_o_id
      order by r.id limit limite;
  else
    return query
      select r.* from public.retornos_planejados r
      where r.clinica_id = clinica and r.medico_id = medico and r.status = 'pendente'
        and r.prevista_para is null and r.id > desde_o_id
      order by r.id limit limite;
  end if;
end;
$$;
comment on function private.retornos_pendentes(uuid, uuid, date, date, date, uuid, int) is
  'A page of the open returns of a tenant between two days or, with null, without a day; of one doctor or, with null, of all. Definer: called by the worklist, which has decided that the caller may.';

create function private.retornos_encerrados(
  clinica uuid, medico uuid, apos_em timestamptz, apos_id uuid, limite int
) returns setof public.retornos_planejados
language plpgsql stable security definer rows 30
set search_path = ''
as $$
declare
  ate constant timestamptz := case when apos_id is null then 'infinity' else apos_em end;
begin
  if medico is null then
    return query
      select r.* from public.retornos_planejados r
      where r.clinica_id = clinica and r.status in ('cumprido', 'dispensado')
        and r.encerrado_em <= ate and (r.encerrado_em < ate or r.id > apos_id)
      order by r.encerrado_em desc, r.id limit limite;
  else
    return query
      select r.* from public.retornos_planejados r
      where r.clinica_id = clinica and r.medico_id = medico
        and r.status in ('cumprido', 'dispensado')
        and r.encerrado_em <= ate and (r.encerrado_em < ate or r.id > apos_id)
      order by r.encerrado_em desc, r.id limit limite;
  end if;
end;
$$;
comment on function private.retornos_encerrados(uuid, uuid, timestamptz, uuid, int) is
  'A page of the closed returns of a tenant, the last closed first; of one doctor or, with null, of all. Definer: as private.retornos_pendentes.';

create function private.pagina_de_retornos(
  clinica uuid, faixa text, medico uuid, limite int, apos_data date, apos_em timestamptz,
  apos_id uuid
) returns setof public.retornos_planejados
language plpgsql stable security definer rows 30
set search_path = ''
as $$
declare
  hoje constant date := private.dia_na_clinica(clinica, now());
begin
  case faixa
    when 'atrasados' then
      return query select * from private.retornos_pendentes(
        clinica, medico, '-infinity', hoje - 1, apos_data, apos_id, limite);
    when 'hoje' then
      return query select * from private.retornos_pendentes(
        clinica, medico, hoje, hoje, apos_data, apos_id, limite);
    when 'proximos' then
      return query select * from private.retornos_pendentes(
        clinica, medico, hoje + 1, hoje + 30, apos_data, apos_id, limite);
    when 'depois' then
      return query select * from private.retornos_pendentes(
        clinica, medico, hoje + 31, 'infinity', apos_data, apos_id, limite);
    when 'sem_data' then
      return query select * from private.retornos_pendentes(
        clinica, medico, null, null, null, apos_id, limite);
    when 'encerrados' then
      return query select * from private.retornos_encerrados(clinica, medico, apos_em, apos_id, limite);
    else
      null;
  end case;
end;
$$;
comment on function private.pagina_de_retornos(uuid, text, uuid, int, date, timestamptz, uuid) is
  'A page of one part of the worklist; of a part that is none, nothing. Definer: as private.retornos_pendentes.';

create function private.listar_retornos(
  p_clinica uuid, p_faixa text, p_medico uuid default null, p_limite int default 50,
  p_apos_data date default null, p_apos_em timestamptz default null, p_apos_id uuid default null
)
returns table (
  id uuid, paciente_id uuid, paciente_nome text, telefone text, tem_conta boolean,
  medico_id uuid, medico_nome text, prevista_para date, motivo text, origem_id uuid, status text,
  desde date, encerrado_em timestamptz, motivo_da_dispensa text, proximo_agendamento timestamptz
)
language plpgsql stable security definer rows 30
set search_path = ''
as $$
declare
  -- Null where the caller has no business: then no row compares equal.
  clinica constant uuid := (
    select c from private.clinicas_do_usuario() as c where c = p_clinica
  );
  le_prontuario constant boolean := p_clinica in (select private.clinicas_com_prontuario());
begin
  return query
  select
    r.id, r.paciente_id, coalesce(p.nome_social, p.nome), p.telefone,
    exists (
      select 1 from public.paciente_contas c
      where c.paciente_id = r.paciente_id and c.encerrado_em is null
    ),
    r.medico_id, m.nome, r.prevista_para,
    case when le_prontuario then r.motivo else '' end,
    case when le_prontuario then r.origem_id end,
    r.status, r.desde, r.encerrado_em, r.motivo_da_dispensa,
    (
      select a.inicio from public.agendamentos a
      where a.paciente_id = r.paciente_id and a.medico_id = r.medico_id and a.inicio > now()
        and a.status in ('agendado', 'confirmado')
      order by a.inicio limit 1
    )
  from private.pagina_de_retornos(
    clinica, p_faixa, p_medico, least(greatest(p_limite, 1), 200), p_apos_data, p_apos_em, p_apos_id
  ) as r
  join public.pacientes p on p.id = r.paciente_id
  join public.profiles m on m.id = r.medico_id
  order by r.encerrado_em desc nulls last, r.prevista_para, r.id;
end;
$$;

comment on function private.listar_retornos(uuid, text, uuid, int, date, timestamptz, uuid) is
  'A page of the worklist of a tenant: atrasados, hoje, proximos (30 days), depois, sem_data or encerrados; reason and entry only for who reads records. Definer: staff sees who is to be called, not why.';
grant execute on function private.listar_retornos(uuid, text, uuid, int, date, timestamptz, uuid)
to service_role;

create function public.listar_retornos(
  p_clinica uuid, p_faixa text, p_medico uuid default null, p_limite int default 50,
  p_apos_data date default null, p_apos_em timestamptz default null, p_apos_id uuid default null
)
returns table (
  id uuid, paciente_id uuid, paciente_nome text, telefone text, tem_conta boolean,
  medico_id uuid, medico_nome text, prevista_para date, motivo text, origem_id uuid, status text,
  desde date, encerrado_em timestamptz, motivo_da_dispensa text, proximo_agendamento timestamptz
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  restritos constant uuid[] := array(select private.todos_os_pacientes_restritos());
begin
  return query
    select
      r.id, r.paciente_id, r.paciente_nome, r.telefone, r.tem_conta, r.medico_id, r.medico_nome,
      r.prevista_para, case when v.le then r.motivo else '' end, case when v.le then r.origem_id end,
      r.status, r.desde, r.encerrado_em, r.motivo_da_dispensa, r.proximo_agendamento
    from private.listar_retornos(
      p_clinica, p_faixa, p_medico, p_limite, p_apos_data, p_apos_em, p_apos_id
    ) as r
    cross join lateral (
      select r.medico_id = eu or r.paciente_id <> all (restritos)
        or private.entra_no_restrito(r.paciente_id) as le
    ) as v;
end;
$$;
comment on function public.listar_retornos(uuid, text, uuid, int, date, timestamptz, uuid) is
  'A page of the worklist of a tenant: atrasados, hoje, proximos (30 days), depois, sem_data or encerrados; reason and entry only for who reads that record. Definer: staff sees who is to be called, not why.';

create function private.quantos_retornos(
  clinica uuid, medico uuid, de date, ate date, so_a_chamar boolean
) returns int
language plpgsql stable security definer
set search_path = ''
-- Planned for each call it would cost more than it reads.
set plan_cache_mode = force_generic_plan
as $$
declare
  mais_que constant int := case when so_a_chamar then 101 else 1001 end;
begin
  -- A query for each kind, so that a doctor's few are not looked for among everybody's.
  if de is not null and medico is null then
    return (
      select count(*) from (
        select 1 from public.retornos_planejados r
        where r.clinica_id = clinica and r.status = 'pendente' and r.prevista_para between de and ate
          and (not so_a_chamar or r.agendado_ate is null or r.agendado_ate <= now())
        limit mais_que
      ) as l
    );
  elsif de is not null then
    return (
      select count(*) from (
        select 1 from public.retornos_planejados r
        where r.clinica_id = clinica and r.medico_id = medico and r.status = 'pendente'
          and r.prevista_para between de and ate
          and (not so_a_chamar or r.agendado_ate is null or r.agendado_ate <= now())
        limit mais_que
      ) as l
    );
  elsif medico is null then
    return (
      select count(*) from (
        select 1 from public.retornos_planejados r
        where r.clinica_id = clinica and r.status = 'pendente' and r.prevista_para is null
          and (not so_a_chamar or r.agendado_ate is null or r.agendado_ate <= now())
        limit mais_que
      ) as l
    );
  else
    return (
      select count(*) from (
        select 1 from public.retornos_planejados r
        where r.clinica_id = clinica and r.medico_id = medico and r.status = 'pendente'
          and r.prevista_para is null
          and (not so_a_chamar or r.agendado_ate is null or r.agendado_ate <= now())
        limit mais_que
      ) as l
    );
  end if;
end;
$$;
comment on function private.quantos_retornos(uuid, uuid, date, date, boolean) is
  'Open returns between two days or, with null, without a day, of one doctor or of all, up to a thousand, 1001 says that there are more; with true only those without an appointment to come, up to a hundred, 101 says that there are more. Definer: as the worklist.';

create function public.contar_retornos(p_clinica uuid, p_medico uuid default null)
returns table (faixa text, quantos int, a_chamar int)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  dia constant date := private.dia_na_clinica(p_clinica, now());
  clinica constant uuid := (
    select c from private.clinicas_do_usuario() as c where c = p_clinica
  );
begin
  return query
    select
      f.faixa,
      private.quantos_retornos(clinica, p_medico, f.de, f.ate, false),
      private.quantos_retornos(clinica, p_medico, f.de, f.ate, true)
    from (
      values
        ('atrasados', '-infinity'::date, dia - 1), ('hoje', dia, dia), ('proximos', dia + 1, dia + 30),
        ('depois', dia + 31, 'infinity'), ('sem_data', null, null)
    ) as f (faixa, de, ate);
end;
$$;
comment on function public.contar_retornos(uuid, uuid) is
  'How many open returns stand in each part of the worklist, up to a thousand (1001 says that there are more), and how many of them have no appointment to come, up to a hundred (101). Definer: as the worklist.';

revoke all on function
  public.mudar_retorno(uuid, text, text),
  public.listar_retornos(uuid, text, uuid, int, date, timestamptz, uuid),
  public.contar_retornos(uuid, uuid)
from public, anon, authenticated;
grant execute on function
  public.mudar_retorno(uuid, text, text),
  public.listar_retornos(uuid, text, uuid, int, date, timestamptz, uuid),
  public.contar_retornos(uuid, uuid)
to authenticated;
