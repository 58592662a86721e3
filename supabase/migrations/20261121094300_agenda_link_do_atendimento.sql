-- A teleconsultation may happen in a room of its own, instead of the one of its kind.

alter table public.agendamentos
  add column link_da_teleconsulta text,
  add constraint appointment_link_is_a_web_address check (
    link_da_teleconsulta ~ '^https://[^\s<>"]+$' and char_length(link_da_teleconsulta) <= 500
  ),
  add constraint only_a_teleconsultation_has_a_link check (
    teleconsulta or link_da_teleconsulta is null
  );
comment on column public.agendamentos.link_da_teleconsulta is
  'Where this teleconsultation happens, when not where its kind does; shown to its patient alone, while it is to come.';
grant update (link_da_teleconsulta) on public.agendamentos to authenticated;

create or replace function public.meus_agendamentos(
  p_passados boolean default false, p_antes_de timestamptz default 'infinity',
  p_antes_id uuid default null, p_limite int default 50
)
returns table (
  id uuid, paciente_id uuid, paciente_nome text, clinica_id uuid, clinica_nome text,
  clinica_telefone text, fuso text, medico_id uuid, medico_nome text, especialidade text,
  tipo_id uuid, tipo_nome text, sala_nome text, inicio timestamptz, fim timestamptz, status text,
  teleconsulta boolean, link text, orientacoes text, reserva_expira_em timestamptz,
  quem_confirma text, cancelar_ate timestamptz, remarcar_ate timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  with meus as (
    select a.*,
      a.status in ('reservado', 'agendado', 'confirmado', 'em_atendimento') and a.fim > now()
        as por_vir
    from public.agendamentos a
    where a.paciente_id = any (array(select private.pacientes_da_conta()))
      -- What took the place of a moved one says it all.
      and a.status <> 'remarcado'
      and (a.status <> 'reservado' or a.reserva_expira_em > now())
      -- An offer that was refused, or expired, was never an appointment.
      and (a.status <> 'cancelado' or a.lista_id is null or exists (
        select 1 from public.agendamento_eventos e
        where e.agendamento_id = a.id and e.para = 'agendado'
      ))
      and (
        (a.inicio, a.id)
        < (p_antes_de, coalesce(p_antes_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid))
      )
  )
  select a.id, a.paciente_id, coalesce(p.nome_social, p.nome), a.clinica_id, k.nome, d.telefone,
    private.fuso_da_clinica(a.clinica_id), a.medico_id, m.nome, m.especialidade, a.tipo_id, t.nome,
    s.nome, a.inicio, a.fim, a.status, a.teleconsulta,
    case when a.teleconsulta and a.por_vir
      then coalesce(a.link_da_teleconsulta, t.link_da_teleconsulta) end,
    case when a.por_vir then t.orientacoes end, a.reserva_expira_em,
    private.quem_confirma(a.id, a.status),
    a.inicio - make_interval(hours => coalesce(r.cancelamento_ate_horas, 24)),
    a.inicio - make_interval(hours => coalesce(r.remarcacao_ate_horas, 24))
  from meus a
  join public.pacientes p on p.id = a.paciente_id
  join public.profiles k on k.id = a.clinica_id
  left join public.perfil_documentos d on d.profile_id = k.id
  join public.profiles m on m.id = a.medico_id
  join public.tipos_de_atendimento t on t.id = a.tipo_id
  left join public.salas s on s.id = a.sala_id
  left join public.agenda_regras r on r.clinica_id = a.clinica_id
  where a.por_vir <> p_passados
  order by
    case when p_passados then a.inicio end desc, case when not p_passados then a.inicio end,
    case when p_passados then a.id end desc, a.id
  limit least(greatest(coalesce(p_limite, 50), 1), 100);
$$;

create or replace function private.levar_a_outro_dia(
  antigo public.agendamentos, p_medico uuid, p_inicio timestamptz, p_fim timestamptz, p_sala uuid,
  p_encaixe text
) returns public.agendamentos
language plpgsql security definer
set search_path = ''
as $$
declare
  novo public.agendamentos;
begin
  update public.agendamentos a set status = 'remarcado' where a.id = antigo.id;
  insert into public.agendamentos (
    clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, fim, observacoes, serie_id,
    encaixe, motivo_do_encaixe, remarcado_de, criado_por, link_da_teleconsulta
  )
  values (
    antigo.clinica_id, antigo.paciente_id, p_medico, antigo.tipo_id,
    coalesce(p_sala, antigo.sala_id), p_inicio, p_fim, antigo.observacoes, antigo.serie_id,
    p_encaixe is not null, p_encaixe, antigo.id, private.usuario_id(),
    -- The room is the doctor's: it goes along to another day, not to a colleague.
    case when p_medico = antigo.medico_id then antigo.link_da_teleconsulta end
  )
  returning * into novo;
  return novo;
end;
$$;
