-- How far a caller reaches: who it is, and of which tenants, people and patients.
--
-- Each helper is definer because a policy that reads another protected table would see only what
-- the caller sees. Policies use them as `any (array(select private.…()))`: one array a query. Each
-- finds out once who calls, and reads the rest in one query: a screen asks it for every table it reads.
-- They are PL/pgSQL because that keeps their plans for the life of a connection; the same bodies in
-- SQL are planned anew for every query and cost more than the row they protect. It also looks tables
-- up when it is called: the helpers stand here, before the tables they read and those they guard.

create function private.sessao_vale(conta uuid, sessao uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  -- A token that names a session lives no longer than that session. Of who has a second factor, only
  -- a session in which it was given is one: the session says so, not the token.
  return case
    when exists (select 1 from auth.mfa_factors f where f.user_id = conta and f.status = 'verified')
    then exists (
      select 1 from auth.sessions s
      where s.id = sessao and s.user_id = conta and s.aal in ('aal2', 'aal3')
    )
    else sessao is null
      or exists (select 1 from auth.sessions s where s.id = sessao and s.user_id = conta)
  end;
end;
$$;
comment on function private.sessao_vale(uuid, uuid) is
  'Whether a session, or a token without one, speaks for an account: not signed out, and with the second factor where the account has one. Definer: sessions are the Auth service''s.';

create function private.usuario_id() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  conta constant uuid := (select auth.uid());
  sessao constant uuid := (select auth.jwt() ->> 'session_id');
begin
  return (
    select p.id from public.profiles p
    where p.id = conta and p.ativo and private.sessao_vale(conta, sessao)
  );
end;
$$;
comment on function private.usuario_id() is
  'The caller, if the profile is active and the session holds; else null.';

create function private.clinica_administrada() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return (select p.id from public.profiles p where p.id = eu and p.tipo in ('clinica', 'hospital'));
end;
$$;
comment on function private.clinica_administrada() is
  'The caller''s own id when the caller is a clinic or hospital; else null.';

create function private.hospital_administrado() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return (select p.id from public.profiles p where p.id = eu and p.tipo = 'hospital');
end;
$$;
comment on function private.hospital_administrado() is
  'The caller''s own id when the caller is a hospital; else null.';

create function private.hospitais_dos_plantoes() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return query
    select cm.clinica_id
    from public.profiles p
    join public.clinica_medicos cm on cm.medico_id = p.id and cm.vigente
    join public.profiles c on c.id = cm.clinica_id and c.ativo
    where p.id = eu and p.tipo = 'plantonista';
end;
$$;
comment on function private.hospitais_dos_plantoes() is
  'Active hospitals that the calling on-call doctor is linked to: their open shifts, and nothing of their patients.';

create function private.clinica_da_equipe() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return (
    select c.id
    from public.profiles p
    join public.profiles c on c.id = p.clinica_id and c.ativo
    where p.id = eu and p.tipo = 'staff'
  );
end;
$$;
comment on function private.clinica_da_equipe() is
  'The clinic or hospital that the calling staff member works for; else null.';

create function private.clinicas_vinculadas() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return query
    select cm.clinica_id
    from public.profiles p
    join public.clinica_medicos cm on cm.medico_id = p.id and cm.vigente
    join public.profiles c on c.id = cm.clinica_id and c.ativo
    where p.id = eu and p.tipo = 'medico';
end;
$$;
comment on function private.clinicas_vinculadas() is
  'Active clinics and hospitals to which the calling doctor is linked.';

create function private.clinicas_com_prontuario() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  -- A doctor keeps reading the own practice on any plan: records outlive subscriptions.
  return query
    select p.id from public.profiles p
    where p.id = eu and p.tipo in ('clinica', 'hospital', 'medico')
    union all
    select cm.clinica_id
    from public.profiles p
    join public.clinica_medicos cm on cm.medico_id = p.id and cm.vigente
    join public.profiles c on c.id = cm.clinica_id and c.ativo
    where p.id = eu and p.tipo = 'medico';
end;
$$;
comment on function private.clinicas_com_prontuario() is
  'Tenants whose clinical entries the caller may read. Never staff.';

create function private.clinicas_do_usuario() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return query
    select p.id from public.profiles p
    where p.id = eu and p.tipo in ('clinica', 'hospital', 'medico')
    union all
    select c.id
    from public.profiles p
    join public.profiles c on c.id = p.clinica_id and c.ativo
    where p.id = eu and p.tipo = 'staff'
    union all
    select cm.clinica_id
    from public.profiles p
    join public.clinica_medicos cm on cm.medico_id = p.id and cm.vigente
    join public.profiles c on c.id = cm.clinica_id and c.ativo
    where p.id = eu and p.tipo = 'medico';
end;
$$;
comment on function private.clinicas_do_usuario() is
  'Tenants whose registrations the caller may read.';

create function private.clinicas_onde_atende() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return query
    select eu where private.consultorio_aberto(eu);
  return query select private.clinicas_vinculadas();
end;
$$;
comment on function private.clinicas_onde_atende() is
  'Tenants where the caller, a doctor, may write clinical entries.';

create function private.clinicas_de_cadastro() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  clinica constant uuid := coalesce(private.clinica_administrada(), private.clinica_da_equipe());
begin
  if clinica is not null then
    return next clinica;
  else
    return query select private.clinicas_onde_atende();
  end if;
end;
$$;
comment on function private.clinicas_de_cadastro() is
  'Tenants where the caller may register or edit a patient.';

create function private.perfis_visiveis() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  clinicas constant uuid[] := array(select private.clinicas_do_usuario());
begin
  return query
    select eu
    union
    select unnest(clinicas)
    union
    select p.id from public.profiles p where p.clinica_id = any (clinicas)
    union
    select cm.medico_id from public.clinica_medicos cm
    where cm.clinica_id = any (clinicas) and cm.aceito_em is not null;
end;
$$;
comment on function private.perfis_visiveis() is
  'The caller, the caller''s clinics, and those who work or worked in them: not doctors who never accepted a link.';

create function private.pacientes_vinculados() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return query
    select c.paciente_id
    from public.profiles p
    join public.paciente_contas c on c.user_id = p.id and c.encerrado_em is null
    where p.id = eu and p.tipo = 'paciente';
end;
$$;
comment on function private.pacientes_vinculados() is
  'Registrations that the calling patient''s account is linked to, those that wait to be confirmed too: for what a desk sees anyway, appointments and administrative conversations.';

create function private.pacientes_da_conta() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return query
    select c.paciente_id
    from public.profiles p
    join public.paciente_contas c on c.user_id = p.id and c.encerrado_em is null and not c.a_confirmar
    where p.id = eu and p.tipo = 'paciente';
end;
$$;
comment on function private.pacientes_da_conta() is
  'Registrations, in any tenant, that the calling patient''s account is linked to, and known to be its. Empty for everybody else.';
grant execute on function private.pacientes_da_conta(), private.pacientes_vinculados()
  to authenticated, service_role;

create function private.clinicas_da_conta() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select distinct p.clinica_id from public.pacientes p
    where p.id in (select private.pacientes_vinculados());
end;
$$;
comment on function private.clinicas_da_conta() is
  'Tenants that keep a registration which the calling patient''s account is linked to. Empty for everybody else. Definer: registrations are the tenant''s.';
grant execute on function private.clinicas_da_conta() to authenticated, service_role;

grant execute on function
  private.usuario_id(), private.clinica_administrada(), private.clinicas_vinculadas(),
  private.hospital_administrado(), private.hospitais_dos_plantoes(),
  private.clinica_da_equipe(), private.clinicas_com_prontuario(), private.clinicas_do_usuario(),
  private.clinicas_onde_atende(), private.clinicas_de_cadastro(), private.perfis_visiveis()
to authenticated, service_role;
