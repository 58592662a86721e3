-- Reading attachments: of an entry shared with its patient, and the access that is written.

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

create function private.registrar_abertura_de_anexo(anexo uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  aberto public.anexos;
begin
  select a.* into aberto from public.anexos a
  where a.id = anexo and a.estado = 'conferido' and a.removido_em is null
    and (a.publicado_em is not null or a.criado_por = eu)
    and (
      (
        a.clinica_id = any (array(select private.clinicas_com_prontuario()))
        and (a.criado_por = eu or private.entra_no_restrito(a.paciente_id))
      )
      or (
        a.assunto = 'administrativo'
        and a.clinica_id = any (array(select private.clinicas_do_usuario()))
      )
    );
  if aberto.id is not null then
    perform private.registrar_acesso(
      aberto.clinica_id, aberto.paciente_id, 'abriu_anexo', aberto.prontuario_id
    );
  end if;
end;
$$;
comment on function private.registrar_abertura_de_anexo(uuid) is
  'Writes that an attachment was opened: once in 15 minutes of an entry, and nothing for the patient. Definer: nobody writes the log by hand; the readers are those of the policy of anexos, but for the patient.';
grant execute on function private.registrar_abertura_de_anexo(uuid) to authenticated;

create function public.abrir_anexo(p_anexo uuid) returns text
language plpgsql
set search_path = ''
as $$
declare
  -- Of a row that the caller reads: the policy of anexos decides.
  caminho constant text := (
    select a.objeto from public.anexos a where a.id = p_anexo and a.estado = 'conferido'
  );
begin
  if caminho is not null then
    perform private.registrar_abertura_de_anexo(p_anexo);
  end if;
  return caminho;
end;
$$;
comment on function public.abrir_anexo(uuid) is
  'The path in the bucket of an attachment that the caller reads, written in the log of accesses in the same step; null of any other. Only the service can do something with it.';
revoke all on function public.abrir_anexo(uuid) from public, anon, authenticated;
grant execute on function public.abrir_anexo(uuid) to authenticated;
