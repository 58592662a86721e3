-- A restricted record costs who reads another one nothing.
--
-- To know who is kept out, each policy asked of every restricted record of the tenant whether the
-- caller cares for the patient: three hundred of them made the front page of any record twenty times
-- slower. Which records are restricted at all is one look at an index; whether the caller comes into
-- one is asked of those that are read, which are few.

create index restricoes_de_acesso_pacientes on public.restricoes_de_acesso (clinica_id, paciente_id)
  where encerrada_em is null;
drop index public.restricoes_de_acesso_em_vigor;

create function private.restritos_entre(medico uuid, pacientes uuid[]) returns setof uuid
language plpgsql stable security definer
set search_path = ''
-- Planned for each call it would cost more than it reads.
set plan_cache_mode = force_generic_plan
as $$
begin
  -- What a doctor could do alone to come in (begin a draft, book in the own agenda) counts only
  -- from before the restriction. The own practice is nobody else's.
  return query
    select r.paciente_id
    from public.restricoes_de_acesso r
    where r.encerrada_em is null and r.paciente_id = any (pacientes)
      and r.clinica_id = any (array(
        select medico
        union all
        select cm.clinica_id from public.clinica_medicos cm where cm.medico_id = medico and cm.ativo
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
          and (e.status = 'finalizado' or (e.status = 'rascunho' and e.criado_em < r.criada_em))
      )
      and not exists (
        select 1 from public.agendamentos a
        where a.paciente_id = r.paciente_id and a.medico_id = medico
          and a.inicio > now() - interval '30 days'
          and a.status not in ('reservado', 'cancelado')
          and (a.criado_por <> medico or a.criado_em < r.criada_em)
      );
end;
$$;
comment on function private.restritos_entre(uuid, uuid[]) is
  'Which of these patients, of the tenants of an account, are restricted and not cared for by it: it is not responsible, wrote nothing in the record, and has no appointment, to come or of the last 30 days. Definer: the answer may not depend on what the caller sees.';

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
        select cm.clinica_id from public.clinica_medicos cm where cm.medico_id = conta and cm.ativo
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

grant execute on function
  private.todos_os_pacientes_restritos(), private.entra_no_restrito(uuid)
to authenticated, service_role;

create or replace function private.restritos_para(medico uuid) returns setof uuid
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
          select cm.clinica_id from public.clinica_medicos cm where cm.medico_id = medico and cm.ativo
        ))
    ));
end;
$$;
comment on function private.restritos_para(uuid) is
  'Restricted patients, of the tenants of an account, whom it does not care for. Definer: as private.restritos_entre.';

comment on function private.pacientes_restritos() is
  'Patients of the caller''s tenants whose record is hidden from the caller: all of them, which costs with their number. What is read row by row asks private.todos_os_pacientes_restritos and private.entra_no_restrito; the tenant''s condition alone decides who the caller is. Definer: who is kept out does not see what keeps out.';

-- ---------------------------------------------------------------------------------------------
-- Readings
-- ---------------------------------------------------------------------------------------------

alter policy "read with the record" on public.resumos_clinicos
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (
      paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
      or (select private.entra_no_restrito(paciente_id))
    )
  );

alter policy "read with the record" on public.diagnosticos_da_evolucao
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (
      paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
      or (select private.entra_no_restrito(paciente_id))
    )
  );

alter policy "told with the record" on public.rascunhos_abertos
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (
      paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
      or (select private.entra_no_restrito(paciente_id))
    )
  );

alter policy "read with the record" on public.historico_clinico
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (
      paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
      or (select private.entra_no_restrito(paciente_id))
    )
  );

alter policy "read with the record" on public.calculos
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (
      paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
      or (select private.entra_no_restrito(paciente_id))
    )
  );

alter policy "read with the record" on public.problemas
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (
      paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
      or (select private.entra_no_restrito(paciente_id))
    )
  );

alter policy "read with the record" on public.medicamentos_em_uso
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (
      paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
      or (select private.entra_no_restrito(paciente_id))
    )
  );

alter policy "sharings are read with the record" on public.evolucoes_compartilhadas
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (
      paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
      or (select private.entra_no_restrito(paciente_id))
    )
  );

-- What one wrote oneself stays within reach: a draft begun in an emergency is still finished after it.
alter policy "finished entries, and own drafts" on public.prontuarios
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (
      autor_id = (select private.usuario_id())
      or (
        status = 'finalizado'
        and (
          paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
          or (select private.entra_no_restrito(paciente_id))
        )
      )
    )
  );

alter policy "read with the record; a proposal by its doctor" on public.retornos_planejados
  using (
    clinica_id = any (array(select private.clinicas_com_prontuario()))
    and (
      medico_id = (select private.usuario_id())
      or (
        status not in ('proposto', 'retirado')
        and (
          paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
          or (select private.entra_no_restrito(paciente_id))
        )
      )
    )
  );

alter policy "read with the record, and by who manages it" on public.restricoes_de_acesso
  using (
    clinica_id = (select private.usuario_id())
    or (
      clinica_id = any (array(select private.clinicas_com_prontuario()))
      and (
        paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
        or (select private.entra_no_restrito(paciente_id))
      )
    )
  );

alter policy "administrative where one works, clinical with the record, one's own" on public.conversas
  using (
    (
      clinica_id = any (array(select private.clinicas_com_prontuario()))
      and (
        paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
        or (select private.entra_no_restrito(paciente_id))
      )
    )
    or (assunto = 'administrativo' and clinica_id = any (array(select private.clinicas_do_usuario())))
    or paciente_id = any (array(select private.pacientes_da_conta()))
  );

alter policy "administrative where one works, clinical with the record, one's own" on public.mensagens
  using (
    (
      clinica_id = any (array(select private.clinicas_com_prontuario()))
      and (
        paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
        or (select private.entra_no_restrito(paciente_id))
      )
    )
    or (assunto = 'administrativo' and clinica_id = any (array(select private.clinicas_do_usuario())))
    or paciente_id = any (array(select private.pacientes_da_conta()))
  );

alter policy "own readings, and those of conversations one reads" on public.leituras
  using (
    user_id = (select private.usuario_id())
    or (
      clinica_id = any (array(select private.clinicas_com_prontuario()))
      and (
        paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
        or (select private.entra_no_restrito(paciente_id))
      )
    )
    or (assunto = 'administrativo' and clinica_id = any (array(select private.clinicas_do_usuario())))
  );

alter policy "one's own, and what was published to its readers" on public.anexos
  using (
    removido_em is null
    and (publicado_em is not null or criado_por = (select private.usuario_id()))
    and (
      (
        clinica_id = any (array(select private.clinicas_com_prontuario()))
        and (
          criado_por = (select private.usuario_id())
          or paciente_id <> all (array(select private.todos_os_pacientes_restritos()))
          or (select private.entra_no_restrito(paciente_id))
        )
      )
      or (assunto = 'administrativo' and clinica_id = any (array(select private.clinicas_do_usuario())))
      or (conversa_id is not null and paciente_id = any (array(select private.pacientes_da_conta())))
      or (
        publicado_em is not null
        and prontuario_id = any (array(select private.prontuarios_compartilhados()))
      )
    )
  );
