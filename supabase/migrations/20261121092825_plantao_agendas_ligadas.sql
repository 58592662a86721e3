-- A doctor of clinics who is also on call has two accounts, and one agenda: a code made in one and typed
-- in the other says that both are the same person's. CPF and CRM are what each says of oneself, so they
-- tie nothing; they refuse.

create table private.agendas_ligadas (
  id uuid primary key default gen_random_uuid(),
  medico_id uuid not null references public.profiles (id) on delete restrict,
  codigo_hash text not null,
  criado_em timestamptz not null default now(),
  expira_em timestamptz not null,
  plantonista_id uuid references public.profiles (id) on delete restrict,
  ligada_em timestamptz,
  encerrada_em timestamptz,
  encerrada_por uuid references public.profiles (id) on delete restrict,
  constraint code_of_an_agenda_is_kept_once unique (codigo_hash),
  constraint it_lasts_a_quarter_of_an_hour
    check (expira_em > criado_em and expira_em <= criado_em + interval '15 minutes'),
  constraint use_names_who_and_when check (num_nulls(plantonista_id, ligada_em) in (0, 2)),
  constraint an_end_names_who_and_when check (num_nulls(encerrada_por, encerrada_em) in (0, 2))
);

comment on table private.agendas_ligadas is
  'A code of a doctor''s account, and once it is typed in an on-call account, the tie of both agendas. Ended, never deleted.';
comment on column private.agendas_ligadas.codigo_hash is 'As private.hash_do_codigo has it.';
comment on column private.agendas_ligadas.plantonista_id is 'Null while nobody used the code.';

create unique index agendas_ligadas_uma_do_medico on private.agendas_ligadas (medico_id)
  where encerrada_em is null;
create unique index agendas_ligadas_uma_do_plantonista on private.agendas_ligadas (plantonista_id)
  where encerrada_em is null;
create index agendas_ligadas_medico on private.agendas_ligadas (medico_id);
create index agendas_ligadas_plantonista on private.agendas_ligadas (plantonista_id);
create index agendas_ligadas_encerrada_por on private.agendas_ligadas (encerrada_por)
  where encerrada_por is not null;

alter table private.agendas_ligadas enable row level security;
revoke all on private.agendas_ligadas from public, anon, authenticated, service_role;

-- ---------------------------------------------------------------------------------------------
-- The tie
-- ---------------------------------------------------------------------------------------------

create function public.criar_codigo_de_agenda() returns table (codigo text, expira_em timestamptz)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  eu uuid;
  novo constant text := private.gerar_codigo();
begin
  -- Locked, so that of two tabs the second ends the code of the first.
  select p.id into eu from public.profiles p
  where p.id = private.usuario_id() and p.tipo = 'medico' for no key update;
  if eu is null then
    raise exception 'Só uma conta de médico faz este código.' using errcode = '42501', detail = 'PROIBIDO';
  end if;
  if exists (
    select from private.agendas_ligadas a
    where a.medico_id = eu and a.plantonista_id is not null and a.encerrada_em is null
  ) then
    raise exception 'Sua agenda já está ligada a uma conta de plantonista. Encerre essa ligação antes de fazer outra.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  update private.agendas_ligadas a set encerrada_em = now(), encerrada_por = eu
  where a.medico_id = eu and a.encerrada_em is null;
  return query
    insert into private.agendas_ligadas as a (medico_id, codigo_hash, expira_em)
    values (eu, private.hash_do_codigo(novo), now() + interval '15 minutes')
    returning left(novo, 5) || '-' || right(novo, 5), a.expira_em;
end;
$$;
comment on function public.criar_codigo_de_agenda() is
  'Makes the code by which an on-call account of the same person is tied to the calling doctor''s agenda, ends the one before it, and returns it this once. Definer: the hash is nobody''s to write.';

