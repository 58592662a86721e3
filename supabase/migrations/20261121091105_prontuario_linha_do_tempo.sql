-- The record read: entries newest first by keyset, filtered; vital signs along time.

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
grant execute on function private.texto_da_entrada(public.prontuarios) to authenticated, service_role;

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
  termo constant text := '%' || replace(replace(replace(
    private.normalizar_busca(trim(left(coalesce(p_texto, ''), 120))), '\', '\\'), '%', '\%'), '_', '\_')
    || '%';
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
      and (p_autor is null or p.autor_id = p_autor)
      and (not p_com_diagnostico or jsonb_array_length(p.diagnosticos) > 0)
      and (
        termo = '%%'
        or private.texto_da_entrada(p) like termo
        or exists (
          select 1 from public.prontuarios a
          where a.adendo_de = p.entrada_id and a.status = 'finalizado'
            and a.substituido_por is null and private.texto_da_entrada(a) like termo
        )
      )
    order by p.ocorrido_em desc, p.id desc
    limit least(greatest(coalesce(p_limite, 21), 1), 101);
end;
$$;
comment on function public.linha_do_tempo(uuid, uuid, timestamptz, timestamptz, boolean, text, timestamptz, uuid, int) is
  'Finished, current entries of a patient, newest first, from the one after (p_antes_em, p_antes_id); text is looked for without accents, in addenda too. Runs as the caller: the policies decide.';
revoke all on function public.linha_do_tempo(uuid, uuid, timestamptz, timestamptz, boolean, text, timestamptz, uuid, int)
from public, anon, authenticated;
grant execute on function public.linha_do_tempo(uuid, uuid, timestamptz, timestamptz, boolean, text, timestamptz, uuid, int)
to authenticated;

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
