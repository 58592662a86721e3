-- An entry that was made inactive asks nobody back.

create function private.retornos_da_evolucao_inativada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.retornos_planejados r set
    status = 'dispensado', encerrado_em = now(), encerrado_por = private.usuario_id(),
    motivo_da_dispensa = 'A evolução que pedia o retorno foi inativada.'
  where r.origem_id = new.id and r.status = 'pendente';
  return null;
end;
$$;
comment on function private.retornos_da_evolucao_inativada() is
  'Dismisses the open returns of an entry made inactive.';

create trigger retornos_da_evolucao_inativada after update on public.prontuarios
  for each row when (old.inativado_em is null and new.inativado_em is not null)
  execute function private.retornos_da_evolucao_inativada();
