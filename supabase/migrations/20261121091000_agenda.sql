-- The ground of the agenda: rooms, kinds of appointment, weekly hours and their exceptions.

create function private.clinicas_da_agenda() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  clinica constant uuid := coalesce(private.clinica_administrada(), private.clinica_da_equipe());
begin
  if clinica is not null then
    return next clinica;
  end if;
  return query select eu where private.consultorio_aberto(eu);
end;
$$;
comment on function private.clinicas_da_agenda() is
  'Tenants whose rooms, kinds of appointment and hours the caller sets: own clinic or hospital, as owner or staff, and the own practice. A linked doctor sets only the own hours.';
grant execute on function private.clinicas_da_agenda() to authenticated, service_role;

create function private.atende_em(medico uuid, clinica uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.clinica_medicos cm
    join public.profiles p on p.id = cm.medico_id and p.tipo = 'medico'
    where cm.clinica_id = clinica and cm.medico_id = medico and cm.vigente
  ) or (medico = clinica and private.consultorio_aberto(medico));
$$;
comment on function private.atende_em(uuid, uuid) is
  'Whether a doctor attends in a tenant: active link, or own practice. Definer: link policies hide colleagues from one another.';

create table public.agenda_regras (
  clinica_id uuid primary key references public.profiles (id) on delete restrict,
  fuso text not null default 'America/Sao_Paulo',
  cancelamento_ate_horas int not null default 24,
  remarcacao_ate_horas int not null default 24,
  pedido_pelo_paciente boolean not null default false,
  oferta_expira_minutos int not null default 120,
  atualizado_em timestamptz not null default now(),
  revisao int not null default 1,
  constraint fuso_is_brazilian check (fuso in (
    'America/Sao_Paulo', 'America/Bahia', 'America/Fortaleza', 'America/Recife', 'America/Maceio',
    'America/Araguaina', 'America/Belem', 'America/Santarem', 'America/Manaus', 'America/Cuiaba',
    'America/Campo_Grande', 'America/Porto_Velho', 'America/Boa_Vista', 'America/Rio_Branco',
    'America/Eirunepe', 'America/Noronha'
  )),
  constraint notice_is_plausible check (
    cancelamento_ate_horas between 0 and 720 and remarcacao_ate_horas between 0 and 720
    and oferta_expira_minutos between 5 and 10080
  )
);

comment on table public.agenda_regras is
  'Rules of one tenant''s agenda; without a row the defaults hold. Local hours are read in `fuso`.';
comment on column public.agenda_regras.revisao is 'Counts saves of its form: private.conferir_revisao().';
comment on column public.agenda_regras.cancelamento_ate_horas is
  'How many hours before it begins a patient may still cancel.';
comment on column public.agenda_regras.oferta_expira_minutos is
  'How long an offer to the waiting list holds its slot.';

alter table public.agenda_regras enable row level security;
revoke all on public.agenda_regras from public, anon, authenticated, service_role;
grant select,
  insert (
    clinica_id, fuso, cancelamento_ate_horas, remarcacao_ate_horas, pedido_pelo_paciente,
    oferta_expira_minutos
  ),
  update (
    fuso, cancelamento_ate_horas, remarcacao_ate_horas, pedido_pelo_paciente, oferta_expira_minutos,
    revisao
  )
on public.agenda_regras to authenticated;
grant select, insert, update on public.agenda_regras to service_role;

call private.criar_politica(
  'public.agenda_regras', 'select', 'rules are read where one works', '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.agenda_regras', 'insert', 'rules are set by the tenant', '{clinicas_da_agenda}'
);

call private.criar_politica(
  'public.agenda_regras', 'update', 'rules are changed by the tenant', '{clinicas_da_agenda}'
);

create table public.salas (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  nome text not null,
  ativa boolean not null default true,
  criada_em timestamptz not null default now(),
  constraint room_name_is_short check (char_length(nome) between 1 and 60),
  constraint nome_shows_what_it_holds check (private.texto_a_vista(nome)),
  constraint one_room_a_name unique (clinica_id, nome),
  constraint room_is_known_with_its_tenant unique (id, clinica_id)
);

comment on table public.salas is 'Rooms. Deactivated, never deleted.';

alter table public.salas enable row level security;
revoke all on public.salas from public, anon, authenticated, service_role;
grant select, insert (id, clinica_id, nome), update (nome, ativa) on public.salas to authenticated;
grant select, insert, update on public.salas to service_role;

