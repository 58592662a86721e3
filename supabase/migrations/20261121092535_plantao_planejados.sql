-- Shifts as planned and as they came to be: what the agenda shows and the money is about.

create table public.plantoes (
  id uuid primary key default gen_random_uuid(),
  medico_id uuid not null references public.profiles (id) on delete restrict,
  local_id uuid not null,
  inicio timestamptz not null,
  fim timestamptz not null,
  estado text not null default 'previsto',
  sobreaviso boolean not null default false,
  valor_combinado_centavos int,
  observacoes text,
  serie_id uuid,
  vaga_id uuid,
  recebido_de uuid references public.plantoes (id) on delete restrict,
  sessao_id uuid references public.sessoes_plantao (id) on delete restrict,
  revisao int not null default 1,
  sequencia int not null default 0,
  alterado_em timestamptz not null default now(),
  criado_em timestamptz not null default now(),
  constraint shift_is_at_an_own_place
    foreign key (local_id, medico_id) references public.locais_de_plantao (id, medico_id) on delete restrict,
  constraint shift_is_known_with_its_doctor unique (id, medico_id),
  constraint a_session_is_one_shift unique (sessao_id),
  constraint a_shift_is_received_once unique (recebido_de),
  constraint estado_is_known check (estado in ('previsto', 'realizado', 'cancelado', 'passado')),
  constraint planned_shift_has_a_length check (fim > inicio and fim <= inicio + interval '36 hours'),
  constraint agreed_value_is_plausible check (valor_combinado_centavos between 1 and 10000000),
  constraint observacoes_are_short check (char_length(observacoes) <= 500),
  constraint one_shift_at_a_time_for_a_doctor exclude using gist (
    medico_id with =, tstzrange(inicio, fim) with &&
  ) where (estado in ('previsto', 'realizado'))
);

comment on table public.plantoes is
  'Shifts of a doctor: planned, worked, cancelled or given to a colleague. A doctor is in one place at a time, by constraint. What was worked in the app is tied to its session.';
comment on column public.plantoes.inicio is 'As agreed: what is paid goes by it. When it really began is the session''s.';
comment on column public.plantoes.valor_combinado_centavos is
  'Gross value agreed for this shift alone; null: by the terms of the place.';
comment on column public.plantoes.serie_id is 'What was planned together.';
comment on column public.plantoes.vaga_id is 'The open shift of a hospital that was taken.';
comment on column public.plantoes.recebido_de is 'The same shift as it was the colleague''s who gave it.';
comment on column public.plantoes.sequencia is
  'Counts every change, so that a calendar knows the newer of two (SEQUENCE of RFC 5545); alterado_em is of the last.';
comment on column public.plantoes.revisao is 'Counts saves of its form: private.conferir_revisao().';

create index plantoes_do_medico on public.plantoes (medico_id, inicio);
create index plantoes_do_local on public.plantoes (local_id, medico_id);

create table public.lancamentos_de_plantao (
  id uuid primary key default gen_random_uuid(),
  medico_id uuid not null references public.profiles (id) on delete restrict,
  plantao_id uuid not null,
  tipo text not null,
  dia date not null,
  valor_centavos int not null,
  documento text,
  motivo text,
  criado_em timestamptz not null default now(),
  anulado_em timestamptz,
  constraint money_is_of_an_own_shift
    foreign key (plantao_id, medico_id) references public.plantoes (id, medico_id) on delete restrict,
  constraint tipo_is_known check (tipo in ('nota', 'recebido', 'glosa')),
  constraint value_is_plausible check (valor_centavos between 1 and 10000000),
  constraint documento_is_short check (char_length(documento) <= 60),
  constraint a_cut_has_its_reason check (tipo <> 'glosa' or char_length(trim(coalesce(motivo, ''))) >= 3),
  constraint motivo_is_short check (char_length(motivo) <= 300)
);

comment on table public.lancamentos_de_plantao is
  'The money of a shift: invoices and cuts (glosas), of the gross value; what arrived, net. A row never changes; a wrong one is annulled.';

create index lancamentos_de_plantao_do_plantao on public.lancamentos_de_plantao (plantao_id, medico_id);
create index lancamentos_de_plantao_do_medico on public.lancamentos_de_plantao (medico_id, dia);

alter table public.plantoes enable row level security;
alter table public.lancamentos_de_plantao enable row level security;
revoke all on public.plantoes, public.lancamentos_de_plantao from public, anon, authenticated, service_role;
grant select,
  insert (
    id, medico_id, local_id, inicio, fim, sobreaviso, valor_combinado_centavos, observacoes, serie_id
  ),
  update (local_id, inicio, fim, estado, sobreaviso, valor_combinado_centavos, observacoes, revisao)
on public.plantoes to authenticated;
grant select,
  insert (id, medico_id, plantao_id, tipo, dia, valor_centavos, documento, motivo),
  update (anulado_em)
on public.lancamentos_de_plantao to authenticated;
grant select, insert, update on public.plantoes, public.lancamentos_de_plantao to service_role;

