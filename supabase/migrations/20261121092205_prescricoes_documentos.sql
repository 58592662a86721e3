-- The documents themselves, and the items of emitted prescriptions.

create table public.prescricoes (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  prontuario_id uuid references public.prontuarios (id) on delete restrict,
  composicao_id uuid not null references public.composicoes (id) on delete restrict,
  ordem smallint not null default 1,
  tipo text not null,
  especie text,
  conteudo jsonb not null,
  achados jsonb not null default '[]',
  medico_id uuid not null references public.profiles (id) on delete restrict,
  medico_nome text not null,
  medico_crm text,
  medico_crm_uf text,
  medico_especialidade text,
  estado text not null default 'rascunho',
  assinatura text,
  vias smallint not null default 1,
  validade_dias smallint,
  valida_ate date,
  sncr text not null default 'nao_se_aplica',
  numero_sncr text,
  criado_em timestamptz not null default now(),
  emitida_em timestamptz,
  dispensada_em timestamptz,
  cancelada_em timestamptz,
  cancelada_por uuid references public.profiles (id) on delete restrict,
  motivo_do_cancelamento text,
  constraint document_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint tipo_is_known check (tipo in (
    'prescricao', 'pedido_exames', 'atestado', 'declaracao', 'encaminhamento', 'relatorio'
  )),
  constraint a_prescription_has_its_receituario check ((tipo = 'prescricao') = (especie is not null)),
  constraint especie_is_known check (especie in (
    'simples', 'controle_especial', 'notificacao_a', 'notificacao_b', 'notificacao_b2',
    'notificacao_retinoide', 'notificacao_talidomida', 'antimicrobiano', 'glp1', 'antirretroviral',
    'cannabis'
  )),
  constraint conteudo_says_what_its_kind_must check (private.conteudo_de_documento_valido(tipo, conteudo)),
  constraint achados_are_whole check (private.achados_validos(achados)),
  constraint estado_is_known check (estado in ('rascunho', 'descartada', 'emitida', 'dispensada', 'cancelada')),
  constraint assinatura_is_known check (assinatura in ('digital', 'manual')),
  constraint what_is_emitted_is_signed
    check ((estado in ('rascunho', 'descartada')) = (emitida_em is null)
      and (emitida_em is null) = (assinatura is null)),
  constraint vias_are_few check (vias between 1 and 3),
  constraint validity_is_plausible check (validade_dias between 1 and 365),
  constraint sncr_is_known
    check (sncr in ('nao_se_aplica', 'sem_numero', 'simulado', 'numerada', 'talonario')),
  constraint a_number_says_whose_it_is check ((sncr in ('simulado', 'numerada')) = (numero_sncr is not null)),
  constraint numero_has_its_form check (
    numero_sncr ~ case sncr when 'simulado' then '^SIM-[0-9A-Z.-]{4,40}$' else '^\d{4}\.\d-\d{2}\.\d{7}$' end
  ),
  constraint a_cancelling_is_whole
    check ((estado = 'cancelada') = (cancelada_em is not null)
      and num_nulls(cancelada_em, cancelada_por, motivo_do_cancelamento) in (0, 3)
      and char_length(trim(motivo_do_cancelamento)) between 3 and 500),
  constraint dispensing_says_when check ((estado = 'dispensada') = (dispensada_em is not null))
);

comment on table public.prescricoes is
  'Documents written for a patient. A draft is made whole of a composition and emitted by being signed; an emitted row never changes, but for its dispensing or cancelling. Past valida_ate it is read as expired (private.situacao_da_prescricao).';
comment on column public.prescricoes.especie is 'The receituário of a prescription.';
comment on column public.prescricoes.conteudo is
  'What it says, by its kind: {itens: […]} of a prescription. Contracts: _shared/domain/contracts/prescricao.ts.';
comment on column public.prescricoes.achados is
  'What the check found as it was prepared: [{regra, codigo, grau, frase, itens, conduta, fonte, verificacao, justificativa}]. What stopped has its written reason.';
comment on column public.prescricoes.medico_nome is 'The author as of the preparing, kept with the document.';
comment on column public.prescricoes.assinatura is
  'digital: with a certificate, registered in documentos_assinados; manual: printed to be signed by hand.';
comment on column public.prescricoes.vias is 'How many copies are printed.';
comment on column public.prescricoes.valida_ate is 'The last day on which it may be dispensed; null without a term.';
comment on column public.prescricoes.sncr is
  'Where the number of the national registry stands: not needed, missing, simulated, given, or the doctor''s own numbered stationery.';

create index prescricoes_do_paciente on public.prescricoes (paciente_id, clinica_id, emitida_em desc);
create index prescricoes_do_medico on public.prescricoes (medico_id, criado_em desc);
create index prescricoes_clinica on public.prescricoes (clinica_id);
create index prescricoes_composicao on public.prescricoes (composicao_id);
create index prescricoes_prontuario on public.prescricoes (prontuario_id) where prontuario_id is not null;
create index prescricoes_cancelada_por on public.prescricoes (cancelada_por) where cancelada_por is not null;

