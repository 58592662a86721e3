-- What a hospital sees of the shifts worked in its places: who, when, how many, which colours and
-- outcomes. Nothing that was written of a patient: docs/decisions/014.

create function private.marcar_hospital_da_sessao() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.hospital_id := (
    select v.clinica_id
    from public.locais_de_plantao l
    join public.clinica_medicos v on v.clinica_id = l.hospital_id and v.medico_id = l.medico_id
    where l.id = new.local_id and l.medico_id = new.medico_id and v.vigente and v.aceito_em <= new.inicio
  );
  return new;
end;
$$;
comment on function private.marcar_hospital_da_sessao() is
  'Writes whose place a session is worked in, as it begins: only while the link holds, and not of what came before it. Definer: links are not all visible to who starts.';

create trigger marcar_hospital_da_sessao before insert on public.sessoes_plantao
  for each row execute function private.marcar_hospital_da_sessao();

create function public.plantoes_do_hospital(p_de timestamptz, p_ate timestamptz)
returns table (
  id uuid, medico_nome text, medico_crm text, local_nome text, inicio timestamptz, data_fim timestamptz,
  atendimentos int, abertos int, cores jsonb, desfechos jsonb
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  hospital constant uuid := private.hospital_administrado();
begin
  perform private.exigir(num_nulls(p_de, p_ate));
  perform private.exigir_datas(p_de, p_ate);
  return query
    select s.id, m.nome, m.crm || '/' || m.crm_uf, coalesce(l.nome, s.local_nome), s.inicio, s.data_fim,
      n.total, n.abertos,
      (
        select coalesce(jsonb_object_agg(c.cor, c.quantos), '{}') from (
          select coalesce(a.cor, 'sem_cor') as cor, count(*) as quantos
          from public.atendimentos a where a.sessao_id = s.id group by 1
        ) as c
      ),
      (
        select coalesce(jsonb_object_agg(d.desfecho, d.quantos), '{}') from (
          select a.desfecho, count(*) as quantos
          from public.atendimentos a where a.sessao_id = s.id and a.desfecho is not null group by 1
        ) as d
      )
    from public.sessoes_plantao s
    join public.profiles m on m.id = s.medico_id
    left join public.locais_de_plantao l on l.id = s.local_id
    cross join lateral (
      select count(*)::int as total, (count(*) filter (where a.estado <> 'finalizado'))::int as abertos
      from public.atendimentos a where a.sessao_id = s.id
    ) as n
    where s.hospital_id = hospital and s.inicio >= p_de and s.inicio < p_ate
    order by s.inicio desc, s.id
    limit 500;
end;
$$;
comment on function public.plantoes_do_hospital(timestamptz, timestamptz) is
  'Sessions that began within a time in places of the calling hospital, while its link with their doctor held: hours, and attendances by colour and outcome. Definer: sessions are their doctor''s.';

create function public.atendimentos_do_plantao_do_hospital(p_sessao uuid)
returns table (
  posicao int, chegada_em timestamptz, cor text, classificado_em timestamptz, estado text,
  reavaliacoes int, desfecho text, saida_em timestamptz
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  hospital constant uuid := private.hospital_administrado();
begin
  perform private.exigir(num_nulls(p_sessao));
  if not exists (
    select from public.sessoes_plantao s where s.id = p_sessao and s.hospital_id = hospital
  ) then
    raise exception 'Não encontramos este plantão.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return query
    select row_number() over (order by a.chegada_em, a.id)::int, a.chegada_em, a.cor, a.classificado_em, a.estado,
      (select count(*)::int from public.reavaliacoes r where r.atendimento_id = a.id and r.feita_em is not null),
      a.desfecho, (a.desfecho_dados ->> 'em')::timestamptz
    from public.atendimentos a
    where a.sessao_id = p_sessao
    order by a.chegada_em, a.id;
end;
$$;
comment on function public.atendimentos_do_plantao_do_hospital(uuid) is
  'The attendances of such a session as times, colour and outcome: neither who the patient was nor anything that was written. Definer: attendances are their doctor''s.';

revoke all on function
  public.plantoes_do_hospital(timestamptz, timestamptz), public.atendimentos_do_plantao_do_hospital(uuid)
from public, anon, authenticated;
grant execute on function
  public.plantoes_do_hospital(timestamptz, timestamptz), public.atendimentos_do_plantao_do_hospital(uuid)
to authenticated;
