-- Restricting a record, lifting the restriction, and opening it in an emergency.

create function private.registro_do_tenant(paciente uuid) returns public.pacientes
language plpgsql security definer
set search_path = ''
as $$
declare
  achado public.pacientes;
begin
  -- Locked: a restriction and its end of the same moment happen one after the other.
  select * into achado from public.pacientes p
  where p.id = paciente and p.clinica_id = private.usuario_id()
  for update;
  if achado.id is null then
    raise exception 'Só a clínica, ou o médico no próprio consultório, muda a restrição de um prontuário.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return achado;
end;
$$;
comment on function private.registro_do_tenant(uuid) is
  'The registration of a patient whose tenant is the caller, locked; refuses everybody else. Definer: rows are locked past the grants of columns.';

create function public.restringir_acesso(p_paciente uuid, p_motivo text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  paciente constant public.pacientes := private.registro_do_tenant(p_paciente);
  nome constant text := coalesce(paciente.nome_social, paciente.nome);
  nova uuid;
begin
  perform private.exigir_texto(p_motivo, 3, 500);
  select r.id into nova from public.restricoes_de_acesso r
  where r.paciente_id = p_paciente and r.encerrada_em is null;
  if nova is not null then
    return nova;
  end if;
  insert into public.restricoes_de_acesso (clinica_id, paciente_id, motivo, criada_por)
  values (paciente.clinica_id, p_paciente, trim(p_motivo), private.usuario_id())
  returning id into nova;
  perform private.registrar_acesso(paciente.clinica_id, p_paciente, 'restringiu_acesso');
  if paciente.medico_responsavel_id <> private.usuario_id() then
    perform private.notificar(
      'prontuario_restrito', paciente.medico_responsavel_id, paciente.clinica_id, 'Prontuário restrito',
      format('O prontuário de %s agora é lido só por quem cuida do caso.', nome),
      jsonb_build_object('patient_id', p_paciente, 'patient_nome', nome)
    );
  end if;
  return nova;
end;
$$;
comment on function public.restringir_acesso(uuid, text) is
  'The tenant restricts a record to who cares for the patient, at the patient''s request; a record already restricted stays so. Definer: restrictions are nobody''s to write by hand.';

create function public.retirar_restricao(p_paciente uuid, p_motivo text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  paciente constant public.pacientes := private.registro_do_tenant(p_paciente);
  nome constant text := coalesce(paciente.nome_social, paciente.nome);
  encerrada uuid;
begin
  update public.restricoes_de_acesso r
  set encerrada_em = now(), encerrada_por = private.usuario_id(), motivo_do_fim = trim(p_motivo)
  where r.paciente_id = p_paciente and r.encerrada_em is null
  returning r.id into encerrada;
  if encerrada is null then
    raise exception 'O prontuário deste paciente não está restrito.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  perform private.registrar_acesso(paciente.clinica_id, p_paciente, 'retirou_restricao');
  if paciente.medico_responsavel_id <> private.usuario_id() then
    perform private.notificar(
      'restricao_retirada', paciente.medico_responsavel_id, paciente.clinica_id, 'Restrição retirada',
      format('O prontuário de %s voltou a ser lido por todos os médicos da clínica.', nome),
      jsonb_build_object('patient_id', p_paciente, 'patient_nome', nome)
    );
  end if;
  return encerrada;
end;
$$;
comment on function public.retirar_restricao(uuid, text) is
  'The tenant lifts the restriction of a record, with a reason that stays; the responsible doctor is told. Definer: restrictions are nobody''s to write by hand.';

create function private.avisar_emergencia() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  quem constant text := (select p.nome from public.profiles p where p.id = new.medico_id);
  paciente public.pacientes;
  nome text;
  destinatario uuid;
begin
  select * into paciente from public.pacientes p where p.id = new.paciente_id;
  nome := coalesce(paciente.nome_social, paciente.nome);
  -- A bell may be read over a shoulder: the reason stays in the log.
  foreach destinatario in array array_remove(
    array[new.clinica_id, paciente.medico_responsavel_id], null
  ) loop
    perform private.notificar(
      case when destinatario = new.clinica_id then 'emergencia_na_clinica' else 'emergencia' end,
      destinatario, new.clinica_id, 'Acesso de emergência',
      format('%s abriu em emergência o prontuário restrito de %s.', quem, nome),
      jsonb_build_object('patient_id', new.paciente_id, 'patient_nome', nome)
    );
  end loop;
  return null;
end;
$$;
comment on function private.avisar_emergencia() is
  'Tells the clinic and the responsible doctor at once. Definer: one person''s act rings another person''s bell.';

create trigger avisar_emergencia after insert on public.acessos_de_emergencia
  for each row execute function private.avisar_emergencia();

create function public.abrir_em_emergencia(p_paciente uuid, p_motivo text) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  clinica uuid;
  ate timestamptz;
begin
  -- Only a doctor who attends there; the clinic's account lifts the restriction instead.
  select p.clinica_id into clinica from public.pacientes p
  where p.id = p_paciente and p.clinica_id = any (array(select private.clinicas_onde_atende()));
  if clinica is null then
    raise exception 'Só um médico da clínica abre um prontuário em emergência.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(eu::text || p_paciente::text, 0));
  select max(e.expira_em) into ate from public.acessos_de_emergencia e
  where e.medico_id = eu and e.paciente_id = p_paciente and e.expira_em > now();
  if ate is not null then
    return ate;
  end if;
  if p_paciente <> all (array(select private.pacientes_restritos())) then
    raise exception 'Este prontuário já está aberto para você.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  insert into public.acessos_de_emergencia (clinica_id, paciente_id, medico_id, motivo)
  values (clinica, p_paciente, eu, trim(p_motivo))
  returning expira_em into ate;
  perform private.registrar_acesso(clinica, p_paciente, 'acesso_de_emergencia');
  return ate;
end;
$$;
comment on function public.abrir_em_emergencia(uuid, text) is
  'Opens a restricted record for an hour to a doctor of the tenant who says why in 20 characters or more; answers until when. Written in the log, told to the clinic and to the responsible doctor. Definer: emergencies are nobody''s to write by hand.';

create function public.situacao_de_acesso(p_paciente uuid)
returns table (
  restrito boolean, oculto boolean, desde timestamptz, motivo text, emergencia_ate timestamptz
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  escondido constant boolean := p_paciente = any (array(select private.pacientes_restritos()));
begin
  return query
    select r.id is not null, escondido, r.criada_em,
      case when not escondido or p.clinica_id = eu then r.motivo end,
      (
        select max(e.expira_em) from public.acessos_de_emergencia e
        where e.medico_id = eu and e.paciente_id = p.id and e.expira_em > now()
          and p.id in (select private.restritos_para(eu))
      )
    from public.pacientes p
    left join public.restricoes_de_acesso r on r.paciente_id = p.id and r.encerrada_em is null
    where p.id = p_paciente
      and p.clinica_id = any (array(select private.clinicas_com_prontuario()));
end;
$$;
comment on function public.situacao_de_acesso(uuid) is
  'Whether a record is restricted, and hidden from the caller; since when; why, for who reads or manages it; and until when an emergency of the caller holds. Nothing for who reads no records there. Definer: who is kept out is told so.';

create function public.equipe_de_cuidado(p_paciente uuid)
returns table (medico_id uuid, nome text, motivo text)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select m.id, m.nome, (array['responsavel', 'escreveu', 'agendamento'])[min(c.ordem)]
    from public.pacientes p
    join public.restricoes_de_acesso r on r.paciente_id = p.id and r.encerrada_em is null
    cross join lateral (
      select p.medico_responsavel_id as id, 1 as ordem
      union
      select e.autor_id, 2 from public.prontuarios e where e.paciente_id = p.id
      union
      select a.medico_id, 3 from public.agendamentos a
      where a.paciente_id = p.id and a.inicio > now() - interval '30 days'
    ) as c
    join public.profiles m on m.id = c.id
    where p.id = p_paciente and private.atende_em(m.id, p.clinica_id)
      and p.id not in (select private.restritos_para(m.id))
      and (
        p.clinica_id = private.usuario_id()
        or (
          p.clinica_id = any (array(select private.clinicas_com_prontuario()))
          and p.id <> all (array(select private.pacientes_restritos()))
        )
      )
    group by m.id, m.nome
    order by min(c.ordem), m.nome;
end;
$$;
comment on function public.equipe_de_cuidado(uuid) is
  'Who reads a restricted record: responsavel, escreveu (in it), or agendamento (has an appointment), the first that holds. For the tenant and for who reads it. Definer: links are not all visible to the reader.';

revoke all on function
  public.restringir_acesso(uuid, text), public.retirar_restricao(uuid, text),
  public.abrir_em_emergencia(uuid, text), public.situacao_de_acesso(uuid),
  public.equipe_de_cuidado(uuid)
from public, anon, authenticated;
grant execute on function
  public.restringir_acesso(uuid, text), public.retirar_restricao(uuid, text),
  public.abrir_em_emergencia(uuid, text), public.situacao_de_acesso(uuid),
  public.equipe_de_cuidado(uuid)
to authenticated;
