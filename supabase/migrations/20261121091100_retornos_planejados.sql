-- Planned returns: what the plan of an entry promised, until the patient is seen again.
--
-- A return keeps when the last appointment of its patient with its doctor begins, and is to be called
-- about once that has passed. It is an instant, not an answer: time goes by without anybody writing.

create table public.retornos_planejados (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  desde date not null,
  prevista_para date,
  motivo text not null default '',
  origem_id uuid references public.prontuarios (id) on delete restrict,
  status text not null default 'pendente',
  criado_em timestamptz not null default now(),
  encerrado_em timestamptz,
  encerrado_por uuid references public.profiles (id) on delete restrict,
  motivo_da_dispensa text,
  cumprido_no_prontuario uuid references public.prontuarios (id) on delete restrict,
  cumprido_no_agendamento uuid references public.agendamentos (id) on delete restrict,
  agendado_ate timestamptz,
  constraint return_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint status_is_known
    check (status in ('proposto', 'pendente', 'cumprido', 'dispensado', 'retirado')),
  constraint a_return_comes_after_what_planned_it
    check (prevista_para > desde and prevista_para <= desde + 3660),
  constraint reason_is_short check (char_length(motivo) <= 300),
  constraint a_dismissal_says_why
    check ((status = 'dispensado') = (motivo_da_dispensa is not null)
      and char_length(motivo_da_dispensa) between 3 and 300),
  constraint only_the_end_has_a_time
    check ((status in ('proposto', 'pendente')) = (encerrado_em is null)),
  constraint a_proposal_belongs_to_an_entry check (status <> 'proposto' or origem_id is not null)
);

comment on table public.retornos_planejados is
  'Returns a doctor asked for. Closed by the next visit, or dismissed with a reason; never deleted.';
comment on column public.retornos_planejados.desde is
  'Day of the visit that planned it, where the tenant is: only a visit on a later day fulfils it.';
comment on column public.retornos_planejados.prevista_para is 'Null: asked for without a date.';
comment on column public.retornos_planejados.motivo is 'Clinical: staff does not read it.';
comment on column public.retornos_planejados.status is
  'proposto: confirmed in a draft, begins with its finishing; retirado: taken back before that.';
comment on column public.retornos_planejados.agendado_ate is
  'When the last appointment booked or confirmed of this patient with this doctor begins; null: there is none. Whoever has no appointment to come has none after now. Kept while the return is open.';

-- Both are counted in the index alone.
create index retornos_planejados_fila
  on public.retornos_planejados (clinica_id, prevista_para, id) include (agendado_ate)
  where status = 'pendente';
create index retornos_planejados_fila_do_medico
  on public.retornos_planejados (clinica_id, medico_id, prevista_para, id) include (agendado_ate)
  where status = 'pendente';
create index retornos_planejados_encerrados
  on public.retornos_planejados (clinica_id, encerrado_em desc, id)
  where status in ('cumprido', 'dispensado');
create index retornos_planejados_abertos
  on public.retornos_planejados (paciente_id, medico_id) where status = 'pendente';
create unique index retornos_planejados_one_proposal_an_entry
  on public.retornos_planejados (origem_id) where status = 'proposto';
create index retornos_planejados_paciente on public.retornos_planejados (paciente_id, clinica_id);
create index retornos_planejados_clinica on public.retornos_planejados (clinica_id);
create index retornos_planejados_medico on public.retornos_planejados (medico_id);
create index retornos_planejados_origem on public.retornos_planejados (origem_id)
  where origem_id is not null;
create index retornos_planejados_encerrado_por on public.retornos_planejados (encerrado_por)
  where encerrado_por is not null;
create index retornos_planejados_no_prontuario
  on public.retornos_planejados (cumprido_no_prontuario) where cumprido_no_prontuario is not null;
create index retornos_planejados_no_agendamento
  on public.retornos_planejados (cumprido_no_agendamento) where cumprido_no_agendamento is not null;
create index retornos_planejados_encerrados_do_medico
  on public.retornos_planejados (clinica_id, medico_id, encerrado_em desc, id)
  where status in ('cumprido', 'dispensado');

alter table public.retornos_planejados enable row level security;
revoke all on public.retornos_planejados from public, anon, authenticated, service_role;
grant select,
  insert (id, clinica_id, paciente_id, prevista_para, motivo, origem_id),
  update (prevista_para, motivo)
on public.retornos_planejados to authenticated;
grant select, insert, update on public.retornos_planejados to service_role;

call private.criar_politica(
  'public.retornos_planejados', 'select', 'read with the record; a proposal by its doctor',
  $$
    {clinicas_com_prontuario}
    and (medico_id = {eu} or (status not in ('proposto', 'retirado') and {nao_restrito}))
  $$
);

