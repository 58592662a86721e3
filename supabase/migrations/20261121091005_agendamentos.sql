-- Appointments: no double booking by construction, and a history; and the waiting list whose places
-- they are offered to. Their rules are in the next files.

create table public.lista_de_espera (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  tipo_id uuid not null,
  medico_id uuid references public.profiles (id) on delete restrict,
  dias_da_semana smallint[] not null default '{1,2,3,4,5,6,7}',
  periodo text not null default 'qualquer',
  a_partir_de date,
  ate date,
  prioridade smallint not null default 2,
  observacoes text,
  status text not null default 'aguardando',
  criado_por uuid not null references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint who_waits_is_a_patient_of_the_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint waits_for_a_kind_of_the_tenant
    foreign key (tipo_id, clinica_id) references public.tipos_de_atendimento (id, clinica_id)
    on delete restrict,
  constraint weekdays_are_iso check (
    dias_da_semana <@ '{1,2,3,4,5,6,7}'::smallint[] and cardinality(dias_da_semana) between 1 and 7
  ),
  constraint periodo_is_known check (periodo in ('qualquer', 'manha', 'tarde', 'noite')),
  constraint dates_are_in_order check (a_partir_de <= ate),
  constraint priority_is_known check (prioridade between 1 and 3),
  constraint waiting_status_is_known check (status in ('aguardando', 'agendada', 'encerrada')),
  constraint waiting_note_is_short check (char_length(observacoes) <= 500)
);

comment on table public.lista_de_espera is
  'Patients who wait for a slot. Closed, never deleted. Whether one is held for them now is in agendamentos (reservado, lista_id).';
comment on column public.lista_de_espera.medico_id is 'The doctor waited for; null: any of the tenant.';
comment on column public.lista_de_espera.periodo is
  'manha before 12:00, tarde from 12:00 to 18:00, noite from 18:00, by the start, in local time.';
comment on column public.lista_de_espera.prioridade is '1 before 2 before 3; within one, first come.';
comment on column public.lista_de_espera.status is
  'agendada when an offer was accepted; encerrada when the patient gave up.';

create unique index lista_de_espera_um_lugar on public.lista_de_espera (paciente_id, tipo_id)
  where status = 'aguardando';
create index lista_de_espera_fila on public.lista_de_espera (clinica_id, prioridade, criado_em)
  where status = 'aguardando';
create index lista_de_espera_clinica on public.lista_de_espera (clinica_id);
create index lista_de_espera_paciente on public.lista_de_espera (paciente_id, clinica_id);
create index lista_de_espera_tipo on public.lista_de_espera (tipo_id, clinica_id);
create index lista_de_espera_medico on public.lista_de_espera (medico_id) where medico_id is not null;
create index lista_de_espera_criado_por on public.lista_de_espera (criado_por);

alter table public.lista_de_espera enable row level security;
revoke all on public.lista_de_espera from public, anon, authenticated, service_role;
grant select,
  insert (
    id, clinica_id, paciente_id, tipo_id, medico_id, dias_da_semana, periodo, a_partir_de, ate,
    prioridade, observacoes
  ),
  update (
    medico_id, dias_da_semana, periodo, a_partir_de, ate, prioridade, observacoes, status
  )
on public.lista_de_espera to authenticated;
grant select, insert, update on public.lista_de_espera to service_role;

call private.criar_politica(
  'public.lista_de_espera', 'select', 'the waiting list is read where one works',
  '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.lista_de_espera', 'insert', 'put on the list by the tenant, or waiting for oneself',
  $$
    status = 'aguardando'
    and (
      {clinicas_da_agenda}
      or (
        medico_id = {eu}
        and {clinicas_onde_atende}
      )
    )
  $$
);

call private.criar_politica(
  'public.lista_de_espera', 'update', 'changed by the tenant, or waiting for oneself',
  '{clinicas_da_agenda} or (medico_id = {eu} and {clinicas_onde_atende})'
);