create function private.contas_de_pessoas_diferentes(conta uuid, outra uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select (p.crm, p.crm_uf) is distinct from (o.crm, o.crm_uf) or coalesce(d.cpf <> e.cpf, false)
  from public.profiles p
  cross join public.profiles o
  left join public.perfil_documentos d on d.profile_id = p.id
  left join public.perfil_documentos e on e.profile_id = o.id
  where p.id = conta and o.id = outra;
$$;
comment on function private.contas_de_pessoas_diferentes(uuid, uuid) is
  'Whether two accounts say of themselves that they are not one person''s: another CRM or UF, or two CPFs. That they say the same proves nothing. Definer: documents are each person''s own.';

create function public.usar_codigo_de_agenda(p_codigo text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  achado private.agendas_ligadas;
  recusa text;
begin
  perform private.exigir(num_nulls(p_codigo));
  -- A refusal is answered, not raised: an exception would take the count back. The count also holds the
  -- account, so that of two codes at once the second finds the tie of the first.
  if private.abrir_tentativa_de_codigo(eu) > 5 then
    return 'Muitas tentativas. Espere uma hora e tente de novo.';
  end if;
  select * into achado from private.agendas_ligadas a
  where a.codigo_hash = private.hash_do_codigo(p_codigo) for update;
  recusa := case
    when exists (
      select from private.agendas_ligadas a where a.plantonista_id = eu and a.encerrada_em is null
    ) then 'Esta conta já está ligada a uma agenda de clínica. Encerre essa ligação antes de fazer outra.'
    when achado.id is null or achado.encerrada_em is not null or not exists (
      select from public.profiles p where p.id = achado.medico_id and p.ativo and p.tipo = 'medico'
    ) then 'Este código não existe ou foi trocado por outro. Confira em Minha conta, na conta de médico.'
    when achado.plantonista_id is not null then 'Este código já foi usado. Faça outro na conta de médico.'
    when achado.expira_em <= now() then 'Este código venceu. Faça outro na conta de médico.'
    when private.contas_de_pessoas_diferentes(eu, achado.medico_id)
      then 'O CRM ou o CPF das duas contas não é o mesmo. Só se ligam contas da mesma pessoa.'
  end;
  if recusa is not null then
    return recusa;
  end if;
  update private.agendas_ligadas a set plantonista_id = eu, ligada_em = now() where a.id = achado.id;
  delete from private.tentativas_de_codigo t where t.user_id = eu;
  return null;
end;
$$;
comment on function public.usar_codigo_de_agenda(text) is
  'Ties the calling on-call account to the agenda of the code and uses the code up, and answers null; or the sentence to show. Five attempts an hour. Definer: a tie is made only so.';

create function public.agenda_ligada() returns table (conta_nome text, ligada_em timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select p.nome, a.ligada_em
  from (select private.usuario_id() as id) as eu
  join private.agendas_ligadas a
    on eu.id in (a.medico_id, a.plantonista_id) and a.plantonista_id is not null and a.encerrada_em is null
  join public.profiles p on p.id = case eu.id when a.medico_id then a.plantonista_id else a.medico_id end;
$$;
comment on function public.agenda_ligada() is
  'The tie in force of the calling account, told to both sides; none, no row. Definer: the table is nobody''s to read.';

create function public.desligar_agenda() returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  update private.agendas_ligadas a set encerrada_em = now(), encerrada_por = eu
  where eu in (a.medico_id, a.plantonista_id) and a.encerrada_em is null;
  return found;
end;
$$;
comment on function public.desligar_agenda() is
  'Either side ends the own tie, a doctor also a code that nobody used; false when there was none. Definer: a tie is ended only so.';

create function private.outra_agenda(conta uuid) returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (
    select case conta when m.id then p.id else m.id end
    from private.agendas_ligadas a
    join public.profiles m on m.id = a.medico_id and m.ativo and m.tipo = 'medico'
    join public.profiles p on p.id = a.plantonista_id and p.ativo and p.tipo = 'plantonista'
    where conta in (a.medico_id, a.plantonista_id) and a.encerrada_em is null
  );
end;
$$;
comment on function private.outra_agenda(uuid) is
  'The other account of a doctor with two, while the tie is in force and both are active; else null. Definer: ties and profiles are hidden.';

-- ---------------------------------------------------------------------------------------------
-- One person in one place
-- ---------------------------------------------------------------------------------------------

create function private.horas_na_clinica(medico uuid, de timestamptz, ate timestamptz)
returns table (inicio timestamptz, fim timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if medico is null or de >= ate then
    return;
  end if;
  return query
    -- Appointments that touch are one stretch: how many patients there are is not told either.
    select lower(h), upper(h)
    from (
      select range_agg(a.ocupado) as horas
      from public.agendamentos a
      where a.medico_id = medico
        -- What may still reach the time: 12 hours, 4 before it and 4 after.
        and a.inicio > de - interval '1 day' and a.inicio < ate + interval '4 hours'
        and a.ocupado && tstzrange(de, ate)
        and a.status in ('reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado')
        and (a.status <> 'reservado' or a.reserva_expira_em > now())
        and (
          a.clinica_id = medico or a.clinica_id in (
            select v.clinica_id from public.clinica_medicos v where v.medico_id = medico and v.vigente
          )
        )
    ) as t
    cross join lateral unnest(t.horas) as h
    order by 1;
end;
$$;
comment on function private.horas_na_clinica(uuid, timestamptz, timestamptz) is
  'When the appointments of a doctor hold the doctor between two instants, whole, wherever the doctor attends. Definer: asked for the same person''s other account.';

create function public.atendimentos_na_clinica(p_de timestamptz, p_ate timestamptz)
returns table (inicio timestamptz, fim timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.exigir(num_nulls(p_de, p_ate)), private.exigir_datas(p_de, p_ate);
  return query
    select h.inicio, h.fim
    from private.horas_na_clinica(
      private.outra_agenda(private.plantonista_do_usuario()), p_de, least(p_ate, p_de + interval '400 days')
    ) as h;
end;
$$;
comment on function public.atendimentos_na_clinica(timestamptz, timestamptz) is
  'Hours that the calling on-call doctor attends in clinics with the account that is tied, of 400 days at most: no patient, no clinic, since this phone lies about. Definer: the appointments are the other account''s.';

create function private.recusar_plantao_na_clinica() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  medico constant uuid := private.outra_agenda(new.medico_id);
  inicio timestamptz;
  fim timestamptz;
begin
  if medico is null or tg_op = 'UPDATE'
    and (new.inicio, new.fim, new.estado, new.sobreaviso) = (old.inicio, old.fim, old.estado, old.sobreaviso)
  then
    return null;
  end if;
  -- The same lock as booking takes: of a shift and an appointment at once, the second is refused.
  perform private.travar_agenda(medico, null);
  select h.inicio, h.fim into inicio, fim
  from private.horas_na_clinica(medico, greatest(new.inicio, now()), new.fim) as h limit 1;
  if found then
    raise exception 'Você tem atendimento na clínica em %. Mude o horário do plantão, ou o do atendimento.',
      private.horario_do_plantao(
        inicio, fim, (select l.fuso from public.locais_de_plantao l where l.id = new.local_id)
      )
      using errcode = '23P01', detail = 'CONFLITO';
  end if;
  return null;
end;
$$;
comment on function private.recusar_plantao_na_clinica() is
  'Refuses a shift over what is still to come of the same person''s clinic appointments. After the row, when its policy has said whose it is: before it, another''s hours could be tried. Definer: the appointments are the other account''s.';

-- On call at home one attends in the clinic, and leaves when called; what was worked is a fact.
create trigger recusar_plantao_na_clinica after insert or update of inicio, fim, estado, sobreaviso on public.plantoes
  for each row when (new.estado = 'previsto' and not new.sobreaviso and new.fim > now())
  execute function private.recusar_plantao_na_clinica();

create function private.horas_de_plantao(medico uuid, de timestamptz, ate timestamptz)
returns setof tstzrange
language plpgsql stable security definer rows 5
set search_path = ''
as $$
declare
  plantonista constant uuid := private.outra_agenda(medico);
begin
  if plantonista is null then
    return;
  end if;
  return query
    select private.meias_horas(tstzrange(p.inicio, p.fim))
    from public.plantoes p
    where p.medico_id = plantonista and p.estado = 'previsto' and not p.sobreaviso
      and p.inicio > de - interval '37 hours' and p.inicio < ate + interval '30 minutes'
      and p.fim > de - interval '30 minutes';
end;
$$;
comment on function private.horas_de_plantao(uuid, timestamptz, timestamptz) is
  'Planned shifts of a doctor''s other account near a time, by half hours: to an agenda the doctor is taken, as by another tenant. Definer: shifts are each doctor''s own.';

revoke all on function
  public.criar_codigo_de_agenda(), public.usar_codigo_de_agenda(text), public.agenda_ligada(),
  public.desligar_agenda(), public.atendimentos_na_clinica(timestamptz, timestamptz)
from public, anon, authenticated;
grant execute on function
  public.criar_codigo_de_agenda(), public.usar_codigo_de_agenda(text), public.agenda_ligada(),
  public.desligar_agenda(), public.atendimentos_na_clinica(timestamptz, timestamptz)
to authenticated;
