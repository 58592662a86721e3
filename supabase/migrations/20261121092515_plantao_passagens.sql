-- Handovers: what a doctor who leaves tells the one who stays of each open patient, and who took it.

create function private.paciente_da_passagem(dito jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_typeof(dito) = 'object' and (dito ->> 'atendimento_id') is not null and (
    select bool_and(
      jsonb_typeof(dito -> parte) = 'string' and char_length(dito ->> parte) between minimo and maximo
    )
    from (values
      ('descricao', 2, 200), ('gravidade', 1, 200), ('resumo', 1, 1500), ('acoes', 1, 1000), ('contingencia', 0, 1000)
    ) as l (parte, minimo, maximo)
  ), false);
$$;
comment on function private.paciente_da_passagem(jsonb) is
  'Whether a patient of a handover has its parts of I-PASS, each of a sane length. Contract: _shared/domain/contracts/passagem.ts.';

create function private.pacientes_da_passagem(ditos jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(ditos) = 'array' and jsonb_array_length(ditos) between 1 and 60
      and octet_length(ditos::text) <= 60000
      and (select bool_and(private.paciente_da_passagem(um)) from jsonb_array_elements(ditos) as um),
    false
  );
$$;
comment on function private.pacientes_da_passagem(jsonb) is 'Whether a handover is about somebody, and whole.';

