-- A patient's account and the registrations that are that person's, or a dependant's, in each clinic.
--
-- The link is made by a code of single use that the clinic hands over, never by a matching e-mail:
-- whoever mistypes an address at the desk must not open a stranger's record.

create table public.codigos_de_paciente (
  id uuid primary key default gen_random_uuid(),
  paciente_id uuid not null,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  codigo_hash text not null,
  criado_por uuid not null references public.profiles (id) on delete restrict,
  criado_em timestamptz not null default now(),
  expira_em timestamptz not null,
  usado_em timestamptz,
  usado_por uuid references public.profiles (id) on delete restrict,
  cancelado_em timestamptz,
  constraint code_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint code_is_kept_once unique (codigo_hash),
  constraint it_lasts_a_week_at_most
    check (expira_em > criado_em and expira_em <= criado_em + interval '7 days'),
  constraint use_names_who_and_when check ((usado_em is null) = (usado_por is null)),
  constraint a_used_code_is_not_cancelled check (usado_em is null or cancelado_em is null)
);

comment on table public.codigos_de_paciente is
  'Codes by which a patient''s account takes a registration as its own. Shown once, kept as a hash.';
comment on column public.codigos_de_paciente.codigo_hash is
  'SHA-256 of the code without its hyphen, in hex.';

create index codigos_de_paciente_paciente on public.codigos_de_paciente (paciente_id, clinica_id);
create index codigos_de_paciente_clinica on public.codigos_de_paciente (clinica_id, criado_em desc);
create index codigos_de_paciente_criado_por on public.codigos_de_paciente (criado_por);
create index codigos_de_paciente_usado_por on public.codigos_de_paciente (usado_por)
  where usado_por is not null;

alter table public.codigos_de_paciente enable row level security;
revoke all on public.codigos_de_paciente from public, anon, authenticated, service_role;
grant select (
  id, paciente_id, clinica_id, criado_por, criado_em, expira_em, usado_em, usado_por, cancelado_em
) on public.codigos_de_paciente to authenticated;
grant select, insert, update on public.codigos_de_paciente to service_role;

call private.criar_politica(
  'public.codigos_de_paciente', 'select', 'codes of patients one registers',
  '{clinicas_de_cadastro}'
);

create table public.paciente_contas (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  codigo_id uuid references public.codigos_de_paciente (id) on delete restrict,
  a_confirmar boolean not null default false,
  confirmado_por uuid references public.profiles (id) on delete restrict,
  confirmado_em timestamptz,
  vinculado_em timestamptz not null default now(),
  encerrado_em timestamptz,
  encerrado_por uuid references public.profiles (id) on delete restrict,
  constraint account_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint an_end_comes_after_its_beginning check (encerrado_em >= vinculado_em),
  constraint a_confirmation_is_whole
    check (num_nulls(confirmado_por, confirmado_em) in (0, 2) and not (a_confirmar and confirmado_em is not null)),
  constraint only_an_end_has_an_author check (encerrado_por is null or encerrado_em is not null)
);

comment on table public.paciente_contas is
  'Which account is which patient, or answers for one. Ended, never deleted.';
comment on column public.paciente_contas.codigo_id is
  'The code that made the link, which says who handed it over; null when the service did.';
comment on column public.paciente_contas.a_confirmar is
  'Made with a code of the desk, which reads no record: until somebody who does says that the account is the patient''s, it reaches what the desk sees.';
comment on column public.paciente_contas.encerrado_por is 'Who ended it; null when the service did.';

create unique index paciente_contas_one_at_a_time on public.paciente_contas (user_id, paciente_id)
  where encerrado_em is null;
create index paciente_contas_user on public.paciente_contas (user_id);
create index paciente_contas_paciente on public.paciente_contas (paciente_id, clinica_id);
create index paciente_contas_clinica on public.paciente_contas (clinica_id);
create index paciente_contas_codigo on public.paciente_contas (codigo_id) where codigo_id is not null;
create index paciente_contas_confirmado_por on public.paciente_contas (confirmado_por)
  where confirmado_por is not null;
create index paciente_contas_encerrado_por on public.paciente_contas (encerrado_por)
  where encerrado_por is not null;

alter table public.paciente_contas enable row level security;
revoke all on public.paciente_contas from public, anon, authenticated, service_role;
grant select on public.paciente_contas to authenticated;
grant select, insert, update on public.paciente_contas to service_role;

call private.criar_politica(
  'public.paciente_contas', 'select', 'own accounts, and those of own tenants',
  'user_id = {eu} or {clinicas_do_usuario}'
);

-- ---------------------------------------------------------------------------------------------
-- The code
-- ---------------------------------------------------------------------------------------------

create table private.tentativas_de_codigo (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  falhas int not null,
  desde timestamptz not null
);

comment on table private.tentativas_de_codigo is
  'Wrong codes tried by an account within the hour. Cleared by a right one.';

alter table private.tentativas_de_codigo enable row level security;
revoke all on private.tentativas_de_codigo from public, anon, authenticated, service_role;

create function private.gerar_codigo() returns text
language sql volatile
set search_path = ''
as $$
  -- Ten of 32 signs without I, L, O and U: 50 bits, said aloud without being mistaken.
  select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(b.bytes, i) % 32 + 1, 1), '' order by i
  )
  from (select extensions.gen_random_bytes(10) as bytes) as b
  cross join generate_series(0, 9) as i;
$$;
comment on function private.gerar_codigo() is 'A random code, without its hyphen.';

create function private.hash_do_codigo(codigo text) returns text
language sql immutable strict
set search_path = ''
as $$
  select encode(sha256(convert_to(
    -- What people write for the signs that the code does not have.
    translate(regexp_replace(upper(left(codigo, 40)), '[^A-Z0-9]', '', 'g'), 'OIL', '011'), 'utf8'
  )), 'hex')