alter table public.prescricoes enable row level security;
revoke all on public.prescricoes from public, anon, authenticated, service_role;
grant select on public.prescricoes to authenticated;
grant select on public.prescricoes to service_role;

-- What one wrote oneself stays within reach, as with entries.
call private.criar_politica(
  'public.prescricoes', 'select', 'emitted documents, and own drafts',
  $$
    {clinicas_com_prontuario}
    and ((emitida_em is not null and {nao_restrito}) or medico_id = {eu})
  $$
);

create table public.prescricao_itens (
  id uuid primary key default gen_random_uuid(),
  prescricao_id uuid not null references public.prescricoes (id) on delete restrict,
  ordem smallint not null,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  apresentacao_id text,
  farmaco text,
  dcbs text[] not null default '{}',
  nome text not null,
  via text,
  posologia text not null,
  quantidade numeric,
  unidade text,
  quantidade_texto text,
  dias smallint,
  uso_continuo boolean not null default false,
  livre boolean not null default false,
  observacao text,
  criado_em timestamptz not null default now(),
  constraint one_item_a_place unique (prescricao_id, ordem),
  constraint item_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict
);

comment on table public.prescricao_itens is
  'Items of emitted prescriptions, one a row, laid out as they are emitted and never changed.';
comment on column public.prescricao_itens.apresentacao_id is 'The presentation of the catalogue; null of a free item.';
comment on column public.prescricao_itens.nome is 'As it stands on the paper.';
comment on column public.prescricao_itens.dcbs is 'The ingredients by their Brazilian common denomination, where recognised.';
comment on column public.prescricao_itens.quantidade is 'How much is to be dispensed, in `unidade`; null where it was not said.';
comment on column public.prescricao_itens.quantidade_texto is 'The quantity in figures and words, as it is printed.';

create index prescricao_itens_do_paciente on public.prescricao_itens (paciente_id, clinica_id, criado_em desc);
create index prescricao_itens_do_medico on public.prescricao_itens (medico_id, apresentacao_id);
create index prescricao_itens_clinica on public.prescricao_itens (clinica_id);

alter table public.prescricao_itens enable row level security;
revoke all on public.prescricao_itens from public, anon, authenticated, service_role;
grant select on public.prescricao_itens to authenticated, service_role;

call private.criar_politica(
  'public.prescricao_itens', 'select', 'items are read with the record', '{le_o_prontuario}'
);

create trigger recusar_exclusao before delete on public.prescricoes
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.prescricoes
  for each statement execute function private.recusar_exclusao();
create trigger recusar_exclusao before update or delete on public.prescricao_itens
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.prescricao_itens
  for each statement execute function private.recusar_exclusao();

-- What is prescribed becomes a medicine in use, and names the document that it came with.
alter table public.medicamentos_em_uso add constraint medicine_names_its_document
  foreign key (prescricao_id) references public.prescricoes (id) on delete restrict;

create function private.situacao_da_prescricao(p public.prescricoes) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when p.estado = 'emitida' and p.valida_ate < private.dia_na_clinica(p.clinica_id, now()) then 'expirada'
    else p.estado
  end;
$$;
comment on function private.situacao_da_prescricao(public.prescricoes) is
  'The state as it is read: an emitted document whose term has run out is expired, without a job that writes it. Definer: as the helper it stands on.';
grant execute on function private.situacao_da_prescricao(public.prescricoes) to authenticated, service_role;

create function private.guardar_documento() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not (
    (old.estado, new.estado) in (
      ('rascunho', 'rascunho'), ('rascunho', 'descartada'), ('rascunho', 'emitida'),
      ('emitida', 'dispensada'), ('emitida', 'cancelada')
    )
    and to_jsonb(new) - private.muda_ao_sair_de(old.estado) = to_jsonb(old) - private.muda_ao_sair_de(old.estado)
  ) then
    raise exception 'Um documento emitido não muda. Cancele-o e emita outro.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return new;
end;
$$;
comment on function private.guardar_documento() is
  'The changes that a document knows, for anybody: what it says is fixed as it is prepared.';

create function private.muda_ao_sair_de(estado text) returns text[]
language sql immutable
set search_path = ''
as $$
  select case estado
    when 'rascunho' then array['estado', 'assinatura', 'emitida_em', 'valida_ate', 'sncr', 'numero_sncr']
    else array['estado', 'dispensada_em', 'cancelada_em', 'cancelada_por', 'motivo_do_cancelamento']
  end;
$$;
comment on function private.muda_ao_sair_de(text) is 'The columns that a document may change in a state.';
grant execute on function private.muda_ao_sair_de(text) to service_role;

create trigger guardar_documento before update on public.prescricoes
  for each row execute function private.guardar_documento();
