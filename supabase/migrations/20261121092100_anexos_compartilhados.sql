-- The files of an entry go with it when it is shared with its patient.

create or replace function private.prontuarios_compartilhados() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select e.id
    from public.evolucoes_compartilhadas c
    join public.prontuarios e on e.entrada_id = c.entrada_id and e.status = 'finalizado'
      and e.substituido_por is null and e.inativado_em is null
    where c.paciente_id in (select private.pacientes_da_conta()) and c.retirada_em is null;
end;
$$;
comment on function private.prontuarios_compartilhados() is
  'Entries that a clinic shares with the calling patient''s account, in the version that holds. Definer: the patient reads no entry. The policy of attachments asks it.';

create function public.anexos_da_minha_evolucao(p_id uuid) returns setof public.anexos
language sql stable security definer
set search_path = ''
as $$
  select a.*
  from public.prontuarios e
  join public.anexos a on a.prontuario_id = e.id and a.publicado_em is not null
  where e.entrada_id = p_id and e.id in (select private.prontuarios_compartilhados())
  order by a.criado_em, a.id;
$$;
comment on function public.anexos_da_minha_evolucao(uuid) is
  'Files of one shared entry, to its patient; nothing when it is not shared. Definer: the patient knows the entry, not which of its versions holds.';
revoke all on function public.anexos_da_minha_evolucao(uuid) from public, anon, authenticated;
grant execute on function public.anexos_da_minha_evolucao(uuid) to authenticated;
