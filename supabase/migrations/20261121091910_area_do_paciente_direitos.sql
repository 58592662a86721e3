-- What a patient asks of whoever keeps the data: a correction, a copy, information, deletion (LGPD,
-- art. 18), due in 15 days (art. 19, II); and the consents that patients give and take back themselves.

create table public.solicitacoes_titular (
  id uuid primary key,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  aberta_por uuid not null references public.profiles (id) on delete restrict,
  tipo text not null,
  texto text not null default '',
  prazo date not null,
  status text not null default 'aberta',
  resposta text,
  respondida_por uuid references public.profiles (id) on delete restrict,
  encerrada_em timestamptz,
  criada_em timestamptz not null default now(),
  constraint request_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint tipo_is_known check (tipo in ('correcao', 'copia', 'informacao', 'exclusao')),
  constraint status_is_known check (status in ('aberta', 'atendida', 'recusada', 'cancelada')),
  constraint texto_is_short check (char_length(texto) <= 2000),
  constraint only_a_copy_needs_no_words check (tipo = 'copia' or texto ~ '\S'),
  constraint an_end_has_its_time check ((status = 'aberta') = (encerrada_em is null)),
  constraint an_answer_has_words_and_an_author check (
    (status in ('atendida', 'recusada')) = (resposta is not null)
    and (resposta is null) = (respondida_por is null)
    and resposta ~ '\S' and char_length(resposta) <= 4000
  )
);

comment on table public.solicitacoes_titular is
  'Requests of patients about their data, and the answers. Answered once, never changed nor deleted.';
comment on column public.solicitacoes_titular.id is
  'Made where it was typed, so that sending twice makes one.';
comment on column public.solicitacoes_titular.prazo is 'The local day by which the answer is due.';

create unique index solicitacoes_titular_uma_aberta
  on public.solicitacoes_titular (paciente_id, aberta_por, tipo) where status = 'aberta';
create index solicitacoes_titular_fila on public.solicitacoes_titular (clinica_id, prazo, id)
  where status = 'aberta';
create index solicitacoes_titular_clinica
  on public.solicitacoes_titular (clinica_id, criada_em desc);
create index solicitacoes_titular_paciente
  on public.solicitacoes_titular (paciente_id, clinica_id);
create index solicitacoes_titular_aberta_por on public.solicitacoes_titular (aberta_por);
create index solicitacoes_titular_respondida_por
  on public.solicitacoes_titular (respondida_por) where respondida_por is not null;

alter table public.solicitacoes_titular enable row level security;
revoke all on public.solicitacoes_titular from public, anon, authenticated, service_role;
grant select on public.solicitacoes_titular to authenticated;
grant select, insert, update on public.solicitacoes_titular to service_role;

-- Whoever keeps the data answers for it: the clinic, the hospital, the doctor of the own practice.
call private.criar_politica(
  'public.solicitacoes_titular', 'select', 'own tenant''s requests, and one''s own while linked',
  'clinica_id = {eu} or (aberta_por = {eu} and {da_conta})'
);

create trigger recusar_exclusao before delete on public.solicitacoes_titular
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.solicitacoes_titular
  for each statement execute function private.recusar_exclusao();

create function private.meu_paciente_confirmado(p_paciente uuid) returns public.pacientes
language plpgsql security definer
set search_path = ''
as $$
begin
  if p_paciente not in (select private.pacientes_da_conta()) and p_paciente in (select private.pacientes_vinculados()) then
    raise exception 'A clínica ainda precisa confirmar que esta conta é sua. Até lá, isto não pode ser feito por aqui.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return private.meu_paciente(p_paciente);
end;
$$;
comment on function private.meu_paciente_confirmado(uuid) is
  'As private.meu_paciente, for what only the patient may say: an account that waits to be confirmed may be the desk''s. Definer: as it.';