call private.criar_politica(
  'public.retornos_planejados', 'insert', 'planned by the doctor who attends',
  '{escreve_no_prontuario} and medico_id = {eu}'
);

call private.criar_politica(
  'public.retornos_planejados', 'update', 'moved by its doctor while open',
  $$ medico_id = {eu} and status in ('proposto', 'pendente') and {clinicas_onde_atende} $$,
  'medico_id = {eu} and {clinicas_onde_atende}'
);

create function private.planejar_retorno() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  origem public.prontuarios;
begin
  if (select auth.uid()) is not null then
    new.medico_id := private.usuario_id();
    new.status := 'pendente';
  end if;
  new.motivo := trim(new.motivo);
  new.desde := private.dia_na_clinica(new.clinica_id, now());
  if new.origem_id is not null then
    select * into origem from public.prontuarios p
    where p.id = new.origem_id and p.paciente_id = new.paciente_id
      and (p.status = 'finalizado' or (p.status = 'rascunho' and p.autor_id = new.medico_id));
    if origem.id is null then
      raise exception 'O retorno precisa nascer de uma evolução deste paciente.'
        using errcode = '23514', detail = 'REGRA_VIOLADA';
    end if;
    new.desde := private.dia_na_clinica(new.clinica_id, origem.ocorrido_em);
    if origem.status = 'rascunho' then
      new.status := 'proposto';
    end if;
  end if;
  if new.prevista_para <= new.desde then
    raise exception 'A data do retorno precisa ser depois do atendimento.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return new;
end;
$$;
comment on function private.planejar_retorno() is
  'Stamps doctor, first day and status: beside a draft it only begins with the finishing. Definer: reads the entry whoever asks.';

create trigger planejar_retorno before insert on public.retornos_planejados
  for each row execute function private.planejar_retorno();

create trigger recusar_exclusao before delete on public.retornos_planejados
  for each row execute function private.recusar_exclusao();

create trigger recusar_esvaziamento before truncate on public.retornos_planejados
  for each statement execute function private.recusar_exclusao();

-- ---------------------------------------------------------------------------------------------
-- Until when there are appointments
-- ---------------------------------------------------------------------------------------------

create function private.travar_retornos(paciente uuid, medico uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(paciente::text || medico::text, 3));
end;
$$;
comment on function private.travar_retornos(uuid, uuid) is
  'One writer at a time for what a doctor asked of a patient: of a return that is planned while an appointment is booked, neither would see the other. Taken before any of their rows.';

create function private.ultimo_marcado(paciente uuid, medico uuid) returns timestamptz
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (
    select max(a.inicio) from public.agendamentos a
    where a.paciente_id = paciente and a.medico_id = medico
      and a.status in ('agendado', 'confirmado')
  );
end;
$$;
comment on function private.ultimo_marcado(uuid, uuid) is
  'When the last appointment, booked or confirmed, of a patient with a doctor begins, past or to come. Definer: the answer may not depend on who writes.';

