-- Who may be contacted, for what and how. Marketing is asked for apart from care (LGPD, art. 8), and
-- the lists obey: they are the only way a list of people to contact leaves the database.

create table public.consentimentos_de_contato (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid,
  oportunidade_id uuid,
  canal text not null,
  finalidade text not null,
  como text not null,
  origem text not null default 'equipe',
  dado_em timestamptz not null default now(),
  registrado_por uuid references public.profiles (id) on delete restrict,
  retirado_em timestamptz,
  retirado_por uuid references public.profiles (id) on delete restrict,
  origem_da_retirada text,
  constraint consent_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint consent_stays_in_the_cards_tenant
    foreign key (oportunidade_id, clinica_id) references public.oportunidades (id, clinica_id)
    on delete restrict,
  constraint consent_is_of_a_patient_or_of_a_lead
    check (num_nonnulls(paciente_id, oportunidade_id) = 1),
  constraint canal_is_known check (canal in ('whatsapp', 'telefone', 'sms', 'email')),
  constraint finalidade_is_known check (finalidade in ('marketing', 'assistencial')),
  constraint como_says_something check (char_length(btrim(como)) between 3 and 200),
  constraint origem_is_known check (origem in ('paciente', 'equipe')),
  constraint origem_da_retirada_is_known check (origem_da_retirada in ('paciente', 'equipe')),
  constraint withdrawal_comes_after check (retirado_em >= dado_em),
  constraint withdrawal_has_an_origin check ((retirado_em is null) = (origem_da_retirada is null))
);

comment on table public.consentimentos_de_contato is
  'Consents to contact, by channel and purpose. Withdrawn, never changed nor deleted.';
comment on column public.consentimentos_de_contato.como is 'How it was given: in person, by phone, a form.';
comment on column public.consentimentos_de_contato.origem is
  'As what registrado_por speaks: the patient, through the own area, or who works there and says they heard it.';
comment on column public.consentimentos_de_contato.origem_da_retirada is
  'Whose withdrawal it is: the patient''s, or what who works there says they heard.';

create unique index consentimentos_one_of_a_patient
  on public.consentimentos_de_contato (paciente_id, finalidade, canal)
  where paciente_id is not null and retirado_em is null;
create unique index consentimentos_one_of_a_lead
  on public.consentimentos_de_contato (oportunidade_id, finalidade, canal)
  where oportunidade_id is not null and retirado_em is null;
create index consentimentos_paciente on public.consentimentos_de_contato (paciente_id, clinica_id)
  where paciente_id is not null;
create index consentimentos_oportunidade on public.consentimentos_de_contato (oportunidade_id, clinica_id)
  where oportunidade_id is not null;
create index consentimentos_clinica on public.consentimentos_de_contato (clinica_id);
create index consentimentos_registrado_por on public.consentimentos_de_contato (registrado_por);
create index consentimentos_retirado_por on public.consentimentos_de_contato (retirado_por)
  where retirado_por is not null;

alter table public.consentimentos_de_contato enable row level security;
revoke all on public.consentimentos_de_contato from public, anon, authenticated, service_role;
grant select,
  insert (id, clinica_id, paciente_id, oportunidade_id, canal, finalidade, como), update (retirado_em)
on public.consentimentos_de_contato to authenticated;
grant select, insert, update on public.consentimentos_de_contato to service_role;

call private.criar_politica(
  'public.consentimentos_de_contato', 'select', 'consents of own tenants', '{clinicas_do_usuario}'
);

call private.criar_politica(
  'public.consentimentos_de_contato', 'insert', 'consents are taken down where one works',
  '{clinicas_de_cadastro}'
);

call private.criar_politica(
  'public.consentimentos_de_contato', 'update', 'consents are withdrawn where one works',
  '{clinicas_de_cadastro}'
);

create function private.assinar_consentimento() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.registrado_por := coalesce(private.usuario_id(), new.registrado_por);
  elsif old.retirado_em is not null then
    raise exception 'Este consentimento já foi revogado. Registre um novo, se a pessoa voltou a consentir.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  elsif new.retirado_em is not null then
    new.retirado_em := now();
    new.retirado_por := private.usuario_id();
  end if;
  -- Nobody but the patient's own call, and the owner of the database, writes another origin.
  if new.retirado_em is not null then
    new.origem_da_retirada := coalesce(new.origem_da_retirada, 'equipe');
  end if;
  return new;
end;
$$;
comment on function private.assinar_consentimento() is
  'Stamps who took a consent down and who its withdrawal; a withdrawal stands.';

create trigger assinar_consentimento before insert or update of retirado_em
  on public.consentimentos_de_contato
  for each row execute function private.assinar_consentimento();

create function private.retirada_que_vence(consentimento public.consentimentos_de_contato, paciente uuid)
returns text
language sql stable security definer
set search_path = ''
as $$
  select r.origem_da_retirada from public.consentimentos_de_contato r
  where r.paciente_id = paciente and r.finalidade = consentimento.finalidade
    and r.canal = consentimento.canal and consentimento.origem = 'equipe'
    and case r.origem_da_retirada
      when 'equipe' then r.retirado_em > consentimento.dado_em
      when 'paciente' then not exists (
        select 1 from public.consentimentos_de_contato d
        where d.paciente_id = paciente and d.finalidade = r.finalidade and d.canal = r.canal
          and d.origem = 'paciente' and d.dado_em > r.retirado_em
      )
    end
  order by r.origem_da_retirada desc
  limit 1;
