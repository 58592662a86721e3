-- Links between clinics and doctors, with their history, and the people of a clinic's team.

create table public.clinica_medicos (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  ativo boolean not null default true,
  vigente boolean not null default false,
  aceito_em timestamptz,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint a_doctor_is_linked_once unique (clinica_id, medico_id),
  constraint nobody_is_linked_to_oneself check (clinica_id <> medico_id),
  constraint what_holds_is_active_and_accepted
    check (not vigente or (ativo and aceito_em is not null))
);

comment on table public.clinica_medicos is
  'A doctor works in a clinic or hospital, an on-call doctor on shifts of a hospital, without reaching its patients. Asked for by the clinic, accepted by the doctor; deactivated, never deleted.';
comment on column public.clinica_medicos.ativo is
  'The clinic wants the doctor. Alone it gives nothing to either side.';
comment on column public.clinica_medicos.vigente is
  'Active, and accepted by the doctor since it became so: what every policy asks for.';
comment on column public.clinica_medicos.aceito_em is
  'When the doctor accepted last; null: never. Kept when the link ends, so that whose entries are read keeps a name.';

create index clinica_medicos_medico on public.clinica_medicos (medico_id);

alter table public.clinica_medicos enable row level security;
revoke all on public.clinica_medicos from public, anon, authenticated, service_role;
grant select, insert (clinica_id, medico_id, ativo), update (ativo)
  on public.clinica_medicos to authenticated;
grant select, insert, update on public.clinica_medicos to service_role;

call private.criar_politica(
  'public.clinica_medicos', 'select', 'links of own clinic, or own links',
  $$
    clinica_id = any (array[(select private.clinica_administrada()), (select private.clinica_da_equipe())])
    or medico_id = {eu}
  $$
);

call private.criar_politica(
  'public.clinica_medicos', 'insert', 'a clinic links to itself',
  'clinica_id = (select private.clinica_administrada())'
);

call private.criar_politica(
  'public.clinica_medicos', 'update', 'a clinic deactivates and reactivates',
  'clinica_id = (select private.clinica_administrada())'
);

-- ---------------------------------------------------------------------------------------------
-- Rules of a link, and its history
-- ---------------------------------------------------------------------------------------------

create function private.conferir_vinculo() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  autor constant uuid := private.usuario_id();
begin
  new.atualizado_em := now();
  -- A hospital invites; only a clinic links by itself. Who accepts an invitation is asked no more.
  if tg_op = 'INSERT' and not new.vigente and (select auth.uid()) is not null
    and not exists (select 1 from public.profiles p where p.id = autor and p.tipo = 'clinica')
  then
    raise exception 'Apenas clínicas podem vincular médicos'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  if tg_op = 'INSERT' and not new.ativo then
    raise exception 'Um vínculo começa ativo.' using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  -- What ended holds again only when it is accepted again.
  new.vigente := new.vigente and new.ativo;
  if new.vigente then
    new.aceito_em := case when tg_op = 'UPDATE' and old.vigente then old.aceito_em else now() end;
  end if;
  if new.ativo and not exists (
    select 1 from public.profiles p
    where p.id = new.medico_id and p.ativo and (
      p.tipo = 'medico'
      or p.tipo = 'plantonista'
        and exists (select 1 from public.profiles h where h.id = new.clinica_id and h.tipo = 'hospital')
    )
  ) then
    raise exception 'Só é possível vincular um médico com conta ativa.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if not exists (
    select 1 from public.profiles p
    where p.id = new.clinica_id and p.tipo in ('clinica', 'hospital')
  ) then
    raise exception 'Apenas clínicas podem vincular médicos'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return new;
end;
$$;
comment on function private.conferir_vinculo() is
  'Only a clinic links, only to itself, only an active doctor; an on-call doctor works for hospitals alone. Definer: before a link the clinic does not read the doctor''s profile.';

create trigger conferir_vinculo before insert or update on public.clinica_medicos
  for each row execute function private.conferir_vinculo();

create table public.clinica_medicos_eventos (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  evento text not null,
  autor_id uuid references public.profiles (id) on delete restrict,
  ocorrido_em timestamptz not null default now(),
  constraint evento_is_known check (
    evento in ('pedido', 'retirado', 'recusado', 'vinculado', 'desativado', 'reativado')
  )
);