create table public.passagens_de_plantao (
  id uuid primary key,
  sessao_id uuid not null references public.sessoes_plantao (id) on delete restrict,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  codigo text not null,
  pacientes jsonb not null,
  entregue_em timestamptz,
  recebida_por uuid references public.profiles (id) on delete restrict,
  recebida_em timestamptz,
  sintese text,
  assinada_em timestamptz,
  revisao int not null default 1,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint one_handover_a_code unique (codigo),
  constraint codigo_has_its_form check (codigo ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  constraint every_patient_is_told_of check (private.pacientes_da_passagem(pacientes)),
  constraint nobody_hands_over_to_oneself check (recebida_por <> medico_id),
  constraint who_received_said_when_and_what check (
    num_nonnulls(recebida_por, recebida_em, sintese) in (0, 3) and (recebida_por is null or entregue_em is not null)
  ),
  constraint what_is_signed_was_handed_over check (assinada_em is null or entregue_em is not null),
  constraint sintese_has_a_sane_length check (char_length(trim(sintese)) between 2 and 2000),
  constraint dates_are_of_known_centuries
    check (private.data_aceita(entregue_em) and private.data_aceita(recebida_em))
);

comment on table public.passagens_de_plantao is
  'Handovers of shifts: I-PASS of each open patient, as the doctor who leaves wrote it. Changed over the revision that was read until the next doctor received it or it is signed; from then on it stays.';
comment on column public.passagens_de_plantao.codigo is
  'By which the next doctor finds it: 50 random bits in Crockford''s base 32, made on the device, good for 48 hours.';
comment on column public.passagens_de_plantao.pacientes is
  'Each {atendimento_id, descricao, cor, idade_anos, gravidade, resumo, acoes, contingencia}. Contract: _shared/domain/contracts/passagem.ts.';
comment on column public.passagens_de_plantao.entregue_em is 'When it was handed over, by the clock of the device; null of a draft.';
comment on column public.passagens_de_plantao.recebida_em is 'By the clock of the device of who received it.';
comment on column public.passagens_de_plantao.assinada_em is 'When its signature was registered: documentos_assinados has it.';
comment on column public.passagens_de_plantao.sintese is 'The S of I-PASS: what who received it understood.';

create index passagens_de_plantao_da_sessao on public.passagens_de_plantao (sessao_id);
create index passagens_de_plantao_do_medico on public.passagens_de_plantao (medico_id);
create index passagens_de_plantao_recebidas on public.passagens_de_plantao (recebida_por, recebida_em desc)
  where recebida_por is not null;

alter table public.passagens_de_plantao enable row level security;
revoke all on public.passagens_de_plantao from public, anon, authenticated, service_role;
grant select on public.passagens_de_plantao to authenticated, service_role;

call private.criar_politica(
  'public.passagens_de_plantao', 'select', 'handovers are read by who gave and who received them',
  'medico_id = {eu} or recebida_por = {eu}'
);

create trigger recusar_exclusao before delete on public.passagens_de_plantao
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.passagens_de_plantao
  for each statement execute function private.recusar_exclusao();

create function private.exigir_pacientes_da_sessao(ditos jsonb, p_sessao uuid) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.pacientes_da_passagem(ditos) then
    raise exception 'Passagem: confira o que foi escrito de cada paciente.'
      using errcode = '23514', detail = 'VALIDACAO';
  end if;
  if exists (
    select from jsonb_array_elements(ditos) as um
    where not exists (
      select from public.atendimentos a
      where a.id::text = um ->> 'atendimento_id' and a.sessao_id = p_sessao
    )
  ) then
    raise exception 'Não encontramos este atendimento.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
end;
$$;
comment on function private.exigir_pacientes_da_sessao(jsonb, uuid) is
  'A handover tells of patients of its shift, and of no others. Definer: called by calls that write for their caller.';

create function public.salvar_passagem(p_passagem uuid, p_sessao uuid, p_dados jsonb, p_revisao int)
returns public.passagens_de_plantao
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  atual public.passagens_de_plantao;
  nova public.passagens_de_plantao;
begin
  perform private.exigir(num_nulls(p_passagem, p_sessao, p_dados, p_revisao));
  perform private.exigir((jsonb_typeof(p_dados) <> 'object')::int);
  nova := jsonb_populate_record(null::public.passagens_de_plantao, p_dados);
  perform private.exigir(num_nulls(nova.codigo, nova.pacientes));
  select * into atual from public.passagens_de_plantao p where p.id = p_passagem and p.medico_id = eu;
  if (atual.sessao_id, atual.codigo, atual.pacientes, atual.entregue_em)
    = (p_sessao, nova.codigo, nova.pacientes, nova.entregue_em) then
    return atual;
  end if;
  perform private.sessao_a_escrever(p_sessao, eu);
  perform private.exigir_pacientes_da_sessao(nova.pacientes, p_sessao);
  select * into atual from public.passagens_de_plantao p where p.id = p_passagem for update;
  if atual.id is not null and (atual.medico_id, atual.sessao_id) <> (eu, p_sessao) then
    raise exception 'Não encontramos esta passagem.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if atual.recebida_por is not null then
    raise exception 'Esta passagem já foi recebida e não muda mais. Faça outra.'
      using errcode = '42501', detail = 'REGRA_VIOLADA';
  end if;
  if atual.assinada_em is not null then
    raise exception 'Esta passagem já foi assinada e não muda mais. Faça outra.'
      using errcode = '42501', detail = 'REGRA_VIOLADA';
  end if;
  perform private.exigir_revisao(p_revisao, coalesce(atual.revisao, 0));
  insert into public.passagens_de_plantao as p (id, sessao_id, medico_id, codigo, pacientes, entregue_em)
  values (p_passagem, p_sessao, eu, nova.codigo, nova.pacientes, nova.entregue_em)
  on conflict (id) do update set
    codigo = excluded.codigo, pacientes = excluded.pacientes, entregue_em = excluded.entregue_em,
    revisao = p.revisao + 1, atualizado_em = now()
  returning * into nova;
  return nova;
end;
$$;
comment on function public.salvar_passagem(uuid, uuid, jsonb, int) is
  'Keeps a handover of the caller''s active shift, whole, over the revision that was read (0: a new one), until it is received. Definer: nobody writes the table itself.';

create function private.passagem_do_codigo(p_codigo text, eu uuid) returns public.passagens_de_plantao
language plpgsql security definer
set search_path = ''
as $$
declare
  chave constant text := private.chave_de_tentativa('passagem de plantão', eu::text);
  achada public.passagens_de_plantao;
begin
  perform private.exigir(num_nulls(p_codigo));
  -- Counted first and taken back where the code is right; past the limit no code is.
  if private.contar_tentativa(chave, 20, interval '15 minutes') is not null then
    return null;
  end if;
  select * into achada from public.passagens_de_plantao p
  where p.codigo = translate(regexp_replace(upper(left(p_codigo, 40)), '[^A-Z0-9]', '', 'g'), 'OIL', '011')
    and p.entregue_em is not null and p.atualizado_em > now() - interval '48 hours'
  for update;
  if achada.id is null then
    return null;
  end if;
  perform private.descontar_tentativa(chave);
  if achada.medico_id = eu then
    raise exception 'Quem passa o plantão não recebe a própria passagem.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if achada.recebida_por <> eu then
    raise exception 'Outro médico já recebeu esta passagem. Peça outro código a quem a fez.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return achada;
end;
$$;
comment on function private.passagem_do_codigo(text, uuid) is
  'The handover of a code that somebody else made for the next doctor, held; null of a wrong or old one, and past 20 wrong ones in 15 minutes: raised, the count would be taken back. Definer: counts and tables are out of reach.';

create function private.passagem_em_json(p public.passagens_de_plantao) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p.id, 'de_nome', m.nome, 'de_crm', m.crm, 'de_uf', m.crm_uf, 'local_nome', s.local_nome,
    'pacientes', p.pacientes, 'entregue_em', p.entregue_em, 'recebida_em', p.recebida_em, 'sintese', p.sintese
  )
  from public.profiles m, public.sessoes_plantao s
  where m.id = p.medico_id and s.id = p.sessao_id;
