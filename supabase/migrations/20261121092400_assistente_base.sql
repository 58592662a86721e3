-- What the assistant answers from: documents cut into short passages, each sentence with the mark of its
-- source. Nobody's in particular, so without a tenant. The words that they are found by stand apart.

create function private.vetor_da_base(texto text) returns tsvector
language sql immutable strict parallel safe
set search_path = ''
as $$
  -- The accents of a question are often left out, so the stem is that of the word without them.
  select to_tsvector(
    'pg_catalog.portuguese', regexp_replace(private.normalizar_busca(texto), '[^a-z0-9]+', ' ', 'g')
  );
$$;
comment on function private.vetor_da_base(text) is
  'The words of a text as they are searched: without accents, by their stem.';

create table public.base_documentos (
  id text primary key,
  titulo text not null,
  sinonimos text[] not null default '{}',
  especialidade text not null,
  publico text[] not null,
  versao date not null,
  validade date not null,
  fontes jsonb not null,
  ferramentas text[] not null default '{}',
  verificacao text not null default 'pendente',
  retirado_em timestamptz,
  numero int generated always as identity unique,
  constraint id_is_an_address check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 80),
  constraint texts_have_a_sane_length
    check (char_length(titulo) between 3 and 200 and char_length(especialidade) between 3 and 80),
  constraint publico_is_known
    check (cardinality(publico) > 0 and publico <@ array['adulto', 'pediatrico', 'gestante', 'idoso']),
  constraint verificacao_is_known check (verificacao in ('conferida', 'parcial', 'pendente')),
  constraint it_names_its_sources
    check (jsonb_typeof(fontes) = 'array' and jsonb_array_length(fontes) between 1 and 40),
  constraint validade_follows_versao check (validade > versao)
);
comment on table public.base_documentos is
  'Conditions that the assistant knows of. Written by migrations and by the importer, never by a person of the product.';
comment on column public.base_documentos.fontes is
  'What the marks of its passages stand for: id, titulo, ano, orgao, url or doi, and `conferencia`, how far the numbers were compared with it.';
comment on column public.base_documentos.ferramentas is 'Calculators of the clinical engine that belong to it.';
comment on column public.base_documentos.verificacao is
  'conferida: numbers read in the cited document; parcial: central ones agree with a public transcription; pendente: nothing was opened.';

comment on column public.base_documentos.retirado_em is 'Withdrawn by the administrator: kept, and found by no question.';

