-- Who is found says of whom a death is recorded: nobody is to be picked from a list unawares.

drop function public.buscar_pacientes(text, uuid, int, text, uuid, boolean, uuid);
drop function private.pacientes_por_termo(uuid[], text, int, text, uuid, boolean, uuid);

create or replace function private.consulta_de_pacientes(tenants uuid[], condicoes text, limite int)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  tenant uuid;
  ramos text[] := '{}';
begin
  -- One branch a tenant, each with its id as a constant: the planner then knows whether that tenant
  -- is a small clinic or a large hospital, and which of the two indexes is cheaper.
  foreach tenant in array tenants loop
    ramos := ramos || format(
      '(select id, nome_ordem from public.pacientes where clinica_id = %L%s order by nome_ordem, id limit %s)',
      tenant, condicoes, limite
    );
  end loop;
  return format(
    'select p.id, p.clinica_id, p.nome, p.nome_social, p.data_nascimento, p.sexo, p.cpf, p.cns,
       p.telefone, p.ativo, p.data_obito, p.nome_ordem
     from (%s) as achados join public.pacientes p on p.id = achados.id
     order by achados.nome_ordem, p.id limit %s',
    array_to_string(ramos, ' union all '), limite
  );
end;
$$;

create function private.pacientes_por_termo(
  tenants uuid[], p_termo text, p_limite int, p_apos_nome text, p_apos_id uuid,
  p_ativo boolean default null, p_medico uuid default null
)
returns table (
  id uuid, clinica_id uuid, nome text, nome_social text, data_nascimento date, sexo text,
  cpf text, cns text, telefone text, ativo boolean, data_obito date, nome_ordem text
)
language plpgsql stable
set search_path = ''
as $$
declare
  limite constant int := least(greatest(coalesce(p_limite, 30), 1), 101);
  termo constant text := private.termo_da_busca(p_termo);
  inicio constant text := private.escapar_like(termo) || '%';
  -- A number is no beginning of a name.
  tem_inicio constant boolean := termo ~ '\D';
  quais constant text :=
    case when p_ativo then ' and ativo' when not p_ativo then ' and not ativo' else '' end
    || case when p_medico is null then '' else format(' and medico_responsavel_id = %L', p_medico) end;
  filtro text := '';
  achados int := 0;
  ids uuid[] := '{}';
  tenant uuid;
begin
  if cardinality(tenants) = 0 then
    return;
  end if;
  if p_apos_nome is not null and p_apos_id is not null then
    filtro := format(' and (nome_ordem, id) > (%L, %L)', p_apos_nome, p_apos_id);
  end if;

  -- Names that begin with the term come first; a page that starts after one of the others skips them.
  if tem_inicio and (filtro = '' or p_apos_nome like inicio) then
    return query execute private.consulta_de_pacientes(
      tenants, format(' and nome_ordem like %L', inicio) || filtro || quais, limite
    );
    get diagnostics achados = row_count;
    filtro := '';
  end if;
  if achados >= limite then
    return;
  end if;
  if tem_inicio then
    filtro := filtro || format(' and nome_ordem not like %L', inicio);
  end if;
  foreach tenant in array tenants loop
    ids := ids || private.ids_por_termo(tenant, termo, filtro || quais, limite - achados);
  end loop;
  return query
    select p.id, p.clinica_id, p.nome, p.nome_social, p.data_nascimento, p.sexo, p.cpf, p.cns,
      p.telefone, p.ativo, p.data_obito, p.nome_ordem
    from public.pacientes p
    where p.id = any (ids)
    order by p.nome_ordem, p.id
    limit limite - achados;
end;
$$;
comment on function private.pacientes_por_termo(uuid[], text, int, text, uuid, boolean, uuid) is
  'Patients of the given tenants whose name, CPF, CNS or phone contains every word of the term: those whose name begins with it first, then by name; all of them, or the active or inactive ones, or those that one doctor answers for.';

