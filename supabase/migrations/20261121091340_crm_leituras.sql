-- What the screens of the CRM read: the board, the list, and how many became what.

create function private.clinica_do_crm(p_clinica uuid) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select c from private.clinicas_do_usuario() as c where c = p_clinica;
$$;
comment on function private.clinica_do_crm(uuid) is
  'The tenant asked for, if the caller works there; else null. Definer: as the helpers it stands on.';

create function private.estagio_do_cartao(p_clinica uuid) returns text
language sql stable
set search_path = ''
as $$
  -- The same cases as private.estagio_vigente, which as a call would cost more than the row it reads.
  select format(
    $caso$case
      when o.estagio in ('compareceu', 'em_tratamento', 'retorno') and o.ultimo_sinal_em < %1$L then 'inativo'
      when o.estagio in ('compareceu', 'em_tratamento') and o.retorno_em <= %2$L
        and (o.estagio_por = 'fato' or o.estagio_desde < o.retorno_em::timestamp at time zone 'America/Sao_Paulo')
        then 'retorno'
      else o.estagio
    end$caso$,
    private.limite_de_inatividade(p_clinica), private.dia_na_clinica(p_clinica, now())
  );
$$;
comment on function private.estagio_do_cartao(uuid) is 'The stage of a card (o) as an expression of a query.';

create function private.filtro_do_crm(p_clinica uuid, p_filtro jsonb) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  condicoes text := '';
  estagio constant text := p_filtro ->> 'estagio';
  termo constant text := private.normalizar_busca(trim(left(p_filtro ->> 'busca', 120)));
  hoje constant date := private.dia_na_clinica(p_clinica, now());
begin
  if estagio in ('lead', 'contato', 'agendado') then
    -- These are never anything but what is kept.
    condicoes := format(' and o.estagio = %L', estagio);
  elsif estagio is not null then
    condicoes := format(' and %s = %L', private.estagio_do_cartao(p_clinica), estagio)
      -- What the stage is kept as narrows it by index.
      || case estagio
        when 'inativo' then ' and o.estagio in (''inativo'', ''compareceu'', ''em_tratamento'', ''retorno'')'
        when 'retorno' then format(' and (o.estagio = %L or o.retorno_em <= %L)', estagio, hoje)
        else format(' and o.estagio = %L', estagio) end;
  end if;
  if p_filtro ? 'id' then
    condicoes := condicoes || format(' and o.id = %L', (p_filtro ->> 'id')::uuid);
  end if;
  if p_filtro ? 'origem' then
    condicoes := condicoes || format(' and o.origem = %L', p_filtro ->> 'origem');
  end if;
  if p_filtro ? 'responsavel' then
    condicoes := condicoes || format(' and o.responsavel_id = %L', p_filtro ->> 'responsavel');
  end if;
  if p_filtro ? 'etiqueta' then
    condicoes := condicoes || format(' and %L = any (o.etiquetas)', p_filtro ->> 'etiqueta');
  end if;
  if p_filtro ->> 'contato' = 'vencido' then
    condicoes := condicoes || format(' and o.proximo_contato <= %L', hoje);
  elsif p_filtro ->> 'contato' = 'semana' then
    condicoes := condicoes || format(' and o.proximo_contato between %L and %L', hoje, hoje + 7);
  end if;
  -- An empty search is none, and so is none at all.
  if termo <> '' then
    condicoes := condicoes
      || format(' and (o.busca like %1$L or p.busca like %1$L)', '%' || private.escapar_like(termo) || '%');
  end if;
  return condicoes;
end;
$$;
comment on function private.filtro_do_crm(uuid, jsonb) is
  'Conditions of a query over cards (o) and patients (p), every value quoted. Written out, so that each stage finds its index.';

create function private.juncao_da_busca(filtro text) returns text
language sql immutable
set search_path = ''
as $$
  select case when filtro like '%p.busca like%' then 'left join public.pacientes p on p.id = o.paciente_id' else '' end;
$$;
comment on function private.juncao_da_busca(text) is
  'Without a search the patients need not be read. Read from the filter, whose values are quoted: a term that says the same joins in vain, and finds the same.';

create function public.cartoes_do_crm(
  p_clinica uuid, p_filtro jsonb default '{}', p_limite int default 30,
  p_apos_desde timestamptz default null, p_apos_id uuid default null
)
returns table (
  id uuid, paciente_id uuid, nome text, telefone text, email text, origem text, estagio text,
  estagio_desde timestamptz, estagio_por text, responsavel_id uuid, etiquetas text[],
  proximo_contato date, ultima_visita_em timestamptz, proximo_atendimento timestamptz,
  tarefas_abertas int, criado_em timestamptz
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  clinica constant uuid := private.clinica_do_crm(p_clinica);
  filtro constant text := private.filtro_do_crm(clinica, coalesce(p_filtro, '{}'));
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
        o.criado_em
      from (
        -- The page first: what each card shows besides is read for these rows alone.
        select o.* from public.oportunidades o %6$s
        where o.clinica_id = %2$L and o.unida_a is null %3$s %4$s
        order by o.estagio_desde desc, o.id desc
        limit %5$s
      ) as o
      left join public.pacientes p on p.id = o.paciente_id
      order by o.estagio_desde desc, o.id desc
    $consulta$,
    private.estagio_do_cartao(clinica), clinica, filtro,
    case when p_apos_desde is not null and p_apos_id is not null then
      format('and (o.estagio_desde, o.id) < (%L, %L)', p_apos_desde, p_apos_id) else '' end,
    least(greatest(coalesce(p_limite, 30), 1), 201), private.juncao_da_busca(filtro)
  );