$$;
comment on function private.hash_do_codigo(text) is
  'SHA-256 of a code as typed: case, spaces, hyphens and look-alike letters apart.';

create function public.criar_codigo_de_paciente(p_paciente uuid)
returns table (id uuid, codigo text, expira_em timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  clinica uuid;
  novo constant text := private.gerar_codigo();
begin
  select p.clinica_id into clinica from public.pacientes p
  where p.id = p_paciente and p.ativo and p.clinica_id in (select private.clinicas_de_cadastro())
  for update;
  if clinica is null then
    raise exception 'Paciente não encontrado.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if private.medico_de_fora(eu, p_paciente) then
    raise exception 'O prontuário deste paciente é restrito. Quem faz o código dele é a clínica.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  -- One code at a time: what was said on the phone yesterday no longer opens anything.
  update public.codigos_de_paciente c set cancelado_em = now()
  where c.paciente_id = p_paciente and c.usado_em is null and c.cancelado_em is null;
  return query
    insert into public.codigos_de_paciente as c (
      paciente_id, clinica_id, codigo_hash, criado_por, expira_em
    )
    values (p_paciente, clinica, private.hash_do_codigo(novo), eu, now() + interval '7 days')
    returning c.id, left(novo, 5) || '-' || right(novo, 5), c.expira_em;
end;
$$;
comment on function public.criar_codigo_de_paciente(uuid) is
  'Makes the code by which a patient''s account takes this registration, cancels the one before it, and returns it this once. For whoever registers patients of that tenant. Definer: the hash is nobody''s to write.';

create function private.abrir_tentativa_de_codigo(conta uuid) returns int
language sql security definer
set search_path = ''
as $$
  -- Counted before the code is looked at, so that attempts in parallel count too.
  insert into private.tentativas_de_codigo as t (user_id, falhas, desde)
  values (conta, 1, now())
  on conflict (user_id) do update set
    falhas = case when t.desde < now() - interval '1 hour' then 1 else t.falhas + 1 end,
    desde = case when t.desde < now() - interval '1 hour' then now() else t.desde end
  returning t.falhas;
$$;
comment on function private.abrir_tentativa_de_codigo(uuid) is
  'Counts an attempt; answers how many the account made within the hour.';

create function private.da_mesma_pessoa(conta uuid, outra uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.perfil_documentos d
    join public.perfil_documentos o on o.cpf = d.cpf
    where d.profile_id = conta and o.profile_id = outra
  );
$$;
comment on function private.da_mesma_pessoa(uuid, uuid) is
  'Whether two accounts are registered with one CPF. Definer: documents are each person''s own.';

create function public.usar_codigo_de_paciente(p_codigo text)
returns table (paciente_id uuid, clinica_id uuid, clinica_nome text, erro text)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  eu constant uuid := private.usuario_id();
  achado public.codigos_de_paciente;
  recusa text;
begin
  if not exists (select 1 from public.profiles p where p.id = eu and p.tipo = 'paciente') then
    raise exception 'Só uma conta de paciente usa este código.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  -- A refusal is answered, not raised: an exception would take the count back.
  if private.abrir_tentativa_de_codigo(eu) > 5 then
    recusa := 'Muitas tentativas. Espere uma hora e tente de novo, ou peça um novo código à clínica.';
  else
    select * into achado from public.codigos_de_paciente c
    where c.codigo_hash = private.hash_do_codigo(p_codigo) for update;
    recusa := case
      -- Whom a restriction keeps out since, hands the record to no account either.
      when achado.id is null or achado.cancelado_em is not null
        or private.medico_de_fora(achado.criado_por, achado.paciente_id)
        then 'Este código não existe ou foi trocado por outro. Confira com a clínica.'
      when private.da_mesma_pessoa(eu, achado.criado_por)
        then 'Quem faz o código não o usa na própria conta. Peça a outra pessoa da clínica.'
      when achado.usado_em is not null then 'Este código já foi usado. Peça um novo à clínica.'
      when achado.expira_em <= now() then 'Este código venceu. Peça um novo à clínica.'
    end;
  end if;
  if recusa is not null then
    return query select null::uuid, null::uuid, null::text, recusa;
    return;
  end if;

  update public.codigos_de_paciente c set usado_em = now(), usado_por = eu where c.id = achado.id;
  insert into public.paciente_contas as v (user_id, paciente_id, clinica_id, codigo_id, a_confirmar)
  select eu, achado.paciente_id, achado.clinica_id, achado.id, p.tipo = 'staff'
  from public.profiles p where p.id = achado.criado_por
  -- A code of who reads the record confirms what one of the desk had linked.
  on conflict (user_id, paciente_id) where encerrado_em is null
    do update set a_confirmar = v.a_confirmar and excluded.a_confirmar;
  delete from private.tentativas_de_codigo t where t.user_id = eu;
  return query
    select achado.paciente_id, achado.clinica_id, p.nome, null::text
    from public.profiles p where p.id = achado.clinica_id;
end;
$$;
comment on function public.usar_codigo_de_paciente(text) is
  'Links the calling patient''s account to the registration of a code and uses the code up, to be confirmed where the desk made it; or answers `erro`, the sentence to show. Five attempts an hour. Definer: a link is made only so.';

revoke all on function
  public.criar_codigo_de_paciente(uuid), public.usar_codigo_de_paciente(text)
from public, anon, authenticated;
grant execute on function
  public.criar_codigo_de_paciente(uuid), public.usar_codigo_de_paciente(text)
to authenticated;
