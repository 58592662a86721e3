-- Who prints a record reads it five hundred entries at a time: of three thousand, in seven calls
-- instead of thirty.

create or replace function public.linha_do_tempo(
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
