-- What the screens of the CRM read: the board, the list, the search in both, and the figures of each
-- stage.

create function private.clinica_do_crm(p_clinica uuid) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select c from private.clinicas_do_usuario() as c where c = p_clinica;
$$;
comment on function private.clinica_do_crm(uuid) is
  'The tenant asked for, if the caller works there; else null. Definer: as the helpers it stands on.';

create function private.estagios_do_crm() returns text[]
language sql immutable
set search_path = ''
as $$
  select array['lead', 'contato', 'agendado', 'compareceu', 'em_tratamento', 'retorno', 'inativo'];
$$;
comment on function private.estagios_do_crm() is 'The stages, in the order of the board.';

create function private.estagio_do_cartao(p_clinica uuid) returns text
language sql stable
set search_path = ''
as $$
  -- The same cases as private.estagio_vigente, which as a call would cost more than the row it reads.
  select format(
    $caso$case
      when o.estagio in ('compareceu', 'em_tratamento', 'retorno') and o.ultimo_sinal_em < %1$L then 'inativo'
      when o.estagio in ('compareceu', 'em_tratamento') and o.retorno_em <= %2$L
        and (o.estagio_por = 'fato' or o.estagio_desde < o.retorno_em::timestamp at time zone %3$L)
        then 'retorno'
      else o.estagio
    end$caso$,
    private.limite_de_inatividade(p_clinica), private.dia_na_clinica(p_clinica, now()),
    private.fuso_da_clinica(p_clinica)
  );
$$;
comment on function private.estagio_do_cartao(uuid) is 'The stage of a card (o) as an expression of a query.';

create function private.ramos_do_estagio(p_clinica uuid, p_estagio text) returns text[]
language plpgsql stable
set search_path = ''
as $$
declare
  limite constant timestamptz := private.limite_de_inatividade(p_clinica);
  vivo constant text := format(' and o.ultimo_sinal_em >= %L', limite);
  -- A stage begins with a sign: what began after the limit needs not be looked at.
  sumido constant text := format(' and o.ultimo_sinal_em < %1$L and o.estagio_desde < %1$L', limite);
  chamado constant text := format(
    $c$(o.retorno_em <= %L and (o.estagio_por = 'fato' or o.estagio_desde < o.retorno_em::timestamp at time zone %L))$c$,
    private.dia_na_clinica(p_clinica, now()), private.fuso_da_clinica(p_clinica)
  );
begin
  return array(
    select format('o.estagio = %L', r.guardado) || r.condicao
    from (
      values
        ('lead', 'lead', ''), ('contato', 'contato', ''), ('agendado', 'agendado', ''),
        ('compareceu', 'compareceu', vivo || ' and ' || chamado || ' is not true'),
        ('em_tratamento', 'em_tratamento', vivo || ' and ' || chamado || ' is not true'),
        ('retorno', 'retorno', vivo), ('retorno', 'compareceu', vivo || ' and ' || chamado),
        ('retorno', 'em_tratamento', vivo || ' and ' || chamado),
        ('inativo', 'inativo', ''), ('inativo', 'compareceu', sumido), ('inativo', 'em_tratamento', sumido),
        ('inativo', 'retorno', sumido)
    ) as r (estagio, guardado, condicao)
    where r.estagio = p_estagio
  );
end;
$$;
comment on function private.ramos_do_estagio(uuid, text) is
  'The cards (o) that stand in a stage, by the stage that is kept: conditions of which a row meets at most one, and each of which finds its index.';

create function private.filtro_do_crm(p_clinica uuid, p_filtro jsonb) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  condicoes text := '';
  hoje constant date := private.dia_na_clinica(p_clinica, now());
begin
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
  return condicoes;
end;
$$;
comment on function private.filtro_do_crm(uuid, jsonb) is
  'Conditions of a query over cards (o), every value quoted; without those of stage and search.';

create function private.cartoes_do_termo(p_clinica uuid, p_filtro jsonb) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  termo constant text := private.termo_da_busca(p_filtro ->> 'busca');
  condicoes constant text := private.condicoes_da_busca(termo);
begin
  -- An empty search is none.
  if coalesce(condicoes, '') = '' then
    return null;
  end if;
  return format(
    $fonte$(
      (select l.* from public.oportunidades l
        where l.clinica_id = %1$L and l.paciente_id is null and l.unida_a is null %2$s limit 500)
      union all
      -- In a select of its own: else the planner calls it too, to know how many there are.
      select c.* from unnest((select private.ids_por_termo(%1$L, %3$L, '', 500))) as p (id)
      -- One each, looked up: joined at large, the cards would be read from one end to the other.
      cross join lateral (
        select c.* from public.oportunidades c where c.paciente_id = p.id and c.clinica_id = %1$L limit 1
      ) as c
    )$fonte$,
    p_clinica, condicoes, termo
  );
end;
$$;
comment on function private.cartoes_do_termo(uuid, jsonb) is
  'The cards that a search finds, in place of the table: 500 leads and the first 500 patients by name at most, by the indexes of each. Null when nothing is searched.';