call private.criar_politica('public.plantoes', 'select', 'own shifts are read', 'medico_id = {eu}');
call private.criar_politica(
  'public.plantoes', 'insert', 'an on-call doctor plans own shifts',
  'medico_id = (select private.plantonista_do_usuario())'
);
call private.criar_politica(
  'public.plantoes', 'update', 'an on-call doctor changes own shifts',
  'medico_id = (select private.plantonista_do_usuario())'
);
call private.criar_politica(
  'public.lancamentos_de_plantao', 'select', 'the money of own shifts is read', 'medico_id = {eu}'
);
call private.criar_politica(
  'public.lancamentos_de_plantao', 'insert', 'an on-call doctor writes the money of own shifts',
  'medico_id = (select private.plantonista_do_usuario())'
);
call private.criar_politica(
  'public.lancamentos_de_plantao', 'update', 'an on-call doctor annuls the money of own shifts',
  'medico_id = (select private.plantonista_do_usuario())'
);

create trigger conferir_revisao
  before update of revisao, local_id, inicio, fim, sobreaviso, valor_combinado_centavos, observacoes
  on public.plantoes for each row when (pg_trigger_depth() = 0)
  execute function private.conferir_revisao();

create function private.conferir_mudanca_do_plantao() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.estado = 'passado' then
    raise exception 'Este plantão foi passado a um colega e não muda mais.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if new.estado = 'passado' and current_user = 'authenticated' then
    raise exception 'Um plantão é passado quando o colega aceita.' using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if old.vaga_id is not null and current_user = 'authenticated' and (
    (new.local_id, new.inicio, new.fim, new.valor_combinado_centavos)
      is distinct from (old.local_id, old.inicio, old.fim, old.valor_combinado_centavos)
    or (new.estado = 'cancelado') <> (old.estado = 'cancelado')
  ) then
    raise exception 'Este plantão é do hospital: local, horário e valor são os que ele publicou. Se não puder ir, desista ou passe a um colega.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if old.sessao_id is not null and new.estado <> 'realizado' then
    raise exception 'Este plantão foi feito no aplicativo: ele não volta a previsto nem é cancelado.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  new.sequencia := old.sequencia + 1;
  new.alterado_em := now();
  return new;
end;
$$;
comment on function private.conferir_mudanca_do_plantao() is
  'What was worked stays so, what was given to a colleague is theirs, and what a hospital published is as it was published.';

create trigger conferir_mudanca_do_plantao before update on public.plantoes
  for each row execute function private.conferir_mudanca_do_plantao();

create function private.exigir_lancamento_vivo() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.anulado_em is not null then
    raise exception 'Este lançamento já foi anulado.' using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  new.anulado_em := now();
  return new;
end;
$$;
comment on function private.exigir_lancamento_vivo() is 'What is annulled stays so, by the clock of the server.';

create trigger exigir_lancamento_vivo before update on public.lancamentos_de_plantao
  for each row execute function private.exigir_lancamento_vivo();

create function public.conflitos_de_plantao(
  p_inicios timestamptz[], p_fins timestamptz[], p_menos uuid default null, p_sobreaviso boolean default false
) returns table (posicao int, inicio timestamptz, fim timestamptz, local_nome text)
language plpgsql stable
set search_path = ''
as $$
declare
  desde timestamptz;
  ate_quando timestamptz;
begin
  perform private.exigir(num_nulls(p_inicios, p_fins, p_sobreaviso));
  perform private.exigir_datas(variadic p_inicios || p_fins);
  -- No shift is longer: of ten years, only those near the plan are looked at.
  desde := (select min(i) from unnest(p_inicios) as i) - interval '36 hours';
  ate_quando := (select max(f) from unnest(p_fins) as f);
  return query
    select x.ordem::int, c.inicio, c.fim, c.nome
    from unnest(p_inicios, p_fins) with ordinality as x (de, ate, ordem)
    join (
      select p.inicio, p.fim, l.nome
      from public.plantoes p join public.locais_de_plantao l on l.id = p.local_id
      where p.estado in ('previsto', 'realizado') and p.id is distinct from p_menos
        and p.inicio > desde and p.inicio < ate_quando
      union all
      select a.inicio, a.fim, 'Atendimento na clínica'
      from public.atendimentos_na_clinica(now(), coalesce(ate_quando, now())) as a
      where not p_sobreaviso
    ) as c on c.inicio < x.ate and c.fim > x.de
    order by x.ordem, c.inicio;
end;
$$;
comment on function public.conflitos_de_plantao(timestamptz[], timestamptz[], uuid, boolean) is
  'Own shifts, and hours in clinics still to come of the account that is tied, that stand against others to be planned, by the place of those in the list, from 1; on call at home, shifts alone. Runs as the caller.';

revoke execute on function public.conflitos_de_plantao(timestamptz[], timestamptz[], uuid, boolean) from public, anon, service_role;
grant execute on function public.conflitos_de_plantao(timestamptz[], timestamptz[], uuid, boolean) to authenticated;
