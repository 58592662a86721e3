-- A search of patients may be of active registrations, of inactive ones or of both, and of those that
-- one doctor answers for.

drop function public.buscar_pacientes(text, uuid, int, text, uuid, boolean);
drop function private.pacientes_por_termo(uuid[], text, int, text, uuid, boolean);

create function private.pacientes_por_termo(
  tenants uuid[], p_termo text, p_limite int, p_apos_nome text, p_apos_id uuid,
  p_ativo boolean default null, p_medico uuid default null
)
returns table (
  id uuid, clinica_id uuid, nome text, nome_social text, data_nascimento date, sexo text,
  cpf text, cns text, telefone text, ativo boolean, nome_ordem text
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
      p.telefone, p.ativo, p.nome_ordem
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
  cpf text, cns text, telefone text, ativo boolean, nome_ordem text
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
