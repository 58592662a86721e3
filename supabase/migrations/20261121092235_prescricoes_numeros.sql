-- Numbers of Anvisa's SNCR (RDC 1.000/2025). They come in lots, of one kind and one prescriber, and each
-- serves one prescription.

create table private.numeros_do_sncr (
  numero text primary key,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  tipo text not null,
  prescricao_id uuid references public.prescricoes (id) on delete restrict,
  recebido_em timestamptz not null default now(),
  constraint one_number_a_prescription unique (prescricao_id),
  constraint tipo_is_known check (tipo in ('NRA', 'NRB', 'NRB2', 'NRR', 'NRT', 'RCE', 'RET')),
  constraint numero_has_its_form check (numero ~ '^(\d{4}\.\d-\d{2}\.\d{7}|SIM-[0-9A-Z-]{4,40})$')
);

comment on table private.numeros_do_sncr is
  'Numbers that SNCR gave a prescriber, or that the simulator made up (SIM-): free ones, and those that stand on a prescription.';

create index numeros_do_sncr_livres on private.numeros_do_sncr (medico_id, tipo, numero) where prescricao_id is null;

alter table private.numeros_do_sncr enable row level security;
revoke all on private.numeros_do_sncr from public, anon, authenticated, service_role;

create function public.guardar_numeros_do_sncr(p_medico uuid, p_tipo text, p_numeros text[]) returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  guardados int;
begin
  perform private.exigir(num_nulls(p_medico, p_tipo, p_numeros));
  -- What a simulator made up exists only where signatures of test do.
  if exists (select 1 from unnest(p_numeros) as n where n like 'SIM-%')
    and not exists (select 1 from public.icp_ancoras a where a.ambiente = 'teste') then
    raise exception 'A numeração simulada só existe onde há certificados de teste. Ponha SNCR_MODO em desligado.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  insert into private.numeros_do_sncr (numero, medico_id, tipo)
  select n, p_medico, p_tipo from unnest(p_numeros) as n
  on conflict do nothing;
  get diagnostics guardados = row_count;
  return guardados;
end;
$$;
comment on function public.guardar_numeros_do_sncr(uuid, text, text[]) is
  'Keeps a lot of numbers of a prescriber; how many were new. Simulated ones are refused where no root of test is trusted. For the service alone. Definer: the table is out of direct reach.';

create function public.numerar_documento(p_medico uuid, p_documento uuid, p_tipo text, p_simulado boolean)
returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.prescricoes;
  escolhido text;
begin
  perform private.exigir(num_nulls(p_medico, p_documento, p_tipo, p_simulado));
  select * into alvo from public.prescricoes p
  where p.id = p_documento and p.medico_id = p_medico and p.tipo = 'prescricao'
  for update;
  if alvo.id is null then
    raise exception 'Documento não encontrado.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  elsif alvo.estado <> 'rascunho' then
    raise exception 'Só uma receita preparada e ainda não emitida recebe número.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  elsif alvo.numero_sncr is not null and (alvo.sncr = 'simulado') = p_simulado then
    return alvo.numero_sncr;
  end if;
  -- Prepared again, the prescription keeps the number of the draft before it.
  select n.numero into escolhido
  from private.numeros_do_sncr n
  left join public.prescricoes antes on antes.id = n.prescricao_id
  where n.medico_id = p_medico and n.tipo = p_tipo and (n.numero like 'SIM-%') = p_simulado
    and (n.prescricao_id is null or (
      antes.estado = 'descartada' and antes.composicao_id = alvo.composicao_id and antes.especie = alvo.especie
    ))
  order by n.prescricao_id is null, n.numero
  limit 1
  for update of n skip locked;
  if escolhido is null then
    return null;
  end if;
  update private.numeros_do_sncr n set prescricao_id = null where n.prescricao_id = alvo.id;
  update private.numeros_do_sncr n set prescricao_id = alvo.id where n.numero = escolhido;
  update public.prescricoes p
  set numero_sncr = escolhido, sncr = case when p_simulado then 'simulado' else 'numerada' end
  where p.id = alvo.id;
  return escolhido;
end;
$$;
comment on function public.numerar_documento(uuid, uuid, text, boolean) is
  'Gives a prepared prescription the next free number of its prescriber and kind; null where there is none. Asked again, the same number. For the service alone. Definer: numbers and documents are out of direct reach.';

revoke all on function
  public.guardar_numeros_do_sncr(uuid, text, text[]), public.numerar_documento(uuid, uuid, text, boolean)
from public, anon, authenticated;
grant execute on function
  public.guardar_numeros_do_sncr(uuid, text, text[]), public.numerar_documento(uuid, uuid, text, boolean)
to service_role;
