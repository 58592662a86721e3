-- Finishing the entry of an appointment finishes the appointment.

create function private.concluir_atendimento() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.agendamentos;
begin
  select * into alvo from public.agendamentos a
  where a.paciente_id = new.paciente_id and a.clinica_id = new.clinica_id
    and a.medico_id = new.autor_id and a.status = 'em_atendimento'
    and (a.prontuario_id is null or a.prontuario_id = new.id)
  order by a.prontuario_id nulls last, a.inicio desc
  limit 1
  for update;
  if alvo.id is not null then
    update public.agendamentos a set prontuario_id = new.id where a.id = alvo.id;
    perform private.aplicar_status(alvo, 'medico', 'realizado', null);
  end if;
  return null;
end;
$$;
comment on function private.concluir_atendimento() is
  'The appointment that a doctor is attending is done when its entry is finished: the one tied to the entry, else the latest of that patient tied to none. Corrections and addenda are of another day. Definer: status is out of everybody''s direct reach.';

create trigger concluir_atendimento after update on public.prontuarios
  for each row
  when (
    old.status = 'rascunho' and new.status = 'finalizado'
    and new.corrige_id is null and new.adendo_de is null
  )
  execute function private.concluir_atendimento();
