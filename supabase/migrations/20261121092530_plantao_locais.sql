-- Where an on-call doctor works, and how each place pays. A doctor's own list, of nobody else.

create function private.plantonista_do_usuario() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return (select p.id from public.profiles p where p.id = eu and p.tipo = 'plantonista');
end;
$$;
comment on function private.plantonista_do_usuario() is
  'The caller''s own id when the caller is an on-call doctor; else null. Definer: as private.usuario_id().';
grant execute on function private.plantonista_do_usuario() to authenticated, service_role;

create table public.locais_de_plantao (
  id uuid primary key default gen_random_uuid(),
  medico_id uuid not null references public.profiles (id) on delete restrict,
  nome text not null,
  setor text,
  cnpj text,
  cnes text,
  hospital_id uuid references public.profiles (id) on delete restrict,
  uf text,
  cidade text,
  endereco text,
  fuso text not null default 'America/Sao_Paulo',
  contatos jsonb not null default '[]',
  calendario jsonb not null default '{"estaduais": true, "facultativos": [], "proprios": []}',
  observacoes text,
  ativo boolean not null default true,
  revisao int not null default 1,
  criado_em timestamptz not null default now(),
  constraint nome_has_a_sane_length check (char_length(nome) between 2 and 120),
  constraint nome_shows_what_it_holds check (private.texto_a_vista(nome)),
  constraint one_place_a_name unique (medico_id, nome),
  constraint place_is_known_with_its_doctor unique (id, medico_id),
  constraint cnpj_holds check (private.cnpj_valido(cnpj)),
  constraint cnes_has_seven_digits check (cnes ~ '^\d{7}$'),
  constraint uf_is_two_letters check (uf ~ '^[A-Z]{2}$'),
  constraint texts_are_short check (
    char_length(setor) <= 80 and char_length(cidade) <= 80 and char_length(endereco) <= 200
    and char_length(observacoes) <= 2000
  ),
  constraint fuso_is_brazilian check (fuso in (
    'America/Sao_Paulo', 'America/Bahia', 'America/Fortaleza', 'America/Recife', 'America/Maceio',
    'America/Araguaina', 'America/Belem', 'America/Santarem', 'America/Manaus', 'America/Cuiaba',
    'America/Campo_Grande', 'America/Porto_Velho', 'America/Boa_Vista', 'America/Rio_Branco',
    'America/Eirunepe', 'America/Noronha'
  )),
  constraint lists_have_a_sane_size check (
    jsonb_typeof(contatos) = 'array' and jsonb_typeof(calendario) = 'object'
    and octet_length(contatos::text) + octet_length(calendario::text) <= 20000
  )
);

comment on table public.locais_de_plantao is
  'Where a doctor is on call, each doctor''s own list. Deactivated, never deleted: shifts and money refer to it.';
comment on column public.locais_de_plantao.contatos is 'Who to call there: [{nome, papel, telefone, email}].';
comment on column public.locais_de_plantao.calendario is
  'Which days are paid as holidays besides the national ones: {estaduais, facultativos, proprios}. Contract: _shared/domain/contracts/plantoes.ts.';
comment on column public.locais_de_plantao.hospital_id is
  'The hospital whose place it is, by its doctor''s word and an accepted link: public.ligar_local().';
comment on column public.locais_de_plantao.revisao is 'Counts saves of its form: private.conferir_revisao().';

create index locais_de_plantao_hospital on public.locais_de_plantao (hospital_id) where hospital_id is not null;
create index locais_de_plantao_cnes on public.locais_de_plantao (cnes) where cnes is not null;
create index locais_de_plantao_cnpj on public.locais_de_plantao (cnpj) where cnpj is not null;

create table public.termos_do_local (
  id uuid primary key default gen_random_uuid(),
  medico_id uuid not null references public.profiles (id) on delete restrict,
  local_id uuid not null,
  vigente_de date not null,
  termos jsonb not null,
  criado_em timestamptz not null default now(),
  constraint terms_are_of_an_own_place
    foreign key (local_id, medico_id) references public.locais_de_plantao (id, medico_id) on delete restrict,
  constraint termos_have_a_sane_size check (jsonb_typeof(termos) = 'object' and octet_length(termos::text) <= 8000)
);

comment on table public.termos_do_local is
  'How a place pays from a day on. A row never changes: a new one holds from its day, and of one day the last that was written.';
comment on column public.termos_do_local.termos is
  'Regime, values by day and turn, retentions, when it pays. Contract: _shared/domain/contracts/plantoes.ts.';

create index termos_do_local_do_local on public.termos_do_local (local_id, medico_id, vigente_de);
create index termos_do_local_do_medico on public.termos_do_local (medico_id);

alter table public.locais_de_plantao enable row level security;
alter table public.termos_do_local enable row level security;
revoke all on public.locais_de_plantao, public.termos_do_local from public, anon, authenticated, service_role;
grant select,
  insert (
    id, medico_id, nome, setor, cnpj, cnes, uf, cidade, endereco, fuso, contatos, calendario, observacoes
  ),
  update (
    nome, setor, cnpj, cnes, uf, cidade, endereco, fuso, contatos, calendario, observacoes, ativo, revisao
  )
on public.locais_de_plantao to authenticated;
grant select, insert (id, medico_id, local_id, vigente_de, termos) on public.termos_do_local to authenticated;
grant select, insert, update on public.locais_de_plantao, public.termos_do_local to service_role;

call private.criar_politica(
  'public.locais_de_plantao', 'select', 'own places are read', 'medico_id = {eu}'
);
call private.criar_politica(
  'public.locais_de_plantao', 'insert', 'an on-call doctor adds own places',
  'medico_id = (select private.plantonista_do_usuario())'
);
call private.criar_politica(
  'public.locais_de_plantao', 'update', 'an on-call doctor changes own places',
  'medico_id = (select private.plantonista_do_usuario())'
);
call private.criar_politica(
  'public.termos_do_local', 'select', 'terms of own places are read', 'medico_id = {eu}'
);
call private.criar_politica(
  'public.termos_do_local', 'insert', 'an on-call doctor writes the terms of own places',
  'medico_id = (select private.plantonista_do_usuario())'
);

create trigger conferir_revisao
  before update of revisao, nome, setor, cnpj, cnes, uf, cidade, endereco, fuso, contatos, calendario, observacoes
  on public.locais_de_plantao for each row execute function private.conferir_revisao();

-- A shift is worked at an own place: another's id is as if it were not there.
create index sessoes_plantao_local on public.sessoes_plantao (local_id, medico_id) where local_id is not null;
alter table public.sessoes_plantao add constraint a_shift_is_at_an_own_place
  foreign key (local_id, medico_id) references public.locais_de_plantao (id, medico_id) on delete restrict;
