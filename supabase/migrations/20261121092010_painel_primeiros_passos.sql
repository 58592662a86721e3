-- What whoever begins has done so far, for the list of first steps.

create function public.primeiros_passos(p_clinica uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  if p_clinica not in (select private.clinicas_do_usuario()) then
    return null;
  end if;
  return jsonb_build_object(
    'medico', exists (
      select 1 from public.clinica_medicos v where v.clinica_id = p_clinica and v.ativo
    ) or exists (
      select 1 from public.convites c
      where c.clinica_id = p_clinica and c.tipo = 'medico' and c.usado_em is null
        and c.cancelado_em is null and c.expira_em > now()
    ),
    'equipe', exists (
      select 1 from public.profiles p where p.clinica_id = p_clinica and p.tipo = 'staff' and p.ativo
    ) or exists (
      select 1 from public.convites c
      where c.clinica_id = p_clinica and c.tipo = 'staff' and c.usado_em is null
        and c.cancelado_em is null and c.expira_em > now()
    ),
    'tipos', exists (
      select 1 from public.tipos_de_atendimento t where t.clinica_id = p_clinica and t.ativo
    ),
    'horarios', exists (
      select 1 from public.disponibilidades d where d.clinica_id = p_clinica and d.ativa
    ),
    'paciente', exists (
      select 1 from public.pacientes p where p.clinica_id = p_clinica and p.ativo and not p.exemplo
    ),
    'agendamento', exists (
      select 1 from public.agendamentos a
      join public.pacientes p on p.id = a.paciente_id
      where a.clinica_id = p_clinica and not p.exemplo
    ),
    'evolucao', exists (
      select 1 from public.prontuarios e
      where e.clinica_id = p_clinica and e.autor_id = (select private.usuario_id())
        and e.status = 'finalizado'
    ),
    'exemplos', exists (
      select 1 from public.pacientes p where p.clinica_id = p_clinica and p.ativo and p.exemplo
    )
  );
end;
$$;
comment on function public.primeiros_passos(uuid) is
  'Which first steps a tenant has taken: doctor and staff (there, or invited), kinds of appointment, weekly hours, a patient and a booking that are no sample, a finished entry of the caller; and whether samples are still there. Null for who does not work there. Runs as the caller.';
revoke all on function public.primeiros_passos(uuid) from public, anon, authenticated;
grant execute on function public.primeiros_passos(uuid) to authenticated;
