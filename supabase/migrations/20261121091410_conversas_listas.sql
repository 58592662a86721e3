-- The conversations of a tenant and those of a patient's account, a page at a time: each filter reads
-- the conversations that it shows, by an index of its own.

create function private.pagina_de_conversas(
  clinica uuid, filtro text, do_assunto text, apos_em timestamptz, apos_id uuid, limite int
) returns setof public.conversas
language plpgsql stable rows 40
set search_path = ''
as $$
begin
  if filtro = 'nao_lidas' then
    return query
      select c.* from public.conversas c
      where c.clinica_id = clinica and c.nao_lidas_clinica > 0
        and (do_assunto is null or c.assunto = do_assunto)
        and c.ultima_em <= apos_em and (c.ultima_em < apos_em or c.id > apos_id)
      order by c.ultima_em desc, c.id limit limite;
  elsif filtro = 'sem_resposta' then
    return query
      select c.* from public.conversas c
      where c.clinica_id = clinica and c.responder_ate is not null
        and (do_assunto is null or c.assunto = do_assunto)
        and c.ultima_em <= apos_em and (c.ultima_em < apos_em or c.id > apos_id)
      order by c.ultima_em desc, c.id limit limite;
  else
    return query
      select c.* from public.conversas c
      where c.clinica_id = clinica and c.ultima_em is not null
        and (do_assunto is null or c.assunto = do_assunto)
        and c.ultima_em <= apos_em and (c.ultima_em < apos_em or c.id > apos_id)
      order by c.ultima_em desc, c.id limit limite;
  end if;
end;
$$;
comment on function private.pagina_de_conversas(uuid, text, text, timestamptz, uuid, int) is
  'A page of the conversations of a tenant: nao_lidas, sem_resposta or, with anything else, all. Runs as the caller: the policies decide.';
grant execute on function
  private.pagina_de_conversas(uuid, text, text, timestamptz, uuid, int) to authenticated;

create function public.listar_conversas(
  p_clinica uuid, p_filtro text default 'todas', p_assunto text default null, p_limite int default 40,
  p_apos_em timestamptz default 'infinity', p_apos_id uuid default null
)
returns table (
  id uuid, paciente_id uuid, paciente_nome text, assunto text, ultima_em timestamptz,
  ultimo_lado text, previa text, nao_lidas int, responder_ate timestamptz
)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
    select c.id, c.paciente_id, coalesce(p.nome_social, p.nome), c.assunto, c.ultima_em,
      c.ultimo_lado, c.previa, c.nao_lidas_clinica, c.responder_ate
    from private.pagina_de_conversas(
      p_clinica, p_filtro, p_assunto, p_apos_em, p_apos_id, least(greatest(p_limite, 1), 100)
    ) as c
    join public.pacientes p on p.id = c.paciente_id
    order by c.ultima_em desc, c.id;
end;
$$;
comment on function public.listar_conversas(uuid, text, text, int, timestamptz, uuid) is
  'Conversations of a tenant, newest first: todas, nao_lidas or sem_resposta. Runs as the caller: the policies leave clinical ones out for staff.';

create function public.contar_conversas(p_clinica uuid)
returns table (nao_lidas int, sem_resposta int, atrasadas int)
language sql stable
set search_path = ''
as $$
  select
    (
      select count(*)::int from (
        select 1 from public.conversas c
        where c.clinica_id = p_clinica and c.nao_lidas_clinica > 0 limit 100
      ) as n
    ),
    (
      select count(*)::int from (
        select 1 from public.conversas c
        where c.clinica_id = p_clinica and c.responder_ate is not null limit 100
      ) as r
    ),
    (
      select count(*)::int from (
        select 1 from public.conversas c
        where c.clinica_id = p_clinica and c.responder_ate < now() limit 100
      ) as a
    );
$$;
comment on function public.contar_conversas(uuid) is
  'Conversations unread, waiting for an answer, and past the answer time; each counted up to 100, by index. Runs as the caller.';

create function public.conversas_da_conta()
returns table (
  id uuid, paciente_id uuid, paciente_nome text, clinica_id uuid, clinica_nome text, assunto text,
  ultima_em timestamptz, ultimo_lado text, previa text, nao_lidas int, prazo_horas int
)
language sql stable security definer
set search_path = ''
as $$
  select c.id, p.id, coalesce(p.nome_social, p.nome), p.clinica_id, k.nome, a.assunto, c.ultima_em,
    c.ultimo_lado, c.previa, coalesce(c.nao_lidas_paciente, 0),
    (extract(epoch from private.prazo_da_resposta(p.clinica_id, a.assunto)) / 3600)::int
  from private.pacientes_vinculados() as meu (id)
  join public.pacientes p on p.id = meu.id
  join public.profiles k on k.id = p.clinica_id
  cross join (values ('administrativo'), ('clinico')) as a (assunto)
  left join public.conversas c on c.paciente_id = p.id and c.assunto = a.assunto
  where a.assunto = 'administrativo' or p.id in (select private.pacientes_da_conta())
  order by c.ultima_em desc nulls last, k.nome, p.nome, a.assunto;
$$;
comment on function public.conversas_da_conta() is
  'What the calling patient''s account may talk about, with whom: both subjects of each registration it is linked to, begun (id) or not. Definer: a patient reads no clinic''s profile.';

revoke all on function
  public.listar_conversas(uuid, text, text, int, timestamptz, uuid), public.contar_conversas(uuid),
  public.conversas_da_conta()
from public, anon, authenticated;
grant execute on function
  public.listar_conversas(uuid, text, text, int, timestamptz, uuid), public.contar_conversas(uuid),
  public.conversas_da_conta()
to authenticated;
