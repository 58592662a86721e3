-- Who has a draft open: one window writes it at a time, the others are told and read.

create table public.rascunhos_abertos (
  rascunho_id uuid primary key,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  aberto_por uuid not null references public.profiles (id) on delete restrict,
  janela uuid not null,
  aberto_em timestamptz not null default now(),
  expira_em timestamptz not null,
  constraint draft_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint it_expires_after_it_was_opened check (expira_em > aberto_em)
);

comment on table public.rascunhos_abertos is
  'Drafts that are open in a window right now. A row holds until expira_em, which every save and every sign of life puts off; it says nothing of what is written.';
comment on column public.rascunhos_abertos.rascunho_id is
  'The entry; before its first save it has no row of prontuarios yet.';
comment on column public.rascunhos_abertos.janela is
  'The window that writes: a number it made up for itself and names with every save.';

create index rascunhos_abertos_paciente on public.rascunhos_abertos (paciente_id, clinica_id);
create index rascunhos_abertos_clinica on public.rascunhos_abertos (clinica_id);
create index rascunhos_abertos_aberto_por on public.rascunhos_abertos (aberto_por);

alter table public.rascunhos_abertos enable row level security;
revoke all on public.rascunhos_abertos from public, anon, authenticated, service_role;
grant select (clinica_id, paciente_id, aberto_por, aberto_em, expira_em)
on public.rascunhos_abertos to authenticated;
grant select on public.rascunhos_abertos to service_role;

call private.criar_politica(
  'public.rascunhos_abertos', 'select', 'told with the record', '{le_o_prontuario}'
);

create function private.validade_da_abertura() returns interval
language sql immutable
set search_path = ''
as $$ select interval '90 seconds' $$;
comment on function private.validade_da_abertura() is
  'For how long a window that gives no sign of life still holds its draft: three times the pace at which it gives one.';

create function private.clinica_do_rascunho(p_rascunho uuid, p_paciente uuid) returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return (
    select pac.clinica_id
    from public.pacientes pac
    left join public.prontuarios p on p.id = p_rascunho
    where pac.id = p_paciente
      and pac.clinica_id in (select private.clinicas_onde_atende())
      and (p.id is null or (p.autor_id = eu and p.status = 'rascunho' and p.paciente_id = pac.id))
  );
end;
$$;
comment on function private.clinica_do_rascunho(uuid, uuid) is
  'The tenant of a draft that the caller may write, saved or not yet; null when it is none. Definer: an id that is taken by somebody else''s entry must be seen to be refused.';

create function public.abrir_rascunho(
  p_rascunho uuid, p_paciente uuid, p_janela uuid, p_assumir boolean default false
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  clinica constant uuid := private.clinica_do_rascunho(p_rascunho, p_paciente);
  posse public.rascunhos_abertos;
begin
  perform private.exigir(num_nulls(p_rascunho, p_paciente, p_janela, p_assumir));
  if clinica is null then
    return null;
  end if;
  insert into public.rascunhos_abertos as r (
    rascunho_id, clinica_id, paciente_id, aberto_por, janela, expira_em
  )
  values (
    p_rascunho, clinica, p_paciente, eu, p_janela, now() + private.validade_da_abertura()
  )
  on conflict (rascunho_id) do update set
    janela = excluded.janela, expira_em = excluded.expira_em,
    aberto_em = case when r.janela = excluded.janela then r.aberto_em else now() end
  where r.aberto_por = eu and (r.janela = p_janela or r.expira_em <= now() or p_assumir)
  returning r.* into posse;
  if posse.rascunho_id is null then
    select * into posse from public.rascunhos_abertos r where r.rascunho_id = p_rascunho;
  end if;
  return jsonb_build_object('minha', posse.janela = p_janela, 'aberto_em', posse.aberto_em);
end;
$$;
comment on function public.abrir_rascunho(uuid, uuid, uuid, boolean) is
  'A window opens a draft, says that it still has it open, or (p_assumir) takes it over from another window of the same author: {minha, aberto_em}; null when there is no draft for the caller to write. Definer: nobody writes the table by hand.';

create function public.fechar_rascunho(p_rascunho uuid, p_janela uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.rascunhos_abertos r
  where r.rascunho_id = p_rascunho and r.janela = p_janela and r.aberto_por = private.usuario_id();
end;
$$;
comment on function public.fechar_rascunho(uuid, uuid) is
  'A window lets go of a draft; of another window''s it does nothing. Definer: nobody writes the table by hand.';

create function public.quem_escreve(p_paciente uuid)
returns table (id uuid, nome text, desde timestamptz)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
    select p.id, p.nome, min(r.aberto_em)
    from public.rascunhos_abertos r
    join public.profiles p on p.id = r.aberto_por
    where r.paciente_id = p_paciente and r.expira_em > now() and p.id <> private.usuario_id()
    group by p.id, p.nome
    order by 3;
end;
$$;
comment on function public.quem_escreve(uuid) is
  'Colleagues who are writing about a patient right now, and since when. Runs as the caller: the policies decide.';

revoke all on function
  public.abrir_rascunho(uuid, uuid, uuid, boolean), public.fechar_rascunho(uuid, uuid),
  public.quem_escreve(uuid)
from public, anon, authenticated;
grant execute on function
  public.abrir_rascunho(uuid, uuid, uuid, boolean), public.fechar_rascunho(uuid, uuid),
  public.quem_escreve(uuid)
to authenticated;

-- ---------------------------------------------------------------------------------------------
-- A save names its window
-- ---------------------------------------------------------------------------------------------

create function private.exigir_janela() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from public.rascunhos_abertos r
    where r.rascunho_id = new.id and r.expira_em > now() and r.janela is distinct from new.janela
  ) then
    raise exception 'Este rascunho está aberto em outra janela.' using errcode = 'PR001';
  end if;
  if new.status = 'rascunho' then
    update public.rascunhos_abertos r set expira_em = now() + private.validade_da_abertura()
    where r.rascunho_id = new.id and r.janela = new.janela;
  else
    delete from public.rascunhos_abertos r where r.rascunho_id = new.id;
  end if;
  new.janela := null;
  return new;
end;
$$;
comment on function private.exigir_janela() is
  'While a window has a draft open, only that window saves, finishes or discards it; saving puts its expiry off. Definer: the table is out of everybody''s reach.';

create trigger exigir_janela before insert on public.prontuarios
  for each row when (new.status = 'rascunho')
  execute function private.exigir_janela();
create trigger exigir_janela_ao_alterar before update on public.prontuarios
  for each row when (old.status = 'rascunho')
  execute function private.exigir_janela();