create function public.abrir_solicitacao(
  p_id uuid, p_paciente uuid, p_tipo text, p_texto text default ''
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  paciente constant public.pacientes := private.meu_paciente_confirmado(p_paciente);
  hoje constant date := (now() at time zone private.fuso_da_clinica(paciente.clinica_id))::date;
begin
  perform private.exigir(num_nulls(p_id, p_paciente, p_tipo)),
    private.exigir_um_de(p_tipo, 'correcao', 'copia', 'informacao', 'exclusao'),
    private.exigir_texto(p_texto, case when p_tipo = 'copia' then 0 else 1 end, 2000);
  if exists (
    select 1 from public.solicitacoes_titular s
    where s.id = p_id and s.aberta_por = eu and s.paciente_id = p_paciente
  ) then
    return p_id;
  end if;
  if exists (
    select 1 from public.solicitacoes_titular s
    where s.paciente_id = p_paciente and s.aberta_por = eu and s.tipo = p_tipo
      and s.status = 'aberta'
  ) then
    raise exception 'Você já tem um pedido igual à espera de resposta. Cancele aquele para mudar o texto.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  insert into public.solicitacoes_titular (
    id, clinica_id, paciente_id, aberta_por, tipo, texto, prazo
  )
  values (p_id, paciente.clinica_id, paciente.id, eu, p_tipo, trim(coalesce(p_texto, '')), hoje + 15);
  perform private.notificar(
    'pedido_de_titular', paciente.clinica_id, paciente.clinica_id, 'Pedido de titular de dados',
    format(
      '%s fez um pedido sobre os próprios dados. A resposta é devida até %s.',
      coalesce(paciente.nome_social, paciente.nome), to_char(hoje + 15, 'DD/MM/YYYY')
    ),
    jsonb_build_object(
      'patient_id', paciente.id, 'patient_nome', coalesce(paciente.nome_social, paciente.nome),
      'solicitacao_id', p_id
    )
  );
  return p_id;
end;
$$;
comment on function public.abrir_solicitacao(uuid, uuid, text, text) is
  'A patient asks something about the own data of who keeps it, due in 15 days; the same id again answers the one already made. Definer: term and status are nobody''s to write.';

create function public.cancelar_solicitacao(p_id uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  cancelada uuid;
begin
  update public.solicitacoes_titular s set status = 'cancelada', encerrada_em = now()
  where s.id = p_id and s.status = 'aberta' and s.aberta_por = private.usuario_id()
    and s.paciente_id in (select private.pacientes_da_conta())
  returning s.id into cancelada;
  if cancelada is null then
    raise exception 'Este pedido não existe ou já foi respondido.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return cancelada;
end;
$$;
comment on function public.cancelar_solicitacao(uuid) is
  'Who asked gives it up before the answer. Definer: status is nobody''s to write.';

create function public.responder_solicitacao(p_id uuid, p_atendida boolean, p_resposta text)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  alvo public.solicitacoes_titular;
begin
  update public.solicitacoes_titular s
  set status = case when p_atendida then 'atendida' else 'recusada' end,
    resposta = trim(p_resposta), respondida_por = eu, encerrada_em = now()
  where s.id = p_id and s.status = 'aberta' and s.clinica_id = eu
  returning * into alvo;
  if alvo.id is null then
    raise exception 'Este pedido não existe, foi cancelado ou já foi respondido.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  perform private.notificar(
    'pedido_respondido', c.user_id, alvo.clinica_id, 'Seu pedido foi respondido',
    format('%s respondeu ao seu pedido sobre seus dados.', p.nome),
    jsonb_build_object('patient_id', alvo.paciente_id, 'solicitacao_id', alvo.id)
  )
  from public.paciente_contas c
  join public.profiles p on p.id = alvo.clinica_id
  where c.user_id = alvo.aberta_por and c.paciente_id = alvo.paciente_id
    and c.encerrado_em is null;
  return alvo.id;
end;
$$;
comment on function public.responder_solicitacao(uuid, boolean, text) is
  'Who keeps the data answers a request, once: done, or refused with the reason. Definer: answers are nobody''s to write.';

revoke all on function
  public.abrir_solicitacao(uuid, uuid, text, text), public.cancelar_solicitacao(uuid),
  public.responder_solicitacao(uuid, boolean, text)
from public, anon, authenticated;
grant execute on function
  public.abrir_solicitacao(uuid, uuid, text, text), public.cancelar_solicitacao(uuid),
  public.responder_solicitacao(uuid, boolean, text)
to authenticated;

-- ---------------------------------------------------------------------------------------------
-- Consents: publicity by channel, and being seen at a distance
-- ---------------------------------------------------------------------------------------------

create function public.meus_consentimentos()
returns table (
  paciente_id uuid, clinica_id uuid, clinica_nome text, canal text, vale boolean,
  dado_em timestamptz, retirado_em timestamptz, como text, origem text
)
language sql stable security definer
set search_path = ''
as $$
  select p.id, k.id, k.nome, canais.canal, coalesce(c.retirado_em is null and c.id is not null, false),
    c.dado_em, c.retirado_em, c.como, c.origem
  from private.pacientes_da_conta() as meu (id)
  join public.pacientes p on p.id = meu.id
  join public.profiles k on k.id = p.clinica_id
  cross join (
    values ('whatsapp', 1), ('telefone', 2), ('sms', 3), ('email', 4)
  ) as canais (canal, ordem)
  left join lateral (
    select * from public.consentimentos_de_contato x
    where x.paciente_id = p.id and x.finalidade = 'marketing' and x.canal = canais.canal
    order by x.retirado_em is null desc, x.dado_em desc, x.id
    limit 1
  ) as c on true
  order by k.nome, p.id, canais.ordem;
