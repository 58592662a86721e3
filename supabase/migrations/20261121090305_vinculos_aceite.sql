-- A link gives nothing to either side until the doctor accepts it, and the doctor can end it.

create function public.vinculos_do_medico()
returns table (
  id uuid, clinica_id uuid, clinica_nome text, clinica_tipo text, vigente boolean, desde timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select v.id, v.clinica_id, c.nome, c.tipo, v.vigente,
    case when v.vigente then v.aceito_em else v.atualizado_em end
  from public.clinica_medicos v
  join public.profiles c on c.id = v.clinica_id and c.ativo
  where v.ativo and v.medico_id = (select private.usuario_id())
  order by v.vigente, c.nome, v.id;
$$;
comment on function public.vinculos_do_medico() is
  'The calling doctor''s links, those that wait for an answer first: with which clinic or hospital, since when accepted or asked for. Definer: before a link a doctor does not read the clinic''s profile.';

create function public.vinculos_a_aceitar()
returns table (
  id uuid, medico_id uuid, nome text, especialidade text, crm text, crm_uf text,
  pedido_em timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select v.id, m.id, m.nome, m.especialidade, m.crm, m.crm_uf, v.atualizado_em
  from public.clinica_medicos v
  join public.profiles m on m.id = v.medico_id
  where v.ativo and not v.vigente and m.ativo
    and v.clinica_id in ((select private.clinica_administrada()), (select private.clinica_da_equipe()))
  order by m.nome, m.id
  limit 200;
$$;
comment on function public.vinculos_a_aceitar() is
  'Doctors whom the calling clinic asked and who did not answer yet. Definer: before a link the clinic does not read their profiles.';

create function private.contar_a_clinica(vinculo public.clinica_medicos, aceito boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  medico constant text := (select p.nome from public.profiles p where p.id = vinculo.medico_id);
  de_plantao constant boolean := exists (
    select from public.profiles p where p.id = vinculo.medico_id and p.tipo = 'plantonista'
  );
begin
  perform private.notificar(
    case when aceito then 'vinculo_aceito' else 'vinculo_recusado' end,
    vinculo.clinica_id, vinculo.clinica_id,
    case when aceito then 'Vínculo aceito' when vinculo.vigente then 'Vínculo encerrado' else 'Vínculo recusado' end,
    format(
      case
        when aceito and de_plantao then '%s aceitou o vínculo e já vê os plantões que você publicar.'
        when vinculo.vigente and de_plantao then '%s encerrou o vínculo. Os plantões que já aceitou continuam marcados.'
        when aceito then '%s aceitou o vínculo e já atende com você.'
        when vinculo.vigente then '%s encerrou o vínculo. O que escreveu continua no prontuário; confira os próximos agendamentos.'
        else '%s recusou o vínculo.'
      end,
      medico
    )
  );
end;
$$;
comment on function private.contar_a_clinica(public.clinica_medicos, boolean) is
  'Tells the clinic what a doctor decided about a link, as it was before. Definer: rings somebody else''s bell.';

create function public.responder_vinculo(p_vinculo uuid, p_aceita boolean) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  vinculo public.clinica_medicos;
begin
  perform private.exigir(num_nulls(p_vinculo, p_aceita));
  select * into vinculo from public.clinica_medicos v
  where v.id = p_vinculo and v.ativo and v.medico_id = private.usuario_id() for update;
  if vinculo.id is null then
    raise exception 'Este vínculo não existe mais. Recarregue a página.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  -- Asked again after a lost answer, it answers the same.
  if p_aceita and vinculo.vigente then
    return vinculo.id;
  end if;
  update public.clinica_medicos v set ativo = p_aceita, vigente = p_aceita where v.id = vinculo.id;
  perform private.contar_a_clinica(vinculo, p_aceita);
  return vinculo.id;
end;
$$;
comment on function public.responder_vinculo(uuid, boolean) is
  'The calling doctor accepts a link that waits, or refuses it, or ends one that holds; the clinic is told. Definer: acceptance is out of everybody''s direct reach.';

revoke all on function
  public.vinculos_do_medico(), public.vinculos_a_aceitar(), public.responder_vinculo(uuid, boolean)
from public, anon, authenticated;
grant execute on function
  public.vinculos_do_medico(), public.vinculos_a_aceitar(), public.responder_vinculo(uuid, boolean)
to authenticated;
