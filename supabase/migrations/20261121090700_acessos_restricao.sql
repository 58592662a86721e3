-- A record restricted at the patient's request, and the emergency that opens it.
--
-- Restricted, a record is read by the doctors who care for the patient and by nobody else of the
-- tenant. The clinic's own account manages the restriction and reads the log, not the record: it
-- lifts the restriction, with a reason that stays, when it has to answer for what is inside.
--
-- A restricted record costs who reads another one nothing: which records are restricted at all is one
-- look at an index, and whether the caller comes into one is asked of those that are read, which are
-- few.

-- ---------------------------------------------------------------------------------------------
-- Who is kept out
-- ---------------------------------------------------------------------------------------------

create function private.sob_restricao(paciente uuid, quando timestamptz) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (
    select 1 from public.restricoes_de_acesso r
    where r.paciente_id = paciente and r.criada_em <= quando
      and coalesce(r.encerrada_em > quando, true)
  );
end;
$$;
comment on function private.sob_restricao(uuid, timestamptz) is
  'Whether a record was restricted at a moment: under the restriction in force or an earlier one. Definer: restrictions are hidden from who is kept out.';

create function private.mesma_mao(medico uuid, quem uuid, paciente uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return quem = medico or exists (
    select 1 from public.paciente_contas v
    join public.codigos_de_paciente c on c.id = v.codigo_id
    where v.user_id = quem and v.paciente_id = paciente
      and c.criado_por = medico
  );
end;
$$;
comment on function private.mesma_mao(uuid, uuid, uuid) is
  'Whether what an account did about a patient is what a doctor did alone: the doctor''s own account, or one that became the patient''s with a code of that doctor. Definer: accounts are out of everybody else''s sight.';

create function private.restritos_entre(medico uuid, pacientes uuid[]) returns setof uuid
language plpgsql stable security definer
set search_path = ''
-- Planned for each call it would cost more than it reads.
set plan_cache_mode = force_generic_plan
as $$
begin
  -- What a doctor could do alone to come in (begin a draft, make an appointment of the own agenda
  -- stand) counts only from a time when the record was open. The own practice is nobody else's.
  return query
    select r.paciente_id
    from public.restricoes_de_acesso r
    where r.encerrada_em is null and r.paciente_id = any (pacientes)
      and r.clinica_id = any (array(
        select medico
        union all
        select cm.clinica_id from public.clinica_medicos cm where cm.medico_id = medico and cm.vigente
      ))
      and not (
        r.clinica_id = medico
        and exists (select 1 from public.profiles p where p.id = medico and p.tipo = 'medico')
      )
      and not exists (
        select 1 from public.pacientes p
        where p.id = r.paciente_id and p.medico_responsavel_id = medico
      )
      and not exists (
        select 1 from public.prontuarios e
        where e.paciente_id = r.paciente_id and e.autor_id = medico
          and (e.status = 'finalizado' or (
            e.status = 'rascunho' and not private.sob_restricao(e.paciente_id, e.criado_em)
          ))
      )
      and not exists (
        select 1 from public.agendamentos a
        where a.paciente_id = r.paciente_id and a.medico_id = medico
          and a.inicio > now() - interval '30 days'
          and a.status not in ('reservado', 'cancelado')
          and not (
            private.sob_restricao(a.paciente_id, a.marcado_em)
            and private.mesma_mao(medico, a.marcado_por, a.paciente_id)
          )
      );
end;
$$;
comment on function private.restritos_entre(uuid, uuid[]) is
  'Which of these patients, of the tenants of an account, are restricted and not cared for by it: it is not responsible, wrote nothing in the record, and has no appointment, to come or of the last 30 days, but by what it did alone under the restriction. Definer: the answer may not depend on what the caller sees.';

create function private.restritos_para(medico uuid) returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select private.restritos_entre(medico, array(
      select r.paciente_id
      from public.restricoes_de_acesso r
      where r.encerrada_em is null
        and r.clinica_id = any (array(
          select medico
          union all
          select cm.clinica_id from public.clinica_medicos cm where cm.medico_id = medico and cm.vigente
        ))
    ));
end;
$$;
comment on function private.restritos_para(uuid) is
  'Restricted patients, of the tenants of an account, whom it does not care for. Definer: as private.restritos_entre.';

create function private.todos_os_pacientes_restritos() returns setof uuid
language plpgsql stable security definer
set search_path = ''
-- Not knowing of how many tenants, the planner would read the restrictions of all.
set enable_seqscan = off
as $$
declare
  conta constant uuid := (select auth.uid());
begin
  return query
    select r.paciente_id
    from public.restricoes_de_acesso r
    where r.encerrada_em is null
      and r.clinica_id = any (array(
        select conta
        union all
        select cm.clinica_id from public.clinica_medicos cm where cm.medico_id = conta and cm.vigente
      ));
end;
$$;
comment on function private.todos_os_pacientes_restritos() is
  'Patients of the caller''s tenants whose record is restricted, to the caller or not. Policies let their rows be read by private.entra_no_restrito alone. Definer: as private.pacientes_restritos.';

create function private.entra_no_restrito(paciente uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  conta constant uuid := (select auth.uid());
begin
  if not exists (
    select 1 from public.restricoes_de_acesso r
    where r.paciente_id = paciente and r.encerrada_em is null
  ) then
    return true;
  end if;
  return not exists (select 1 from private.restritos_entre(conta, array[paciente]))
    or exists (
      select 1 from public.acessos_de_emergencia e
      where e.medico_id = conta and e.paciente_id = paciente and e.expira_em > now()
    );
end;
$$;
comment on function private.entra_no_restrito(uuid) is
  'Whether the record of a patient is not hidden from the caller: not restricted, cared for, or open in an emergency. The same as not to be among private.pacientes_restritos, asked of one. Definer: as it.';

create function private.pacientes_restritos() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  conta constant uuid := (select auth.uid());
begin
  -- Nearly always there is none, and every reading of a record asks: one look at an index.
  if not exists (
    select 1 from public.restricoes_de_acesso r
    where r.encerrada_em is null
      and r.clinica_id = any (array(
        select conta
        union all
        select cm.clinica_id from public.clinica_medicos cm where cm.medico_id = conta and cm.vigente
      ))
  ) then
    return;
  end if;
  return query
    select r from private.restritos_para(conta) as r
    where not exists (
      select 1 from public.acessos_de_emergencia e
      where e.medico_id = conta and e.paciente_id = r and e.expira_em > now()
    );
end;
$$;
comment on function private.pacientes_restritos() is
  'Patients of the caller''s tenants whose record is hidden from the caller: all of them, which costs with their number. What is read row by row asks private.todos_os_pacientes_restritos and private.entra_no_restrito; the tenant''s condition alone decides who the caller is. Definer: who is kept out does not see what keeps out.';

grant execute on function private.pacientes_restritos() to authenticated, service_role;

grant execute on function
  private.todos_os_pacientes_restritos(), private.entra_no_restrito(uuid)
to authenticated, service_role;

-- ---------------------------------------------------------------------------------------------
-- Restrictions and emergencies
-- ---------------------------------------------------------------------------------------------

create table public.restricoes_de_acesso (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  motivo text not null,
  criada_por uuid not null references public.profiles (id) on delete restrict,
  criada_em timestamptz not null default now(),
  encerrada_em timestamptz,
  encerrada_por uuid references public.profiles (id) on delete restrict,
  motivo_do_fim text,
  constraint restriction_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint a_restriction_says_why check (char_length(trim(motivo)) between 3 and 500),
  constraint an_end_is_whole check (num_nulls(encerrada_em, encerrada_por, motivo_do_fim) in (0, 3)),
  constraint an_end_says_why check (char_length(trim(motivo_do_fim)) between 3 and 500)
);

comment on table public.restricoes_de_acesso is
  'Records restricted to who cares for the patient, at the patient''s request. Ended with a reason, never deleted.';

create unique index restricoes_de_acesso_one_at_a_time on public.restricoes_de_acesso (paciente_id)
  where encerrada_em is null;
create index restricoes_de_acesso_paciente on public.restricoes_de_acesso (paciente_id, clinica_id);
create index restricoes_de_acesso_clinica on public.restricoes_de_acesso (clinica_id);
create index restricoes_de_acesso_criada_por on public.restricoes_de_acesso (criada_por);
create index restricoes_de_acesso_encerrada_por on public.restricoes_de_acesso (encerrada_por)
  where encerrada_por is not null;
create index restricoes_de_acesso_pacientes on public.restricoes_de_acesso (clinica_id, paciente_id)
  where encerrada_em is null;

alter table public.restricoes_de_acesso enable row level security;
revoke all on public.restricoes_de_acesso from public, anon, authenticated, service_role;
grant select on public.restricoes_de_acesso to authenticated, service_role;

call private.criar_politica(
  'public.restricoes_de_acesso', 'select', 'read with the record, and by who manages it',
  'clinica_id = {eu} or {le_o_prontuario}'
);

create table public.acessos_de_emergencia (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  motivo text not null,
  criado_em timestamptz not null default now(),
  expira_em timestamptz not null default now() + interval '60 minutes',
  constraint emergency_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint an_emergency_says_why check (char_length(trim(motivo)) between 20 and 500),
  constraint an_emergency_lasts_an_hour check (expira_em = criado_em + interval '60 minutes')
);

comment on table public.acessos_de_emergencia is
  'A doctor who does not care for the patient opened a restricted record, for an hour, and said why. Append-only.';

create index acessos_de_emergencia_em_vigor
  on public.acessos_de_emergencia (medico_id, paciente_id, expira_em desc);
create index acessos_de_emergencia_paciente on public.acessos_de_emergencia (paciente_id, clinica_id);
create index acessos_de_emergencia_clinica on public.acessos_de_emergencia (clinica_id, criado_em desc);

alter table public.acessos_de_emergencia enable row level security;
revoke all on public.acessos_de_emergencia from public, anon, authenticated, service_role;
grant select on public.acessos_de_emergencia to authenticated, service_role;

call private.criar_politica(
  'public.acessos_de_emergencia', 'select', 'own emergencies, and those of the tenant',
  'clinica_id = {eu} or medico_id = {eu}'
);

create trigger recusar_exclusao before delete on public.restricoes_de_acesso
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.restricoes_de_acesso
  for each statement execute function private.recusar_exclusao();
create trigger recusar_exclusao before update or delete on public.acessos_de_emergencia
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.acessos_de_emergencia
  for each statement execute function private.recusar_exclusao();

-- ---------------------------------------------------------------------------------------------
-- Nobody comes in by the registration
-- ---------------------------------------------------------------------------------------------

create function private.medico_de_fora(medico uuid, paciente uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (select 1 from public.profiles p where p.id = medico and p.tipo = 'medico')
    and exists (select 1 from private.restritos_entre(medico, array[paciente]));
end;
$$;
comment on function private.medico_de_fora(uuid, uuid) is
  'Whether an account is a doctor whom a restriction keeps out of the record of a patient, in an emergency too. Definer: as private.restritos_entre.';

create function private.guardar_responsavel_do_restrito() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.medico_de_fora(private.usuario_id(), new.id) then
    raise exception 'O prontuário deste paciente é restrito. Quem muda o médico responsável é a clínica.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return new;
end;
$$;
comment on function private.guardar_responsavel_do_restrito() is
  'A doctor kept out of a record does not come in by becoming responsible for it. Definer: reads the restriction whoever asks.';

create trigger guardar_responsavel_do_restrito before update on public.pacientes
  for each row when (new.medico_responsavel_id is distinct from old.medico_responsavel_id)
  execute function private.guardar_responsavel_do_restrito();
