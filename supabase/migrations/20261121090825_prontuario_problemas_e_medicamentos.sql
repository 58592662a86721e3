-- What a patient has and takes, kept apart from the entries; and the front page of the record.

-- ---------------------------------------------------------------------------------------------
-- Problems
-- ---------------------------------------------------------------------------------------------

create table public.problemas (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  descricao text not null,
  sistema text,
  codigo text,
  desde date,
  situacao text not null default 'ativo',
  resolvido_em date,
  motivo_do_descarte text,
  observacoes text,
  criado_por uuid not null references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  atualizado_por uuid not null references public.profiles (id) on delete restrict,
  atualizado_em timestamptz not null default now(),
  constraint problem_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint descricao_has_a_sane_length check (char_length(trim(descricao)) between 2 and 200),
  constraint code_comes_with_its_system check ((sistema is null) = (codigo is null)),
  constraint code_has_the_form_of_its_system
    check (sistema is null or private.codigo_de_diagnostico_valido(sistema, codigo)),
  constraint desde_is_plausible check (desde >= date '1890-01-01'),
  constraint situacao_is_known check (situacao in ('ativo', 'resolvido', 'descartado')),
  constraint only_a_resolved_problem_ended check (resolvido_em is null or situacao = 'resolvido'),
  constraint it_ended_after_it_began check (resolvido_em >= desde),
  constraint a_discarded_problem_says_why
    check ((situacao = 'descartado') = (motivo_do_descarte is not null)
      and char_length(trim(motivo_do_descarte)) between 3 and 300),
  constraint observacoes_has_a_sane_length check (char_length(observacoes) <= 1000)
);

comment on table public.problemas is
  'Problem list of a patient. Resolved or, when listed by mistake, discarded with a reason; never deleted. Versions in historico_clinico.';
comment on column public.problemas.sistema is
  'Classification of the code: cid10 now, cid11 from 2027. Null: written without a code.';
comment on column public.problemas.desde is 'Since when, as precisely as it is known.';

create index problemas_do_paciente on public.problemas (paciente_id, clinica_id, situacao);
create index problemas_clinica on public.problemas (clinica_id);
create index problemas_criado_por on public.problemas (criado_por);
create index problemas_atualizado_por on public.problemas (atualizado_por);

alter table public.problemas enable row level security;
revoke all on public.problemas from public, anon, authenticated, service_role;
grant select,
  insert (id, clinica_id, paciente_id, descricao, sistema, codigo, desde, observacoes),
  update (descricao, sistema, codigo, desde, situacao, resolvido_em, motivo_do_descarte, observacoes)
on public.problemas to authenticated;
grant select, insert, update on public.problemas to service_role;

call private.criar_politica(
  'public.problemas', 'select', 'read with the record', '{le_o_prontuario}'
);

call private.criar_politica(
  'public.problemas', 'insert', 'listed by who attends', '{escreve_no_prontuario}'
);

call private.criar_politica(
  'public.problemas', 'update', 'kept by who attends', '{escreve_no_prontuario}'
);

-- ---------------------------------------------------------------------------------------------
-- Medicines in use
-- ---------------------------------------------------------------------------------------------

create table public.medicamentos_em_uso (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  nome text not null,
  dcbs text[] not null default '{}',
  dose text,
  desde date,
  ate date,
  prescricao_id uuid,
  suspenso_em date,
  motivo_da_suspensao text,
  criado_por uuid not null references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  atualizado_por uuid not null references public.profiles (id) on delete restrict,
  atualizado_em timestamptz not null default now(),
  constraint medicine_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint nome_has_a_sane_length check (char_length(trim(nome)) between 2 and 200),
  constraint ingredients_say_something check (
    array_position(dcbs, null) is null and cardinality(dcbs) <= 10
    and char_length(array_to_string(dcbs, '')) <= 500
  ),
  constraint dose_has_a_sane_length check (char_length(dose) <= 300),
  constraint desde_is_plausible check (desde >= date '1890-01-01'),
  constraint a_suspension_says_why check ((suspenso_em is null) = (motivo_da_suspensao is null)
    and char_length(trim(motivo_da_suspensao)) between 3 and 300),
  constraint it_was_suspended_after_it_began check (suspenso_em >= desde)
);

comment on table public.medicamentos_em_uso is
  'What a patient takes, prescribed here or elsewhere. Suspended with a reason, never deleted. Versions in historico_clinico.';
comment on column public.medicamentos_em_uso.nome is 'As it was written.';
comment on column public.medicamentos_em_uso.dcbs is
  'The ingredients by their Brazilian common denomination, when the name was recognised; else empty.';
comment on column public.medicamentos_em_uso.dose is 'How it is taken, in words.';
comment on column public.medicamentos_em_uso.ate is 'The last day of what was prescribed for some days; past it, it is in use no more.';
comment on column public.medicamentos_em_uso.prescricao_id is 'The document that it was prescribed by last, if here.';

create index medicamentos_em_uso_do_paciente
  on public.medicamentos_em_uso (paciente_id, clinica_id, suspenso_em);
create index medicamentos_em_uso_clinica on public.medicamentos_em_uso (clinica_id);
create index medicamentos_em_uso_criado_por on public.medicamentos_em_uso (criado_por);
create index medicamentos_em_uso_atualizado_por on public.medicamentos_em_uso (atualizado_por);
create index medicamentos_em_uso_prescricao on public.medicamentos_em_uso (prescricao_id)
  where prescricao_id is not null;

alter table public.medicamentos_em_uso enable row level security;
revoke all on public.medicamentos_em_uso from public, anon, authenticated, service_role;
grant select,
  insert (id, clinica_id, paciente_id, nome, dcbs, dose, desde),
  update (nome, dcbs, dose, desde, suspenso_em, motivo_da_suspensao)
