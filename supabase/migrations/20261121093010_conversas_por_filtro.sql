-- A list of conversations reads the conversations that it shows: each filter by an index of its own.
--
-- One query for every filter could use the index of none: a clinic's few unread were looked for among
-- all that it ever had. In PL/pgSQL, which keeps its plans for the life of a connection.

create index conversas_sem_resposta on public.conversas (clinica_id, ultima_em desc, id)
  where responder_ate is not null;

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

create or replace function public.listar_conversas(
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
