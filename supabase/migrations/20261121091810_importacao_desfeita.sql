-- Undoing an import: what it made and nobody touched is taken back, what has something attached stays.

create function private.recusar_exclusao_de_paciente() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The one registration that may go is one that a file made and nobody has used: it is no record
  -- yet. Every table that names a patient refuses it otherwise, by its foreign key.
  if current_setting('pleno.desfazendo', true) = old.id::text
    and old.atualizado_por is null and old.atualizado_em = old.criado_em
  then
    return old;
  end if;
  raise exception 'Registros clínicos não são excluídos.' using errcode = '42501';
end;
$$;
comment on function private.recusar_exclusao_de_paciente() is
  'Registrations are kept (Lei 13.787/2018), but for one that desfazer_importacao names.';

drop trigger recusar_exclusao on public.pacientes;
create trigger recusar_exclusao before delete on public.pacientes
  for each row execute function private.recusar_exclusao_de_paciente();

create function private.desfazer_criado(p_importacao uuid, p_numero int, p_paciente uuid)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  begin
    if exists (
      select 1 from public.pacientes p
      where p.id = p_paciente and (p.atualizado_por is not null or p.atualizado_em <> p.criado_em)
    ) then
      raise foreign_key_violation using message = 'O cadastro foi alterado depois de importado.';
    end if;
    update public.importacao_linhas l set resultado = 'removido', paciente_id = null
    where l.importacao_id = p_importacao and l.numero = p_numero;
    perform set_config('pleno.desfazendo', p_paciente::text, true);
    delete from public.pacientes p where p.id = p_paciente;
    perform set_config('pleno.desfazendo', '', true);
  exception when foreign_key_violation then
    perform set_config('pleno.desfazendo', '', true);
    update public.importacao_linhas l set resultado = 'mantido', motivo = case
      when sqlerrm like 'O cadastro%' then sqlerrm
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
    raise exception 'Termine a importação antes de desfazê-la.' using errcode = '23514';
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
