-- A page of entries does not ask who the caller is a second time.
--
-- Which tenants' records the caller reads has said so already; whether an entry is the caller's own
-- matters only of drafts and of records that are restricted, which are asked about after the others.

alter policy "finished entries, and own drafts" on public.prontuarios
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (
      (
        status = 'finalizado'
        and (
          paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
          or (select private.entra_no_restrito(paciente_id))
        )
      )
      or autor_id = (select private.usuario_id())
    )
  );
