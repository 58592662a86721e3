-- On-call shifts as they are worked. A doctor has one at a time; what happens in it hangs on it.

create table public.sessoes_plantao (
  id uuid primary key,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  local_id uuid,
  local_nome text,
  hospital_id uuid references public.profiles (id) on delete restrict,
  inicio timestamptz not null,
  data_fim timestamptz,
  status text not null default 'ativa',
  motivo text,
  criado_em timestamptz not null default now(),
  finalizada_no_servidor_em timestamptz,
  constraint status_is_known check (status in ('ativa', 'finalizada')),
  constraint what_is_finished_has_an_end
    check ((status = 'finalizada') = (data_fim is not null)
      and (data_fim is null) = (finalizada_no_servidor_em is null)),
  constraint a_shift_has_a_length check (data_fim > inicio and data_fim <= inicio + interval '36 hours'),
  constraint a_reason_is_said_at_the_end check (motivo is null or data_fim is not null),
  constraint motivo_has_a_sane_length check (char_length(trim(motivo)) between 3 and 500),
  constraint local_has_a_sane_length check (char_length(trim(local_nome)) between 2 and 120),
  constraint dates_are_of_known_centuries check (private.data_aceita(inicio) and private.data_aceita(data_fim))
);

comment on table public.sessoes_plantao is
  'On-call shifts, each of one doctor, who has one active at a time. Written by calls alone, with ids made on the device: sent again, a call answers the same. A finished one never changes.';
comment on column public.sessoes_plantao.local_id is 'The place, of the doctor''s own list.';
comment on column public.sessoes_plantao.local_nome is 'The place as it was called then, kept with the shift.';
comment on column public.sessoes_plantao.hospital_id is
  'The hospital in whose place it is worked, written as it begins while the link holds: what public.plantoes_do_hospital() goes by.';
comment on column public.sessoes_plantao.inicio is 'By the clock of the device; criado_em is by the server''s, and may be hours later.';
comment on column public.sessoes_plantao.data_fim is 'By the clock of the device.';
comment on column public.sessoes_plantao.motivo is 'Why it ended with patients still in care.';

create unique index sessoes_plantao_uma_ativa on public.sessoes_plantao (medico_id) where status = 'ativa';
create index sessoes_plantao_hospital on public.sessoes_plantao (hospital_id, inicio desc) where hospital_id is not null;
create index sessoes_plantao_do_medico on public.sessoes_plantao (medico_id, inicio desc);

alter table public.sessoes_plantao enable row level security;
revoke all on public.sessoes_plantao from public, anon, authenticated, service_role;
grant select on public.sessoes_plantao to authenticated, service_role;

call private.criar_politica(
  'public.sessoes_plantao', 'select', 'own shifts are read', 'medico_id = {eu}'
);

create trigger recusar_exclusao before delete on public.sessoes_plantao
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.sessoes_plantao
  for each statement execute function private.recusar_exclusao();

create function private.plantonista_que_chama() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := (
    select p.id from public.profiles p where p.id = private.usuario_id() and p.tipo = 'plantonista'
  );
begin
  if eu is null then
    raise exception 'Só plantonistas registram plantões.' using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return eu;
end;
$$;
comment on function private.plantonista_que_chama() is
  'The caller, who is an active on-call doctor; anybody else is refused. Definer: own profile, read whatever the policies say.';

create function public.iniciar_plantao(
  p_sessao uuid, p_inicio timestamptz, p_local uuid default null, p_local_nome text default null
) returns public.sessoes_plantao
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  sessao public.sessoes_plantao;
begin
  perform private.exigir(num_nulls(p_sessao, p_inicio));
  perform private.exigir_datas(p_inicio);
  if p_local_nome is not null then
    perform private.exigir_texto(p_local_nome, 2, 120);
  end if;
  if exists (
    select from public.sessoes_plantao s where s.medico_id = eu and s.status = 'ativa' and s.id <> p_sessao
  ) then
    perform private.recusar_segundo_plantao();
  end if;
  insert into public.sessoes_plantao (id, medico_id, local_id, local_nome, inicio)
  values (p_sessao, eu, p_local, trim(p_local_nome), p_inicio)
  on conflict (id) do nothing;
  select * into sessao from public.sessoes_plantao s where s.id = p_sessao and s.medico_id = eu;
  if sessao.id is null or (sessao.inicio, sessao.local_id, sessao.local_nome)
    is distinct from (p_inicio, p_local, trim(p_local_nome)) then
    raise exception 'Este plantão já foi registrado com outros dados. Recarregue a página.'
      using errcode = '23514', detail = 'JA_EXISTE';
  end if;
  return sessao;
exception
  -- Two tabs at once: the index lets one through.
  when unique_violation then
    perform private.recusar_segundo_plantao();
end;
$$;
comment on function public.iniciar_plantao(uuid, timestamptz, uuid, text) is
  'Starts a shift of the caller, or answers the same once more when it is sent again. Definer: nobody writes the table itself.';

create function private.recusar_segundo_plantao() returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'Você já tem um plantão ativo. Finalize-o antes de começar outro.'
    using errcode = '23505', detail = 'JA_EXISTE';
end;
$$;
comment on function private.recusar_segundo_plantao() is 'A doctor is in one place at a time.';

create function private.sessao_a_escrever(p_sessao uuid, eu uuid) returns public.sessoes_plantao
language plpgsql security definer
set search_path = ''
as $$
declare
  sessao public.sessoes_plantao;
begin
  -- Held until the writing is done: a shift does not end in between.
  select * into sessao from public.sessoes_plantao s where s.id = p_sessao and s.medico_id = eu for update;
  if sessao.id is null then
    raise exception 'Não encontramos este plantão.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if sessao.status <> 'ativa' then
    raise exception 'Este plantão já foi finalizado e não muda mais.'
      using errcode = '42501', detail = 'REGRA_VIOLADA';
  end if;
  return sessao;
end;
$$;
comment on function private.sessao_a_escrever(uuid, uuid) is
  'The doctor''s active shift, locked; a finished one is closed, another''s is not there. Definer: nobody writes the table itself.';
