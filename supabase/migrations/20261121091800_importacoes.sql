-- Patients brought in from a file: which file, what became of each row, and the way back.
--
-- The file itself stays on the device of who brings it in: here is only what became of its rows.

create table public.importacoes (
  id uuid primary key,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  criada_por uuid not null references public.profiles (id) on delete restrict,
  arquivo text not null,
  linhas int not null,
  situacao text not null default 'em_andamento',
  criada_em timestamptz not null default now(),
  terminada_em timestamptz,
  desfeita_em timestamptz,
  desfeita_por uuid references public.profiles (id) on delete restrict,
  criados int not null default 0,
  atualizados int not null default 0,
  ignorados int not null default 0,
  recusados int not null default 0,
  removidos int not null default 0,
  constraint arquivo_has_a_sane_length check (char_length(arquivo) between 1 and 200),
  constraint linhas_are_few_enough check (linhas between 1 and 50000),
  constraint situacao_is_known
    check (situacao in ('em_andamento', 'terminada', 'desfazendo', 'desfeita')),
  constraint an_end_says_when check ((situacao = 'em_andamento') = (terminada_em is null)),
  constraint an_undoing_says_who
    check ((situacao in ('desfazendo', 'desfeita')) = (desfeita_por is not null)),
  constraint what_is_undone_says_when check ((situacao = 'desfeita') = (desfeita_em is not null))
);

comment on table public.importacoes is
  'Files of patients brought into a tenant. Undone, never deleted. Written by its calls alone.';
comment on column public.importacoes.id is
  'Made on the device, so that beginning twice makes one.';
comment on column public.importacoes.linhas is 'Rows of the file, its header apart.';
comment on column public.importacoes.removidos is 'Registrations that the undoing took back.';

create index importacoes_clinica on public.importacoes (clinica_id, criada_em desc);
create index importacoes_criada_por on public.importacoes (criada_por);
create index importacoes_desfeita_por on public.importacoes (desfeita_por)
  where desfeita_por is not null;

alter table public.importacoes enable row level security;
revoke all on public.importacoes from public, anon, authenticated, service_role;
grant select on public.importacoes to authenticated, service_role;

-- Who sets up a tenant brings its patients in: the clinic, its staff, the doctor of an own practice.
call private.criar_politica(
  'public.importacoes', 'select', 'imports of own tenants', '{clinicas_da_agenda}'
);

create table public.importacao_linhas (
  importacao_id uuid not null references public.importacoes (id) on delete restrict,
  numero int not null,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  resultado text not null,
  paciente_id uuid references public.pacientes (id) on delete restrict,
  motivo text,
  preenchidos jsonb not null default '{}',
  primary key (importacao_id, numero),
  constraint numero_is_of_a_row check (numero between 2 and 50001),
  constraint resultado_is_known check (resultado in (
    'criado', 'atualizado', 'ignorado', 'recusado', 'removido', 'mantido', 'restaurado'
  )),
  constraint a_refusal_says_why
    check ((resultado in ('recusado', 'mantido')) = (motivo is not null)
      and char_length(motivo) <= 300),
  constraint what_was_made_names_its_patient check (
    (resultado in ('criado', 'atualizado', 'mantido', 'restaurado')) = (paciente_id is not null)
  ),
  constraint preenchidos_is_an_object check (jsonb_typeof(preenchidos) = 'object')
);

comment on table public.importacao_linhas is
  'What became of each row of a file: it was made, filled in, left out or refused; and after an undoing, removed, kept or put back.';
comment on column public.importacao_linhas.numero is 'As a spreadsheet counts: the header is row 1.';
comment on column public.importacao_linhas.preenchidos is
  'Fields of an existing registration that were empty and the row filled, with what it put there.';

create index importacao_linhas_paciente on public.importacao_linhas (paciente_id)
  where paciente_id is not null;
create index importacao_linhas_clinica on public.importacao_linhas (clinica_id);
create index importacao_linhas_por_resultado
  on public.importacao_linhas (importacao_id, resultado, numero);

alter table public.importacao_linhas enable row level security;
revoke all on public.importacao_linhas from public, anon, authenticated, service_role;
grant select on public.importacao_linhas to authenticated, service_role;

call private.criar_politica(
  'public.importacao_linhas', 'select', 'rows of imports of own tenants', '{clinicas_da_agenda}'
);

create trigger recusar_exclusao before delete on public.importacoes
  for each row execute function private.recusar_exclusao();
create trigger recusar_exclusao before delete on public.importacao_linhas
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.importacoes
  for each statement execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.importacao_linhas
  for each statement execute function private.recusar_exclusao();

-- ---------------------------------------------------------------------------------------------
-- Beginning and ending
-- ---------------------------------------------------------------------------------------------

