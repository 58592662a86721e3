-- Shifts that change hands between colleagues: given away (passagem) or exchanged (troca).

create table public.ofertas_de_plantao (
  id uuid primary key default gen_random_uuid(),
  medico_id uuid not null references public.profiles (id) on delete restrict,
  plantao_id uuid not null,
  tipo text not null,
  para_id uuid references public.profiles (id) on delete restrict,
  recado text,
  estado text not null default 'aberta',
  colega_id uuid references public.profiles (id) on delete restrict,
  em_troca_id uuid,
  local_do_colega_id uuid references public.locais_de_plantao (id) on delete restrict,
  criado_em timestamptz not null default now(),
  respondida_em timestamptz,
  constraint offer_is_of_an_own_shift
    foreign key (plantao_id, medico_id) references public.plantoes (id, medico_id) on delete restrict,
  constraint exchange_is_for_a_shift_of_the_colleague
    foreign key (em_troca_id, colega_id) references public.plantoes (id, medico_id) on delete restrict,
  constraint tipo_is_known check (tipo in ('passagem', 'troca')),
  constraint estado_is_known check (estado in ('aberta', 'proposta', 'aceita', 'recusada', 'retirada')),
  constraint nobody_offers_to_oneself check (medico_id <> para_id and medico_id <> colega_id),
  constraint an_exchange_names_both_shifts check (
    case when estado in ('proposta', 'aceita')
      then colega_id is not null and (em_troca_id is not null) = (tipo = 'troca')
      else true
    end
  ),
  constraint recado_is_short check (char_length(recado) <= 300)
);

comment on table public.ofertas_de_plantao is
  'Offers of a planned shift to a colleague, or to all who are on call at that place. Written by calls alone; what both sides need of one another, public.ofertas_de_plantao_comigo() says.';
comment on column public.ofertas_de_plantao.para_id is 'The colleague who is asked; null: all of the place.';
comment on column public.ofertas_de_plantao.colega_id is 'Who answered: took it, or named a shift in exchange.';
comment on column public.ofertas_de_plantao.em_troca_id is 'The colleague''s shift, in exchange.';
comment on column public.ofertas_de_plantao.local_do_colega_id is
  'Of the list of who answered: the place at which the shift will stand, by whose terms it is paid.';

create unique index ofertas_de_plantao_uma_aberta on public.ofertas_de_plantao (plantao_id)
  where estado in ('aberta', 'proposta');
create index ofertas_de_plantao_do_plantao on public.ofertas_de_plantao (plantao_id, medico_id);
create index ofertas_de_plantao_do_medico on public.ofertas_de_plantao (medico_id);
create index ofertas_de_plantao_para on public.ofertas_de_plantao (para_id);
create index ofertas_de_plantao_em_troca on public.ofertas_de_plantao (em_troca_id, colega_id);
create index ofertas_de_plantao_colega on public.ofertas_de_plantao (colega_id);
create index ofertas_de_plantao_local on public.ofertas_de_plantao (local_do_colega_id);

alter table public.ofertas_de_plantao enable row level security;
revoke all on public.ofertas_de_plantao from public, anon, authenticated, service_role;
grant select on public.ofertas_de_plantao to authenticated;
grant select, insert, update on public.ofertas_de_plantao to service_role;

call private.criar_politica(
  'public.ofertas_de_plantao', 'select', 'own offers are read, and those one was asked or answered',
  'medico_id = {eu} or para_id = {eu} or colega_id = {eu}'
);

