-- Results of calculators and scores, kept in a patient's record.

create table public.calculos (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  prontuario_id uuid references public.prontuarios (id) on delete restrict,
  autor_id uuid not null references public.profiles (id) on delete restrict,
  autor_nome text not null,
  ferramenta text not null,
  versao text not null,
  entrada jsonb not null,
  unidades jsonb not null default '{}',
  proveniencia jsonb not null default '{}',
  resultado jsonb not null,
  interpretacao text,
  criado_em timestamptz not null default now(),
  anulado_em timestamptz,
  anulado_por uuid references public.profiles (id) on delete restrict,
  motivo_da_anulacao text,
  constraint result_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint tool_is_an_id check (ferramenta ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(ferramenta) <= 60),
  constraint version_has_three_parts check (versao ~ '^\d{1,4}\.\d{1,4}\.\d{1,4}$'),
  constraint parts_are_objects check (
    jsonb_typeof(entrada) = 'object' and jsonb_typeof(unidades) = 'object'
    and jsonb_typeof(proveniencia) = 'object' and jsonb_typeof(resultado) = 'object'
  ),
  constraint parts_have_a_sane_size check (
    octet_length(entrada::text) + octet_length(unidades::text) + octet_length(proveniencia::text)
      + octet_length(resultado::text) <= 20000
  ),
  constraint reading_has_a_sane_length check (char_length(interpretacao) between 1 and 2000),
  constraint an_annulment_is_whole check (num_nulls(anulado_em, anulado_por, motivo_da_anulacao) in (0, 3)),
  constraint an_annulment_says_why check (char_length(motivo_da_anulacao) between 3 and 500)
);

comment on table public.calculos is
  'Results of calculators and scores kept in the record. A row never changes; a mistaken one is annulled by its author, with a reason, and stays visible.';
comment on column public.calculos.prontuario_id is 'The entry during which it was calculated, if any.';
comment on column public.calculos.autor_nome is 'The author at the time, kept with the result.';
comment on column public.calculos.ferramenta is 'Id of the tool in the registry.';
comment on column public.calculos.versao is 'Version of the formula: what was calculated can be calculated again.';
comment on column public.calculos.entrada is 'The values given, by field, in the units of `unidades`.';
comment on column public.calculos.unidades is 'Units by field, where not the usual one.';
comment on column public.calculos.proveniencia is 'By field, where a value that was not typed came from, and its date.';
comment on column public.calculos.resultado is 'The outputs, in full precision.';

create index calculos_historico on public.calculos (paciente_id, ferramenta, criado_em desc);
create index calculos_paciente on public.calculos (paciente_id, clinica_id, criado_em desc);
create index calculos_clinica on public.calculos (clinica_id);
create index calculos_autor on public.calculos (autor_id);
create index calculos_prontuario on public.calculos (prontuario_id) where prontuario_id is not null;
create index calculos_anulado_por on public.calculos (anulado_por) where anulado_por is not null;

alter table public.calculos enable row level security;
revoke all on public.calculos from public, anon, authenticated, service_role;
grant select,
  insert (
    id, paciente_id, clinica_id, prontuario_id, ferramenta, versao, entrada, unidades,
    proveniencia, resultado, interpretacao
  ),
  update (motivo_da_anulacao)
on public.calculos to authenticated;
grant select, insert on public.calculos to service_role;

call private.criar_politica(
  'public.calculos', 'select', 'read with the record', '{le_o_prontuario}'
);

call private.criar_politica(
  'public.calculos', 'insert', 'kept by the doctor who attends',
  '{escreve_no_prontuario} and autor_id = {eu}'
);

call private.criar_politica(
  'public.calculos', 'update', 'annulled by its author',
  'autor_id = {eu} and {clinicas_onde_atende}'
);

create function private.guardar_calculo() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is not null then
    new.autor_id := private.usuario_id();
  end if;
  select p.nome into new.autor_nome from public.profiles p where p.id = new.autor_id;
  if new.prontuario_id is not null and not exists (
    select 1 from public.prontuarios p
    where p.id = new.prontuario_id and p.paciente_id = new.paciente_id
      and (p.status = 'finalizado' or p.autor_id = new.autor_id)
  ) then
    raise exception 'O cálculo precisa ficar em uma evolução deste paciente.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return new;
end;
$$;
comment on function private.guardar_calculo() is
  'Stamps the author. Definer: the name is read whoever asks, and the entry is found before the policies say so.';

create trigger guardar_calculo before insert on public.calculos
  for each row execute function private.guardar_calculo();

create function private.anular_calculo() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.anulado_em is not null or new.motivo_da_anulacao is null then
    raise exception 'Um cálculo salvo não muda; o que se anulou continua anulado.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  new.motivo_da_anulacao := trim(new.motivo_da_anulacao);
  new.anulado_em := now();
  new.anulado_por := private.usuario_id();
  return new;
end;
$$;
comment on function private.anular_calculo() is 'The one change a result knows, once: its annulment.';

create trigger anular_calculo before update on public.calculos
  for each row execute function private.anular_calculo();

create trigger recusar_exclusao before delete on public.calculos
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.calculos
  for each statement execute function private.recusar_exclusao();