$$;
comment on function private.retirada_que_vence(public.consentimentos_de_contato, uuid) is
  'Whose withdrawal beats what the desk heard of a patient: the patient''s, whatever its date, until they consent again; the desk''s, if it is newer. Null where none does. Definer: part of what keeps consents.';

create function private.respeitar_retirada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  de_quem constant text := private.retirada_que_vence(new, new.paciente_id);
begin
  if de_quem is not null then
    raise exception '%', case de_quem
      when 'paciente' then 'O próprio paciente revogou este consentimento. Só ele pode consentir de novo, pela área do paciente.'
      else 'Este consentimento acaba de ser revogado. Confira antes de registrar de novo.'
    end
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return null;
end;
$$;
comment on function private.respeitar_retirada() is
  'Refuses a consent over a withdrawal that beats it. Definer: the answer does not depend on what the caller reads.';

-- After the row, which waits on the index for a withdrawal that is under way, and then sees it.
create trigger respeitar_retirada after insert or update of paciente_id
  on public.consentimentos_de_contato
  for each row when (new.paciente_id is not null and new.retirado_em is null)
  execute function private.respeitar_retirada();

-- ---------------------------------------------------------------------------------------------
-- A lead becomes a patient
-- ---------------------------------------------------------------------------------------------

create function private.levar_consentimentos(lead uuid, paciente uuid) returns void
language sql security definer
set search_path = ''
as $$
  -- What the lead withdrew later than the patient consented is withdrawn for the patient too.
  update public.consentimentos_de_contato c set retirado_em = now()
  where c.paciente_id = paciente and c.retirado_em is null
    and exists (
      select 1 from public.consentimentos_de_contato l
      where l.oportunidade_id = lead and l.finalidade = c.finalidade and l.canal = c.canal
        and l.retirado_em > c.dado_em
    );
  -- And what it consented to gives way to a withdrawal of the patient's.
  update public.consentimentos_de_contato c
  set retirado_em = now(), origem_da_retirada = private.retirada_que_vence(c, paciente)
  where c.oportunidade_id = lead and c.retirado_em is null
    and private.retirada_que_vence(c, paciente) is not null;
  -- What both gave stays where it is: the patient's own holds.
  update public.consentimentos_de_contato c set paciente_id = paciente, oportunidade_id = null
  where c.oportunidade_id = lead
    and (c.retirado_em is not null or not exists (
      select 1 from public.consentimentos_de_contato p
      where p.paciente_id = paciente and p.finalidade = c.finalidade and p.canal = c.canal
        and p.retirado_em is null
    ));
$$;
comment on function private.levar_consentimentos(uuid, uuid) is
  'Consents of a lead become the patient''s. Definer: their owner is out of everybody''s direct reach.';

create function private.unir_cartoes(lead public.oportunidades, cartao public.oportunidades)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.notas_crm n set oportunidade_id = cartao.id where n.oportunidade_id = lead.id;
  update public.tarefas_crm t set oportunidade_id = cartao.id where t.oportunidade_id = lead.id;
  update public.oportunidades o set
    -- Where the person came from is known by the lead; the agenda only saw a booking.
    origem = case o.origem when 'agenda' then lead.origem else o.origem end,
    criado_em = least(o.criado_em, lead.criado_em),
    responsavel_id = coalesce(
      o.responsavel_id,
      case when private.trabalha_em(lead.responsavel_id, lead.clinica_id) then lead.responsavel_id end
    ),
    proximo_contato = coalesce(o.proximo_contato, lead.proximo_contato),
    etiquetas = (array(select distinct e from unnest(o.etiquetas || lead.etiquetas) as e order by e))[1:10]
  where o.id = cartao.id;
  update public.oportunidades o set unida_a = cartao.id where o.id = lead.id;
  return cartao.id;
end;
$$;
comment on function private.unir_cartoes(public.oportunidades, public.oportunidades) is
  'A lead turned out to be a patient who has a card already: what was kept of the lead goes there. Definer: part of vincular_lead.';

create function public.vincular_lead(p_oportunidade uuid, p_paciente uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  lead public.oportunidades;
  cartao public.oportunidades;
begin
  select * into lead from public.oportunidades o
  where o.id = p_oportunidade and o.clinica_id in (select private.clinicas_de_cadastro())
  for update;
  if lead.id is null or not exists (
    select 1 from public.pacientes p where p.id = p_paciente and p.clinica_id = lead.clinica_id
  ) then
    raise exception 'Pessoa não encontrada.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  select * into cartao from public.oportunidades o
  where o.paciente_id = p_paciente and o.clinica_id = lead.clinica_id for update;
  -- Asked again after a lost answer, it answers the same.
  if cartao.id in (lead.id, lead.unida_a) then
    return cartao.id;
  end if;
  if lead.paciente_id is not null or lead.unida_a is not null then
    raise exception 'Esta pessoa já está ligada a outro cadastro.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  perform private.levar_consentimentos(lead.id, p_paciente);
  if cartao.id is not null then
    return private.unir_cartoes(lead, cartao);
  end if;
  update public.oportunidades o
  set paciente_id = p_paciente, nome = null, telefone = null, email = null
  where o.id = lead.id;
  return lead.id;
end;
$$;
comment on function public.vincular_lead(uuid, uuid) is
  'A lead becomes a patient of the same tenant: its consents follow, and a card that the patient already had takes it in. Answers the card that stays. Definer: the link is out of everybody''s direct reach.';

revoke all on function public.vincular_lead(uuid, uuid) from public, anon, authenticated;
grant execute on function public.vincular_lead(uuid, uuid) to authenticated;
