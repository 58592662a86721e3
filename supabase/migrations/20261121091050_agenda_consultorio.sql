-- A place to work in from the first minute: kinds of appointment and weekly hours from the model of a
-- specialty, and for a new practice a few patients who are nobody, booked from now on.

create function public.modelo_de_agenda(p_especialidade text)
returns table (nome text, duracao_min int, cor text)
language sql immutable
set search_path = ''
as $$
  with modelos (especialidade, nome, duracao_min, cor) as (
    values
      ('Psiquiatria', 'Consulta', 50, 'indigo'), ('Psiquiatria', 'Primeira consulta', 80, 'teal'),
      ('Psiquiatria', 'Retorno', 30, 'grape'),
      ('Pediatria', 'Consulta', 30, 'indigo'), ('Pediatria', 'Puericultura', 40, 'teal'),
      ('Pediatria', 'Retorno', 20, 'grape'),
      ('Ginecologia e Obstetrícia', 'Consulta', 30, 'indigo'),
      ('Ginecologia e Obstetrícia', 'Pré-natal', 30, 'pink'),
      ('Ginecologia e Obstetrícia', 'Retorno', 20, 'grape'),
      ('Cardiologia', 'Consulta', 40, 'indigo'), ('Cardiologia', 'Eletrocardiograma', 20, 'orange'),
      ('Cardiologia', 'Retorno', 20, 'grape'),
      ('Dermatologia', 'Consulta', 20, 'indigo'), ('Dermatologia', 'Procedimento', 40, 'orange'),
      ('Dermatologia', 'Retorno', 15, 'grape'),
      ('Ortopedia e Traumatologia', 'Consulta', 20, 'indigo'),
      ('Ortopedia e Traumatologia', 'Infiltração', 30, 'orange'),
      ('Ortopedia e Traumatologia', 'Retorno', 15, 'grape'),
      ('Oftalmologia', 'Consulta', 20, 'indigo'), ('Oftalmologia', 'Exame', 30, 'orange'),
      ('Oftalmologia', 'Retorno', 15, 'grape'),
      (null, 'Consulta', 30, 'indigo'), (null, 'Primeira consulta', 45, 'teal'),
      (null, 'Retorno', 20, 'grape')
  )
  select m.nome, m.duracao_min, m.cor
  from modelos m
  where m.especialidade is not distinct from (
    select t.especialidade from modelos t where t.especialidade = p_especialidade limit 1
  );
$$;
comment on function public.modelo_de_agenda(text) is
  'The kinds of appointment that a specialty begins with, the usual one first; those of a general practice where it has no model of its own.';

create function private.aplicar_modelo_de_agenda(clinica uuid, especialidade text) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.agenda_regras (clinica_id) values (clinica) on conflict do nothing;
  -- The kind made first is the usual one: of those made at once, the first to be named.
  insert into public.tipos_de_atendimento (clinica_id, nome, duracao_min, cor, criado_em)
  select clinica, m.nome, m.duracao_min, m.cor, now() + make_interval(secs => m.ordem / 1000.0)
  from public.modelo_de_agenda(especialidade) with ordinality as m (nome, duracao_min, cor, ordem)
  on conflict on constraint one_kind_a_name do nothing;
  insert into public.disponibilidades (clinica_id, medico_id, dia_da_semana, inicio, fim)
  select clinica, m.medico_id, d.dia, h.inicio, h.fim
  from (
    select clinica as medico_id where private.atende_em(clinica, clinica)
    union all
    select cm.medico_id
    from public.clinica_medicos cm
    join public.profiles p on p.id = cm.medico_id and p.ativo
    where cm.clinica_id = clinica and private.atende_em(cm.medico_id, clinica)
  ) as m
  cross join generate_series(1, 5) as d (dia)
  cross join (values (time '08:00', time '12:00'), (time '14:00', time '18:00')) as h (inicio, fim)
  where not exists (
    select 1 from public.disponibilidades x
    where x.clinica_id = clinica and x.medico_id = m.medico_id and x.ativa
  );
$$;
comment on function private.aplicar_modelo_de_agenda(uuid, text) is
  'Gives a tenant the kinds of a model that it lacks by name, and who attends there and has no hours yet those of working days. Definer: called where it was decided that the caller may.';