end;
$$;
comment on function public.cartoes_do_crm(uuid, jsonb, int, timestamptz, uuid) is
  'Cards of a tenant by stage, origin, person in charge, tag, next contact or any part of name and contact; last moved first, continued after the given row. Definer: LIKE is not leakproof, so under the policies its filters would read every row; the function applies the caller''s tenants itself.';

create function public.quadro_do_crm(p_clinica uuid, p_filtro jsonb default '{}', p_por_coluna int default 25)
returns table (
  id uuid, paciente_id uuid, nome text, telefone text, email text, origem text, estagio text,
  estagio_desde timestamptz, estagio_por text, responsavel_id uuid, etiquetas text[],
  proximo_contato date, ultima_visita_em timestamptz, proximo_atendimento timestamptz,
  tarefas_abertas int, criado_em timestamptz
)
language sql stable
set search_path = ''
as $$
  select c.*
  from unnest(array[
    'lead', 'contato', 'agendado', 'compareceu', 'em_tratamento', 'retorno', 'inativo'
  ]) as coluna
  cross join lateral public.cartoes_do_crm(
    p_clinica, coalesce(p_filtro, '{}') || jsonb_build_object('estagio', coluna), p_por_coluna
  ) as c;
$$;
comment on function public.quadro_do_crm(uuid, jsonb, int) is
  'The first cards of every column, in one call. Runs as the caller.';

create function public.contagem_do_crm(p_clinica uuid, p_filtro jsonb default '{}')
returns table (estagio text, quantas int)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  clinica constant uuid := private.clinica_do_crm(p_clinica);
  filtro constant text := private.filtro_do_crm(clinica, coalesce(p_filtro, '{}') - 'estagio');
begin
  if clinica is null then
    return;
  end if;
  return query execute format(
    'select %s, count(*)::int
     from public.oportunidades o %s where o.clinica_id = %L and o.unida_a is null %s group by 1',
    private.estagio_do_cartao(clinica),
    private.juncao_da_busca(filtro),
    clinica, filtro
  );
end;
$$;
comment on function public.contagem_do_crm(uuid, jsonb) is
  'How many cards stand in each stage under a filter. Definer for the same cause as cartoes_do_crm.';

create function public.etiquetas_do_crm(p_clinica uuid) returns setof text
language sql stable security definer
set search_path = ''
as $$
  select distinct e
  from public.oportunidades o cross join lateral unnest(o.etiquetas) as e
  where o.clinica_id = private.clinica_do_crm(p_clinica) and o.unida_a is null
  order by e
  limit 200;
$$;
comment on function public.etiquetas_do_crm(uuid) is
  'Tags in use. Definer for the same cause as cartoes_do_crm.';

create function public.conversao_do_crm(p_clinica uuid, p_de date, p_ate date)
returns table (
  origem text, total int, contato int, agendado int, compareceu int, em_tratamento int
)
language sql stable security definer
set search_path = ''
as $$
  with clinica as (
    select c.id, private.fuso_da_clinica(c.id) as fuso
    from (select private.clinica_do_crm(p_clinica) as id) as c
  ),
  chegaram as (
    select o.id, o.origem
    from clinica c
    join public.oportunidades o on o.clinica_id = c.id and o.unida_a is null
    where o.criado_em >= (p_de::timestamp at time zone c.fuso)
      and o.criado_em < ((p_ate + 1)::timestamp at time zone c.fuso)
  ),
  foram_a as (
    select q.id, q.origem, coalesce(max(array_position(
      array['lead', 'contato', 'agendado', 'compareceu', 'em_tratamento'],
      -- Whoever is called back had come before.
      case e.para when 'retorno' then 'compareceu' else e.para end
    )), 1) as ate_onde
    from chegaram q
    left join public.oportunidade_eventos e on e.oportunidade_id = q.id
    group by q.id, q.origem
  )
  select f.origem, count(*)::int,
    count(*) filter (where f.ate_onde >= 2)::int, count(*) filter (where f.ate_onde >= 3)::int,
    count(*) filter (where f.ate_onde >= 4)::int, count(*) filter (where f.ate_onde >= 5)::int
  from foram_a f
  group by f.origem
  order by 2 desc, 1;
$$;
comment on function public.conversao_do_crm(uuid, date, date) is
  'Of the cards made in a period, by origin: how many there are and how many came at least as far as each stage, by their history until now. Definer for the same cause as cartoes_do_crm.';

revoke all on function
  public.cartoes_do_crm(uuid, jsonb, int, timestamptz, uuid), public.quadro_do_crm(uuid, jsonb, int),
  public.contagem_do_crm(uuid, jsonb), public.etiquetas_do_crm(uuid),
  public.conversao_do_crm(uuid, date, date)
from public, anon, authenticated;
grant execute on function
  public.cartoes_do_crm(uuid, jsonb, int, timestamptz, uuid), public.quadro_do_crm(uuid, jsonb, int),
  public.contagem_do_crm(uuid, jsonb), public.etiquetas_do_crm(uuid),
  public.conversao_do_crm(uuid, date, date)
to authenticated;