create function private.importacao_minha(p_importacao uuid) returns public.importacoes
language plpgsql security definer
set search_path = ''
as $$
declare
  achada public.importacoes;
begin
  -- Locked: two windows that send the same import wait for one another.
  select * into achada from public.importacoes i
  where i.id = p_importacao and i.clinica_id in (select private.clinicas_da_agenda())
  for update;
  if achada.id is null then
    raise exception 'Importação não encontrada.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return achada;
end;
$$;
comment on function private.importacao_minha(uuid) is
  'An import of a tenant that the caller sets up, locked; refuses any other. Definer: rows are locked past the grants.';

create function public.abrir_importacao(
  p_id uuid, p_clinica uuid, p_arquivo text, p_linhas int
) returns setof public.importacoes
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.exigir(num_nulls(p_id, p_clinica, p_arquivo, p_linhas)), private.exigir_texto(left(p_arquivo, 200), 1, 200);
  if p_linhas not between 1 and 50000 then
    raise exception 'Importe de 1 a 50.000 linhas por vez.' using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if p_clinica not in (select private.clinicas_da_agenda()) then
    raise exception 'Você não importa pacientes nesta clínica.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  insert into public.importacoes (id, clinica_id, criada_por, arquivo, linhas)
  values (p_id, p_clinica, private.usuario_id(), left(trim(p_arquivo), 200), p_linhas)
  on conflict (id) do nothing;
  return query select * from private.importacao_minha(p_id);
end;
$$;
comment on function public.abrir_importacao(uuid, uuid, text, int) is
  'Begins an import under an id made on the device; the same id again answers the import already begun. Definer: imports are nobody''s to write by hand.';

create function public.terminar_importacao(p_importacao uuid) returns setof public.importacoes
language plpgsql security definer
set search_path = ''
as $$
declare
  importacao constant public.importacoes := private.importacao_minha(p_importacao);
begin
  update public.importacoes i set situacao = 'terminada', terminada_em = now()
  where i.id = importacao.id and i.situacao = 'em_andamento';
  return query select * from public.importacoes i where i.id = importacao.id;
end;
$$;
comment on function public.terminar_importacao(uuid) is
  'Ends an import, whole or given up halfway: it takes no row from then on. Definer: imports are nobody''s to write by hand.';

-- ---------------------------------------------------------------------------------------------
-- Who may already be there
-- ---------------------------------------------------------------------------------------------

