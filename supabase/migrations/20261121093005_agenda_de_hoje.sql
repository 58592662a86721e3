-- Where somebody works, and today there: what an arrival asks before it knows anything.

create function public.minhas_clinicas() returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(l) order by l.consultorio, private.normalizar_busca(l.nome), l.id), '[]')
    from (
      select p.id, p.nome, p.email, private.fuso_da_clinica(p.id) as fuso,
        p.id = eu and p.tipo = 'medico' as consultorio,
        p.id = eu and p.tipo = 'medico' and not private.consultorio_aberto(eu) as so_leitura
      from public.profiles p
      where p.id in (select cm.clinica_id from public.clinica_medicos cm where cm.medico_id = eu and cm.vigente)
        or p.id = (select s.clinica_id from public.profiles s where s.id = eu and s.tipo = 'staff')
        or (
          p.id = eu and (
            p.tipo in ('clinica', 'hospital')
            -- The own practice: open, or with somebody registered who is no sample.
            or (p.tipo = 'medico' and (
              private.consultorio_aberto(eu)
              or exists (select 1 from public.pacientes x where x.clinica_id = eu and not x.exemplo)
            ))
          )
        )
    ) as l
  );
end;
$$;
comment on function public.minhas_clinicas() is
  'Where the caller works, by name, the own practice last, which is only read while its plan has ended. Runs as the caller: the policies decide.';

create function public.agenda_de_hoje(p_clinica uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  -- As the caller too: without rules that it reads, by Brasília's clock.
  fuso constant text := coalesce(
    (select r.fuso from public.agenda_regras r where r.clinica_id = p_clinica), 'America/Sao_Paulo'
  );
  hoje constant timestamp := date_trunc('day', now() at time zone fuso);
  comeco constant timestamptz := hoje at time zone fuso;
  fim_do_dia constant timestamptz := (hoje + interval '1 day') at time zone fuso;
begin
  return jsonb_build_object(
    'de', comeco,
    'ate', fim_do_dia,
    'agendamentos', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.inicio, l.id), '[]')
      from (
        select a.id, a.paciente_id, a.medico_id, a.tipo_id, a.sala_id, a.inicio, a.fim, a.status,
          a.teleconsulta, a.encaixe, a.chegada_em,
          jsonb_build_object('nome', p.nome, 'nome_social', p.nome_social) as paciente
        from public.agendamentos a join public.pacientes p on p.id = a.paciente_id
        where a.clinica_id = p_clinica and a.inicio >= comeco - interval '12 hours'
          and a.inicio < fim_do_dia and a.fim > comeco
      ) as l
    ),
    'bloqueios', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.inicio), '[]')
      from (
        select b.id, b.medico_id, b.inicio, b.fim, b.motivo, b.observacao
        from public.bloqueios_de_agenda b
        where b.clinica_id = p_clinica and b.ativo and b.inicio < fim_do_dia and b.fim > comeco
      ) as l
    )
  );
end;
$$;
comment on function public.agenda_de_hoje(uuid) is
  'Appointments and time off of the day that it is where a tenant works, and between which instants it lies. Runs as the caller: of what the policies hide there is nothing.';

revoke all on function public.minhas_clinicas(), public.agenda_de_hoje(uuid)
from public, anon, authenticated;
grant execute on function public.minhas_clinicas(), public.agenda_de_hoje(uuid) to authenticated;