create table public.agendamentos (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  tipo_id uuid not null,
  sala_id uuid,
  inicio timestamptz not null,
  fim timestamptz not null,
  antes_min int not null default 0,
  depois_min int not null default 0,
  ocupado tstzrange not null,
  status text not null default 'agendado',
  teleconsulta boolean not null default false,
  encaixe boolean not null default false,
  motivo_do_encaixe text,
  observacoes text,
  serie_id uuid,
  remarcado_de uuid references public.agendamentos (id) on delete restrict,
  reserva_expira_em timestamptz,
  chegada_em timestamptz,
  prontuario_id uuid references public.prontuarios (id) on delete restrict,
  criado_por uuid not null references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  lista_id uuid references public.lista_de_espera (id) on delete restrict,
  link_da_teleconsulta text,
  marcado_por uuid not null references public.profiles (id) on delete restrict,
  marcado_em timestamptz not null default now(),
  constraint appointment_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint kind_is_of_the_tenant
    foreign key (tipo_id, clinica_id) references public.tipos_de_atendimento (id, clinica_id)
    on delete restrict,
  constraint room_is_of_the_tenant
    foreign key (sala_id, clinica_id) references public.salas (id, clinica_id) on delete restrict,
  constraint status_is_known check (status in (
    'reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado', 'cancelado', 'faltou',
    'remarcado'
  )),
  constraint appointment_has_a_length
    check (fim >= inicio + interval '5 minutes' and fim <= inicio + interval '12 hours'),
  constraint buffers_are_plausible check (antes_min between 0 and 240 and depois_min between 0 and 240),
  constraint an_encaixe_says_why
    check (encaixe = (motivo_do_encaixe is not null) and char_length(motivo_do_encaixe) between 3 and 300),
  constraint a_hold_expires check ((status = 'reservado') = (reserva_expira_em is not null)),
  constraint notes_have_a_sane_length check (char_length(observacoes) <= 2000),
  -- A doctor sees one patient at a time; an encaixe is squeezed in on purpose, by name. What holds the
  -- doctor in other clinics is asked by private.recusar_ocupado, under the lock of the doctor.
  constraint one_appointment_at_a_time_for_a_doctor exclude using gist (
    medico_id with =, ocupado with &&, clinica_id with =
  ) where (not encaixe and status in ('reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado')),
  constraint one_appointment_at_a_time_in_a_room exclude using gist (
    sala_id with =, ocupado with &&
  ) where (
    sala_id is not null and not encaixe
    and status in ('reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado')
  ),
  constraint appointment_link_is_a_web_address check (
    link_da_teleconsulta ~ '^https://[^\s<>"]+$' and char_length(link_da_teleconsulta) <= 500
  ),
  constraint only_a_teleconsultation_has_a_link check (
    teleconsulta or link_da_teleconsulta is null
  )
);

comment on table public.agendamentos is
  'Appointments. Cancelled, missed or moved, never deleted; two of one doctor or one room cannot overlap.';
comment on column public.agendamentos.ocupado is
  'From `inicio` less the minutes before to `fim` and the minutes after: what no other may overlap.';
comment on column public.agendamentos.encaixe is 'Booked over another on purpose, with its reason.';
comment on column public.agendamentos.serie_id is 'The recurrence it belongs to, if any.';
comment on column public.agendamentos.remarcado_de is 'The appointment it took the place of.';
comment on column public.agendamentos.reserva_expira_em is
  'Until when an offer to the waiting list holds the slot.';
comment on column public.agendamentos.chegada_em is
  'When the patient arrived and began to wait; null before that.';
comment on column public.agendamentos.prontuario_id is 'The entry written in it.';
comment on column public.agendamentos.marcado_por is
  'Who made it stand last: booked it, accepted the offer, or undid its cancellation.';
comment on column public.agendamentos.marcado_em is 'When that was.';
comment on column public.agendamentos.lista_id is 'The place in the waiting list that it was offered to.';
comment on column public.agendamentos.link_da_teleconsulta is
  'Where this teleconsultation happens, when not where its kind does; shown to its patient alone, while it is to come.';

