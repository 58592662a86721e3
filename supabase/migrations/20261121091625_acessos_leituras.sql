-- Calls that answer from the record: opening is written, and what is hidden stays hidden.

alter function public.folha_de_rosto(uuid) set schema private;
comment on function private.folha_de_rosto(uuid) is
  'Active problems, medicines in use, last vital signs, next appointment. Runs as the caller: the policies decide. PL/pgSQL keeps its plans for the life of a connection.';

create function public.folha_de_rosto(p_paciente uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  -- In the same transaction: what is not written is not shown.
  perform private.registrar_leitura(p_paciente, 'abriu_prontuario');
  return private.folha_de_rosto(p_paciente);
end;
$$;
comment on function public.folha_de_rosto(uuid) is
  'What stands above every entry of a patient, in one call: active problems, medicines in use, last vital signs, next appointment. Writes in the log that the record was opened. Runs as the caller: the policies decide.';
revoke all on function public.folha_de_rosto(uuid) from public, anon, authenticated;
grant execute on function public.folha_de_rosto(uuid) to authenticated;

alter function public.listar_retornos(uuid, text, uuid, int, date, timestamptz, uuid) set schema private;

create function public.listar_retornos(
  p_clinica uuid, p_faixa text, p_medico uuid default null, p_limite int default 50,
  p_apos_data date default null, p_apos_em timestamptz default null, p_apos_id uuid default null
)
returns table (
  id uuid, paciente_id uuid, paciente_nome text, telefone text, tem_conta boolean,
  medico_id uuid, medico_nome text, prevista_para date, motivo text, origem_id uuid, status text,
  desde date, encerrado_em timestamptz, motivo_da_dispensa text, proximo_agendamento timestamptz
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  escondidos constant uuid[] := array(select private.pacientes_restritos());
begin
  return query
    select
      r.id, r.paciente_id, r.paciente_nome, r.telefone, r.tem_conta, r.medico_id, r.medico_nome,
      r.prevista_para, case when v.le then r.motivo else '' end, case when v.le then r.origem_id end,
      r.status, r.desde, r.encerrado_em, r.motivo_da_dispensa, r.proximo_agendamento
    from private.listar_retornos(
      p_clinica, p_faixa, p_medico, p_limite, p_apos_data, p_apos_em, p_apos_id
    ) as r
    cross join lateral (
      select r.medico_id = eu or r.paciente_id <> all (escondidos) as le
    ) as v;
end;
$$;
comment on function public.listar_retornos(uuid, text, uuid, int, date, timestamptz, uuid) is
  'A page of the worklist of a tenant: atrasados, hoje, proximos (30 days), depois, sem_data or encerrados; reason and entry only for who reads that record. Definer: staff sees who is to be called, not why.';
revoke all on function
  public.listar_retornos(uuid, text, uuid, int, date, timestamptz, uuid),
  private.listar_retornos(uuid, text, uuid, int, date, timestamptz, uuid)
from public, anon, authenticated;
grant execute on function public.listar_retornos(uuid, text, uuid, int, date, timestamptz, uuid)
to authenticated;

create or replace function private.lado_na_conversa(clinica uuid, paciente uuid, assunto text)
returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if paciente in (select private.pacientes_da_conta()) then
    return 'paciente';
  elsif assunto = 'clinico' and clinica in (select private.clinicas_onde_atende())
    and paciente <> all (array(select private.pacientes_restritos()))
  then
    return 'clinica';
  elsif assunto = 'administrativo' and clinica in (select private.clinicas_de_cadastro()) then
    return 'clinica';
  end if;
  return null;
end;
$$;
comment on function private.lado_na_conversa(uuid, uuid, text) is
  'On whose side the caller may write: the patient''s account; doctors in both subjects, in the clinical one of records they read; staff and clinic in the administrative one. Null: may not.';