on public.medicamentos_em_uso to authenticated;
grant select, insert, update on public.medicamentos_em_uso to service_role;

call private.criar_politica(
  'public.medicamentos_em_uso', 'select', 'read with the record', '{le_o_prontuario}'
);

call private.criar_politica(
  'public.medicamentos_em_uso', 'insert', 'listed by who attends', '{escreve_no_prontuario}'
);

call private.criar_politica(
  'public.medicamentos_em_uso', 'update', 'kept by who attends', '{escreve_no_prontuario}'
);

-- ---------------------------------------------------------------------------------------------
-- What is kept, and by whom
-- ---------------------------------------------------------------------------------------------

create function private.carimbar_registro_clinico() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  autor constant uuid := private.usuario_id();
  linha constant jsonb := to_jsonb(new);
begin
  if tg_op = 'INSERT' then
    new.criado_por := coalesce(autor, new.criado_por);
  end if;
  new.atualizado_por := coalesce(autor, new.atualizado_por, new.criado_por);
  new.atualizado_em := now();
  if greatest(linha ->> 'desde', linha ->> 'resolvido_em', linha ->> 'suspenso_em')
    > ((now() at time zone private.fuso_da_clinica(new.clinica_id))::date)::text
  then
    raise exception 'A data está no futuro.' using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return new;
end;
$$;
comment on function private.carimbar_registro_clinico() is
  'Stamps who wrote and when, and refuses a date that has not come.';

create trigger carimbar before insert or update on public.problemas
  for each row execute function private.carimbar_registro_clinico();
create trigger carimbar before insert or update on public.medicamentos_em_uso
  for each row execute function private.carimbar_registro_clinico();
create trigger guardar_historico after insert or update on public.problemas
  for each row execute function private.guardar_historico_clinico('problema');
create trigger guardar_historico after insert or update on public.medicamentos_em_uso
  for each row execute function private.guardar_historico_clinico('medicamento');

create trigger recusar_exclusao before delete on public.problemas
  for each row execute function private.recusar_exclusao();
create trigger recusar_exclusao before delete on public.medicamentos_em_uso
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.problemas
  for each statement execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.medicamentos_em_uso
  for each statement execute function private.recusar_exclusao();

-- ---------------------------------------------------------------------------------------------
-- Front page
-- ---------------------------------------------------------------------------------------------

create function private.proximo_agendamento(paciente uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (
    select to_jsonb(l)
    from (
      select a.id, a.inicio, a.status, a.teleconsulta, t.nome as tipo, m.nome as medico
      from public.agendamentos a
      left join public.tipos_de_atendimento t on t.id = a.tipo_id
      left join public.profiles m on m.id = a.medico_id
      where a.paciente_id = paciente and a.fim > now()
        and a.status in ('agendado', 'confirmado', 'em_atendimento')
        and a.clinica_id = any (array(select private.clinicas_do_usuario()))
      order by a.inicio limit 1
    ) as l
  );
end;
$$;
comment on function private.proximo_agendamento(uuid) is
  'The next appointment of a patient, with its kind and its doctor; null where the caller does not work. Definer: who reads an appointment reads the names in it, and three policies would each find out who asks; the function applies that of appointments itself.';
grant execute on function private.proximo_agendamento(uuid) to authenticated;

create function private.folha_de_rosto(p_paciente uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'problemas', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.desde nulls last, l.descricao), '[]')
      from (
        select p.id, p.descricao, p.sistema, p.codigo, p.desde, p.observacoes, p.atualizado_em
        from public.problemas p
        where p.paciente_id = p_paciente and p.situacao = 'ativo'
        order by p.criado_em desc limit 60
      ) as l
    ),
    'medicamentos', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.nome), '[]')
      from (
        select m.id, m.nome, m.dcbs, m.dose, m.desde, m.atualizado_em
        from public.medicamentos_em_uso m
        where m.paciente_id = p_paciente and m.suspenso_em is null
          -- By the day of UTC, which comes first: nobody loses the last evening of a treatment.
          and coalesce(m.ate >= current_date - 1, true)
        order by m.criado_em desc limit 60
      ) as l
    ),
    'sinais', (
      select to_jsonb(l)
      from (
        select
          e.ocorrido_em, e.pressao_sistolica, e.pressao_diastolica, e.frequencia_cardiaca,
          e.frequencia_respiratoria, e.temperatura, e.saturacao, e.glicemia, e.peso_kg,
          e.altura_cm, e.dor
        from public.sinais_no_tempo(p_paciente, 1) e
      ) as l
    ),
    'proximo', private.proximo_agendamento(p_paciente)
  );
end;
$$;
comment on function private.folha_de_rosto(uuid) is
  'Active problems, medicines in use, last vital signs, next appointment. Runs as the caller: the policies decide. PL/pgSQL keeps its plans for the life of a connection.';

grant execute on function private.folha_de_rosto(uuid) to authenticated, service_role;

create function public.folha_de_rosto(p_paciente uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  -- In the same transaction: what is not written is not shown.
  perform private.registrar_leitura(p_paciente, 'abriu_prontuario');
  return private.folha_de_rosto(p_paciente);
end;
$$;
comment on function public.folha_de_rosto(uuid) is
  'What stands above every entry of a patient, in one call: active problems, medicines in use, last vital signs, next appointment. Writes in the log that the record was opened. Runs as the caller: the policies decide.';
revoke all on function public.folha_de_rosto(uuid) from public, anon, authenticated;
grant execute on function public.folha_de_rosto(uuid) to authenticated;
