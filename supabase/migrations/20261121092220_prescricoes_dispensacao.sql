-- What a pharmacist dispensed of a prescription: item by item, never more than was prescribed.

create table public.dispensacoes (
  id uuid primary key default gen_random_uuid(),
  chave uuid not null,
  prescricao_id uuid not null references public.prescricoes (id) on delete restrict,
  item_id uuid not null references public.prescricao_itens (id) on delete restrict,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  farmaceutico text not null,
  crf text not null,
  crf_uf text not null,
  farmacia text not null,
  quantidade numeric,
  lote text,
  dispensado_em timestamptz not null default now(),
  constraint an_item_once_a_dispensing unique (chave, item_id),
  constraint dispensing_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict
);

comment on table public.dispensacoes is
  'What was dispensed, by whom: one row an item each time. Append-only, written by the service for the pharmacist who holds the access code.';
comment on column public.dispensacoes.chave is 'Names one act of dispensing: sent twice, it counts once.';
comment on column public.dispensacoes.quantidade is 'In the unit of the item; null where the prescription said none: the whole item.';

create index dispensacoes_prescricao on public.dispensacoes (prescricao_id);
create index dispensacoes_item on public.dispensacoes (item_id);
create index dispensacoes_clinica on public.dispensacoes (clinica_id);
create index dispensacoes_paciente on public.dispensacoes (paciente_id, clinica_id);

alter table public.dispensacoes enable row level security;
revoke all on public.dispensacoes from public, anon, authenticated, service_role;
grant select on public.dispensacoes to authenticated, service_role;

call private.criar_politica(
  'public.dispensacoes', 'select', 'dispensings are read with the record', '{le_o_prontuario}'
);

create trigger recusar_exclusao before update or delete on public.dispensacoes
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.dispensacoes
  for each statement execute function private.recusar_exclusao();

create function private.dispensa_em_partes(especie text, uso_continuo boolean) returns boolean
language sql immutable
set search_path = ''
as $$
  select especie = 'simples' or (especie = 'antimicrobiano' and uso_continuo);
$$;
comment on function private.dispensa_em_partes(text, boolean) is
  'Whether an item may be dispensed in parts: of an ordinary prescription, and an antimicrobial of continuous use for 90 days (RDC 471/2021); what is retained goes whole.';

create function private.dispensar_item(alvo public.prescricoes, chave uuid, quem jsonb, pedido jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  item public.prescricao_itens;
  ja numeric;
  agora numeric;
begin
  select * into item from public.prescricao_itens i
  where i.prescricao_id = alvo.id and i.id::text = pedido ->> 'item';
  if item.id is null then
    raise exception 'Item não encontrado nesta receita.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  agora := case when item.quantidade is not null then coalesce(
    case when jsonb_typeof(pedido -> 'quantidade') = 'number' then (pedido ->> 'quantidade')::numeric end,
    item.quantidade
  ) end;
  select case when count(*) > 0 then coalesce(sum(d.quantidade), 0) end into ja
  from public.dispensacoes d where d.item_id = item.id;
  if agora <= 0 or coalesce(ja, 0) + coalesce(agora, 0) > coalesce(item.quantidade, 0)
    or (item.quantidade is null and ja is not null)
  then
    raise exception 'Deste item já não resta esta quantidade a dispensar: %.', item.nome
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  elsif agora < item.quantidade and not private.dispensa_em_partes(alvo.especie, item.uso_continuo) then
    raise exception 'Esta receita não se dispensa em partes: %.', item.nome
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  insert into public.dispensacoes (
    chave, prescricao_id, item_id, clinica_id, paciente_id, farmaceutico, crf, crf_uf, farmacia, quantidade, lote
  )
  values (
    chave, alvo.id, item.id, alvo.clinica_id, alvo.paciente_id, trim(quem ->> 'farmaceutico'),
    quem ->> 'crf', quem ->> 'crf_uf', trim(quem ->> 'farmacia'), agora, left(pedido ->> 'lote', 60)
  );
end;
$$;
comment on function private.dispensar_item(public.prescricoes, uuid, jsonb, jsonb) is
  'Dispenses of one item, within what is left of it. Definer: called by the call below, which holds the prescription.';

