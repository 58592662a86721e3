-- What was worked in the app becomes a shift of the agenda, so that its money is followed.

create function private.local_da_sessao(sessao public.sessoes_plantao) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  achado uuid := sessao.local_id;
begin
  if achado is null and private.texto_a_vista(sessao.local_nome) then
    insert into public.locais_de_plantao (medico_id, nome) values (sessao.medico_id, sessao.local_nome)
    on conflict on constraint one_place_a_name do nothing;
    select l.id into achado from public.locais_de_plantao l
    where l.medico_id = sessao.medico_id and l.nome = sessao.local_nome;
  end if;
  return achado;
end;
$$;
comment on function private.local_da_sessao(public.sessoes_plantao) is
  'The place of a session in its doctor''s list, by id or by name; a name that is new is added. Definer: a shift is finished whatever the list.';

create function private.realizar_plantao() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  lugar constant uuid := private.local_da_sessao(new);
  do_plano uuid;
begin
  -- What was planned for those hours is what was worked, first of all at that place.
  select p.id into do_plano from public.plantoes p
  where p.medico_id = new.medico_id and p.estado in ('previsto', 'realizado') and p.sessao_id is null
    and p.inicio < new.data_fim and p.fim > new.inicio
  order by p.id <> new.id, p.local_id is distinct from lugar,
    least(p.fim, new.data_fim) - greatest(p.inicio, new.inicio) desc
  limit 1;
  if do_plano is not null then
    update public.plantoes p set estado = 'realizado', sessao_id = new.id, local_id = coalesce(lugar, p.local_id)
    where p.id = do_plano;
  elsif lugar is not null then
    insert into public.plantoes (medico_id, local_id, inicio, fim, estado, sessao_id)
    values (new.medico_id, lugar, new.inicio, new.data_fim, 'realizado', new.id)
    on conflict do nothing;
  end if;
  return null;
end;
$$;
comment on function private.realizar_plantao() is
  'Ties a finished session to the shift that was planned for its hours, or makes one. Two sessions over the same hours leave the second untied: finishing is never refused for it. Definer: nobody else writes that.';

create trigger realizar_plantao after update of status on public.sessoes_plantao
  for each row when (new.status = 'finalizada' and old.status = 'ativa')
  execute function private.realizar_plantao();
