-- The worklist of planned returns: what is due, a page at a time, and the closing of it by hand.

create function public.mudar_retorno(p_retorno uuid, p_status text, p_motivo text default null)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  alvo public.retornos_planejados;
begin
  select * into alvo from public.retornos_planejados r
  where r.id = p_retorno and r.clinica_id in (select private.clinicas_de_cadastro())
    and (r.status not in ('proposto', 'retirado') or r.medico_id = eu)
  for update;
  if alvo.id is null then
    raise exception 'Retorno não encontrado.' using errcode = '42501';
  end if;
  if (alvo.status, p_status) not in (
    ('proposto', 'retirado'), ('pendente', 'cumprido'), ('pendente', 'dispensado'),
    ('cumprido', 'pendente'), ('dispensado', 'pendente')
  ) then
    raise exception 'Este retorno já mudou. Recarregue a lista.' using errcode = '23514';
  end if;
  if p_status = 'dispensado' and char_length(trim(coalesce(p_motivo, ''))) not between 3 and 300 then
    raise exception 'Diga em poucas palavras por que este retorno foi dispensado.' using errcode = '23514';
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
  hoje constant date := private.dia_na_clinica(p_clinica, now());
  -- Null where the caller has no business: then no row compares equal.
  clinica constant uuid := (
    select c from private.clinicas_do_usuario() as c where c = p_clinica
  );
  le_prontuario constant boolean := p_clinica in (select private.clinicas_com_prontuario());
  de date;
  ate date;
begin
  select f.de, f.ate into de, ate
  from (
    values
      ('atrasados', '-infinity'::date, hoje - 1), ('hoje', hoje, hoje),
      ('proximos', hoje + 1, hoje + 30), ('depois', hoje + 31, 'infinity'::date)
  ) as f (faixa, de, ate)
  where f.faixa = p_faixa;
  return query
  with pagina as (
    (
      select r.* from public.retornos_planejados r
      where de is not null and r.clinica_id = clinica and r.status = 'pendente'
        and r.prevista_para between de and ate and (p_medico is null or r.medico_id = p_medico)
        and (p_apos_id is null or (r.prevista_para, r.id) > (p_apos_data, p_apos_id))
      order by r.prevista_para, r.id
      limit least(greatest(p_limite, 1), 200)
    )
    union all
    (
      select r.* from public.retornos_planejados r
      where p_faixa = 'sem_data' and r.clinica_id = clinica and r.status = 'pendente'
        and r.prevista_para is null and (p_medico is null or r.medico_id = p_medico)
        and (p_apos_id is null or r.id > p_apos_id)
      order by r.id
      limit least(greatest(p_limite, 1), 200)
    )
    union all
    (
      select r.* from public.retornos_planejados r
      where p_faixa = 'encerrados' and r.clinica_id = clinica
        and r.status in ('cumprido', 'dispensado') and (p_medico is null or r.medico_id = p_medico)
        and (
          p_apos_id is null or r.encerrado_em < p_apos_em
          or (r.encerrado_em = p_apos_em and r.id > p_apos_id)
        )
      order by r.encerrado_em desc, r.id
      limit least(greatest(p_limite, 1), 200)
    )
  )
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
  from pagina r
  join public.pacientes p on p.id = r.paciente_id
  join public.profiles m on m.id = r.medico_id
  order by r.encerrado_em desc nulls last, r.prevista_para, r.id;
end;
$$;
comment on function public.listar_retornos(uuid, text, uuid, int, date, timestamptz, uuid) is
  'A page of the worklist of a tenant: atrasados, hoje, proximos (30 days), depois, sem_data or encerrados; reason and entry only for who reads records. Definer: staff sees who is to be called, not why.';

create function private.quantos_retornos(clinica uuid, medico uuid, condicao text) returns int
language plpgsql stable security definer
set search_path = ''
as $$
declare
  quantos int;
begin
  -- Written out, so that a doctor's few are not looked for among everybody's.
  execute format(
    'select count(*)::int from (
       select 1 from public.retornos_planejados r
       where r.clinica_id = $1 and r.status = ''pendente'' and %s %s limit 1001
     ) as l',
    condicao, case when medico is not null then 'and r.medico_id = $2' else '' end
  ) into quantos using clinica, medico;
  return quantos;
end;
$$;
comment on function private.quantos_retornos(uuid, uuid, text) is
  'Open returns that meet a condition (r), of one doctor or of all: up to a thousand, 1001 says that there are more. Definer: as the worklist.';

create function public.contar_retornos(p_clinica uuid, p_medico uuid default null)
returns table (atrasados int, hoje int, proximos int, depois int, sem_data int)
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
      private.quantos_retornos(clinica, p_medico, format('r.prevista_para < %L', dia)),
      private.quantos_retornos(clinica, p_medico, format('r.prevista_para = %L', dia)),
      private.quantos_retornos(
        clinica, p_medico, format('r.prevista_para between %L and %L', dia + 1, dia + 30)
      ),
      private.quantos_retornos(clinica, p_medico, format('r.prevista_para > %L', dia + 30)),
      private.quantos_retornos(clinica, p_medico, 'r.prevista_para is null');
end;
$$;
comment on function public.contar_retornos(uuid, uuid) is
  'How many open returns stand in each part of the worklist, each up to a thousand; 1001 says that there are more. Definer: as the worklist.';

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
