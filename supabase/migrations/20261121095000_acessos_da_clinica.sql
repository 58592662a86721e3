-- The log of accesses of a whole institution, for who answers for it: emergencies and restricted
-- records found at once among millions of rows, each filter by an index of its own.

alter table public.acessos_prontuario add column restrito boolean not null default false;
comment on column public.acessos_prontuario.restrito is
  'Whether the record was restricted then, or was being restricted or reopened.';

-- What was written before the column is told by the restrictions themselves.
alter table public.acessos_prontuario disable trigger recusar_mudanca;
update public.acessos_prontuario a set restrito = true
where a.acao in ('restringiu_acesso', 'retirou_restricao')
  or exists (
    select 1 from public.restricoes_de_acesso r
    where r.paciente_id = a.paciente_id and r.criada_em <= a.quando
      and (r.encerrada_em is null or a.quando < r.encerrada_em)
  );
alter table public.acessos_prontuario enable trigger recusar_mudanca;

create index acessos_prontuario_de_quem
  on public.acessos_prontuario (clinica_id, quem, quando desc, id desc);
create index acessos_prontuario_em_emergencia
  on public.acessos_prontuario (clinica_id, quando desc, id desc) where emergencia_id is not null;
create index acessos_prontuario_restritos
  on public.acessos_prontuario (clinica_id, quando desc, id desc) where restrito;

create or replace function private.registrar_acesso(
  clinica uuid, paciente uuid, o_que text, evolucao uuid default null
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  repete constant boolean := o_que in (
    'abriu_prontuario', 'leu_evolucao', 'alterou_resumo', 'guardou_calculo'
  );
begin
  -- The service is nobody: what it brings in is not somebody's access.
  if eu is null or (repete and exists (
    select 1 from public.acessos_prontuario a
    where a.paciente_id = paciente and a.quem = eu and a.acao = o_que
      and a.prontuario_id is not distinct from evolucao
      and a.quarto_de_hora > now() - interval '30 minutes' and a.quando > now() - interval '15 minutes'
  )) then
    return;
  end if;
  insert into public.acessos_prontuario (
    clinica_id, paciente_id, prontuario_id, quem, papel, acao, emergencia_id, restrito
  )
  select clinica, paciente, evolucao, eu, p.tipo, o_que, (
    select e.id from public.acessos_de_emergencia e
    where e.medico_id = eu and e.paciente_id = paciente and e.expira_em > now()
    order by e.expira_em desc limit 1
  ), o_que in ('restringiu_acesso', 'retirou_restricao') or exists (
    select 1 from public.restricoes_de_acesso r
    where r.paciente_id = paciente and r.encerrada_em is null
  )
  from public.profiles p where p.id = eu
  on conflict do nothing;
end;
$$;

-- ---------------------------------------------------------------------------------------------
-- Reading it
-- ---------------------------------------------------------------------------------------------

create function public.acessos_da_clinica(
  p_tipo text default null, p_quem uuid default null, p_paciente uuid default null,
  p_de timestamptz default null, p_ate timestamptz default null,
  p_apos_quando timestamptz default null, p_apos_id bigint default null, p_limite int default 50
)
returns table (
  id bigint, quando timestamptz, quem_nome text, papel text, paciente_id uuid, paciente_nome text,
  acao text, emergencia boolean, restrito boolean, justificativa text
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  clinica constant uuid := private.clinica_administrada();
  -- Written out, so that each filter reads its own index; what is null adds nothing.
  condicoes constant text := concat(
    case p_tipo
      when 'emergencia' then ' and emergencia_id is not null'
      when 'abertura' then
        ' and emergencia_id is not null and acao = ''acesso_de_emergencia'''
      when 'restrito' then ' and restrito'
    end,
    ' and quem = ' || quote_literal(p_quem),
    ' and paciente_id = ' || quote_literal(p_paciente),
    ' and quando >= ' || quote_literal(p_de),
    ' and quando < ' || quote_literal(p_ate),
    ' and (quando, id) < (' || quote_literal(p_apos_quando) || ', ' || p_apos_id || ')'
  );
begin
  if clinica is null then
    return;
  end if;
  return query execute format(
    'select a.id, a.quando, q.nome, a.papel, a.paciente_id, coalesce(p.nome_social, p.nome),
       a.acao, a.emergencia, a.restrito, case a.acao when ''acesso_de_emergencia'' then e.motivo end
     from (
       select * from public.acessos_prontuario where clinica_id = %L%s
       order by quando desc, id desc limit %s
     ) as a
     join public.profiles q on q.id = a.quem
     join public.pacientes p on p.id = a.paciente_id
     left join public.acessos_de_emergencia e on e.id = a.emergencia_id
     order by a.quando desc, a.id desc',
    clinica, condicoes, least(greatest(coalesce(p_limite, 50), 1), 1000)
  );
end;
$$;
comment on function public.acessos_da_clinica(text, uuid, uuid, timestamptz, timestamptz, timestamptz, bigint, int) is
  'The log of the calling clinic or hospital, newest first, those before the given row (keyset): all, or emergencia (what was done under one), abertura (the emergencies themselves, with their reason), restrito (in restricted records); of a person, a patient, from p_de until before p_ate. Nothing for anybody else. Definer: who has left the clinic is named too.';

create function public.quem_acessou_na_clinica() returns table (id uuid, nome text)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  clinica constant uuid := private.clinica_administrada();
begin
  -- From one person to the next along the index: a log of millions names a few hundred.
  return query
    with recursive pessoas as (
      (
        select a.quem from public.acessos_prontuario a
        where a.clinica_id = clinica order by a.quem limit 1
      )
      union all
      select seguinte.quem
      from pessoas
      cross join lateral (
        select a.quem from public.acessos_prontuario a
        where a.clinica_id = clinica and a.quem > pessoas.quem order by a.quem limit 1
      ) as seguinte
    )
    select p.id, p.nome from pessoas join public.profiles p on p.id = pessoas.quem
    order by p.nome, p.id;
end;
$$;
comment on function public.quem_acessou_na_clinica() is
  'Who appears in the log of the calling clinic or hospital, for its filter; nothing for anybody else. Definer: who has left the clinic is named too.';

revoke all on function
  public.acessos_da_clinica(text, uuid, uuid, timestamptz, timestamptz, timestamptz, bigint, int),
  public.quem_acessou_na_clinica()
from public, anon, authenticated;
grant execute on function
  public.acessos_da_clinica(text, uuid, uuid, timestamptz, timestamptz, timestamptz, bigint, int),
  public.quem_acessou_na_clinica()
to authenticated;
