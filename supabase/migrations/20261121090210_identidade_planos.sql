-- The plan of a doctor: subscriptions, the trial that everybody begins with, and what their end means.
--
-- A subscription ends by its date, with no job to say so: whatever asks for a plan asks private.plano_venceu
-- as well. The columns of profiles are set back by whoever signs in next (encerrar_planos_vencidos).

create table public.assinaturas (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete restrict,
  plano text not null default 'premium',
  teste boolean not null default false,
  status text not null default 'ativa',
  inicio timestamptz not null default now(),
  fim timestamptz,
  constraint plano_is_sold check (plano in ('premium')),
  constraint status_is_known check (status in ('ativa', 'cancelada', 'expirada')),
  constraint fim_comes_after_inicio check (fim > inicio),
  constraint a_trial_ends check (not teste or fim is not null)
);

comment on table public.assinaturas is
  'Subscriptions and trials, written by the service alone. While one is active its owner may be premium.';
comment on column public.assinaturas.teste is 'The free trial of a new doctor: one a person.';
comment on column public.assinaturas.fim is 'End of the paid period or of the trial; null while it has none.';

create index assinaturas_user on public.assinaturas (user_id);
create unique index assinaturas_um_teste on public.assinaturas (user_id) where teste;
create index assinaturas_a_vencer on public.assinaturas (fim) where status = 'ativa' and fim is not null;

alter table public.assinaturas enable row level security;
revoke all on public.assinaturas from public, anon, authenticated, service_role;
grant select on public.assinaturas to authenticated;
grant select, insert, update, delete on public.assinaturas to service_role;

call private.criar_politica('public.assinaturas', 'select', 'own subscription', 'user_id = {eu}');

create function private.tem_assinatura_ativa(pessoa uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.assinaturas a
    where a.user_id = pessoa and a.status = 'ativa' and now() >= a.inicio
      and (a.fim is null or now() < a.fim)
  );
$$;
comment on function private.tem_assinatura_ativa(uuid) is
  'Definer: the plan rule must see the row whoever asks.';
grant execute on function private.tem_assinatura_ativa(uuid) to authenticated, service_role;

create function private.plano_venceu(pessoa uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (
    select 1 from public.assinaturas a
    where a.user_id = pessoa and a.status = 'ativa' and a.fim <= now()
  ) and not private.tem_assinatura_ativa(pessoa);
end;
$$;
comment on function private.plano_venceu(uuid) is
  'Whether what made somebody premium has ended and the profile does not say so yet. Definer: as tem_assinatura_ativa.';
grant execute on function private.plano_venceu(uuid) to authenticated, service_role;

create function private.consultorio_aberto(medico uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (
    select 1 from public.profiles p
    where p.id = medico and p.tipo = 'medico' and p.ativo and p.permite_atendimento_individual
  ) and not private.plano_venceu(medico);
end;
$$;
comment on function private.consultorio_aberto(uuid) is
  'Whether a doctor may register, book and write in the own practice now. What is written there stays readable on any plan. Definer: as tem_assinatura_ativa.';
grant execute on function private.consultorio_aberto(uuid) to authenticated, service_role;

create function private.plano_do_perfil(pessoa public.profiles) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  ultima record;
begin
  if pessoa.tipo <> 'medico' then
    return '{}';
  end if;
  select a.fim, a.teste into ultima
  from public.assinaturas a
  where a.user_id = pessoa.id and a.status <> 'cancelada' and a.inicio <= now()
  order by a.fim desc nulls first limit 1;
  return jsonb_build_object('plano_ate', ultima.fim, 'plano_em_teste', coalesce(ultima.teste, false))
    || case when private.plano_venceu(pessoa.id) then jsonb_build_object(
      'plano_medico', 'free', 'permite_atendimento_individual', false, 'permite_ia', false,
      'permite_relatorios_avancados', false
    ) else '{}' end;
end;
$$;
comment on function private.plano_do_perfil(public.profiles) is
  'What a doctor''s profile says of the plan as of now: until when, whether on trial, and nothing premium once that has ended. Definer: as tem_assinatura_ativa.';

create function public.encerrar_planos_vencidos() returns void
language sql security definer
set search_path = ''
as $$
  with vencidas as (
    update public.assinaturas a set status = 'expirada'
    where a.status = 'ativa' and a.fim <= now()
    returning a.user_id
  )
  update public.profiles p set plano_medico = 'free'
  where p.id in (select v.user_id from vencidas v) and p.plano_medico = 'premium'
    and not private.tem_assinatura_ativa(p.id);
$$;
comment on function public.encerrar_planos_vencidos() is
  'Sets back the plan of everybody whose subscription or trial has ended, and with it the three permissions. For the service alone, at any sign-in.';
revoke all on function public.encerrar_planos_vencidos() from public, anon, authenticated;
grant execute on function public.encerrar_planos_vencidos() to service_role;

create function private.comecar_teste() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.assinaturas a where a.user_id = new.id) then
    insert into public.assinaturas (user_id, teste, fim) values (new.id, true, now() + interval '30 days');
    update public.profiles p set plano_medico = 'premium' where p.id = new.id;
    perform private.montar_consultorio(new.id, new.especialidade);
  end if;
  return null;
end;
$$;
comment on function private.comecar_teste() is
  'A new doctor works at once: 30 days of premium, and a practice to work in. Definer: nobody gives a subscription to themselves.';

create trigger comecar_teste after insert on public.profiles
  for each row when (new.tipo = 'medico') execute function private.comecar_teste();
create trigger comecar_teste_de_quem_virou_medico after update of tipo on public.profiles
  for each row when (new.tipo = 'medico' and old.tipo <> 'medico')
  execute function private.comecar_teste();