create function public.buscar_plantonistas(p_termo text)
returns table (id uuid, nome text, especialidade text, crm text, crm_uf text)
language sql stable security definer
set search_path = ''
as $$
  select p.id, p.nome, p.especialidade, p.crm, p.crm_uf
  from public.profiles p
  cross join (select private.normalizar_busca(trim(left(p_termo, 120))) as texto) as t
  where (select private.plantonista_do_usuario()) is not null
    and char_length(t.texto) >= 3
    and p.tipo = 'plantonista' and p.ativo and p.id <> (select private.usuario_id())
    and (
      private.normalizar_busca(p.nome)
        like '%' || replace(replace(replace(t.texto, '\', '\\'), '%', '\%'), '_', '\_') || '%'
      or lower(p.crm) = t.texto
    )
  order by p.nome, p.id
  limit 20;
$$;
comment on function public.buscar_plantonistas(text) is
  'Active on-call doctors by part of the name, accents and case apart, or by CRM, for on-call doctors only. Definer: of a colleague no more is learned than what the council publishes.';

create function private.colegas_do_local(lugar public.locais_de_plantao) returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select p.id from public.profiles p
  where p.tipo = 'plantonista' and p.ativo and p.id <> lugar.medico_id and case
    when lugar.hospital_id is not null then private.vinculado_ao_hospital(p.id, lugar.hospital_id)
    else exists (
      select from public.locais_de_plantao l
      where l.medico_id = p.id and l.ativo and (l.cnes = lugar.cnes or l.cnpj = lugar.cnpj)
    )
  end;
$$;
comment on function private.colegas_do_local(public.locais_de_plantao) is
  'Who else is on call at a place: those linked to its hospital; else those who have it in their list by CNES or CNPJ. Definer: lists are each doctor''s own.';

create function private.avisar_da_oferta(
  destinatario uuid, oferta public.ofertas_de_plantao, titulo text, frase text
) returns void
language sql security definer
set search_path = ''
as $$
  select private.notificar(
    'oferta_de_plantao', destinatario, null, titulo,
    format(
      frase, (select p.nome from public.profiles p where p.id =
        case when destinatario = oferta.medico_id then oferta.colega_id else oferta.medico_id end),
      private.horario_do_plantao(s.inicio, s.fim, l.fuso), l.nome
    ),
    jsonb_build_object('oferta_id', oferta.id)
  )
  from public.plantoes s join public.locais_de_plantao l on l.id = s.local_id
  where s.id = oferta.plantao_id and destinatario is not null;
$$;
comment on function private.avisar_da_oferta(uuid, public.ofertas_de_plantao, text, text) is
  'Tells one side what the other did with an offer. Definer: rings somebody else''s bell.';

create function private.plantao_por_vir(p_plantao uuid, dono uuid) returns public.plantoes
language plpgsql security definer
set search_path = ''
as $$
declare
  plantao public.plantoes;
begin
  select * into plantao from public.plantoes p where p.id = p_plantao and p.medico_id = dono for update;
  if plantao.id is null then
    raise exception 'Não encontramos este plantão.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if plantao.estado <> 'previsto' or plantao.inicio <= now() then
    raise exception 'Só um plantão previsto, que ainda não começou, muda de mãos.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return plantao;
end;
$$;
comment on function private.plantao_por_vir(uuid, uuid) is
  'A doctor''s planned shift that has not begun, locked; any other is refused. Definer: agendas are each doctor''s own.';

create function public.oferecer_plantao(
  p_plantao uuid, p_tipo text, p_para uuid default null, p_recado text default null
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  plantao public.plantoes;
  lugar public.locais_de_plantao;
  oferta public.ofertas_de_plantao;
begin
  perform private.exigir(num_nulls(p_plantao, p_tipo)), private.exigir_um_de(p_tipo, 'passagem', 'troca'),
    private.exigir_texto(coalesce(p_recado, ''), 0, 300);
  plantao := private.plantao_por_vir(p_plantao, eu);
  select * into lugar from public.locais_de_plantao l where l.id = plantao.local_id;
  if p_para is null and num_nulls(lugar.hospital_id, lugar.cnes, lugar.cnpj) = 3 then
    raise exception 'Este local não tem CNES nem CNPJ, e não sabemos quem mais dá plantão nele. Informe um deles no local, ou escolha um colega.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if p_para is not null then
    perform private.exigir_colega(p_para, plantao) where p_para <> eu;
  end if;
  insert into public.ofertas_de_plantao (medico_id, plantao_id, tipo, para_id, recado)
  values (eu, plantao.id, p_tipo, p_para, nullif(trim(p_recado), '')) returning * into oferta;
  perform private.avisar_da_oferta(
    colega, oferta, case p_tipo when 'troca' then 'Troca de plantão' else 'Plantão oferecido' end,
    case p_tipo
      when 'troca' then '%s quer trocar o plantão de %s, em %s.'
      else '%s oferece o plantão de %s, em %s.'
    end
  )
  from (
    select p_para as colega where p_para is not null
    union all
    select x from private.colegas_do_local(lugar) as x where p_para is null
    limit 200
  ) as quem;
  return oferta.id;
end;
$$;
comment on function public.oferecer_plantao(uuid, text, uuid, text) is
  'Offers an own planned shift, to be taken or exchanged, to a colleague or to all of the place. Definer: offers are written by calls alone.';

create function private.exigir_colega(colega uuid, plantao public.plantoes) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not exists (select from public.profiles p where p.id = colega and p.tipo = 'plantonista' and p.ativo) then
    raise exception 'Não encontramos este colega.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if plantao.vaga_id is not null and not exists (
    select from public.vagas_de_plantao v
    where v.id = plantao.vaga_id and private.vinculado_ao_hospital(colega, v.clinica_id)
  ) then
    raise exception 'Este plantão é de um hospital: só passa a quem tem vínculo com ele.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
end;
$$;
comment on function private.exigir_colega(uuid, public.plantoes) is
  'Who may come to have a shift: an on-call doctor, and of a hospital''s shift one of its own. Definer: profiles and links are hidden from colleagues.';

create function public.retirar_plantao(p_oferta uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  oferta public.ofertas_de_plantao;
begin
  perform private.exigir(num_nulls(p_oferta));
  update public.ofertas_de_plantao o set estado = 'retirada', respondida_em = now()
  where o.id = p_oferta and o.medico_id = eu and o.estado in ('aberta', 'proposta') returning * into oferta;
  if oferta.id is null then
    raise exception 'Esta oferta já não está aberta. Recarregue a página.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  perform private.avisar_da_oferta(
    coalesce(oferta.colega_id, oferta.para_id), oferta, 'Oferta retirada', '%s retirou a oferta do plantão de %s, em %s.'
  );
  return oferta.id;
end;
$$;
comment on function public.retirar_plantao(uuid) is
  'Takes an own open offer back. Definer: offers are written by calls alone.';

create function private.retirar_ofertas() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.ofertas_de_plantao o set estado = 'retirada', respondida_em = now()
  where o.plantao_id = new.id and o.estado in ('aberta', 'proposta');
  update public.ofertas_de_plantao o
  set estado = 'aberta', colega_id = null, em_troca_id = null, local_do_colega_id = null
  where o.em_troca_id = new.id and o.estado = 'proposta';
  return null;
end;
$$;
comment on function private.retirar_ofertas() is
  'What is offered is offered as it stands: a shift that changes is offered no more, nor given in exchange. Definer: offers are written by calls alone.';

create trigger retirar_ofertas after update of estado, inicio, fim, local_id on public.plantoes
  for each row when (
    (old.estado, old.inicio, old.fim, old.local_id) is distinct from (new.estado, new.inicio, new.fim, new.local_id)
  )
  execute function private.retirar_ofertas();

revoke all on function
  public.buscar_plantonistas(text), public.oferecer_plantao(uuid, text, uuid, text), public.retirar_plantao(uuid)
from public, anon, authenticated;
grant execute on function
  public.buscar_plantonistas(text), public.oferecer_plantao(uuid, text, uuid, text), public.retirar_plantao(uuid)
to authenticated;