create function public.montar_agenda(p_clinica uuid, p_especialidade text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.exigir(num_nulls(p_clinica, p_especialidade));
  if p_clinica not in (select private.clinicas_da_agenda()) then
    raise exception 'Só quem administra a agenda pode montá-la.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  perform private.aplicar_modelo_de_agenda(p_clinica, p_especialidade);
end;
$$;
comment on function public.montar_agenda(uuid, text) is
  'Sets up a tenant''s agenda from the model of a specialty; what is there stays. Definer: hours are of doctors whose links the desk need not see.';

-- ---------------------------------------------------------------------------------------------
-- The practice of a new doctor, and what is only a sample in it
-- ---------------------------------------------------------------------------------------------

create function private.criar_exemplos(medico uuid, especialidade text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  crianca constant boolean := especialidade = 'Pediatria';
  -- At a round minute of now, so that the first is of today whatever the hour.
  agora constant timestamptz := date_bin('5 minutes', now(), '2000-01-01T00:00:00Z');
begin
  with exemplos (vez, nome, sexo, anos) as (
    values
      (0, 'Marina Duarte (exemplo)', 'feminino', case when crianca then 6 else 46 end),
      (1, case when especialidade = 'Ginecologia e Obstetrícia' then 'Antônia Sales (exemplo)'
        else 'Antônio Sales (exemplo)' end,
        case when especialidade = 'Ginecologia e Obstetrícia' then 'feminino' else 'masculino' end,
        case when crianca then 9 else 61 end),
      (2, 'Clara Bastos (exemplo)', 'feminino', case when crianca then 2 else 29 end)
  ),
  pessoas as (
    insert into public.pacientes (clinica_id, nome, sexo, data_nascimento, observacoes, exemplo, criado_por)
    select medico, e.nome, e.sexo, (now() - make_interval(years => e.anos, days => 100))::date,
      'Cadastro de exemplo: não é uma pessoa.', true, medico
    from exemplos e
    returning id, nome
  )
  insert into public.agendamentos (
    clinica_id, paciente_id, medico_id, tipo_id, inicio, fim, status, chegada_em, criado_por
  )
  select medico, p.id, medico, t.id, agora + make_interval(mins => 30 * e.vez),
    agora + make_interval(mins => 30 * (e.vez + 1)),
    case e.vez when 0 then 'confirmado' else 'agendado' end,
    case e.vez when 0 then now() end, medico
  from exemplos e
  join pessoas p on p.nome = e.nome
  cross join (
    select k.id from public.tipos_de_atendimento k
    where k.clinica_id = medico order by k.criado_em, k.nome limit 1
  ) as t;
  -- Nobody booked these: no bell rings for them.
  delete from public.notificacoes n where n.user_id = medico and n.clinica_id = medico;
end;
$$;
comment on function private.criar_exemplos(uuid, text) is
  'Patients who are nobody, one of whom waits now and two of whom come next, of an age and sex that the specialty sees. Definer: called for a doctor who has just begun.';

create function private.montar_consultorio(medico uuid, especialidade text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.aplicar_modelo_de_agenda(medico, especialidade);
  perform private.criar_exemplos(medico, especialidade);
end;
$$;
comment on function private.montar_consultorio(uuid, text) is
  'The own practice of a new doctor: rules, kinds of appointment, weekly hours, a sample day. Definer: the service calls it for who has just begun.';

create function private.remover_exemplo(paciente uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform set_config('pleno.desfazendo', paciente::text, true);
  delete from public.agendamento_eventos v using public.agendamentos a
  where v.agendamento_id = a.id and a.paciente_id = paciente and a.prontuario_id is null;
  delete from public.agendamentos a where a.paciente_id = paciente and a.prontuario_id is null;
  begin
    delete from public.oportunidade_eventos v using public.oportunidades o
    where v.oportunidade_id = o.id and o.paciente_id = paciente;
    delete from public.oportunidades o where o.paciente_id = paciente;
    delete from public.pacientes p where p.id = paciente;
  exception when foreign_key_violation or insufficient_privilege then
    update public.pacientes p set ativo = false where p.id = paciente;
  end;
  perform set_config('pleno.desfazendo', '', true);
end;
$$;
comment on function private.remover_exemplo(uuid) is
  'Takes away a sample patient with what was booked; one in whose record something was written or read is made inactive, as any record. Definer: called by remover_exemplos, which has decided that the caller may.';

create function public.remover_exemplos() returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  alvos constant uuid[] := array(
    select p.id from public.pacientes p
    where p.clinica_id = (select private.usuario_id()) and p.exemplo and p.ativo
    order by p.id for update
  );
begin
  perform private.remover_exemplo(a) from unnest(alvos) as a;
  return cardinality(alvos);
end;
$$;
comment on function public.remover_exemplos() is
  'Takes the sample patients and their day out of the calling doctor''s practice; answers how many there were. Definer: registrations are not deleted otherwise.';

revoke all on function
  public.modelo_de_agenda(text), public.montar_agenda(uuid, text), public.remover_exemplos()
from public, anon, authenticated;
grant execute on function
  public.modelo_de_agenda(text), public.montar_agenda(uuid, text), public.remover_exemplos()
to authenticated;