call private.criar_politica(
  'public.salas', 'select', 'rooms are read where one works', '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.salas', 'insert', 'rooms are made by the tenant', '{clinicas_da_agenda}'
);

call private.criar_politica(
  'public.salas', 'update', 'rooms are changed by the tenant', '{clinicas_da_agenda}'
);

create table public.tipos_de_atendimento (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  nome text not null,
  duracao_min int not null default 30,
  antes_min int not null default 0,
  depois_min int not null default 0,
  cor text not null default 'indigo',
  teleconsulta boolean not null default false,
  pedido_pelo_paciente boolean not null default false,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  revisao int not null default 1,
  orientacoes text,
  link_da_teleconsulta text,
  constraint kind_name_is_short check (char_length(nome) between 2 and 60),
  constraint nome_shows_what_it_holds check (private.texto_a_vista(nome)),
  constraint duration_is_plausible check (duracao_min between 5 and 720),
  constraint buffers_are_plausible check (antes_min between 0 and 240 and depois_min between 0 and 240),
  constraint colour_is_of_the_theme check (
    cor in ('indigo', 'teal', 'grape', 'orange', 'cyan', 'pink', 'lime', 'gray')
  ),
  constraint one_kind_a_name unique (clinica_id, nome),
  constraint kind_is_known_with_its_tenant unique (id, clinica_id),
  constraint guidance_says_something
    check (orientacoes ~ '\S' and char_length(orientacoes) <= 1000),
  constraint link_is_a_web_address
    check (link_da_teleconsulta ~ '^https://[^\s<>"]+$' and char_length(link_da_teleconsulta) <= 500)
);

comment on table public.tipos_de_atendimento is 'Kinds of appointment. Deactivated, never deleted.';
comment on column public.tipos_de_atendimento.revisao is 'Counts saves of its form: private.conferir_revisao().';
comment on column public.tipos_de_atendimento.antes_min is 'Minutes kept free before it (preparation).';
comment on column public.tipos_de_atendimento.depois_min is 'Minutes kept free after it (cleaning, notes).';
comment on column public.tipos_de_atendimento.orientacoes is
  'What the patient should know or bring, shown with the appointment.';
comment on column public.tipos_de_atendimento.link_da_teleconsulta is
  'Where a teleconsultation of this kind happens; shown to the patient who has one booked.';

alter table public.tipos_de_atendimento enable row level security;
revoke all on public.tipos_de_atendimento from public, anon, authenticated, service_role;
grant select,
  insert (
    id, clinica_id, nome, duracao_min, antes_min, depois_min, cor, teleconsulta,
    pedido_pelo_paciente, orientacoes, link_da_teleconsulta
  ),
  update (
    nome, duracao_min, antes_min, depois_min, cor, teleconsulta, pedido_pelo_paciente, ativo,
    orientacoes, link_da_teleconsulta, revisao
  )
on public.tipos_de_atendimento to authenticated;
grant select, insert, update on public.tipos_de_atendimento to service_role;

call private.criar_politica(
  'public.tipos_de_atendimento', 'select', 'kinds are read where one works', '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.tipos_de_atendimento', 'insert', 'kinds are made by the tenant', '{clinicas_da_agenda}'
);

call private.criar_politica(
  'public.tipos_de_atendimento', 'update', 'kinds are changed by the tenant', '{clinicas_da_agenda}'
);

create table public.disponibilidades (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  dia_da_semana smallint not null,
  inicio time not null,
  fim time not null,
  sala_id uuid,
  ativa boolean not null default true,
  criada_em timestamptz not null default now(),
  constraint hours_use_a_room_of_the_tenant
    foreign key (sala_id, clinica_id) references public.salas (id, clinica_id) on delete restrict,
  constraint weekday_is_iso check (dia_da_semana between 1 and 7),
  constraint hours_are_in_order check (inicio < fim),
  constraint hours_do_not_overlap exclude using gist (
    clinica_id with =, medico_id with =, dia_da_semana with =,
    int4range(
      (extract(epoch from inicio) / 60)::int, (extract(epoch from fim) / 60)::int
    ) with &&
  ) where (ativa)
);

comment on table public.disponibilidades is
  'Weekly hours of a doctor in a tenant, in local time. Monday is 1. Deactivated, never deleted.';

create index disponibilidades_medico on public.disponibilidades (medico_id);
create index disponibilidades_sala on public.disponibilidades (sala_id, clinica_id) where sala_id is not null;

