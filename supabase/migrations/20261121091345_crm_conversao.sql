-- How many of the people who came to a clinic became what, by where they came from.

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

revoke all on function public.conversao_do_crm(uuid, date, date) from public, anon, authenticated;
grant execute on function public.conversao_do_crm(uuid, date, date) to authenticated;