comment on table public.clinica_medicos_eventos is
  'History of a link, written by its trigger alone. Append-only.';
comment on column public.clinica_medicos_eventos.autor_id is
  'Who did it; null when the service did.';
comment on column public.clinica_medicos_eventos.evento is
  'pedido: the clinic asked; retirado by it, or recusado by the doctor, before it was accepted; vinculado or, once more, reativado: accepted; desativado by either side.';

create index clinica_medicos_eventos_clinica
  on public.clinica_medicos_eventos (clinica_id, ocorrido_em desc);
create index clinica_medicos_eventos_medico on public.clinica_medicos_eventos (medico_id);
create index clinica_medicos_eventos_autor on public.clinica_medicos_eventos (autor_id);

alter table public.clinica_medicos_eventos enable row level security;
revoke all on public.clinica_medicos_eventos from public, anon, authenticated, service_role;
grant select on public.clinica_medicos_eventos to authenticated;
grant select, insert on public.clinica_medicos_eventos to service_role;

call private.criar_politica(
  'public.clinica_medicos_eventos', 'select', 'history of own clinic',
  'clinica_id = any (array[(select private.clinica_administrada()), (select private.clinica_da_equipe())])'
);

create function private.registrar_vinculo() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  novo constant boolean := tg_op = 'INSERT';
  autor constant uuid := private.usuario_id();
begin
  if not novo and (new.ativo, new.vigente) = (old.ativo, old.vigente) then
    return null;
  end if;
  insert into public.clinica_medicos_eventos (clinica_id, medico_id, evento, autor_id)
  values (
    new.clinica_id,
    new.medico_id,
    case
      when new.vigente and not novo and old.aceito_em is not null then 'reativado'
      when new.vigente then 'vinculado'
      when new.ativo then 'pedido'
      when old.vigente then 'desativado'
      when autor = new.medico_id then 'recusado'
      else 'retirado'
    end,
    autor
  );
  return null;
end;
$$;
comment on function private.registrar_vinculo() is
  'Definer: nobody writes the history by hand.';

create trigger registrar_vinculo after insert or update on public.clinica_medicos
  for each row execute function private.registrar_vinculo();

-- ---------------------------------------------------------------------------------------------
-- Search for a doctor to link
-- ---------------------------------------------------------------------------------------------

create function public.buscar_medicos(p_termo text, p_limite int default 20)
returns table (id uuid, nome text, especialidade text, crm text, crm_uf text)
language sql stable security definer
set search_path = ''
as $$
  select p.id, p.nome, p.especialidade, p.crm, p.crm_uf
  from public.profiles p
  cross join (select private.normalizar_busca(trim(left(p_termo, 120))) as texto) as t
  where (select private.clinica_administrada()) is not null
    and p.tipo = 'medico' and p.ativo
    and (
      private.normalizar_busca(p.nome || ' ' || coalesce(p.especialidade, ''))
        like '%' || replace(replace(replace(t.texto, '\', '\\'), '%', '\%'), '_', '\_') || '%'
      or lower(p.crm) = t.texto
    )
  order by p.nome, p.id
  limit least(greatest(coalesce(p_limite, 20), 1), 100);
$$;
comment on function public.buscar_medicos(text, int) is
  'Active doctors by part of the name or specialty, accents and case apart, or by CRM, for clinics and hospitals only. Definer: before a link a clinic learns no more of a doctor than this.';
revoke all on function public.buscar_medicos(text, int) from public, anon, authenticated;
grant execute on function public.buscar_medicos(text, int) to authenticated;

create function public.definir_equipe_ativa(p_pessoa uuid, p_ativo boolean) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  alterado uuid;
begin
  perform private.exigir(num_nulls(p_pessoa, p_ativo));
  update public.profiles p set ativo = p_ativo
  where p.id = p_pessoa and p.tipo = 'staff' and p.clinica_id = private.clinica_administrada()
  returning p.id into alterado;
  if alterado is null then
    raise exception 'Pessoa não encontrada na sua equipe.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return alterado;
end;
$$;
comment on function public.definir_equipe_ativa(uuid, boolean) is
  'A clinic or hospital dismisses or readmits a member of its own staff. Definer: ativo is out of everybody''s direct reach.';
revoke all on function public.definir_equipe_ativa(uuid, boolean) from public, anon, authenticated;
grant execute on function public.definir_equipe_ativa(uuid, boolean) to authenticated;