alter table public.disponibilidades enable row level security;
revoke all on public.disponibilidades from public, anon, authenticated, service_role;
grant select,
  insert (id, clinica_id, medico_id, dia_da_semana, inicio, fim, sala_id),
  update (inicio, fim, sala_id, ativa)
on public.disponibilidades to authenticated;
grant select, insert, update on public.disponibilidades to service_role;

call private.criar_politica(
  'public.disponibilidades', 'select', 'hours are read where one works', '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.disponibilidades', 'insert', 'hours are set by the tenant, or one''s own',
  '{clinicas_da_agenda} or (medico_id = {eu} and {clinicas_onde_atende})'
);

call private.criar_politica(
  'public.disponibilidades', 'update', 'hours are changed by the tenant, or one''s own',
  '{clinicas_da_agenda} or (medico_id = {eu} and {clinicas_onde_atende})'
);

create table public.bloqueios_de_agenda (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  medico_id uuid references public.profiles (id) on delete restrict,
  inicio timestamptz not null,
  fim timestamptz not null,
  motivo text not null,
  observacao text,
  ativo boolean not null default true,
  criado_por uuid not null references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  constraint blocked_time_is_in_order check (inicio < fim and fim <= inicio + interval '400 days'),
  constraint motivo_is_known check (motivo in ('ferias', 'congresso', 'feriado', 'licenca', 'outro')),
  constraint note_is_short check (char_length(observacao) <= 200)
);

comment on table public.bloqueios_de_agenda is
  'Time off: of one doctor, or of the whole tenant (no doctor). Nothing new is booked over it but an encaixe.';

create index bloqueios_de_agenda_periodo on public.bloqueios_de_agenda (clinica_id, fim, inicio);
create index bloqueios_de_agenda_medico on public.bloqueios_de_agenda (medico_id) where medico_id is not null;
create index bloqueios_de_agenda_criado_por on public.bloqueios_de_agenda (criado_por);

alter table public.bloqueios_de_agenda enable row level security;
revoke all on public.bloqueios_de_agenda from public, anon, authenticated, service_role;
grant select,
  insert (id, clinica_id, medico_id, inicio, fim, motivo, observacao),
  update (inicio, fim, motivo, observacao, ativo)
on public.bloqueios_de_agenda to authenticated;
grant select, insert, update on public.bloqueios_de_agenda to service_role;

call private.criar_politica(
  'public.bloqueios_de_agenda', 'select', 'time off is read where one works',
  '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.bloqueios_de_agenda', 'insert', 'time off is set by the tenant, or one''s own',
  $$
    criado_por = {eu}
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
  'public.bloqueios_de_agenda', 'update', 'time off is changed by the tenant, or one''s own',
  '{clinicas_da_agenda} or (medico_id = {eu} and {clinicas_onde_atende})'
);

create function private.conferir_medico_da_agenda() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.medico_id is not null and not private.atende_em(new.medico_id, new.clinica_id) then
    raise exception 'Este médico não atende nesta clínica.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return new;
end;
$$;
comment on function private.conferir_medico_da_agenda() is
  'Hours and time off are of who attends there. Definer: link policies hide colleagues.';

create trigger conferir_medico_da_agenda before insert on public.disponibilidades
  for each row execute function private.conferir_medico_da_agenda();
create trigger conferir_medico_da_agenda before insert on public.bloqueios_de_agenda
  for each row execute function private.conferir_medico_da_agenda();

create function private.assinar_bloqueio() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.criado_por := coalesce(private.usuario_id(), new.criado_por);
  return new;
end;
$$;
comment on function private.assinar_bloqueio() is 'Stamps who took the time off.';

create trigger assinar_bloqueio before insert on public.bloqueios_de_agenda
  for each row execute function private.assinar_bloqueio();

create trigger marcar_atualizacao before update on public.agenda_regras
  for each row execute function private.marcar_atualizacao();

create trigger conferir_revisao
  before update of revisao, nome, duracao_min, antes_min, depois_min, cor, teleconsulta,
    pedido_pelo_paciente, orientacoes, link_da_teleconsulta
  on public.tipos_de_atendimento for each row execute function private.conferir_revisao();

create trigger conferir_revisao
  before update of revisao, fuso, cancelamento_ate_horas, remarcacao_ate_horas,
    pedido_pelo_paciente, oferta_expira_minutos
  on public.agenda_regras for each row execute function private.conferir_revisao();
