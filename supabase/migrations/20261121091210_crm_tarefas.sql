-- What is to be done about a person: notes, tasks, and the steps that make tasks by themselves.

create table public.notas_crm (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  oportunidade_id uuid not null,
  texto text not null,
  autor_id uuid not null references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  constraint note_stays_in_the_cards_tenant
    foreign key (oportunidade_id, clinica_id) references public.oportunidades (id, clinica_id)
    on delete restrict,
  constraint note_says_something check (char_length(btrim(texto)) between 1 and 2000)
);

comment on table public.notas_crm is
  'What was said to or by a person of the CRM. Not the record: reception reads it. Append-only.';

create index notas_crm_oportunidade on public.notas_crm (oportunidade_id, clinica_id, criado_em desc);
create index notas_crm_clinica on public.notas_crm (clinica_id);
create index notas_crm_autor on public.notas_crm (autor_id);

alter table public.notas_crm enable row level security;
revoke all on public.notas_crm from public, anon, authenticated, service_role;
grant select, insert (id, clinica_id, oportunidade_id, texto) on public.notas_crm to authenticated;
grant select, insert on public.notas_crm to service_role;

call private.criar_politica(
  'public.notas_crm', 'select', 'notes of own tenants', '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.notas_crm', 'insert', 'notes are written where one works',
  'autor_id = {eu} and {clinicas_de_cadastro}'
);

create table public.passos_de_contato (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  tipo_id uuid not null,
  dias int not null,
  titulo text not null,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  constraint kind_is_of_the_tenant
    foreign key (tipo_id, clinica_id) references public.tipos_de_atendimento (id, clinica_id)
    on delete restrict,
  constraint step_is_near_the_appointment check (dias between -60 and 365),
  constraint title_is_short check (char_length(btrim(titulo)) between 3 and 120)
);

comment on table public.passos_de_contato is
  'Contact protocol of a kind of appointment: what to do so many days before or after it. Deactivated, never deleted.';
comment on column public.passos_de_contato.dias is 'Days from the appointment: negative before, zero on the day.';

create index passos_de_contato_tipo on public.passos_de_contato (tipo_id, clinica_id);
create index passos_de_contato_clinica on public.passos_de_contato (clinica_id);

alter table public.passos_de_contato enable row level security;
revoke all on public.passos_de_contato from public, anon, authenticated, service_role;
grant select, insert (id, clinica_id, tipo_id, dias, titulo), update (ativo)
on public.passos_de_contato to authenticated;
grant select, insert, update on public.passos_de_contato to service_role;

call private.criar_politica(
  'public.passos_de_contato', 'select', 'steps are read where one works', '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.passos_de_contato', 'insert', 'steps are made by the tenant', '{clinicas_da_agenda}'
);

call private.criar_politica(
  'public.passos_de_contato', 'update', 'steps are changed by the tenant', '{clinicas_da_agenda}'
);

create table public.tarefas_crm (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  oportunidade_id uuid not null,
  agendamento_id uuid references public.agendamentos (id) on delete restrict,
  passo_id uuid references public.passos_de_contato (id) on delete restrict,
  titulo text not null,
  vence_em date not null,
  responsavel_id uuid references public.profiles (id) on delete restrict,
  feita_em timestamptz,
  feita_por uuid references public.profiles (id) on delete restrict,
  cancelada_em timestamptz,
  criado_por uuid references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  constraint task_stays_in_the_cards_tenant
    foreign key (oportunidade_id, clinica_id) references public.oportunidades (id, clinica_id)
    on delete restrict,
  constraint one_task_a_step unique (agendamento_id, passo_id),
  constraint a_step_is_of_an_appointment check ((agendamento_id is null) = (passo_id is null)),
  constraint title_is_short check (char_length(btrim(titulo)) between 3 and 120),
  constraint due_day_is_plausible check (vence_em between date '2020-01-01' and date '2100-01-01'),
  constraint what_is_done_is_not_cancelled check (feita_em is null or cancelada_em is null)
);

comment on table public.tarefas_crm is
  'What is to be done about a person of the CRM, until when and by whom. Done or cancelled, never deleted.';
comment on column public.tarefas_crm.passo_id is 'The step of a contact protocol that made it, if one did.';

create index tarefas_crm_abertas on public.tarefas_crm (clinica_id, vence_em, id)
  where feita_em is null and cancelada_em is null;
create index tarefas_crm_clinica on public.tarefas_crm (clinica_id);
create index tarefas_crm_oportunidade on public.tarefas_crm (oportunidade_id, clinica_id, vence_em);
create index tarefas_crm_passo on public.tarefas_crm (passo_id) where passo_id is not null;
create index tarefas_crm_responsavel on public.tarefas_crm (responsavel_id) where responsavel_id is not null;
create index tarefas_crm_feita_por on public.tarefas_crm (feita_por) where feita_por is not null;
create index tarefas_crm_criado_por on public.tarefas_crm (criado_por) where criado_por is not null;

alter table public.tarefas_crm enable row level security;
revoke all on public.tarefas_crm from public, anon, authenticated, service_role;
grant select,
  insert (id, clinica_id, oportunidade_id, titulo, vence_em, responsavel_id),
  update (titulo, vence_em, responsavel_id, feita_em, cancelada_em)
on public.tarefas_crm to authenticated;
grant select, insert, update on public.tarefas_crm to service_role;

call private.criar_politica(
  'public.tarefas_crm', 'select', 'tasks of own tenants', '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.tarefas_crm', 'insert', 'tasks are made where one works', '{clinicas_de_cadastro}'
);

call private.criar_politica(
  'public.tarefas_crm', 'update', 'tasks are kept where one works', '{clinicas_de_cadastro}'
);

