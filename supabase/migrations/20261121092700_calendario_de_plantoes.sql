-- Planned shifts in the calendar of a phone: an address that nobody guesses, kept as a hash.

create table public.calendarios_de_plantao (
  medico_id uuid primary key references public.profiles (id) on delete restrict,
  chave_hash text not null,
  avisar_antes_min int,
  criado_em timestamptz not null default now(),
  lido_em timestamptz,
  constraint chave_is_kept_once unique (chave_hash),
  constraint reminder_is_within_a_week check (avisar_antes_min between 0 and 10080)
);

comment on table public.calendarios_de_plantao is
  'The address by which an on-call doctor''s calendar reads the planned shifts. Made anew, it takes the place of the one before; ended, the row goes.';
comment on column public.calendarios_de_plantao.chave_hash is 'SHA-256 of the key in the address, in hex: the key is shown once.';
comment on column public.calendarios_de_plantao.avisar_antes_min is
  'How long before a shift the calendar rings, in minutes; null: it does not.';
comment on column public.calendarios_de_plantao.lido_em is 'When a calendar read it last, to the day.';

alter table public.calendarios_de_plantao enable row level security;
revoke all on public.calendarios_de_plantao from public, anon, authenticated, service_role;
grant select (medico_id, avisar_antes_min, criado_em, lido_em), update (avisar_antes_min)
  on public.calendarios_de_plantao to authenticated;
grant select, insert, update on public.calendarios_de_plantao to service_role;

call private.criar_politica(
  'public.calendarios_de_plantao', 'select', 'the own address is read', 'medico_id = {eu}'
);
call private.criar_politica(
  'public.calendarios_de_plantao', 'update', 'an on-call doctor says when the own calendar rings',
  'medico_id = (select private.plantonista_do_usuario())'
);

create function public.criar_calendario_de_plantoes(p_avisar_antes int) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  chave constant text := translate(encode(extensions.gen_random_bytes(24), 'base64'), '+/=', '-_');
begin
  if p_avisar_antes not between 0 and 10080 then
    raise exception 'O aviso é de até 7 dias antes.' using errcode = '23514', detail = 'VALIDACAO';
  end if;
  insert into public.calendarios_de_plantao as c (medico_id, chave_hash, avisar_antes_min)
  values (eu, private.hash_do_convite(chave), p_avisar_antes)
  on conflict (medico_id) do update
  set chave_hash = excluded.chave_hash, avisar_antes_min = excluded.avisar_antes_min, criado_em = now(), lido_em = null;
  return chave;
end;
$$;
comment on function public.criar_calendario_de_plantoes(int) is
  'Makes the address of the caller''s calendar and answers its key, this once; the one before no longer opens. Definer: the hash is nobody''s to write.';

create function public.encerrar_calendario_de_plantoes() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
begin
  delete from public.calendarios_de_plantao c where c.medico_id = eu;
end;
$$;
comment on function public.encerrar_calendario_de_plantoes() is
  'Ends the address of the caller''s calendar: it opens for nobody any more. Definer: rows are deleted by no hand.';

create function public.plantoes_do_calendario(p_chave text)
returns table (
  id uuid, inicio timestamptz, fim timestamptz, vale boolean, sobreaviso boolean, local_nome text, setor text,
  endereco text, cidade text, sequencia int, alterado_em timestamptz, avisar_antes_min int, bloqueado_ate timestamptz
)
language plpgsql security definer
set search_path = ''
as $$
declare
  calendario public.calendarios_de_plantao;
  espera timestamptz;
begin
  select c.* into calendario
  from public.calendarios_de_plantao c
  join public.profiles p on p.id = c.medico_id and p.ativo and p.tipo = 'plantonista'
  where c.chave_hash = private.hash_do_convite(p_chave);
  if calendario.medico_id is null then
    raise exception 'Este calendário não existe mais. Assine de novo na sua agenda.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  espera := private.contar_tentativa(
    private.chave_de_tentativa('calendario', calendario.chave_hash), 60, interval '1 hour'
  );
  if espera is not null then
    return query select null::uuid, null::timestamptz, null::timestamptz, null::boolean, null::boolean, null::text,
      null::text, null::text, null::text, null::int, null::timestamptz, null::int, espera;
    return;
  end if;
  update public.calendarios_de_plantao c set lido_em = date_trunc('day', now())
  where c.medico_id = calendario.medico_id and c.lido_em is distinct from date_trunc('day', now());
  return query
    select p.id, p.inicio, p.fim, p.estado in ('previsto', 'realizado'), p.sobreaviso, l.nome, l.setor,
      l.endereco, l.cidade, p.sequencia, p.alterado_em, calendario.avisar_antes_min, null::timestamptz
    from public.plantoes p
    join public.locais_de_plantao l on l.id = p.local_id
    where p.medico_id = calendario.medico_id
      and p.inicio > now() - interval '60 days' and p.inicio < now() + interval '400 days'
    order by p.inicio, p.id
    limit 1000;
end;
$$;
comment on function public.plantoes_do_calendario(text) is
  'The shifts of sixty days past and four hundred to come, cancelled and given ones too, to whoever holds the address; 60 times an hour, then until when to wait. No patient, no money. For the service alone.';

revoke all on function
  public.criar_calendario_de_plantoes(int), public.encerrar_calendario_de_plantoes(), public.plantoes_do_calendario(text)
from public, anon, authenticated;
grant execute on function
  public.criar_calendario_de_plantoes(int), public.encerrar_calendario_de_plantoes()
to authenticated;
grant execute on function public.plantoes_do_calendario(text) to service_role;