create function private.anotar_agendado(paciente uuid, medico uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  ate timestamptz;
begin
  perform private.travar_retornos(paciente, medico);
  ate := private.ultimo_marcado(paciente, medico);
  update public.retornos_planejados r set agendado_ate = ate
  where r.paciente_id = paciente and r.medico_id = medico and r.status = 'pendente'
    and r.agendado_ate is distinct from ate;
end;
$$;
comment on function private.anotar_agendado(uuid, uuid) is
  'Writes on the open returns of a patient with a doctor until when there are appointments. Definer: whoever books reads no return.';

create function private.agendamento_muda_retornos() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE'
    and (new.paciente_id, new.medico_id) is distinct from (old.paciente_id, old.medico_id)
  then
    perform private.anotar_agendado(old.paciente_id, old.medico_id);
  end if;
  perform private.anotar_agendado(new.paciente_id, new.medico_id);
  return null;
end;
$$;
comment on function private.agendamento_muda_retornos() is
  'What is booked, moved, cancelled, missed or begun is known to the returns it is about. Definer: as private.anotar_agendado.';

-- Their names come first: before the rows of the CRM, as where a return changes by itself.
create trigger agendamento_muda_retornos after insert on public.agendamentos
  for each row when (new.status in ('agendado', 'confirmado'))
  execute function private.agendamento_muda_retornos();
create trigger agendamento_mudado_muda_retornos after update on public.agendamentos
  for each row when (
    (new.status in ('agendado', 'confirmado'), new.inicio, new.paciente_id, new.medico_id)
    is distinct from (old.status in ('agendado', 'confirmado'), old.inicio, old.paciente_id, old.medico_id)
  )
  execute function private.agendamento_muda_retornos();

create function private.retorno_comeca_agendado() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.travar_retornos(new.paciente_id, new.medico_id);
  new.agendado_ate := private.ultimo_marcado(new.paciente_id, new.medico_id);
  return new;
end;
$$;
comment on function private.retorno_comeca_agendado() is
  'A return that is planned, begins with its entry or is opened again finds what is booked already. Definer: as private.ultimo_marcado.';

-- Its name comes after planejar_retorno, which says whose it is and whether it is open.
create trigger retorno_comeca_agendado before insert on public.retornos_planejados
  for each row when (new.status = 'pendente')
  execute function private.retorno_comeca_agendado();
create trigger retorno_reaberto_agendado before update on public.retornos_planejados
  for each row when (
    new.status = 'pendente'
    and (new.status, new.paciente_id, new.medico_id)
      is distinct from (old.status, old.paciente_id, old.medico_id)
  )
  execute function private.retorno_comeca_agendado();

-- ---------------------------------------------------------------------------------------------
-- It clears by itself
-- ---------------------------------------------------------------------------------------------

create function private.cumprir_retornos(
  paciente uuid, medico uuid, dia date, prontuario uuid, agendamento uuid
) returns void
language sql security definer
set search_path = ''
as $$
  -- Before their rows: a return of this visit may begin in the same breath, and asks for it too.
  select private.travar_retornos(paciente, medico);
  update public.retornos_planejados r set
    status = 'cumprido', encerrado_em = now(), encerrado_por = private.usuario_id(),
    cumprido_no_prontuario = prontuario, cumprido_no_agendamento = agendamento
  where r.paciente_id = paciente and r.medico_id = medico and r.status = 'pendente'
    and r.desde < dia;
$$;
comment on function private.cumprir_retornos(uuid, uuid, date, uuid, uuid) is
  'Closes what this doctor had asked of this patient before that day: another doctor''s visit fulfils nothing.';

create function private.retornos_da_evolucao() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  comecou boolean;
begin
  if new.corrige_id is null and new.adendo_de is null then
    perform private.cumprir_retornos(
      new.paciente_id, new.autor_id, private.dia_na_clinica(new.clinica_id, new.ocorrido_em),
      new.id, null
    );
  end if;
  update public.retornos_planejados r set status = 'pendente'
  where r.origem_id = new.id and r.status = 'proposto';
  comecou := found;
  if comecou and new.corrige_id is not null then
    -- The corrected plan takes the place of the one before it.
    update public.retornos_planejados r set
      status = 'dispensado', encerrado_em = now(), encerrado_por = new.autor_id,
      motivo_da_dispensa = 'Trocado pelo da versão corrigida.'
    from public.prontuarios p
    where p.entrada_id = new.entrada_id and r.origem_id = p.id and p.id <> new.id
      and r.status = 'pendente';
  end if;
  return null;
end;
$$;
comment on function private.retornos_da_evolucao() is
  'A finished entry fulfils what its doctor had planned before, and begins what its own plan asks for.';

create trigger retornos_da_evolucao after update on public.prontuarios
  for each row when (old.status = 'rascunho' and new.status = 'finalizado')
  execute function private.retornos_da_evolucao();
create trigger retornos_da_evolucao_pronta after insert on public.prontuarios
  for each row when (new.status = 'finalizado')
  execute function private.retornos_da_evolucao();

create function private.retornos_da_evolucao_inativada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.retornos_planejados r set
    status = 'dispensado', encerrado_em = now(), encerrado_por = private.usuario_id(),
    motivo_da_dispensa = 'A evolução que pedia o retorno foi inativada.'
  where r.origem_id = new.id and r.status = 'pendente';
  return null;
end;
$$;
comment on function private.retornos_da_evolucao_inativada() is
  'Dismisses the open returns of an entry made inactive.';

create trigger retornos_da_evolucao_inativada after update on public.prontuarios
  for each row when (old.inativado_em is null and new.inativado_em is not null)
  execute function private.retornos_da_evolucao_inativada();

create function private.retornos_do_agendamento() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.cumprir_retornos(
    new.paciente_id, new.medico_id, private.dia_na_clinica(new.clinica_id, new.inicio), null, new.id
  );
  return null;
end;
$$;
comment on function private.retornos_do_agendamento() is
  'An appointment that took place fulfils what its doctor had planned before.';

create trigger retornos_do_agendamento after update on public.agendamentos
  for each row when (old.status <> 'realizado' and new.status = 'realizado')
  execute function private.retornos_do_agendamento();