create function private.assinar_nota() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.autor_id := coalesce(private.usuario_id(), new.autor_id);
  return new;
end;
$$;
comment on function private.assinar_nota() is 'Stamps who wrote a note of the CRM.';

create trigger assinar_nota before insert on public.notas_crm
  for each row execute function private.assinar_nota();

create function private.assinar_tarefa() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user not in ('authenticated', 'anon') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.criado_por := private.usuario_id();
  elsif new.feita_em is distinct from old.feita_em then
    new.feita_em := case when new.feita_em is not null then now() end;
    new.feita_por := case when new.feita_em is not null then private.usuario_id() end;
  end if;
  if tg_op = 'UPDATE' and new.cancelada_em is not null and old.cancelada_em is null then
    new.cancelada_em := now();
  end if;
  return new;
end;
$$;
comment on function private.assinar_tarefa() is 'Stamps who made a task, who did it and when.';

create trigger assinar_tarefa before insert or update on public.tarefas_crm
  for each row execute function private.assinar_tarefa();
create trigger conferir_responsavel before insert or update of responsavel_id on public.tarefas_crm
  for each row when (new.responsavel_id is not null)
  execute function private.conferir_responsavel_do_crm();

-- ---------------------------------------------------------------------------------------------
-- The protocol makes the tasks of each appointment
-- ---------------------------------------------------------------------------------------------

create function private.criar_tarefas_do_protocolo(a public.agendamentos, passo uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  fuso constant text := private.fuso_da_clinica(a.clinica_id);
  dia constant date := (a.inicio at time zone fuso)::date;
  hoje constant date := (now() at time zone fuso)::date;
begin
  -- An appointment of who died may not have been cancelled yet: nobody is called about it.
  if private.obito_de(a.paciente_id) is not null then
    return;
  end if;
  insert into public.tarefas_crm as t (
    clinica_id, oportunidade_id, agendamento_id, passo_id, titulo, vence_em, responsavel_id
  )
  select a.clinica_id, o.id, a.id, p.id, p.titulo, dia + p.dias,
    -- Whoever answered for the card may have left.
    case when private.trabalha_em(o.responsavel_id, a.clinica_id) then o.responsavel_id end
  from public.passos_de_contato p
  join public.oportunidades o on o.paciente_id = a.paciente_id and o.clinica_id = a.clinica_id
  where p.tipo_id = a.tipo_id and p.clinica_id = a.clinica_id and p.ativo
    and (passo is null or p.id = passo) and dia + p.dias >= hoje
  on conflict (agendamento_id, passo_id) do update
  set cancelada_em = null, vence_em = excluded.vence_em
  where t.feita_em is null;
end;
$$;
comment on function private.criar_tarefas_do_protocolo(public.agendamentos, uuid) is
  'The tasks of an appointment by the protocol of its kind, those already past left out; made again after a cancellation is undone. Definer: whoever books may make no tasks.';

create function private.seguir_protocolo() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status in ('agendado', 'confirmado')
    and (tg_op = 'INSERT' or old.status not in ('agendado', 'confirmado') or new.inicio <> old.inicio)
  then
    if tg_op = 'UPDATE' then
      -- What lay before the new day is no longer to be done; the rest is made again just below.
      perform private.cancelar_tarefas_do_atendimento(new.id, false);
    end if;
    perform private.criar_tarefas_do_protocolo(new, null);
  elsif tg_op = 'UPDATE' and new.status <> old.status
    and new.status in ('cancelado', 'remarcado', 'faltou')
  then
    perform private.cancelar_tarefas_do_atendimento(new.id, false);
  elsif tg_op = 'UPDATE' and new.status = 'realizado' and old.status <> 'realizado' then
    perform private.cancelar_tarefas_do_atendimento(new.id, true);
  end if;
  return null;
end;
$$;
comment on function private.seguir_protocolo() is
  'Open tasks follow their appointment. Definer: whoever books may change no tasks.';

create function private.cancelar_tarefas_do_atendimento(agendamento uuid, so_as_de_antes boolean)
returns void
language sql security definer
set search_path = ''
as $$
  update public.tarefas_crm t set cancelada_em = now()
  from public.passos_de_contato p
  where t.agendamento_id = agendamento and p.id = t.passo_id
    and t.feita_em is null and t.cancelada_em is null and (not so_as_de_antes or p.dias <= 0);
$$;
comment on function private.cancelar_tarefas_do_atendimento(uuid, boolean) is
  'Cancels what is still open of an appointment''s protocol: all, or only what was for before it. Definer: as above.';

-- Fires after the trigger that makes the card: triggers of an event run in order of name.
create trigger crm_protocolo_novo after insert on public.agendamentos
  for each row execute function private.seguir_protocolo();
create trigger crm_protocolo_mudado after update on public.agendamentos
  for each row when ((new.status, new.inicio) is distinct from (old.status, old.inicio))
  execute function private.seguir_protocolo();

create function private.estender_passo() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.ativo then
    perform private.criar_tarefas_do_protocolo(a, new.id)
    from public.agendamentos a
    where a.tipo_id = new.tipo_id and a.clinica_id = new.clinica_id and a.inicio > now()
      and a.status in ('agendado', 'confirmado');
  else
    update public.tarefas_crm t set cancelada_em = now()
    where t.passo_id = new.id and t.feita_em is null and t.cancelada_em is null;
  end if;
  return null;
end;
$$;
comment on function private.estender_passo() is
  'A new step also reaches what is already booked; one taken away takes its open tasks. Definer: as above.';

create trigger estender_passo_novo after insert on public.passos_de_contato
  for each row execute function private.estender_passo();
create trigger estender_passo_mudado after update of ativo on public.passos_de_contato
  for each row when (new.ativo <> old.ativo)
  execute function private.estender_passo();