create function public.repetidos_na_importacao(p_clinica uuid, p_linhas jsonb)
returns table (
  numero int, paciente_id uuid, nome text, data_nascimento date, cpf text, cns text, motivo text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if p_clinica not in (select private.clinicas_da_agenda()) then
    raise exception 'Você não importa pacientes nesta clínica.'
      using errcode = '42501', detail = 'PROIBIDO';
  elsif jsonb_typeof(p_linhas) is distinct from 'array'
    or jsonb_path_exists(p_linhas, '$[*] ? (@.type() != "object")')
    or jsonb_array_length(p_linhas) > 500
  then
    raise exception 'Envie até 500 linhas por vez.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return query
    select distinct on (l.numero)
      l.numero, p.id, coalesce(p.nome_social, p.nome), p.data_nascimento, p.cpf, p.cns, p.porque
    from jsonb_to_recordset(p_linhas) as l (
      numero int, nome text, data_nascimento date, cpf text, cns text
    )
    cross join lateral (
      select c.*, 1 as ordem, 'cpf' as porque from public.pacientes c
      where c.clinica_id = p_clinica and c.cpf = l.cpf
      union all
      select c.*, 2, 'cns' from public.pacientes c
      where c.clinica_id = p_clinica and c.cns = l.cns
      union all
      select c.*, 3, 'nome_e_nascimento' from public.pacientes c
      where c.clinica_id = p_clinica
        and c.nome_ordem = private.normalizar_busca(l.nome) collate "C"
        and c.data_nascimento = l.data_nascimento
    ) as p
    order by l.numero, p.ordem, p.id;
end;
$$;
comment on function public.repetidos_na_importacao(uuid, jsonb) is
  'Of at most 500 rows [{numero, nome, data_nascimento, cpf, cns}], those that may be somebody already registered in the tenant: same CPF, same CNS, or same name and birth. For who brings patients in there. Definer: as the search, past the policy''s cost.';

revoke all on function
  public.abrir_importacao(uuid, uuid, text, int), public.terminar_importacao(uuid),
  public.repetidos_na_importacao(uuid, jsonb)
from public, anon, authenticated;
grant execute on function
  public.abrir_importacao(uuid, uuid, text, int), public.terminar_importacao(uuid),
  public.repetidos_na_importacao(uuid, jsonb)
to authenticated;

-- ---------------------------------------------------------------------------------------------
-- Undoing it: what nobody touched is taken back, what has something attached stays
-- ---------------------------------------------------------------------------------------------

create function private.desfazer_criado(p_importacao uuid, p_numero int, p_paciente uuid)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  restricao text;
begin
  begin
    if exists (
      select 1 from public.pacientes p
      where p.id = p_paciente and (p.atualizado_por is not null or p.atualizado_em <> p.criado_em)
    ) then
      raise exception 'O cadastro foi alterado depois de importado.'
        using errcode = '23503', detail = 'REGRA_VIOLADA';
    end if;
    update public.importacao_linhas l set resultado = 'removido', paciente_id = null
    where l.importacao_id = p_importacao and l.numero = p_numero;
    perform set_config('pleno.desfazendo', p_paciente::text, true);
    delete from public.pacientes p where p.id = p_paciente;
    perform set_config('pleno.desfazendo', '', true);
  exception when foreign_key_violation then
    get stacked diagnostics restricao = constraint_name;
    perform set_config('pleno.desfazendo', '', true);
    update public.importacao_linhas l set resultado = 'mantido', motivo = case
      when restricao = '' then sqlerrm
      else 'O paciente já tem registros ligados ao cadastro.'
    end
    where l.importacao_id = p_importacao and l.numero = p_numero;
  end;
end;
$$;
comment on function private.desfazer_criado(uuid, int, uuid) is
  'Takes back one registration that a file made, or notes why it stays. Definer: called by desfazer_importacao, which has decided that the caller may.';

create function private.desfazer_completado(p_importacao uuid, p_numero int) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  linha public.importacao_linhas;
  atual jsonb;
begin
  select * into linha from public.importacao_linhas l
  where l.importacao_id = p_importacao and l.numero = p_numero;
  select to_jsonb(p) into atual from public.pacientes p where p.id = linha.paciente_id for update;
  perform private.mudar_cadastro(linha.paciente_id, (
    select coalesce(
      jsonb_object_agg(d.key, case when d.key = 'sexo' then to_jsonb('ignorado'::text) else 'null' end),
      '{}'
    )
    from jsonb_each_text(linha.preenchidos) as d
    -- What somebody has corrected since is theirs.
    where atual ->> d.key = d.value
  ));
  update public.importacao_linhas l set resultado = 'restaurado'
  where l.importacao_id = p_importacao and l.numero = p_numero;
end;
$$;
comment on function private.desfazer_completado(uuid, int) is
  'Empties again what a row had filled in, where it still says the same. Definer: called by desfazer_importacao, which has decided that the caller may.';

create function public.desfazer_importacao(p_importacao uuid, p_limite int default 500)
returns table (removidos int, mantidos int, restaurados int, restantes int)
language plpgsql security definer
set search_path = ''
as $$
declare
  importacao constant public.importacoes := private.importacao_minha(p_importacao);
  linha record;
begin
  if importacao.situacao = 'em_andamento' then
    raise exception 'Termine a importação antes de desfazê-la.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  elsif importacao.situacao = 'terminada' then
    update public.importacoes i set situacao = 'desfazendo', desfeita_por = private.usuario_id()
    where i.id = importacao.id;
  end if;
  for linha in
    select l.numero, l.resultado, l.paciente_id from public.importacao_linhas l
    where l.importacao_id = importacao.id and l.resultado in ('criado', 'atualizado')
    order by l.numero limit least(greatest(coalesce(p_limite, 500), 1), 500)
  loop
    if linha.resultado = 'criado' then
      perform private.desfazer_criado(importacao.id, linha.numero, linha.paciente_id);
    else
      perform private.desfazer_completado(importacao.id, linha.numero);
    end if;
  end loop;
  select
    count(*) filter (where l.resultado = 'removido')::int,
    count(*) filter (where l.resultado = 'mantido')::int,
    count(*) filter (where l.resultado = 'restaurado')::int,
    count(*) filter (where l.resultado in ('criado', 'atualizado'))::int
  into removidos, mantidos, restaurados, restantes
  from public.importacao_linhas l where l.importacao_id = importacao.id;
  update public.importacoes i set
    removidos = desfazer_importacao.removidos,
    situacao = case when restantes = 0 then 'desfeita' else 'desfazendo' end,
    desfeita_em = case when restantes = 0 then coalesce(i.desfeita_em, now()) end
  where i.id = importacao.id;
  return next;
end;
$$;
comment on function public.desfazer_importacao(uuid, int) is
  'Takes back up to 500 rows of an import that ended: removes registrations it made that nobody used or changed, empties what it filled in; answers how many so far, and how many are left. Definer: registrations are nobody''s to delete.';
revoke all on function public.desfazer_importacao(uuid, int) from public, anon, authenticated;
grant execute on function public.desfazer_importacao(uuid, int) to authenticated;