create index agendamentos_agenda on public.agendamentos (clinica_id, inicio, id);
create index agendamentos_do_medico on public.agendamentos (medico_id, inicio);
create index agendamentos_do_paciente on public.agendamentos (paciente_id, inicio desc);
create index agendamentos_paciente on public.agendamentos (paciente_id, clinica_id);
create index agendamentos_tipo on public.agendamentos (tipo_id, clinica_id);
create index agendamentos_sala on public.agendamentos (sala_id, clinica_id, inicio)
  where sala_id is not null;
create index agendamentos_reservas on public.agendamentos (reserva_expira_em) where status = 'reservado';
create index agendamentos_serie on public.agendamentos (serie_id) where serie_id is not null;
create index agendamentos_remarcado_de on public.agendamentos (remarcado_de) where remarcado_de is not null;
create index agendamentos_prontuario on public.agendamentos (prontuario_id) where prontuario_id is not null;
create index agendamentos_criado_por on public.agendamentos (criado_por);
create index agendamentos_marcado_por on public.agendamentos (marcado_por);
create index agendamentos_lista on public.agendamentos (lista_id) where lista_id is not null;
create unique index agendamentos_uma_oferta on public.agendamentos (lista_id)
  where status = 'reservado';

alter table public.agendamentos enable row level security;
revoke all on public.agendamentos from public, anon, authenticated, service_role;
grant select,
  insert (
    id, clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, fim, encaixe,
    motivo_do_encaixe, observacoes, serie_id
  ),
  update (sala_id, observacoes, prontuario_id, link_da_teleconsulta)
on public.agendamentos to authenticated;
grant select, insert, update on public.agendamentos to service_role;

call private.criar_politica(
  'public.agendamentos', 'select', 'appointments of own tenants', '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.agendamentos', 'insert', 'booked by the tenant, or in one''s own agenda',
  $$
    criado_por = {eu}
    and status = 'agendado'
    and (
      {clinicas_da_agenda}
      or (
        medico_id = {eu}
        and {clinicas_onde_atende}
      )
    )
  $$
);

call private.criar_politica(
  'public.agendamentos', 'update', 'changed by the tenant, or in one''s own agenda',
  '{clinicas_da_agenda} or (medico_id = {eu} and {clinicas_onde_atende})'
);

alter publication supabase_realtime add table public.agendamentos;

create table public.agendamento_eventos (
  id uuid primary key default gen_random_uuid(),
  agendamento_id uuid not null references public.agendamentos (id) on delete restrict,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  de text,
  para text not null,
  observacoes text,
  autor_id uuid references public.profiles (id) on delete restrict,
  pelo_paciente boolean not null default false,
  ocorrido_em timestamptz not null default now()
);

comment on table public.agendamento_eventos is
  'History of an appointment, written by its triggers alone. Append-only.';
comment on column public.agendamento_eventos.autor_id is 'Who did it; null when the service did.';
comment on column public.agendamento_eventos.pelo_paciente is
  'Done by the patient''s account, whose profile the clinic does not see.';

create index agendamento_eventos_agendamento on public.agendamento_eventos (agendamento_id, ocorrido_em);
create index agendamento_eventos_clinica on public.agendamento_eventos (clinica_id);
create index agendamento_eventos_autor on public.agendamento_eventos (autor_id) where autor_id is not null;

alter table public.agendamento_eventos enable row level security;
revoke all on public.agendamento_eventos from public, anon, authenticated, service_role;
grant select on public.agendamento_eventos to authenticated;
grant select, insert on public.agendamento_eventos to service_role;

call private.criar_politica(
  'public.agendamento_eventos', 'select', 'history of own tenants', '{clinicas_do_usuario}'
);

create function private.recusar_exclusao_de_agendamento() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_setting('pleno.desfazendo', true) = old.paciente_id::text and old.prontuario_id is null then
    return old;
  end if;
  raise exception 'Registros clínicos não são excluídos.'
    using errcode = '42501', detail = 'PROIBIDO';
end;
$$;
comment on function private.recusar_exclusao_de_agendamento() is
  'Appointments are kept, but for one of a sample patient in which nothing was written, which remover_exemplos names.';

create trigger recusar_exclusao before delete on public.agendamentos
  for each row execute function private.recusar_exclusao_de_agendamento();
create trigger recusar_esvaziamento before truncate on public.agendamentos
  for each statement execute function private.recusar_exclusao();
