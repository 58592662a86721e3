-- Registrations that may be the same person, told before somebody is registered twice.
--
-- Each reason is looked up where it costs least: numbers and dates along their indexes, a name by the
-- letters of its clinic. The index of trigrams would read the lists of every clinic.

create function private.ids_de_quase_o_mesmo_nome(p_clinica uuid, p_nome text, p_sem_nascimento boolean)
returns setof uuid
language plpgsql stable
set search_path = ''
as $$
declare
  trigramas constant int := cardinality(extensions.show_trgm(p_nome));
  letras constant text[] := array(
    select l.tres from unnest(private.letras_da_busca(p_clinica, p_nome)) with ordinality as l (tres, n)
    group by l.tres order by min(l.n)
  );
  -- Of two names alike by 0.85, one lacks at most this many of the other's trigrams. Of one group more
  -- than that, each with trigrams of its own, the other has at least one group whole.
  grupos constant int := floor(0.15 * trigramas) + 1;
  -- Neither two passes of the same person, nor anybody whose day of birth tells them apart.
  filtro constant text := format(
    'select p.id from public.pacientes p where p.clinica_id = %L %s
       and extensions.similarity(p.nome_ordem, %L) >= 0.85',
    p_clinica, case when p_sem_nascimento then 'and p.data_nascimento is null' else '' end, p_nome
  );
begin
  if cardinality(letras) < grupos then
    -- Hardly a word of three letters.
    return query execute filtro || format(' and p.busca operator(extensions.%%) %L', p_nome);
    return;
  end if;
  for grupo in 1 .. grupos loop
    return query execute filtro || format(
      ' and private.letras_da_busca(p.clinica_id, p.busca) @> %L',
      array(select letras[i] from generate_series(grupo, cardinality(letras), grupos) as i)
    );
  end loop;
end;
$$;
comment on function private.ids_de_quase_o_mesmo_nome(uuid, text, boolean) is
  'Patients of a tenant whose name shown is a normalised one, or nearly (similarity of 0.85), all or those without a day of birth; some of them more than once. Looked up by the letters of that tenant alone.';

create function public.pacientes_semelhantes(
  p_clinica uuid, p_nome text, p_data_nascimento date default null, p_cpf text default null,
  p_cns text default null, p_telefone text default null, p_exceto uuid default null
)
returns table (
  id uuid, nome text, nome_social text, data_nascimento date, cpf text, telefone text, motivo text
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  tenants constant uuid[] := private.tenants_da_busca(p_clinica);
  procurado constant text := private.normalizar_busca(left(p_nome, 120));
begin
  return query
    with candidatos as (
      select p.id from public.pacientes p where p.clinica_id = any (tenants) and p.cpf = p_cpf
      union
      select p.id from public.pacientes p where p.clinica_id = any (tenants) and p.cns = p_cns
      union
      select p.id from public.pacientes p
      where p.clinica_id = any (tenants) and p.data_nascimento = p_data_nascimento
      union
      select p.id from public.pacientes p
      where p.clinica_id = any (tenants) and p.telefone = p_telefone
      union
      select i from unnest(tenants) as c
      cross join private.ids_de_quase_o_mesmo_nome(c, procurado, p_data_nascimento is not null) as i
    )
    select p.id, p.nome, p.nome_social, p.data_nascimento, p.cpf, p.telefone, m.motivo
    from candidatos
    join public.pacientes p on p.id = candidatos.id
    cross join lateral (select extensions.similarity(p.nome_ordem, procurado) as parecido) as n
    cross join lateral (
      select case
        when p.cpf = p_cpf then 'cpf'
        when p.cns = p_cns then 'cns'
        when n.parecido >= 0.5 and p.data_nascimento = p_data_nascimento then 'nome_e_nascimento'
        when n.parecido >= 0.5 and p.telefone = p_telefone then 'nome_e_telefone'
        when n.parecido >= 0.85 and (p_data_nascimento is null or p.data_nascimento is null)
          then 'nome'
      end as motivo
    ) as m
    where p.id is distinct from p_exceto and m.motivo is not null
    order by m.motivo, p.nome_ordem
    limit 5;
end;
$$;
comment on function public.pacientes_semelhantes(uuid, text, date, text, text, text, uuid) is
  'Registrations that may be the same person, with the reason. Definer for the same cause as buscar_pacientes.';

revoke all on function
  public.pacientes_semelhantes(uuid, text, date, text, text, text, uuid)
from public, anon, authenticated;
grant execute on function
  public.pacientes_semelhantes(uuid, text, date, text, text, text, uuid)
to authenticated;
