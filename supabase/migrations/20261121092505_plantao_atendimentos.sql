-- Who was attended in a shift, and when each is to be looked at again.

create function private.sinal_impossivel(sinais jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select coalesce(l.rotulo, s.nome)
  from jsonb_each(sinais) as s (nome, valor)
  left join (
    values
      ('pressao_sistolica', 'Pressão sistólica', 30, 350), ('pressao_diastolica', 'Pressão diastólica', 10, 250),
      ('frequencia_cardiaca', 'Frequência cardíaca', 10, 350),
      ('frequencia_respiratoria', 'Frequência respiratória', 1, 120), ('temperatura', 'Temperatura', 20, 46),
      ('saturacao', 'Saturação de O₂', 30, 100), ('glicemia', 'Glicemia capilar', 10, 2500),
      ('peso_kg', 'Peso', 0.3, 650), ('altura_cm', 'Altura', 20, 272), ('dor', 'Dor', 0, 10)
  ) as l (nome, rotulo, minimo, maximo) on l.nome = s.nome
  where s.valor <> 'null' and s.nome not in ('consciencia', 'oxigenio', 'medidos_em') and (
    l.nome is null
    -- A case, since a cast may come before the type is looked at.
    or case when jsonb_typeof(s.valor) = 'number' then s.valor::numeric not between l.minimo and l.maximo else true end
  )
  order by s.nome limit 1;
$$;
comment on function private.sinal_impossivel(jsonb) is
  'The first vital sign that no body has, or that is none; null when all are possible. Limits: _shared/domain/sinais-vitais.ts.';

create function private.exigir_sinais(sinais jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  qual text;
begin
  if jsonb_typeof(sinais) is distinct from 'object' then
    perform private.exigir(1);
  end if;
  qual := private.sinal_impossivel(sinais);
  if qual is not null then
    raise exception '%: este valor não é possível. Confira.', left(qual, 40)
      using errcode = '23514', detail = 'VALIDACAO';
  end if;
end;
$$;
comment on function private.exigir_sinais(jsonb) is 'Refuses vital signs that no body has, naming the first.';

create function private.desfecho_completo(desfecho text, dados jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_typeof(dados) = 'object' and dados ->> 'em' is not null and not exists (
    select from unnest(
      case desfecho
        when 'alta' then array['orientacoes']
        when 'alta_a_pedido' then array['orientacoes', 'termo']
        when 'internacao' then array['destino']
        when 'observacao' then array['destino']
        when 'transferencia' then array['destino', 'regulacao']
        when 'evasao' then array['circunstancia']
        when 'obito' then array['declaracao']
      end
    ) as pedido where char_length(trim(coalesce(dados ->> pedido, ''))) not between 1 and 2000
  ), false);
$$;
comment on function private.desfecho_completo(text, jsonb) is
  'Whether an outcome says what its kind must. Twin: _shared/domain/plantao/desfecho.ts.';

create table public.atendimentos (
  id uuid primary key,
  sessao_id uuid not null references public.sessoes_plantao (id) on delete restrict,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid references public.pacientes (id) on delete restrict,
  descricao text not null,
  sexo text,
  idade_anos smallint,
  cor text,
  classificado_em timestamptz,
  chegada_em timestamptz not null,
  estado text not null,
  sinais jsonb not null default '{}',
  clinico jsonb not null default '{}',
  desfecho text,
  desfecho_dados jsonb,
  revisao int not null default 1,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint descricao_has_a_sane_length check (char_length(trim(descricao)) between 2 and 200),
  constraint sexo_is_known check (sexo in ('feminino', 'masculino', 'ignorado')),
  constraint age_is_of_a_person check (idade_anos between 0 and 130),
  constraint cor_is_of_the_scale check (cor in ('vermelho', 'laranja', 'amarelo', 'verde', 'azul')),
  constraint a_colour_has_its_time check ((cor is null) = (classificado_em is null)),
  constraint estado_is_known check (estado in (
    'aguardando', 'em_atendimento', 'em_observacao', 'aguardando_exames', 'reavaliacao_pendente', 'finalizado'
  )),
  constraint signs_are_possible check (private.sinal_impossivel(sinais) is null),
  constraint clinico_has_a_sane_size
    check (jsonb_typeof(clinico) = 'object' and octet_length(clinico::text) <= 40000),
  constraint desfecho_is_known check (desfecho in (
    'alta', 'alta_a_pedido', 'internacao', 'observacao', 'transferencia', 'evasao', 'obito'
  )),
  constraint what_is_finished_has_an_outcome
    check ((estado = 'finalizado') = (desfecho is not null) and (desfecho is null) = (desfecho_dados is null)),
  constraint an_outcome_is_whole check (desfecho is null or private.desfecho_completo(desfecho, desfecho_dados)),
  constraint dates_are_of_known_centuries
    check (private.data_aceita(chegada_em) and private.data_aceita(classificado_em))
);

comment on table public.atendimentos is
  'Who was attended in a shift: known by a registration, or described ("homem, cerca de 40, trauma"). Written by its doctor alone, over the revision that was read, as long as the shift lasts.';
comment on column public.atendimentos.descricao is 'As the doctor calls the patient; it stays as it was when a registration is tied.';
comment on column public.atendimentos.clinico is
  'Complaint, history, allergies, exam, hypotheses, conduct, exams, medicines given, procedures. Contract: _shared/domain/contracts/atendimento.ts.';
comment on column public.atendimentos.sinais is
  'Vital signs as measured, by name: {pressao_sistolica, saturacao, …, consciencia (ACVPU), oxigenio, medidos_em}.';
comment on column public.atendimentos.desfecho_dados is
  'What the outcome says besides: {em, orientacoes, termo, destino, regulacao, circunstancia, declaracao}.';
comment on column public.atendimentos.chegada_em is 'By the clock of the device, as all times of care; criado_em and atualizado_em are the server''s.';

create index atendimentos_da_sessao on public.atendimentos (sessao_id, chegada_em);
create index atendimentos_do_medico on public.atendimentos (medico_id, chegada_em desc);
create index atendimentos_paciente on public.atendimentos (paciente_id) where paciente_id is not null;

create table public.reavaliacoes (
  id uuid primary key,
  atendimento_id uuid not null references public.atendimentos (id) on delete restrict,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  prevista_em timestamptz not null,
  feita_em timestamptz,
  resposta text,
  sinais jsonb not null default '{}',
  conduta text,
  proxima_em timestamptz,
  revisao int not null default 1,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint signs_are_possible check (private.sinal_impossivel(sinais) is null),
  constraint resposta_has_a_sane_length check (char_length(trim(resposta)) between 1 and 2000),
  constraint conduta_has_a_sane_length check (char_length(trim(conduta)) between 1 and 2000),
  constraint what_was_done_says_how check ((feita_em is null) = (resposta is null)),
  constraint the_next_one_comes_after check (proxima_em is null or (feita_em is not null and proxima_em > feita_em)),
  constraint dates_are_of_known_centuries check (
    private.data_aceita(prevista_em) and private.data_aceita(feita_em) and private.data_aceita(proxima_em)
  )
);

comment on table public.reavaliacoes is
  'When a patient of a shift is to be looked at again, and what was found: response, vital signs, new conduct, when next.';
comment on column public.reavaliacoes.sinais is 'As those of an attendance.';
comment on column public.reavaliacoes.proxima_em is 'When next; that one is a row of its own.';

create index reavaliacoes_do_atendimento on public.reavaliacoes (atendimento_id, prevista_em);
create index reavaliacoes_do_medico on public.reavaliacoes (medico_id);

alter table public.atendimentos enable row level security;
alter table public.reavaliacoes enable row level security;
revoke all on public.atendimentos, public.reavaliacoes from public, anon, authenticated, service_role;
grant select on public.atendimentos, public.reavaliacoes to authenticated, service_role;

call private.criar_politica('public.atendimentos', 'select', 'own attendances are read', 'medico_id = {eu}');
call private.criar_politica('public.reavaliacoes', 'select', 'own re-evaluations are read', 'medico_id = {eu}');

create trigger recusar_exclusao before delete on public.atendimentos
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.atendimentos
  for each statement execute function private.recusar_exclusao();
create trigger recusar_exclusao before delete on public.reavaliacoes
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.reavaliacoes
  for each statement execute function private.recusar_exclusao();
