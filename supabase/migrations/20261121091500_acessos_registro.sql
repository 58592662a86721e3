-- The log of accesses to records: who, when, what was done; nothing clinical, no name of a patient. Who
-- it was is kept as of that moment: whoever takes another name later stands under the one of then.
--
-- Written by the database where it can be: opening (folha_de_rosto), writing, restricting and
-- emergencies cannot happen through the product without their row. Reading one entry, printing and
-- exporting are said by the screen (docs/decisions/010).

create function private.acesso_repete(acao text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select acao in (
    'abriu_prontuario', 'leu_evolucao', 'abriu_anexo', 'alterou_resumo', 'guardou_calculo',
    'imprimiu', 'exportou', 'abriu_documento'
  );
$$;
comment on function private.acesso_repete(text) is
  'Whether an act may be done over and over, and is written once in a quarter of an hour: nobody hides one row under thousands.';

create table public.acessos_prontuario (
  id bigint generated always as identity primary key,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  prontuario_id uuid references public.prontuarios (id) on delete restrict,
  quem uuid not null references public.profiles (id) on delete restrict,
  quem_nome text not null,
  quem_crm text,
  quem_crm_uf text,
  papel text not null,
  acao text not null,
  quando timestamptz not null default clock_timestamp(),
  emergencia_id uuid references public.acessos_de_emergencia (id) on delete restrict,
  emergencia boolean not null generated always as (emergencia_id is not null) stored,
  quarto_de_hora timestamptz not null generated always as (
    date_bin('15 minutes', quando, timestamptz '2000-01-01 00:00+00')
  ) stored,
  restrito boolean not null default false,
  constraint access_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint acao_is_known check (acao in (
    'abriu_prontuario', 'leu_evolucao', 'abriu_anexo', 'escreveu_evolucao', 'inativou_evolucao',
    'alterou_resumo', 'guardou_calculo', 'imprimiu', 'exportou', 'acesso_de_emergencia',
    'restringiu_acesso', 'retirou_restricao', 'emitiu_documento', 'cancelou_documento', 'abriu_documento',
    'ligou_atendimento', 'desligou_atendimento'
  ))
);

comment on table public.acessos_prontuario is
  'Accesses to records, written by definer functions alone. Append-only, for everybody.';
comment on column public.acessos_prontuario.quem_nome is
  'Name of the account at the time, with its registration (quem_crm, quem_crm_uf).';
comment on column public.acessos_prontuario.papel is 'Type of the account at the time.';
comment on column public.acessos_prontuario.emergencia_id is
  'The emergency under which it happened; its reason is kept there.';
comment on column public.acessos_prontuario.emergencia is 'Whether it happened under an emergency.';
comment on column public.acessos_prontuario.quarto_de_hora is
  'The quarter of an hour it fell in: what is repeated within one is written once.';
comment on column public.acessos_prontuario.restrito is
  'Whether the record was restricted then, or was being restricted or reopened.';

create unique index acessos_prontuario_repetidos on public.acessos_prontuario
  (paciente_id, quem, acao, prontuario_id, quarto_de_hora) nulls not distinct
  where private.acesso_repete(acao);
create index acessos_prontuario_do_paciente
  on public.acessos_prontuario (paciente_id, clinica_id, quando desc, id desc);
create index acessos_prontuario_da_clinica
  on public.acessos_prontuario (clinica_id, quando desc, id desc);
create index acessos_prontuario_quem on public.acessos_prontuario (quem);
create index acessos_prontuario_prontuario on public.acessos_prontuario (prontuario_id)
  where prontuario_id is not null;
create index acessos_prontuario_emergencia on public.acessos_prontuario (emergencia_id)
  where emergencia_id is not null;
create index acessos_prontuario_de_quem
  on public.acessos_prontuario (clinica_id, quem, quando desc, id desc);
create index acessos_prontuario_em_emergencia
  on public.acessos_prontuario (clinica_id, quando desc, id desc) where emergencia_id is not null;
create index acessos_prontuario_restritos
  on public.acessos_prontuario (clinica_id, quando desc, id desc) where restrito;

alter table public.acessos_prontuario enable row level security;
revoke all on public.acessos_prontuario from public, anon, authenticated, service_role;
grant select on public.acessos_prontuario to authenticated, service_role;

-- A tenant is a profile: its id is nobody's but the clinic's, or the doctor's of the own practice.
call private.criar_politica(
  'public.acessos_prontuario', 'select', 'the tenant reads its log', 'clinica_id = {eu}'
);

create function private.recusar_mudanca_no_registro() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'O registro de acessos não muda.' using errcode = '42501', detail = 'PROIBIDO';
end;
$$;
comment on function private.recusar_mudanca_no_registro() is
  'What was accessed stays written, for the service and the owner too.';

create trigger recusar_mudanca before update or delete on public.acessos_prontuario
  for each row execute function private.recusar_mudanca_no_registro();
create trigger recusar_esvaziamento before truncate on public.acessos_prontuario
  for each statement execute function private.recusar_mudanca_no_registro();

-- ---------------------------------------------------------------------------------------------
-- Writing it
-- ---------------------------------------------------------------------------------------------

create function private.identificar_quem_acessou() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  select p.nome, p.crm, p.crm_uf into new.quem_nome, new.quem_crm, new.quem_crm_uf
  from public.profiles p where p.id = new.quem;
  return new;
end;
$$;
comment on function private.identificar_quem_acessou() is
  'Copies the name and the registration of who did it into the row. Definer: whoever acts may not read every profile.';

create trigger identificar_quem_acessou before insert on public.acessos_prontuario
  for each row execute function private.identificar_quem_acessou();

create function private.registrar_acesso(
  clinica uuid, paciente uuid, o_que text, evolucao uuid default null, autor uuid default null
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := coalesce(autor, private.usuario_id());
begin
  -- The service is nobody: what it brings in is not somebody's access, unless it says whose act it was.
  if eu is null or (private.acesso_repete(o_que) and exists (
    select 1 from public.acessos_prontuario a
    where a.paciente_id = paciente and a.quem = eu and a.acao = o_que
      and a.prontuario_id is not distinct from evolucao
      and a.quarto_de_hora > now() - interval '30 minutes' and a.quando > now() - interval '15 minutes'
  )) then
    return;
  end if;
  insert into public.acessos_prontuario (
    clinica_id, paciente_id, prontuario_id, quem, papel, acao, emergencia_id, restrito
  )
  select clinica, paciente, evolucao, eu, p.tipo, o_que, (
    select e.id from public.acessos_de_emergencia e
    where e.medico_id = eu and e.paciente_id = paciente and e.expira_em > now()
    order by e.expira_em desc limit 1
  ), o_que in ('restringiu_acesso', 'retirou_restricao') or exists (
    select 1 from public.restricoes_de_acesso r
    where r.paciente_id = paciente and r.encerrada_em is null
  )
  from public.profiles p where p.id = eu
  on conflict do nothing;
end;
$$;
comment on function private.registrar_acesso(uuid, uuid, text, uuid, uuid) is
  'Writes an access of the caller; what repeats (private.acesso_repete) once in 15 minutes. Definer: nobody writes the log by hand. Called by functions that have decided that the caller may.';

create function private.registrar_leitura(paciente uuid, o_que text, evolucao uuid default null)
returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  clinica uuid;
begin
  select p.clinica_id into clinica from public.pacientes p
  where p.id = paciente
    and p.clinica_id = any (array(select private.clinicas_com_prontuario()))
    and private.entra_no_restrito(p.id);
  if clinica is not null then
    perform private.registrar_acesso(clinica, paciente, o_que, evolucao);
  end if;
  return clinica is not null;
end;
$$;
comment on function private.registrar_leitura(uuid, text, uuid) is
  'Writes an access to a record that the caller may read, and nothing for any other; answers which it was. Definer: nobody writes the log by hand.';
grant execute on function private.registrar_leitura(uuid, text, uuid) to authenticated;

create function public.registrar_acesso(p_paciente uuid, p_acao text, p_prontuario uuid default null)
returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.exigir(num_nulls(p_paciente, p_acao));
  if p_acao not in ('leu_evolucao', 'imprimiu', 'exportou') then
    raise exception 'Este acesso é registrado pelo próprio banco.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if p_prontuario is not null and not exists (
    select 1 from public.prontuarios e where e.id = p_prontuario and e.paciente_id = p_paciente
  ) then
    raise exception 'Evolução não encontrada.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return private.registrar_leitura(p_paciente, p_acao, p_prontuario);
end;
$$;
comment on function public.registrar_acesso(uuid, text, uuid) is
  'The screen says what the database cannot see: an entry was read (leu_evolucao), or the record printed (imprimiu) or exported (exportou). Answers false, and writes nothing, for who does not read the record. Definer: as private.registrar_leitura.';
revoke all on function public.registrar_acesso(uuid, text, uuid) from public, anon, authenticated;
grant execute on function public.registrar_acesso(uuid, text, uuid) to authenticated;

create function private.registrar_escrita() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.registrar_acesso(
    new.clinica_id, new.paciente_id, tg_argv[0],
    case when tg_table_name = 'prontuarios' then (to_jsonb(new) ->> 'id')::uuid end
  );
  return null;
end;
$$;
comment on function private.registrar_escrita() is
  'Writes in the log what was written in the record. Definer: nobody writes the log by hand.';

create trigger registrar_acesso_de_escrita after update on public.prontuarios
  for each row when (old.status = 'rascunho' and new.status = 'finalizado')
  execute function private.registrar_escrita('escreveu_evolucao');
create trigger registrar_acesso_de_inativacao after update on public.prontuarios
  for each row when (old.inativado_em is null and new.inativado_em is not null)
  execute function private.registrar_escrita('inativou_evolucao');
create trigger registrar_acesso_de_escrita after insert on public.historico_clinico
  for each row execute function private.registrar_escrita('alterou_resumo');
create trigger registrar_acesso_de_escrita after insert on public.calculos
  for each row execute function private.registrar_escrita('guardou_calculo');

-- ---------------------------------------------------------------------------------------------
-- The patient reads it, and the tenant a patient's
-- ---------------------------------------------------------------------------------------------

create function public.acessos_ao_meu_prontuario(
  p_paciente uuid, p_apos timestamptz default null, p_limite int default 50
)
returns table (
  quando timestamptz, quem text, papel text, clinica text, acao text, emergencia boolean,
  justificativa text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select a.quando, a.quem_nome, a.papel, c.nome, a.acao, a.emergencia, e.motivo
    from public.acessos_prontuario a
    join public.profiles c on c.id = a.clinica_id
    left join public.acessos_de_emergencia e on e.id = a.emergencia_id
    where a.paciente_id = p_paciente
      and a.clinica_id = (select dono.clinica_id from public.pacientes dono where dono.id = p_paciente)
      and p_paciente = any (array(select private.pacientes_da_conta()))
      and a.quando < coalesce(p_apos, 'infinity')
    order by a.quando desc, a.id desc
    limit least(greatest(coalesce(p_limite, 50), 1), 200);
end;
$$;
comment on function public.acessos_ao_meu_prontuario(uuid, timestamptz, int) is
  'Who accessed a record of the calling patient''s account, newest first, those before p_apos; for an active link alone. An emergency carries its reason. Definer: the log is the tenant''s, and a patient reads no profile.';
revoke all on function public.acessos_ao_meu_prontuario(uuid, timestamptz, int)
from public, anon, authenticated;
grant execute on function public.acessos_ao_meu_prontuario(uuid, timestamptz, int) to authenticated;

create function public.quem_acessou(p_paciente uuid) returns table (id uuid, nome text)
language sql stable
set search_path = ''
as $$
  select pessoa.quem, pessoa.quem_nome
  from (
    select distinct on (a.quem) a.quem, a.quem_nome
    from public.acessos_prontuario a where a.paciente_id = p_paciente
    order by a.quem, a.quando desc
  ) as pessoa
  order by pessoa.quem_nome, pessoa.quem;
$$;
comment on function public.quem_acessou(uuid) is
  'Who appears in the log of a patient, by the name that the last row has, for its filter. Runs as the caller: the policies decide.';
revoke all on function public.quem_acessou(uuid) from public, anon, authenticated;
grant execute on function public.quem_acessou(uuid) to authenticated;