$$;
comment on function private.passagem_em_json(public.passagens_de_plantao) is
  'A handover as who receives it reads it, with who made it and where. Definer: names of colleagues, for who has the code.';

create function public.abrir_passagem(p_codigo text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.passagem_em_json(p)
  from private.passagem_do_codigo(p_codigo, private.plantonista_que_chama()) as p;
$$;
comment on function public.abrir_passagem(text) is
  'A handover by its code, for another on-call doctor; null where there is none. Definer: it is not the caller''s to read before it is received.';

create function public.receber_passagem(p_codigo text, p_em timestamptz, p_sintese text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  alvo public.passagens_de_plantao;
begin
  perform private.exigir(num_nulls(p_codigo, p_em, p_sintese));
  perform private.exigir_datas(p_em);
  perform private.exigir_texto(p_sintese, 2, 2000);
  alvo := private.passagem_do_codigo(p_codigo, eu);
  if alvo.id is not null and alvo.recebida_por is null then
    update public.passagens_de_plantao p set recebida_por = eu, recebida_em = p_em, sintese = trim(p_sintese)
    where p.id = alvo.id returning p.* into alvo;
    perform private.notificar(
      'passagem_recebida', alvo.medico_id, null, 'Passagem recebida',
      (select m.nome from public.profiles m where m.id = eu) || ' recebeu sua passagem de plantão.'
    );
  end if;
  return private.passagem_em_json(alvo);
end;
$$;
comment on function public.receber_passagem(text, timestamptz, text) is
  'Confirms a handover by its code, with what was understood, and tells who made it; sent again, answers the same; null where there is none. Definer: nobody writes the table itself.';

create function private.abertos_sem_passagem(p_sessao uuid) returns int
language sql stable security definer
set search_path = ''
as $$
  select count(*)::int from public.atendimentos a
  where a.sessao_id = p_sessao and a.estado <> 'finalizado' and not exists (
    select from public.passagens_de_plantao p
    where p.sessao_id = p_sessao and p.entregue_em is not null
      and p.pacientes @> jsonb_build_array(jsonb_build_object('atendimento_id', a.id))
  );
$$;
comment on function private.abertos_sem_passagem(uuid) is
  'How many patients of a shift are in care and in no handover. Definer: asked by calls that write for their caller.';

create function public.finalizar_plantao(p_sessao uuid, p_fim timestamptz, p_motivo text default null)
returns public.sessoes_plantao
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  sessao public.sessoes_plantao;
  abertos int;
begin
  perform private.exigir(num_nulls(p_sessao, p_fim));
  perform private.exigir_datas(p_fim);
  if p_motivo is not null then
    perform private.exigir_texto(p_motivo, 3, 500);
  end if;
  select * into sessao from public.sessoes_plantao s
  where s.id = p_sessao and s.medico_id = eu and s.data_fim = p_fim and s.motivo is not distinct from trim(p_motivo);
  if sessao.id is not null then
    return sessao;
  end if;
  sessao := private.sessao_a_escrever(p_sessao, eu);
  perform private.exigir_duracao(sessao.inicio, p_fim);
  abertos := private.abertos_sem_passagem(p_sessao);
  if abertos > 0 and p_motivo is null then
    raise exception 'Pacientes ainda em atendimento: %. Passe o plantão ou escreva por que ele termina assim.', abertos
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  update public.sessoes_plantao s
  set status = 'finalizada', data_fim = p_fim, motivo = trim(p_motivo), finalizada_no_servidor_em = now()
  where s.id = p_sessao returning * into sessao;
  return sessao;
end;
$$;
comment on function public.finalizar_plantao(uuid, timestamptz, text) is
  'Ends a shift of the caller, with a reason while patients are still in care and handed over to nobody; sent again, answers the same. Definer: nobody writes the table itself.';

create function private.exigir_duracao(inicio timestamptz, fim timestamptz) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if fim <= inicio then
    raise exception 'O fim do plantão precisa ser depois do início.' using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  if fim > inicio + interval '36 hours' then
    raise exception 'Um plantão tem no máximo 36 horas. Informe a hora em que ele terminou.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
end;
$$;
comment on function private.exigir_duracao(timestamptz, timestamptz) is 'A shift ends after it began, and within 36 hours.';

revoke execute on function
  public.finalizar_plantao(uuid, timestamptz, text), public.salvar_passagem(uuid, uuid, jsonb, int),
  public.abrir_passagem(text), public.receber_passagem(text, timestamptz, text)
from public, anon, service_role;
grant execute on function
  public.finalizar_plantao(uuid, timestamptz, text), public.salvar_passagem(uuid, uuid, jsonb, int),
  public.abrir_passagem(text), public.receber_passagem(text, timestamptz, text)
to authenticated;