create function public.buscar_pacientes(
  p_termo text default '', p_clinica uuid default null, p_limite int default 30,
  p_apos_nome text default null, p_apos_id uuid default null, p_ativo boolean default null,
  p_medico uuid default null
)
returns table (
  id uuid, clinica_id uuid, nome text, nome_social text, data_nascimento date, sexo text,
  cpf text, cns text, telefone text, ativo boolean, data_obito date, nome_ordem text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query select * from private.pacientes_por_termo(
    private.tenants_da_busca(p_clinica), coalesce(p_termo, ''), p_limite, p_apos_nome, p_apos_id,
    p_ativo, p_medico
  );
end;
$$;
comment on function public.buscar_pacientes(text, uuid, int, text, uuid, boolean, uuid) is
  'Patients of the caller''s tenants by any part of name, CPF, CNS or phone, all of them, or the active (true) or inactive ones (false), or those that one doctor answers for; those whose name begins with the term first, then by name; continued after the given row (keyset). Definer: LIKE is not leakproof, so under the policy its index would never be used; the function applies the caller''s tenants itself.';

grant execute on function private.pacientes_por_termo(uuid[], text, int, text, uuid, boolean, uuid)
to service_role;
revoke all on function public.buscar_pacientes(text, uuid, int, text, uuid, boolean, uuid)
from public, anon, authenticated;
grant execute on function public.buscar_pacientes(text, uuid, int, text, uuid, boolean, uuid)
to authenticated;

drop function public.cartoes_do_crm(uuid, jsonb, int, timestamptz, uuid, boolean);

create function public.cartoes_do_crm(
  p_clinica uuid, p_filtro jsonb default '{}', p_limite int default 30,
  p_apos_desde timestamptz default null, p_apos_id uuid default null, p_por_coluna boolean default false
)
returns table (
  id uuid, paciente_id uuid, nome text, telefone text, email text, origem text, estagio text,
  estagio_desde timestamptz, estagio_por text, responsavel_id uuid, etiquetas text[],
  proximo_contato date, ultima_visita_em timestamptz, proximo_atendimento timestamptz,
  tarefas_abertas int, criado_em timestamptz, data_obito date
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  clinica constant uuid := private.clinica_do_crm(p_clinica);
  filtro constant jsonb := coalesce(p_filtro, '{}');
  limite constant int := least(greatest(coalesce(p_limite, 30), 1), 201);
  apos constant text := case when p_apos_desde is not null and p_apos_id is not null
    then format(' and (o.estagio_desde, o.id) < (%L, %L)', p_apos_desde, p_apos_id) else '' end;
begin
  if clinica is null then
    return;
  end if;
  return query execute format(
    $consulta$
      select o.id, o.paciente_id, coalesce(p.nome_social, p.nome, o.nome),
        coalesce(p.telefone, o.telefone), coalesce(p.email, o.email), o.origem,
        %1$s, o.estagio_desde, o.estagio_por,
        o.responsavel_id, o.etiquetas, o.proximo_contato, o.ultima_visita_em,
        (select min(a.inicio) from public.agendamentos a
          where a.paciente_id = o.paciente_id and a.clinica_id = o.clinica_id and a.inicio > now()
            and a.status in ('agendado', 'confirmado')),
        (select count(*)::int from public.tarefas_crm t
          where t.oportunidade_id = o.id and t.feita_em is null and t.cancelada_em is null),
        o.criado_em, p.data_obito
      -- The page first: what each card shows besides is read for these rows alone.
      from (select * from (%2$s) as o order by o.estagio_desde desc, o.id desc %3$s) as o
      left join public.pacientes p on p.id = o.paciente_id
      order by o.estagio_desde desc, o.id desc
    $consulta$,
    private.estagio_do_cartao(clinica),
    case when p_por_coluna then private.colunas_do_crm(clinica, filtro, limite)
      else private.pagina_do_crm(clinica, filtro, apos, limite) end,
    case when not p_por_coluna then format('limit %s', limite) else '' end
  );
end;
$$;
comment on function public.cartoes_do_crm(uuid, jsonb, int, timestamptz, uuid, boolean) is
  'Cards of a tenant by stage, origin, person in charge, tag, next contact or any part of name and contact; last moved first, continued after the given row, or the first ones of every column. Definer: LIKE is not leakproof, so under the policies its filters would read every row; the function applies the caller''s tenants itself.';

revoke all on function public.cartoes_do_crm(uuid, jsonb, int, timestamptz, uuid, boolean)
from public, anon, authenticated;
grant execute on function public.cartoes_do_crm(uuid, jsonb, int, timestamptz, uuid, boolean)
to authenticated;
