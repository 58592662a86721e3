-- The log of a whole tenant, for whoever answers for an institution: what is rare is found at once among
-- millions of rows, each filter by an index of its own.

create function public.acessos_da_clinica(
  p_tipo text default null, p_quem uuid default null, p_paciente uuid default null,
  p_de timestamptz default null, p_ate timestamptz default null,
  p_apos_quando timestamptz default null, p_apos_id bigint default null, p_limite int default 50
)
returns table (
  id bigint, quando timestamptz, quem_nome text, quem_crm text, quem_crm_uf text, papel text, paciente_id uuid, paciente_nome text,
  acao text, emergencia boolean, restrito boolean, justificativa text
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  clinica constant uuid := private.clinica_administrada();
  -- Written out, so that each filter reads its own index; what is null adds nothing.
  condicoes constant text := concat(
    case p_tipo
      when 'emergencia' then ' and emergencia_id is not null'
      when 'abertura' then
        ' and emergencia_id is not null and acao = ''acesso_de_emergencia'''
      when 'restrito' then ' and restrito'
    end,
    ' and quem = ' || quote_literal(p_quem),
    ' and paciente_id = ' || quote_literal(p_paciente),
    ' and quando >= ' || quote_literal(p_de),
    ' and quando < ' || quote_literal(p_ate),
    ' and (quando, id) < (' || quote_literal(p_apos_quando) || ', ' || p_apos_id || ')'
  );
begin
  if clinica is null then
    return;
  end if;
  return query execute format(
    'select a.id, a.quando, a.quem_nome, a.quem_crm, a.quem_crm_uf, a.papel, a.paciente_id, coalesce(p.nome_social, p.nome),
       a.acao, a.emergencia, a.restrito, case a.acao when ''acesso_de_emergencia'' then e.motivo end
     from (
       select * from public.acessos_prontuario where clinica_id = %L%s
       order by quando desc, id desc limit %s
     ) as a
     join public.pacientes p on p.id = a.paciente_id
     left join public.acessos_de_emergencia e on e.id = a.emergencia_id
     order by a.quando desc, a.id desc',
    clinica, condicoes, least(greatest(coalesce(p_limite, 50), 1), 1000)
  );
end;
$$;
comment on function public.acessos_da_clinica(text, uuid, uuid, timestamptz, timestamptz, timestamptz, bigint, int) is
  'The log of the calling clinic or hospital, newest first, those before the given row (keyset): all, or emergencia (what was done under one), abertura (the emergencies themselves, with their reason), restrito (in restricted records); of a person, a patient, from p_de until before p_ate. Nothing for anybody else. Definer: who has left the clinic is named too.';

create function public.quem_acessou_na_clinica() returns table (id uuid, nome text)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  clinica constant uuid := private.clinica_administrada();
begin
  -- From one person to the next along the index: a log of millions names a few hundred.
  return query
    with recursive pessoas as (
      (
        select a.quem, a.quem_nome from public.acessos_prontuario a
        where a.clinica_id = clinica order by a.quem, a.quando desc, a.id desc limit 1
      )
      union all
      select seguinte.quem, seguinte.quem_nome
      from pessoas
      cross join lateral (
        select a.quem, a.quem_nome from public.acessos_prontuario a
        where a.clinica_id = clinica and a.quem > pessoas.quem
        order by a.quem, a.quando desc, a.id desc limit 1
      ) as seguinte
    )
    select pessoas.quem, pessoas.quem_nome from pessoas
    order by pessoas.quem_nome, pessoas.quem;
end;
$$;
comment on function public.quem_acessou_na_clinica() is
  'Who appears in the log of the calling clinic or hospital, by the name that the last row has, for its filter; nothing for anybody else. Definer: who has left the clinic is named too.';

revoke all on function
  public.acessos_da_clinica(text, uuid, uuid, timestamptz, timestamptz, timestamptz, bigint, int),
  public.quem_acessou_na_clinica()
from public, anon, authenticated;
grant execute on function
  public.acessos_da_clinica(text, uuid, uuid, timestamptz, timestamptz, timestamptz, bigint, int),
  public.quem_acessou_na_clinica()
to authenticated;
