-- Documents that a doctor writes for a patient: prescriptions, requests of exams, certificates,
-- referrals, reports. One composition is written as a draft; preparing it makes a document of each
-- kind, and a prescription of each receituário; each is emitted by being signed.
--
-- An item is a text before it is anything else: what the catalogue knows of it stands beside the words.

create function private.item_de_prescricao_valido(item jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(item) = 'object'
    and item - array[
      'apresentacao', 'farmaco', 'dcbs', 'nome', 'via', 'posologia', 'quantidade', 'unidade',
      'quantidade_texto', 'dias', 'uso_continuo', 'livre', 'observacao'
    ] = '{}'
    and char_length(trim(item ->> 'nome')) between 2 and 300
    and char_length(trim(item ->> 'posologia')) between 0 and 1000
    and coalesce(char_length(item ->> 'observacao') <= 1000, true)
    and coalesce(char_length(concat(
      item ->> 'apresentacao', item ->> 'farmaco', item ->> 'via', item ->> 'unidade', item ->> 'quantidade_texto'
    )) <= 800, true)
    and coalesce(jsonb_typeof(item -> 'dcbs') = 'array' and jsonb_array_length(item -> 'dcbs') <= 10
      and char_length(item ->> 'dcbs') <= 500, not item ? 'dcbs')
    and case jsonb_typeof(item -> 'quantidade')
      when 'number' then (item ->> 'quantidade')::numeric between 0.01 and 5000
      else coalesce(jsonb_typeof(item -> 'quantidade') = 'null', true)
    end
    and case jsonb_typeof(item -> 'dias')
      when 'number' then (item ->> 'dias')::numeric between 1 and 365
      else coalesce(jsonb_typeof(item -> 'dias') = 'null', true)
    end
    and coalesce(jsonb_typeof(item -> 'uso_continuo') = 'boolean', true)
    and coalesce(jsonb_typeof(item -> 'livre') = 'boolean', true)
    -- Nothing of anything is a slip of the keyboard.
    and concat_ws(' ', item ->> 'nome', item ->> 'posologia')
      !~* '(^|[^0-9.,])0+([.,]0+)?\s*(mg|mcg|µg|g|ml|ui|gotas?|comprimidos?|cp|c[aá]psulas?)\M',
    false
  );
$$;
comment on function private.item_de_prescricao_valido(jsonb) is
  'Whether an item of a prescription is whole: words, a plausible quantity (0.01 to 5,000) and length (1 to 365 days), no dose of zero.';

