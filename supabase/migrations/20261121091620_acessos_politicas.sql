-- Every table that says something clinical of a patient leaves out the records hidden from the caller.

alter policy "read with the record" on public.resumos_clinicos
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );
alter policy "begun by who attends" on public.resumos_clinicos
  with check (
    clinica_id = any (array(select private.clinicas_onde_atende()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );
alter policy "kept by who attends" on public.resumos_clinicos
  using (
    clinica_id = any (array(select private.clinicas_onde_atende()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  )
  with check (
    clinica_id = any (array(select private.clinicas_onde_atende()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );

-- What one wrote oneself stays within reach: a draft begun in an emergency is still finished after it.
alter policy "finished entries, and own drafts" on public.prontuarios
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (
      autor_id = (select private.usuario_id())
      or (
        status = 'finalizado'
        and paciente_id <> all (array(select private.pacientes_restritos()))
      )
    )
  );
alter policy "written by the doctor who attends" on public.prontuarios
  with check (
    clinica_id = any (array(select private.clinicas_onde_atende()))
    and autor_id = (select private.usuario_id())
    and status = 'rascunho'
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );

alter policy "read with the record" on public.diagnosticos_da_evolucao
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );

alter policy "told with the record" on public.rascunhos_abertos
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );

alter policy "read with the record" on public.historico_clinico
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );

alter policy "read with the record" on public.calculos
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );
alter policy "kept by the doctor who attends" on public.calculos
  with check (
    clinica_id = any (array(select private.clinicas_onde_atende()))
    and autor_id = (select private.usuario_id())
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );

alter policy "read with the record" on public.problemas
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );
alter policy "listed by who attends" on public.problemas
  with check (
    clinica_id = any (array(select private.clinicas_onde_atende()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );
alter policy "kept by who attends" on public.problemas
  using (
    clinica_id = any (array(select private.clinicas_onde_atende()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  )
  with check (
    clinica_id = any (array(select private.clinicas_onde_atende()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );

alter policy "read with the record" on public.medicamentos_em_uso
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );
alter policy "listed by who attends" on public.medicamentos_em_uso
  with check (
    clinica_id = any (array(select private.clinicas_onde_atende()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );
alter policy "kept by who attends" on public.medicamentos_em_uso
  using (
    clinica_id = any (array(select private.clinicas_onde_atende()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  )
  with check (
    clinica_id = any (array(select private.clinicas_onde_atende()))
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );

alter policy "read with the record; a proposal by its doctor" on public.retornos_planejados
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (
      medico_id = (select private.usuario_id())
      or (
        status not in ('proposto', 'retirado')
        and paciente_id <> all (array(select private.pacientes_restritos()))
      )
    )
  );
alter policy "planned by the doctor who attends" on public.retornos_planejados
  with check (
    clinica_id = any (array(select private.clinicas_onde_atende()))
    and medico_id = (select private.usuario_id())
    and paciente_id <> all (array(select private.pacientes_restritos()))
  );

alter policy "administrative where one works, clinical with the record, one's own" on public.conversas
  using (
    (
      clinica_id = any (array(select private.clinicas_com_prontuario()))
      and paciente_id <> all (array(select private.pacientes_restritos()))
    )
    or (assunto = 'administrativo' and clinica_id = any (array(select private.clinicas_do_usuario())))
    or paciente_id = any (array(select private.pacientes_da_conta()))
  );
alter policy "administrative where one works, clinical with the record, one's own" on public.mensagens
  using (
    (
      clinica_id = any (array(select private.clinicas_com_prontuario()))
      and paciente_id <> all (array(select private.pacientes_restritos()))
    )
    or (assunto = 'administrativo' and clinica_id = any (array(select private.clinicas_do_usuario())))
    or paciente_id = any (array(select private.pacientes_da_conta()))
  );
alter policy "own readings, and those of conversations one reads" on public.leituras
  using (
    user_id = (select private.usuario_id())
    or (
      clinica_id = any (array(select private.clinicas_com_prontuario()))
      and paciente_id <> all (array(select private.pacientes_restritos()))
    )
    or (assunto = 'administrativo' and clinica_id = any (array(select private.clinicas_do_usuario())))
  );
