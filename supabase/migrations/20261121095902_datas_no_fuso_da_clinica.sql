-- A birth, a problem or a medicine is not of tomorrow: by the calendar of the clinic that writes it.

create or replace function private.preparar_paciente() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  autor constant uuid := private.usuario_id();
begin
  if tg_op = 'INSERT' then
    new.criado_por := coalesce(autor, new.criado_por);
  else
    new.atualizado_por := coalesce(autor, new.atualizado_por);
    new.atualizado_em := now();
  end if;
  if new.data_nascimento > (now() at time zone private.fuso_da_clinica(new.clinica_id))::date then
    raise exception 'A data de nascimento está no futuro.' using errcode = '23514';
  end if;
  if new.medico_responsavel_id is not null
    and (tg_op = 'INSERT' or new.medico_responsavel_id is distinct from old.medico_responsavel_id)
    and not exists (
      select 1 from public.clinica_medicos cm
      where cm.clinica_id = new.clinica_id and cm.medico_id = new.medico_responsavel_id and cm.ativo
    )
    -- In the own practice the doctor is the tenant, and no link says so.
    and not exists (
      select 1 from public.profiles p
      where p.id = new.medico_responsavel_id and p.id = new.clinica_id and p.tipo = 'medico'
    )
  then
    raise exception 'O médico responsável precisa ter vínculo ativo com a clínica.'
      using errcode = '23514';
  end if;
  return new;
end;
$$;

create or replace function private.carimbar_registro_clinico() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  autor constant uuid := private.usuario_id();
  linha constant jsonb := to_jsonb(new);
begin
  if tg_op = 'INSERT' then
    new.criado_por := coalesce(autor, new.criado_por);
  end if;
  new.atualizado_por := coalesce(autor, new.atualizado_por, new.criado_por);
  new.atualizado_em := now();
  if greatest(linha ->> 'desde', linha ->> 'resolvido_em', linha ->> 'suspenso_em')
    > ((now() at time zone private.fuso_da_clinica(new.clinica_id))::date)::text
  then
    raise exception 'A data está no futuro.' using errcode = '23514';
  end if;
  return new;
end;
$$;