create function private.itens_validos(lista jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(lista) = 'array' and jsonb_array_length(lista) between 1 and 30
    and not exists (
      select 1 from jsonb_array_elements(lista) as i (item)
      where not private.item_de_prescricao_valido(i.item)
    );
$$;
comment on function private.itens_validos(jsonb) is 'Whether a list is one of 1 to 30 whole items.';

create function private.achados_validos(lista jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(lista) = 'array' and jsonb_array_length(lista) <= 100
    and octet_length(lista::text) <= 60000
    and not exists (
      select 1 from jsonb_array_elements(lista) as a (achado)
      where not coalesce(
        jsonb_typeof(a.achado) = 'object'
        and char_length(a.achado ->> 'regra') between 1 and 80
        and a.achado ->> 'grau' in ('impede', 'chama_atencao', 'informa')
        and char_length(a.achado ->> 'frase') between 1 and 1000
        and (a.achado ->> 'grau' <> 'impede'
          or char_length(trim(a.achado ->> 'justificativa')) between 10 and 500),
        false
      )
    );
$$;
comment on function private.achados_validos(jsonb) is
  'Whether what the check found is whole, and everything that stops has its written reason (10 to 500 characters).';

create function private.conteudo_de_documento_valido(tipo text, conteudo jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(conteudo) = 'object' and octet_length(conteudo::text) <= 60000
    and case tipo
      when 'prescricao' then private.itens_validos(conteudo -> 'itens')
      when 'pedido_exames' then jsonb_typeof(conteudo -> 'exames') = 'array'
        and jsonb_array_length(conteudo -> 'exames') between 1 and 80
      when 'atestado' then case jsonb_typeof(conteudo -> 'dias')
        when 'number' then (conteudo ->> 'dias')::numeric between 1 and 365
        else char_length(trim(conteudo ->> 'texto')) between 3 and 10000
      end
      when 'declaracao' then char_length(trim(conteudo ->> 'para')) between 2 and 200
      when 'encaminhamento' then char_length(trim(conteudo ->> 'especialidade')) between 2 and 200
        and char_length(trim(conteudo ->> 'motivo')) between 3 and 10000
      when 'relatorio' then char_length(trim(conteudo ->> 'texto')) between 3 and 30000
    end,
    false
  );
$$;
comment on function private.conteudo_de_documento_valido(text, jsonb) is
  'Whether a document says what its kind must. The whole contract: _shared/domain/contracts/prescricao.ts.';

grant execute on function
  private.item_de_prescricao_valido(jsonb), private.itens_validos(jsonb), private.achados_validos(jsonb),
  private.conteudo_de_documento_valido(text, jsonb)
to authenticated, service_role;

-- ---------------------------------------------------------------------------------------------
-- What is being written
-- ---------------------------------------------------------------------------------------------

create table public.composicoes (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  prontuario_id uuid references public.prontuarios (id) on delete restrict,
  medico_id uuid not null references public.profiles (id) on delete restrict,
  conteudo jsonb not null default '{}',
  revisao int not null default 1,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  encerrada_em timestamptz,
  constraint composition_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint conteudo_is_an_object check (jsonb_typeof(conteudo) = 'object'),
  constraint conteudo_has_a_sane_size check (octet_length(conteudo::text) <= 200000)
);

comment on table public.composicoes is
  'What a doctor is writing for a patient, items and documents together: one open at a time. Closed when all that was prepared of it is emitted, or given up.';
comment on column public.composicoes.conteudo is
  'The composition as the screen has it: {itens, exames, atestado, …, justificativas}. Contract: _shared/domain/contracts/prescricao.ts.';
comment on column public.composicoes.revisao is 'Counts saves: private.conferir_revisao().';
comment on column public.composicoes.prontuario_id is 'The entry during which it is written, if any.';

create unique index composicoes_uma_aberta on public.composicoes (medico_id, paciente_id)
  where encerrada_em is null;
create index composicoes_paciente on public.composicoes (paciente_id, clinica_id);
create index composicoes_clinica on public.composicoes (clinica_id);
create index composicoes_prontuario on public.composicoes (prontuario_id) where prontuario_id is not null;
create index composicoes_medico on public.composicoes (medico_id);

alter table public.composicoes enable row level security;
revoke all on public.composicoes from public, anon, authenticated, service_role;
grant select, insert (id, clinica_id, paciente_id, prontuario_id, conteudo), update (conteudo, revisao)
on public.composicoes to authenticated;
grant select, insert, update on public.composicoes to service_role;

call private.criar_politica(
  'public.composicoes', 'select', 'a composition is its author''s', '{le_o_prontuario} and medico_id = {eu}'
);
call private.criar_politica(
  'public.composicoes', 'insert', 'composed by who attends', '{escreve_no_prontuario} and medico_id = {eu}'
);
call private.criar_politica(
  'public.composicoes', 'update', 'an open composition is its author''s',
  '{escreve_no_prontuario} and medico_id = {eu} and encerrada_em is null'
);

create function private.comecar_composicao() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.medico_id := coalesce(private.usuario_id(), new.medico_id);
  if new.prontuario_id is not null and not exists (
    select 1 from public.prontuarios p
    where p.id = new.prontuario_id and p.paciente_id = new.paciente_id and p.autor_id = new.medico_id
  ) then
    raise exception 'O documento precisa ficar em uma evolução sua deste paciente.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return new;
end;
$$;
comment on function private.comecar_composicao() is
  'Stamps the author. Definer: the entry is found before the policies say so.';

create trigger comecar_composicao before insert on public.composicoes
  for each row execute function private.comecar_composicao();
create trigger conferir_revisao before update of revisao on public.composicoes
  for each row execute function private.conferir_revisao();
create trigger marcar_atualizacao before update on public.composicoes
  for each row execute function private.marcar_atualizacao();
create trigger recusar_exclusao before delete on public.composicoes
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.composicoes
  for each statement execute function private.recusar_exclusao();