create function private.pagina_do_crm(p_clinica uuid, p_filtro jsonb, p_apos text, p_limite int)
returns text
language plpgsql stable
set search_path = ''
as $$
declare
  achados constant text := private.cartoes_do_termo(p_clinica, p_filtro);
  filtro constant text := private.filtro_do_crm(p_clinica, p_filtro) || p_apos;
  ordem constant text := format('order by o.estagio_desde desc, o.id desc limit %s', p_limite);
  estagio constant text := p_filtro ->> 'estagio';
begin
  if achados is not null then
    return format(
      'select o.* from %s as o where true %s %s %s', achados, filtro,
      case when estagio is not null
        then format('and %s = %L', private.estagio_do_cartao(p_clinica), estagio) else '' end,
      ordem
    );
  end if;
  return coalesce(
    (
      select string_agg(
        format(
          '(select o.* from public.oportunidades o where o.clinica_id = %L and o.unida_a is null and %s %s %s)',
          p_clinica, ramo, filtro, ordem
        ), ' union all '
      )
      from unnest(
        case when estagio is null then array['true'] else private.ramos_do_estagio(p_clinica, estagio) end
      ) as ramo
    ),
    'select o.* from public.oportunidades o where false'
  );
end;
$$;
comment on function private.pagina_do_crm(uuid, jsonb, text, int) is
  'The query that holds a page of cards: of each condition of a stage its first ones. Of a stage that is none, nothing.';

create function private.colunas_do_crm(p_clinica uuid, p_filtro jsonb, p_limite int) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  achados constant text := private.cartoes_do_termo(p_clinica, p_filtro);
begin
  if achados is not null then
    return format(
      'select (o.cartao).* from (
        select o as cartao, row_number() over (partition by %s order by o.estagio_desde desc, o.id desc) as posicao
        from %s as o where true %s
      ) as o where o.posicao <= %s',
      private.estagio_do_cartao(p_clinica), achados, private.filtro_do_crm(p_clinica, p_filtro), p_limite
    );
  end if;
  return (
    select string_agg(
      format(
        '(select o.* from (%s) as o order by o.estagio_desde desc, o.id desc limit %s)',
        private.pagina_do_crm(p_clinica, p_filtro || jsonb_build_object('estagio', coluna), '', p_limite),
        p_limite
      ), ' union all '
    )
    from unnest(private.estagios_do_crm()) as coluna
  );
end;
$$;
comment on function private.colunas_do_crm(uuid, jsonb, int) is 'The query of the first cards of every column.';

create function public.cartoes_do_crm(
  p_clinica uuid, p_filtro jsonb default '{}', p_limite int default 30,
  p_apos_desde timestamptz default null, p_apos_id uuid default null, p_por_coluna boolean default false
)
returns table (
  id uuid, paciente_id uuid, nome text, telefone text, email text, origem text, estagio text,
  estagio_desde timestamptz, estagio_por text, responsavel_id uuid, etiquetas text[],
  proximo_contato date, ultima_visita_em timestamptz, proximo_atendimento timestamptz,
  tarefas_abertas int, criado_em timestamptz, data_obito date, revisao int
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
        o.criado_em, p.data_obito, o.revisao
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

create function public.contagem_do_crm(p_clinica uuid, p_filtro jsonb default '{}')
returns table (estagio text, quantas int)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  clinica constant uuid := private.clinica_do_crm(p_clinica);
  achados constant text := private.cartoes_do_termo(clinica, p_filtro);
  filtro constant text := private.filtro_do_crm(clinica, coalesce(p_filtro, '{}'));
begin
  if clinica is null then
    return;
  end if;
  if achados is not null then
    return query execute format(
      'select %s, least(count(*), 1001)::int from %s as o where true %s group by 1',
      private.estagio_do_cartao(clinica), achados, filtro
    );
    return;
  end if;
  return query execute (
    select format(
      'select estagio, least(sum(quantas), 1001)::int from (%s) as ramos (estagio, quantas)
       group by 1 having sum(quantas) > 0',
      string_agg(
        format(
          'select %L, count(*) from (
             select 1 from public.oportunidades o where o.clinica_id = %L and o.unida_a is null and %s %s limit 1001
           ) as l',
          coluna, clinica, ramo, filtro
        ), ' union all '
      )
    )
    from unnest(private.estagios_do_crm()) as coluna
    cross join lateral unnest(private.ramos_do_estagio(clinica, coluna)) as ramo
  );
end;
$$;
comment on function public.contagem_do_crm(uuid, jsonb) is
  'How many cards stand in each stage under a filter, counted up to a thousand; 1001 says that there are more. Definer for the same cause as cartoes_do_crm.';

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

revoke all on function
  public.cartoes_do_crm(uuid, jsonb, int, timestamptz, uuid, boolean),
  public.contagem_do_crm(uuid, jsonb), public.etiquetas_do_crm(uuid)
from public, anon, authenticated;
grant execute on function
  public.cartoes_do_crm(uuid, jsonb, int, timestamptz, uuid, boolean),
  public.contagem_do_crm(uuid, jsonb), public.etiquetas_do_crm(uuid)
to authenticated;