create function private.exigir_farmaceutico(quem jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if not coalesce(
    char_length(trim(quem ->> 'farmaceutico')) between 3 and 120
    and quem ->> 'crf' ~ '^\d{1,8}$' and quem ->> 'crf_uf' ~ '^[A-Z]{2}$'
    and char_length(trim(quem ->> 'farmacia')) between 2 and 120,
    false
  ) then
    raise exception 'Informe o nome, o CRF com a UF e a farmácia.' using errcode = '23514', detail = 'VALIDACAO';
  end if;
end;
$$;
comment on function private.exigir_farmaceutico(jsonb) is 'Who dispenses says who it is: {farmaceutico, crf, crf_uf, farmacia}.';

create function public.dispensar(p_chave uuid, p_prescricao uuid, p_quem jsonb, p_itens jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.prescricoes;
  pedido jsonb;
begin
  perform private.exigir(num_nulls(p_chave, p_prescricao, p_quem, p_itens));
  perform private.exigir_farmaceutico(p_quem);
  -- Held: two pharmacies at the same moment take turns.
  select * into alvo from public.prescricoes p
  where p.id = p_prescricao and p.tipo = 'prescricao' and p.emitida_em is not null for update;
  if alvo.id is null then
    raise exception 'Receita não encontrada.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if exists (select 1 from public.dispensacoes d where d.chave = p_chave and d.prescricao_id = alvo.id) then
    return alvo.estado;
  elsif private.situacao_da_prescricao(alvo) <> 'emitida' then
    raise exception 'Esta receita não se dispensa: está %.', private.situacao_da_prescricao(alvo)
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  elsif jsonb_typeof(p_itens) <> 'array' or jsonb_array_length(p_itens) not between 1 and 30 then
    raise exception 'Escolha ao menos um item.' using errcode = '23514', detail = 'VALIDACAO';
  end if;
  for pedido in select i from jsonb_array_elements(p_itens) as i order by i ->> 'item' loop
    perform private.dispensar_item(alvo, p_chave, p_quem, pedido);
  end loop;
  update public.prescricoes p set estado = 'dispensada', dispensada_em = now()
  where p.id = alvo.id and not exists (
    select 1 from public.prescricao_itens i
    where i.prescricao_id = alvo.id and not exists (
      select 1 from public.dispensacoes d where d.item_id = i.id
      having coalesce(sum(d.quantidade) >= i.quantidade, count(*) > 0)
    )
  )
  returning * into alvo;
  return coalesce(alvo.estado, 'emitida');
end;
$$;
comment on function public.dispensar(uuid, uuid, jsonb, jsonb) is
  'Registers what a pharmacist dispensed ({farmaceutico, crf, crf_uf, farmacia}; [{item, quantidade, lote}]) and answers the state of the prescription; the same key again changes nothing. For the service alone, once the access code was right. Definer: nobody writes dispensings by hand.';
revoke all on function public.dispensar(uuid, uuid, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.dispensar(uuid, uuid, jsonb, jsonb) to service_role;

create function public.receita_a_dispensar(p_prescricao uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'situacao', private.situacao_da_prescricao(p),
    'valida_ate', p.valida_ate,
    'itens', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'nome', i.nome, 'posologia', i.posologia, 'quantidade', i.quantidade,
        'quantidade_texto', i.quantidade_texto, 'unidade', i.unidade,
        'em_partes', i.quantidade is not null and private.dispensa_em_partes(p.especie, i.uso_continuo),
        'resta', case when i.quantidade is not null then i.quantidade - coalesce(d.quantidade, 0) end,
        'dispensado', coalesce(d.quantidade >= i.quantidade, d.vezes > 0)
      ) order by i.ordem), '[]')
      from public.prescricao_itens i
      cross join lateral (
        select count(*) as vezes, sum(x.quantidade) as quantidade from public.dispensacoes x where x.item_id = i.id
      ) as d
      where i.prescricao_id = p.id
    )
  )
  from public.prescricoes p
  where p.id = p_prescricao and p.tipo = 'prescricao' and p.emitida_em is not null;
$$;
comment on function public.receita_a_dispensar(uuid) is
  'The items of an emitted prescription and what is left of each; null of any other document. For the service alone, once the access code was right. Definer: as the call above.';
revoke all on function public.receita_a_dispensar(uuid) from public, anon, authenticated;
grant execute on function public.receita_a_dispensar(uuid) to service_role;
