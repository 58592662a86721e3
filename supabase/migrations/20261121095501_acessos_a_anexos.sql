-- Opening or downloading an attachment is an access to the record, and is written in its log.

alter table public.acessos_prontuario drop constraint acao_is_known;
alter table public.acessos_prontuario add constraint acao_is_known check (acao in (
  'abriu_prontuario', 'leu_evolucao', 'abriu_anexo', 'escreveu_evolucao', 'inativou_evolucao',
  'alterou_resumo', 'guardou_calculo', 'imprimiu', 'exportou', 'acesso_de_emergencia',
  'restringiu_acesso', 'retirou_restricao'
));

create function public.registrar_abertura_de_anexo(p_anexo uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  aberto public.anexos;
begin
  select a.* into aberto from public.anexos a
  where a.id = p_anexo and a.estado = 'conferido' and a.removido_em is null
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
  if aberto.id is null then
    return false;
  end if;
  perform private.registrar_acesso(
    aberto.clinica_id, aberto.paciente_id, 'abriu_anexo', aberto.prontuario_id
  );
  return true;
end;
$$;
comment on function public.registrar_abertura_de_anexo(uuid) is
  'The screen says, before it fetches the bytes, that an attachment is opened or downloaded: each time. Answers false, and writes nothing, for the patient and for who does not read it. Definer: nobody writes the log by hand; the readers are those of the policy of anexos, but for the patient.';
revoke all on function public.registrar_abertura_de_anexo(uuid) from public, anon, authenticated;
grant execute on function public.registrar_abertura_de_anexo(uuid) to authenticated;
