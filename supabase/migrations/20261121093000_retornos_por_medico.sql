-- The worklist reads what it shows: each part of it, of one doctor or of all, by an index of its own.
--
-- One query for every case has one plan, kept for them all, and in it a doctor's few were looked for
-- among everybody's, and a late page among all that come before it.

create index retornos_planejados_encerrados_do_medico
  on public.retornos_planejados (clinica_id, medico_id, encerrado_em desc, id)
  where status in ('cumprido', 'dispensado');

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

create or replace function private.listar_retornos(
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
