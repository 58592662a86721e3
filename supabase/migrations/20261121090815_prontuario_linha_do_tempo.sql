-- The record read: entries newest first by keyset, filtered; who wrote it; vital signs along time.

create function private.texto_da_entrada(e public.prontuarios) returns text
language sql immutable
set search_path = ''
as $$
  select private.normalizar_busca(concat_ws(
    ' ', e.subjetivo, e.objetivo, e.avaliacao, e.plano,
    (select string_agg(concat_ws(' ', s.item ->> 'titulo', s.item ->> 'texto'), ' ')
      from jsonb_array_elements(e.secoes_livres) as s (item)),
    (select string_agg(concat_ws(' ', d.item ->> 'codigo', d.item ->> 'descricao'), ' ')
      from jsonb_array_elements(e.diagnosticos) as d (item))
  ));
$$;
comment on function private.texto_da_entrada(public.prontuarios) is
  'Everything an entry says in words, lower case and without accents: what the timeline searches.';

-- ---------------------------------------------------------------------------------------------
-- The words of finished entries, ready for search
-- ---------------------------------------------------------------------------------------------

-- A table of its own: a column would be computed at every save of a draft, and would be one more
-- thing that a finished row has before and after.
create table private.textos_das_entradas (
  prontuario_id uuid primary key references public.prontuarios (id) on delete restrict,
  paciente_id uuid not null references public.pacientes (id) on delete restrict,
  texto text not null
);

comment on table private.textos_das_entradas is
  'What each finished entry says, as it is searched. Written once by a trigger, read by entradas_com_texto alone.';

create index textos_das_entradas_busca on private.textos_das_entradas
  using gin (paciente_id, texto extensions.gin_trgm_ops);

alter table private.textos_das_entradas enable row level security;
revoke all on private.textos_das_entradas from public, anon, authenticated, service_role;

create function private.registrar_texto() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.textos_das_entradas (prontuario_id, paciente_id, texto)
  values (new.id, new.paciente_id, private.texto_da_entrada(new));
  return null;
end;
$$;
comment on function private.registrar_texto() is
  'Keeps the words of an entry when it is finished. Definer: nobody writes them by hand.';

create trigger registrar_texto after update on public.prontuarios
  for each row when (old.status = 'rascunho' and new.status = 'finalizado')
  execute function private.registrar_texto();
create trigger registrar_texto_da_pronta after insert on public.prontuarios
  for each row when (new.status = 'finalizado')
  execute function private.registrar_texto();
create trigger recusar_exclusao before update or delete on private.textos_das_entradas
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on private.textos_das_entradas
  for each statement execute function private.recusar_exclusao();

create function private.entradas_com_texto(p_paciente uuid, p_padrao text) returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select coalesce(p.adendo_de, p.entrada_id)
    from private.textos_das_entradas t
    join public.prontuarios p on p.id = t.prontuario_id
    where t.paciente_id = p_paciente and t.texto like p_padrao and p.substituido_por is null
      and p.clinica_id = any (array(select private.clinicas_com_prontuario()));
end;
$$;
comment on function private.entradas_com_texto(uuid, text) is
  'Entries of a patient that say something, themselves or in an addendum. Definer: LIKE is not leakproof, so under the policies its index would never be used; whoever asks still reads the rows under them.';
grant execute on function private.entradas_com_texto(uuid, text), private.escapar_like(text)
to authenticated;

-- ---------------------------------------------------------------------------------------------
-- The timeline
-- ---------------------------------------------------------------------------------------------

create function public.linha_do_tempo(
  p_paciente uuid,
  p_autor uuid default null,
  p_de timestamptz default null,
  p_ate timestamptz default null,
  p_com_diagnostico boolean default false,
  p_texto text default null,
  p_antes_em timestamptz default null,
  p_antes_id uuid default null,
  p_limite int default 21
) returns setof public.prontuarios
language plpgsql stable
set search_path = ''
as $$
declare
  termo constant text := private.escapar_like(
    private.normalizar_busca(trim(left(coalesce(p_texto, ''), 120)))
  );
