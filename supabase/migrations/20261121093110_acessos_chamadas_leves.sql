-- Calls about one patient, or about a page of them, ask of those alone whether their record is hidden.

create or replace function private.registrar_leitura(paciente uuid, o_que text, evolucao uuid default null)
returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  clinica uuid;
begin
  select p.clinica_id into clinica from public.pacientes p
  where p.id = paciente
    and p.clinica_id = any (array(select private.clinicas_com_prontuario()))
    and private.entra_no_restrito(p.id);
  if clinica is not null then
    perform private.registrar_acesso(clinica, paciente, o_que, evolucao);
  end if;
  return clinica is not null;
end;
$$;

create or replace function public.listar_retornos(
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
  restritos constant uuid[] := array(select private.todos_os_pacientes_restritos());
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
      select r.medico_id = eu or r.paciente_id <> all (restritos)
        or private.entra_no_restrito(r.paciente_id) as le
    ) as v;
end;
$$;

create or replace function private.lado_na_conversa(clinica uuid, paciente uuid, assunto text)
returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if paciente in (select private.pacientes_da_conta()) then
    return 'paciente';
  elsif assunto = 'clinico' and clinica in (select private.clinicas_onde_atende())
    and private.entra_no_restrito(paciente)
  then
    return 'clinica';
  elsif assunto = 'administrativo' and clinica in (select private.clinicas_de_cadastro()) then
    return 'clinica';
  end if;
  return null;
end;
$$;
