-- Who the caller is, and what a person changes about themselves.

create function public.usuario_atual() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  conta constant uuid := (select auth.uid());
  sessao constant uuid := (select auth.jwt() ->> 'session_id');
begin
  return (
    select jsonb_build_object(
      'id', p.id, 'email', p.email,
      'profile', to_jsonb(p) - 'criado_em' - 'atualizado_em' || private.plano_do_perfil(p)
    )
    from public.profiles p
    where p.id = conta and private.sessao_vale(conta, sessao)
  );
end;
$$;
comment on function public.usuario_atual() is
  'The caller''s account and profile, also when inactive (so that the refusal can say why); null when the session does not hold. Definer: one call authenticates and reads.';
revoke all on function public.usuario_atual() from public, anon, authenticated;
grant execute on function public.usuario_atual() to authenticated;

create function public.atualizar_perfil(p_dados jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  eu constant uuid := (select private.usuario_id());
begin
  -- Only the keys present are written; each update runs under the caller's own grants.
  if p_dados ? 'nome' or p_dados ? 'especialidade' then
    update public.profiles p set
      nome = case when p_dados ? 'nome' then p_dados ->> 'nome' else p.nome end,
      especialidade =
        case when p_dados ? 'especialidade' then p_dados ->> 'especialidade' else p.especialidade end
    where p.id = eu;
  end if;
  if p_dados ? 'telefone' then
    update public.perfil_documentos d set telefone = p_dados ->> 'telefone'
    where d.profile_id = eu;
  end if;
  return public.usuario_atual();
end;
$$;
comment on function public.atualizar_perfil(jsonb) is
  'Writes nome, especialidade and telefone of the caller as one transaction.';
revoke all on function public.atualizar_perfil(jsonb) from public, anon, authenticated;
grant execute on function public.atualizar_perfil(jsonb) to authenticated;