$$;
comment on function public.meus_consentimentos() is
  'By registration and channel, whether publicity is consented to, since or until when, how it was said, and who says so. Definer: consents are the tenant''s.';

create function public.definir_meu_consentimento(p_paciente uuid, p_canal text, p_vale boolean)
returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  paciente constant public.pacientes := private.meu_paciente_confirmado(p_paciente);
begin
  perform private.exigir(num_nulls(p_paciente, p_canal, p_vale)),
    private.exigir_um_de(p_canal, 'whatsapp', 'telefone', 'sms', 'email');
  if p_vale then
    insert into public.consentimentos_de_contato (
      clinica_id, paciente_id, canal, finalidade, como, origem, registrado_por
    )
    values (
      paciente.clinica_id, paciente.id, p_canal, 'marketing', 'Pela área do paciente', 'paciente',
      private.usuario_id()
    )
    on conflict (paciente_id, finalidade, canal)
      where paciente_id is not null and retirado_em is null do nothing;
  else
    update public.consentimentos_de_contato c set retirado_em = now(), origem_da_retirada = 'paciente'
    where c.paciente_id = paciente.id and c.finalidade = 'marketing' and c.canal = p_canal
      and c.retirado_em is null;
  end if;
  return p_vale;
end;
$$;
comment on function public.definir_meu_consentimento(uuid, text, boolean) is
  'A patient consents to publicity by a channel, or takes it back. Definer: consents are the tenant''s.';

create table public.consentimentos_de_teleconsulta (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  dado_por uuid not null references public.profiles (id) on delete restrict,
  dado_em timestamptz not null default now(),
  retirado_por uuid references public.profiles (id) on delete restrict,
  retirado_em timestamptz,
  constraint consent_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint withdrawal_comes_after check (retirado_em >= dado_em),
  constraint withdrawal_has_an_author check ((retirado_em is null) = (retirado_por is null))
);

comment on table public.consentimentos_de_teleconsulta is
  'Patients'' electronic consent to being seen at a distance by a tenant (CFM 2.314/2022). Withdrawn, never changed nor deleted.';

create unique index consentimentos_de_teleconsulta_um
  on public.consentimentos_de_teleconsulta (paciente_id) where retirado_em is null;
create index consentimentos_de_teleconsulta_paciente
  on public.consentimentos_de_teleconsulta (paciente_id, clinica_id);
create index consentimentos_de_teleconsulta_clinica
  on public.consentimentos_de_teleconsulta (clinica_id);
create index consentimentos_de_teleconsulta_dado_por
  on public.consentimentos_de_teleconsulta (dado_por);
create index consentimentos_de_teleconsulta_retirado_por
  on public.consentimentos_de_teleconsulta (retirado_por) where retirado_por is not null;

alter table public.consentimentos_de_teleconsulta enable row level security;
revoke all on public.consentimentos_de_teleconsulta from public, anon, authenticated, service_role;
grant select on public.consentimentos_de_teleconsulta to authenticated;
grant select, insert, update on public.consentimentos_de_teleconsulta to service_role;

call private.criar_politica(
  'public.consentimentos_de_teleconsulta', 'select', 'consents are read where one works, and one''s own',
  '{clinicas_do_usuario} or {da_conta}'
);

create trigger recusar_exclusao before delete on public.consentimentos_de_teleconsulta
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.consentimentos_de_teleconsulta
  for each statement execute function private.recusar_exclusao();

create function public.definir_minha_teleconsulta(p_paciente uuid, p_vale boolean) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  paciente constant public.pacientes := private.meu_paciente_confirmado(p_paciente);
begin
  if p_vale then
    insert into public.consentimentos_de_teleconsulta (clinica_id, paciente_id, dado_por)
    values (paciente.clinica_id, paciente.id, eu)
    on conflict (paciente_id) where retirado_em is null do nothing;
  else
    update public.consentimentos_de_teleconsulta c set retirado_em = now(), retirado_por = eu
    where c.paciente_id = paciente.id and c.retirado_em is null;
  end if;
  return p_vale;
end;
$$;
comment on function public.definir_minha_teleconsulta(uuid, boolean) is
  'A patient consents to being seen at a distance, or takes it back. Definer: who consented, and when, is nobody''s to write.';

revoke all on function
  public.meus_consentimentos(), public.definir_meu_consentimento(uuid, text, boolean),
  public.definir_minha_teleconsulta(uuid, boolean)
from public, anon, authenticated;
grant execute on function
  public.meus_consentimentos(), public.definir_meu_consentimento(uuid, text, boolean),
  public.definir_minha_teleconsulta(uuid, boolean)
to authenticated;