create table public.base_passagens (
  id text primary key,
  documento_id text not null references public.base_documentos (id) on delete cascade,
  ordem smallint not null,
  titulo text not null,
  texto text not null,
  numero int generated always as identity unique,
  constraint id_stands_below_its_document
    check (id like documento_id || '#_%' and id ~ '^[a-z0-9-]+#[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 160),
  constraint texts_have_a_sane_length
    check (char_length(titulo) between 2 and 120 and char_length(texto) between 10 and 6000),
  constraint it_has_a_place check (ordem between 1 and 400)
);
comment on table public.base_passagens is
  'Passages of the knowledge base: `dengue#doses-adulto`. What the assistant quotes is one of them.';
comment on column public.base_passagens.texto is 'Markdown; each sentence ends with the mark of its source, [^f1].';

create index base_passagens_documento on public.base_passagens (documento_id, ordem);

create table private.base_termos (
  lexema text not null,
  passagem int not null references public.base_passagens (numero) on delete cascade,
  documento int not null,
  peso real not null,
  nome boolean not null,
  primary key (lexema, passagem)
);
comment on table private.base_termos is
  'Which passage holds which word, and how much it says of it: names of the condition most, then its heading, then its text.';
comment on column private.base_termos.nome is 'Whether the word is of the names of the condition.';
create index base_termos_busca on private.base_termos (documento, lexema) include (passagem, peso);
create index base_termos_passagem on private.base_termos (passagem);
alter table private.base_termos enable row level security;
revoke all on private.base_termos from public, anon, authenticated, service_role;

create table private.base_documento_termos (
  lexema text not null,
  documento int not null references public.base_documentos (numero) on delete cascade,
  presenca real not null,
  nome boolean not null,
  primary key (lexema, documento) include (presenca, nome)
);
comment on table private.base_documento_termos is
  'The same of whole documents: those are ranked first, and passages only within the best.';
comment on column private.base_documento_termos.presenca is 'The most that a passage says of the word, 1 at most.';
create index base_documento_termos_documento on private.base_documento_termos (documento);
alter table private.base_documento_termos enable row level security;
revoke all on private.base_documento_termos from public, anon, authenticated, service_role;

create table private.base_lexemas (
  lexema text primary key,
  documentos int not null,
  nomeados int not null
);
comment on table private.base_lexemas is
  'The words of the base and in how many documents each stands: how rare it is, and what a misspelt word may have meant.';
comment on column private.base_lexemas.nomeados is 'In the names of how many.';
create index base_lexemas_parecidos on private.base_lexemas using gin (lexema extensions.gin_trgm_ops);
alter table private.base_lexemas enable row level security;
revoke all on private.base_lexemas from public, anon, authenticated, service_role;

create function private.indexar_passagens(quais int[]) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  deles constant int[] := array(
    select distinct d.numero from public.base_documentos d join public.base_passagens p on p.documento_id = d.id
    where p.numero = any (quais)
  );
  antes constant text[] := array(
    select distinct t.lexema from private.base_documento_termos t where t.documento = any (deles)
  );
begin
  delete from private.base_termos t where t.passagem = any (quais);
  with nomes as materialized (
    select d.id, d.numero, private.vetor_da_base(concat_ws(' ', d.titulo, array_to_string(d.sinonimos, ' '))) as vetor
    from public.base_documentos d
    where d.retirado_em is null and d.numero = any (deles)
  ), vetores as materialized (
    select p.numero, n.numero as documento, n.vetor as nome, private.vetor_da_base(p.titulo) as titulo,
      private.vetor_da_base(regexp_replace(p.texto, '\[\^f\d+\]', ' ', 'g')) as texto
    from public.base_passagens p join nomes n on n.id = p.documento_id
    where p.numero = any (quais)
  ), ditas as (
    select v.numero, v.documento, u.lexeme, 1.2 as nome, 0 as titulo, 0 as vezes from vetores v, unnest(v.nome) as u
    union all
    select v.numero, v.documento, u.lexeme, 0, 0.8, 0 from vetores v, unnest(v.titulo) as u
    union all
    select v.numero, v.documento, u.lexeme, 0, 0, cardinality(u.positions) from vetores v, unnest(v.texto) as u
  )
  -- Said again in the text it says less each time.
  insert into private.base_termos (lexema, passagem, documento, peso, nome)
  select d.lexeme, d.numero, d.documento,
    max(d.nome) + max(d.titulo) + 1.6 * sum(d.vezes) / (sum(d.vezes) + 0.6), max(d.nome) > 0
  from ditas d
  where d.lexeme ~ '^[a-z]' and char_length(d.lexeme) <= 40
  group by d.lexeme, d.numero, d.documento;
  delete from private.base_documento_termos t where t.documento = any (deles);
  insert into private.base_documento_termos (lexema, documento, presenca, nome)
  select t.lexema, t.documento, max(least(t.peso, 1)), bool_or(t.nome)
  from private.base_termos t
  where t.documento = any (deles)
  group by t.lexema, t.documento;
  delete from private.base_lexemas l where l.lexema = any (antes);
  insert into private.base_lexemas as l (lexema, documentos, nomeados)
  select t.lexema, count(*), count(*) filter (where t.nome)
  from private.base_documento_termos t
  where t.lexema = any (antes) or t.lexema in (
    select d.lexema from private.base_documento_termos d where d.documento = any (deles)
  )
  group by t.lexema
  on conflict (lexema) do update set documentos = excluded.documentos, nomeados = excluded.nomeados;
end;
$$;
comment on function private.indexar_passagens(int[]) is
  'Writes the words by which passages are found. Definer: they are kept out of reach.';

create function private.indexar_base() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'base_passagens' then
    perform private.indexar_passagens(array(select n.numero from novas n));
  else
    perform private.indexar_passagens(array(
      select p.numero from public.base_passagens p join novas n on n.id = p.documento_id
    ));
  end if;
  return null;
end;
$$;
comment on function private.indexar_base() is
  'Keeps the words of passages, and of all passages of a document whose names changed. Definer: as indexar_passagens.';

create trigger indexar_novas after insert on public.base_passagens
  referencing new table as novas for each statement execute function private.indexar_base();
create trigger indexar_mudadas after update on public.base_passagens
  referencing new table as novas for each statement execute function private.indexar_base();
create trigger indexar_mudados after update on public.base_documentos
  referencing new table as novas for each statement execute function private.indexar_base();

create function private.consulta_a_base() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return exists (
    select 1 from public.profiles p where p.id = eu and p.tipo in ('medico', 'plantonista', 'clinica', 'hospital')
  );
end;
$$;
comment on function private.consulta_a_base() is
  'Whether the caller reads what is written for professionals: never a patient. Definer: as the helpers of policies.';
grant execute on function private.consulta_a_base() to authenticated, service_role;

alter table public.base_documentos enable row level security;
alter table public.base_passagens enable row level security;
revoke all on public.base_documentos, public.base_passagens from public, anon, authenticated, service_role;
grant select on public.base_documentos, public.base_passagens to authenticated;
grant select, insert, update on public.base_documentos, public.base_passagens to service_role;

call private.criar_politica(
  'public.base_documentos', 'select', 'read by professionals', '(select private.consulta_a_base())'
);
call private.criar_politica(
  'public.base_passagens', 'select', 'read by professionals', '(select private.consulta_a_base())'
);