begin
  return query
    select p.*
    from public.prontuarios p
    where p.paciente_id = p_paciente
      and p.status = 'finalizado' and p.substituido_por is null and p.adendo_de is null
      and (p.ocorrido_em, p.id) < (
        coalesce(p_antes_em, 'infinity'), coalesce(p_antes_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
      and p.ocorrido_em >= coalesce(p_de, '-infinity') and p.ocorrido_em < coalesce(p_ate, 'infinity')
      and (
        p_autor is null or p.autor_id = p_autor
        or exists (
          select 1 from public.prontuarios a
          where a.adendo_de = p.entrada_id and a.status = 'finalizado'
            and a.substituido_por is null and a.autor_id = p_autor
        )
      )
      and (not p_com_diagnostico or jsonb_array_length(p.diagnosticos) > 0)
      and (
        termo = ''
        or p.entrada_id in (select private.entradas_com_texto(p_paciente, '%' || termo || '%'))
      )
    order by p.ocorrido_em desc, p.id desc
    limit least(greatest(coalesce(p_limite, 21), 1), 501);
end;
$$;
comment on function public.linha_do_tempo(uuid, uuid, timestamptz, timestamptz, boolean, text, timestamptz, uuid, int) is
  'Finished, current entries of a patient, newest first, from the one after (p_antes_em, p_antes_id); author and text (without accents) are looked for in addenda too. Runs as the caller: the policies decide.';
revoke all on function public.linha_do_tempo(uuid, uuid, timestamptz, timestamptz, boolean, text, timestamptz, uuid, int)
from public, anon, authenticated;
grant execute on function public.linha_do_tempo(uuid, uuid, timestamptz, timestamptz, boolean, text, timestamptz, uuid, int)
to authenticated;

create function public.autores_do_prontuario(p_paciente uuid)
returns table (id uuid, nome text)
language plpgsql stable
set search_path = ''
as $$
begin
  -- From one author to the next by the index: as many steps as authors, however long the record.
  return query
    with recursive autores as (
      (
        select p.autor_id, p.autor_nome from public.prontuarios p
        where p.paciente_id = p_paciente and p.status = 'finalizado' and p.substituido_por is null
        order by p.autor_id limit 1
      )
      union all
      select seguinte.autor_id, seguinte.autor_nome
      from autores a
      cross join lateral (
        select p.autor_id, p.autor_nome from public.prontuarios p
        where p.paciente_id = p_paciente and p.status = 'finalizado' and p.substituido_por is null
          and p.autor_id > a.autor_id
        order by p.autor_id limit 1
      ) as seguinte
    )
    select a.autor_id, a.autor_nome from autores a order by a.autor_nome, a.autor_id;
end;
$$;
comment on function public.autores_do_prontuario(uuid) is
  'Who wrote what stands in the record of a patient, by name. Runs as the caller: the policies decide.';
revoke all on function public.autores_do_prontuario(uuid) from public, anon, authenticated;
grant execute on function public.autores_do_prontuario(uuid) to authenticated;

create function public.sinais_no_tempo(p_paciente uuid, p_limite int default 60)
returns setof public.prontuarios
language plpgsql stable
set search_path = ''
as $$
begin
  return query
    select p.*
    from public.prontuarios p
    where p.paciente_id = p_paciente and p.status = 'finalizado' and p.substituido_por is null
      and p.inativado_em is null
      and num_nonnulls(
        p.pressao_sistolica, p.pressao_diastolica, p.frequencia_cardiaca, p.frequencia_respiratoria,
        p.temperatura, p.saturacao, p.glicemia, p.peso_kg, p.altura_cm, p.dor
      ) > 0
    order by p.ocorrido_em desc, p.id desc
    limit least(greatest(coalesce(p_limite, 60), 1), 200);
end;
$$;
comment on function public.sinais_no_tempo(uuid, int) is
  'The latest valid entries of a patient that have a vital sign, newest first. Runs as the caller: the policies decide.';
revoke all on function public.sinais_no_tempo(uuid, int) from public, anon, authenticated;
grant execute on function public.sinais_no_tempo(uuid, int) to authenticated;
