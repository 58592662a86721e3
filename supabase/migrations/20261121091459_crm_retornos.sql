-- Planned returns are facts for the CRM too: of each card it keeps the day of the earliest open one.

create function private.levar_retorno_ao_crm() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  proximo constant date := (
    select min(r.prevista_para) from public.retornos_planejados r
    where r.paciente_id = new.paciente_id and r.status = 'pendente'
  );
begin
  update public.oportunidades o set retorno_em = proximo
  where o.paciente_id = new.paciente_id and o.clinica_id = new.clinica_id;
  -- Seen without an appointment: the return is what tells of the visit.
  if not found and proximo is not null then
    perform private.mover_por_fato(
      new.clinica_id, new.paciente_id, 'compareceu', now(), null, 'Retorno planejado.'
    );
    update public.oportunidades o set retorno_em = proximo
    where o.paciente_id = new.paciente_id and o.clinica_id = new.clinica_id;
  end if;
  return null;
end;
$$;
comment on function private.levar_retorno_ao_crm() is
  'The card knows when a return is due, and nothing of why. Definer: the plan is the doctor''s, the card is the desk''s.';

create trigger crm_retorno_novo after insert on public.retornos_planejados
  for each row when (new.status = 'pendente')
  execute function private.levar_retorno_ao_crm();
create trigger crm_retorno_mudado after update on public.retornos_planejados
  for each row when (
    (new.status, new.prevista_para) is distinct from (old.status, old.prevista_para)
  )
  execute function private.levar_retorno_ao_crm();
