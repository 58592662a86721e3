-- Lists of whom to call: who has not come for months, whose birthday is in a month. Each is asked for
-- with its purpose and channel; for marketing it answers only who consented, for care everybody but
-- who asked not to be contacted.

create function private.contato_permitido(paciente uuid, p_finalidade text, p_canal text)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select case
    -- Neither a consent that stands nor the care that was due reaches who died.
    when private.obito_de(paciente) is not null then false
    when p_finalidade = 'marketing' then exists (
      select 1 from public.consentimentos_de_contato c
      where c.paciente_id = paciente and c.finalidade = 'marketing' and c.canal = p_canal
        and c.retirado_em is null
    )
    when p_finalidade = 'assistencial' then not exists (
      select 1 from public.consentimentos_de_contato c
      where c.paciente_id = paciente and c.finalidade = 'assistencial' and c.canal = p_canal
        and c.retirado_em is not null
    ) or exists (
      select 1 from public.consentimentos_de_contato c
      where c.paciente_id = paciente and c.finalidade = 'assistencial' and c.canal = p_canal
        and c.retirado_em is null
    )
    else false
  end;
$$;
comment on function private.contato_permitido(uuid, text, text) is
  'Whether a patient may be contacted for a purpose by a channel. Who died, for none. Marketing needs a consent that stands; care needs none, and obeys a withdrawal. Definer: part of the lists.';

create function private.conferir_lista(p_finalidade text, p_canal text) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if p_finalidade is null or p_finalidade not in ('marketing', 'assistencial')
    or p_canal is null or p_canal not in ('whatsapp', 'telefone', 'sms', 'email')
  then
    raise exception 'Escolha a finalidade e o canal do contato.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
end;
$$;
comment on function private.conferir_lista(text, text) is 'No list without a purpose and a channel.';

create function public.lista_sem_retorno(
  p_clinica uuid, p_finalidade text, p_canal text, p_meses int default 6, p_limite int default 50,
  p_apos_ordem text default null, p_apos_id uuid default null
)
returns table (
  paciente_id uuid, nome text, contato text, ultima_visita date, aniversario date, ordem text
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  clinica constant uuid := private.clinica_do_crm(p_clinica);
  fuso constant text := private.fuso_da_clinica(clinica);
  antes_de constant timestamptz := now() - make_interval(months => least(greatest(coalesce(p_meses, 6), 1), 120));
  apos constant timestamptz := p_apos_ordem::timestamptz;
begin
  perform private.conferir_lista(p_finalidade, p_canal);
  return query
    select p.id, coalesce(p.nome_social, p.nome),
      case p_canal when 'email' then p.email else p.telefone end,
      (o.ultima_visita_em at time zone fuso)::date, null::date, o.ultima_visita_em::text
    from public.oportunidades o
    join public.pacientes p on p.id = o.paciente_id and p.ativo
    where o.clinica_id = clinica and o.ultima_visita_em < antes_de
      and (apos is null or p_apos_id is null or (o.ultima_visita_em, p.id) < (apos, p_apos_id))
      and case p_canal when 'email' then p.email else p.telefone end is not null
      and not exists (
        select 1 from public.agendamentos a
        where a.paciente_id = p.id and a.inicio > now() and a.status in ('agendado', 'confirmado')
      )
      and private.contato_permitido(p.id, p_finalidade, p_canal)
    order by o.ultima_visita_em desc, p.id desc
    limit least(greatest(coalesce(p_limite, 50), 1), 501);
end;
$$;
comment on function public.lista_sem_retorno(uuid, text, text, int, int, text, uuid) is
  'Active patients whose last visit was before so many months ago, with nothing booked, who may be contacted for the purpose by the channel and can be; the latest first, continued after the given row. Definer: it obeys consents whoever asks, and applies the caller''s tenants itself.';

create function public.lista_de_aniversariantes(
  p_clinica uuid, p_finalidade text, p_canal text, p_mes int, p_limite int default 50,
  p_apos_ordem text default null, p_apos_id uuid default null
)
returns table (
  paciente_id uuid, nome text, contato text, ultima_visita date, aniversario date, ordem text
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  clinica constant uuid := private.clinica_do_crm(p_clinica);
  fuso constant text := private.fuso_da_clinica(clinica);
  apos_dia constant int := left(p_apos_ordem, 2)::int;
  apos_nome constant text := substr(p_apos_ordem, 3);
begin
  perform private.conferir_lista(p_finalidade, p_canal);
  return query
    select p.id, coalesce(p.nome_social, p.nome),
      case p_canal when 'email' then p.email else p.telefone end,
      (o.ultima_visita_em at time zone fuso)::date, p.data_nascimento,
      to_char(p.data_nascimento, 'DD') || p.nome_ordem
    from public.pacientes p
    left join public.oportunidades o on o.paciente_id = p.id and o.clinica_id = p.clinica_id
    where p.clinica_id = clinica and p.ativo and p.data_nascimento is not null
      and extract(month from p.data_nascimento)::int = p_mes
      and (
        p_apos_ordem is null or p_apos_id is null
        or (extract(day from p.data_nascimento)::int, p.nome_ordem, p.id) > (apos_dia, apos_nome, p_apos_id)
      )
      and case p_canal when 'email' then p.email else p.telefone end is not null
      and private.contato_permitido(p.id, p_finalidade, p_canal)
    order by extract(day from p.data_nascimento)::int, p.nome_ordem, p.id
    limit least(greatest(coalesce(p_limite, 50), 1), 501);
end;
$$;
comment on function public.lista_de_aniversariantes(uuid, text, text, int, int, text, uuid) is
  'Active patients born in a month of the year, in order of day, who may be contacted for the purpose by the channel and can be; continued after the given row. Definer for the same cause as lista_sem_retorno.';

revoke all on function
  public.lista_sem_retorno(uuid, text, text, int, int, text, uuid),
  public.lista_de_aniversariantes(uuid, text, text, int, int, text, uuid)
from public, anon, authenticated;
grant execute on function
  public.lista_sem_retorno(uuid, text, text, int, int, text, uuid),
  public.lista_de_aniversariantes(uuid, text, text, int, int, text, uuid)
to authenticated;

-- ---------------------------------------------------------------------------------------------
-- How many of the people who came to a clinic became what, by where they came from
-- ---------------------------------------------------------------------------------------------

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
