-- What rings the bell of a patient's account, and for how long it may be read.

create function private.clinicas_da_conta() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select distinct p.clinica_id from public.pacientes p
    where p.id in (select private.pacientes_da_conta());
end;
$$;
comment on function private.clinicas_da_conta() is
  'Tenants that keep a registration which the calling patient''s account is linked to. Empty for everybody else. Definer: registrations are the tenant''s.';
grant execute on function private.clinicas_da_conta() to authenticated, service_role;

-- With the link, what came by it goes.
alter policy "own notices are read" on public.notificacoes
  using (
    user_id = (select private.usuario_id())
    and (
      clinica_id is null
      or clinica_id = any (array(select private.clinicas_do_usuario()))
      or clinica_id = any (array(select private.clinicas_da_conta()))
    )
  );

create function private.avisar_contas(
  paciente public.pacientes, titulo text, mensagem text, contexto jsonb default '{}'
) returns void
language sql security definer
set search_path = ''
as $$
  select private.notificar(
    c.user_id, paciente.clinica_id, titulo, mensagem,
    jsonb_build_object('patient_id', paciente.id) || contexto
  )
  from public.paciente_contas c
  where c.paciente_id = paciente.id and c.encerrado_em is null
    and c.user_id is distinct from private.usuario_id();
$$;
comment on function private.avisar_contas(public.pacientes, text, text, jsonb) is
  'Tells the accounts linked to a registration, but not who did it. Definer: rings other people''s bells.';

create function private.avisar_fim_do_vinculo() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  clinica constant text := (select p.nome from public.profiles p where p.id = new.clinica_id);
  paciente constant text := (
    select coalesce(p.nome_social, p.nome) from public.pacientes p where p.id = new.paciente_id
  );
begin
  if new.encerrado_por = new.user_id then
    perform private.notificar(
      new.clinica_id, new.clinica_id, 'Paciente encerrou o acesso',
      format('%s não acessa mais a área do paciente desta clínica.', paciente),
      jsonb_build_object('patient_id', new.paciente_id, 'patient_nome', paciente)
    );
  elsif new.encerrado_por is not null then
    -- It outlives the link that it tells the end of: it carries no clinic.
    perform private.notificar(
      new.user_id, null, 'Acesso encerrado',
      format('%s encerrou seu acesso ao que guarda de você. Para voltar a ter, peça um novo código.', clinica)
    );
  end if;
  return null;
end;
$$;
comment on function private.avisar_fim_do_vinculo() is
  'Tells the other side that a patient''s account was unlinked. Definer: rings other people''s bells.';

create trigger avisar_fim_do_vinculo after update on public.paciente_contas
  for each row when (old.encerrado_em is null and new.encerrado_em is not null)
  execute function private.avisar_fim_do_vinculo();
