-- Who was attended in a shift, tied to a registration of the hospital: found, written in the log, and
-- seen from the record. docs/decisions/015.

create function private.conferir_termo_da_identificacao(p_termo text) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  -- Without days of birth, which are typed with digits too.
  resto constant text := regexp_replace(p_termo, '\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}', '', 'g');
begin
  if char_length(trim(p_termo)) < 3 then
    raise exception 'Escreva ao menos 3 letras do nome, a data de nascimento, o CPF ou o CNS.'
      using errcode = '23514', detail = 'VALIDACAO';
  end if;
  if resto ~ '\d' and char_length(regexp_replace(resto, '\D', '', 'g')) not in (11, 15) then
    raise exception 'Escreva o número do CPF ou do CNS inteiro.' using errcode = '23514', detail = 'VALIDACAO';
  end if;
end;
$$;
comment on function private.conferir_termo_da_identificacao(text) is
  'Refuses a part of a number, which by many searches would tell the rest of it.';

create function public.pacientes_para_identificar(p_sessao uuid, p_termo text)
returns table (
  id uuid, nome text, nome_social text, data_nascimento date, nome_mae text, cpf_parcial text, data_obito date
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  hospital uuid;
begin
  perform private.exigir(num_nulls(p_sessao, p_termo));
  perform private.plantonista_que_chama();
  hospital := private.hospital_ao_alcance(p_sessao);
  if hospital is null then
    raise exception 'Só se busca durante um plantão seu, no local de um hospital a que você está vinculado.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  perform private.conferir_termo_da_identificacao(p_termo);
  return query
    select p.id, p.nome, p.nome_social, p.data_nascimento, p.nome_mae,
      '***.' || substr(p.cpf, 4, 3) || '.' || substr(p.cpf, 7, 3) || '-**', p.data_obito
    from private.pacientes_por_termo(array[hospital], p_termo, 10, null, null) as achado
    join public.pacientes p on p.id = achado.id
    where private.entra_no_restrito(p.id)
    order by p.nome_ordem, p.id;
end;
$$;
comment on function public.pacientes_para_identificar(uuid, text) is
  'At most ten patients of the hospital in whose place the caller''s active shift is worked, found as everywhere, with what tells people of one name apart; none whose record is closed to the caller. Definer: registrations are the hospital''s.';

create function private.registrar_identificacao() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  antes constant uuid := case when tg_op = 'UPDATE' then old.paciente_id end;
begin
  if new.paciente_id is not distinct from antes then
    return null;
  end if;
  perform private.registrar_acesso(
    p.clinica_id, p.id, case when p.id = antes then 'desligou_atendimento' else 'ligou_atendimento' end
  )
  from public.pacientes p where p.id in (antes, new.paciente_id);
  return null;
end;
$$;
comment on function private.registrar_identificacao() is
  'Writes in the hospital''s log that an attendance was tied to a registration, or untied. Definer: nobody writes the log by hand.';

create trigger registrar_identificacao after insert or update of paciente_id on public.atendimentos
  for each row execute function private.registrar_identificacao();

create function public.plantoes_do_paciente(p_paciente uuid)
returns table (
  id uuid, chegada_em timestamptz, local_nome text, medico_nome text, medico_crm text, desfecho text,
  saida_em timestamptz
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.exigir(num_nulls(p_paciente));
  return query
    select a.id, a.chegada_em, coalesce(l.nome, s.local_nome), m.nome, m.crm || '/' || m.crm_uf, a.desfecho,
      (a.desfecho_dados ->> 'em')::timestamptz
    from public.pacientes p
    join public.atendimentos a on a.paciente_id = p.id
    join public.sessoes_plantao s on s.id = a.sessao_id
    join public.profiles m on m.id = a.medico_id
    left join public.locais_de_plantao l on l.id = s.local_id
    where p.id = p_paciente
      and p.clinica_id = any (array(select private.clinicas_com_prontuario()))
      and private.entra_no_restrito(p.id)
    order by a.chegada_em desc, a.id
    limit 50;
end;
$$;
comment on function public.plantoes_do_paciente(uuid) is
  'That a patient was attended in shifts: when, where, by whom and with which outcome, to who reads the record; nothing that was written. Definer: attendances are their doctor''s.';

revoke all on function
  public.pacientes_para_identificar(uuid, text), public.plantoes_do_paciente(uuid)
from public, anon, authenticated;
grant execute on function
  public.pacientes_para_identificar(uuid, text), public.plantoes_do_paciente(uuid)
to authenticated;
