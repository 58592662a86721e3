-- What every view of an agenda stands on, in one call: over a slow network six would wait for one another.

create function public.estrutura_da_agenda(p_clinica uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return jsonb_build_object(
    -- Who attends: the active links, or the doctor whose own practice it is.
    'medicos', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.nome), '[]')
      from (
        select p.id, p.nome, p.especialidade
        from public.clinica_medicos cm join public.profiles p on p.id = cm.medico_id and p.tipo = 'medico'
        where cm.clinica_id = p_clinica and cm.vigente
        union
        select p.id, p.nome, p.especialidade from public.profiles p
        where p.id = p_clinica and p.tipo = 'medico'
      ) as m
    ),
    'salas', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.nome), '[]')
      from (
        select s.id, s.nome, s.ativa from public.salas s where s.clinica_id = p_clinica
      ) as s
    ),
    'tipos', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.nome), '[]')
      from (
        select t.id, t.nome, t.duracao_min, t.antes_min, t.depois_min, t.cor, t.teleconsulta,
          t.pedido_pelo_paciente, t.orientacoes, t.link_da_teleconsulta, t.ativo, t.revisao
        from public.tipos_de_atendimento t where t.clinica_id = p_clinica
      ) as t
    ),
    'disponibilidades', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.dia_da_semana, d.inicio), '[]')
      from (
        select h.id, h.medico_id, h.dia_da_semana, h.inicio, h.fim, h.sala_id,
          jsonb_build_object('id', p.id, 'nome', p.nome, 'especialidade', p.especialidade) as medico
        from public.disponibilidades h join public.profiles p on p.id = h.medico_id
        where h.clinica_id = p_clinica and h.ativa
      ) as d
    ),
    'regras', (
      select to_jsonb(r)
      from (
        select a.fuso, a.cancelamento_ate_horas, a.remarcacao_ate_horas, a.pedido_pelo_paciente,
          a.oferta_expira_minutos, a.revisao
        from public.agenda_regras a where a.clinica_id = p_clinica
      ) as r
    )
  );
end;
$$;
comment on function public.estrutura_da_agenda(uuid) is
  'Doctors, rooms, kinds of appointment, weekly hours and rules of a tenant''s agenda; the rules null while it set none. Runs as the caller: of what the policies hide there is nothing.';

revoke all on function public.estrutura_da_agenda(uuid) from public, anon, authenticated;
grant execute on function public.estrutura_da_agenda(uuid) to authenticated;
