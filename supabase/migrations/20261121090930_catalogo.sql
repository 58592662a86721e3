-- What can be prescribed: one row a presentation. Nobody's in particular, so without a tenant.

create function private.texto_do_catalogo(texto text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  -- Lower case without accents; 1.000 is 1000 and 2.5 is 2,5; numbers stand apart from their unit
  -- ("50mg", "b12"); anything else between words, but a bar, is one space.
  select regexp_replace(trim(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      private.normalizar_busca(texto),
      '(\d)\.(?=\d{3}(\D|$))', '\1', 'g'),
      '(\d)\.(?=\d)', '\1,', 'g'),
      '(\d)(?=[a-zµμ])', '\1 ', 'g'),
      '([a-z])(?=\d)', '\1 ', 'g'),
      '\m([µμ]|u)g\M', 'mcg', 'g'),
    '(,(?!\d))|((?<!\d),)|[^a-z0-9,|]+', ' ', 'g')), ' +', ' ', 'g');
$$;
comment on function private.texto_do_catalogo(text) is
  'A name or strength in the form in which the catalogue is searched, the same for what is kept and what is typed.';
grant execute on function private.texto_do_catalogo(text) to service_role;

create table public.apresentacoes (
  id uuid primary key,
  dcbs text[] not null,
  forma text not null,
  forma_texto text not null,
  concentracao text not null,
  via text not null,
  uso text not null,
  embalagens text[] not null default '{}',
  marcas text[] not null default '{}',
  sinonimos text[] not null default '{}',
  generico boolean not null default false,
  rename boolean not null default false,
  uso_hospitalar boolean not null default false,
  nao_partir boolean not null default false,
  sulcado boolean not null default false,
  gotas_por_ml smallint,
  posologia text,
  pediatrica text,
  nota text,
  tarja text,
  estado text not null,
  documentos text[] not null default '{}',
  ordem int not null,
  nomes text not null,
  busca text not null,
  constraint it_has_an_ingredient
    check (cardinality(dcbs) between 1 and 20 and array_position(dcbs, null) is null),
  constraint texts_have_a_sane_length check (
    char_length(forma) between 1 and 60 and char_length(forma_texto) between 1 and 120
    and char_length(concentracao) between 1 and 200 and char_length(posologia) <= 400
    and char_length(pediatrica) <= 400 and char_length(nota) <= 400
  ),
  constraint uso_is_known check (uso in ('contínuo', 'agudo', 'se necessário')),
  constraint tarja_is_known check (tarja in ('sem_tarja', 'vermelha', 'vermelha_com_retencao', 'preta')),
  constraint drops_are_countable check (gotas_por_ml between 5 and 100),
  constraint estado_is_known check (estado in ('conferida', 'corrigida', 'parcial', 'pendente')),
  constraint what_was_verified_names_its_document
    check ((estado = 'pendente') or cardinality(documentos) > 0)
);

comment on table public.apresentacoes is
  'The catalogue of what can be prescribed. Written by migrations and by the importer of the official list, never by a person of the product.';
comment on column public.apresentacoes.id is
  'Made from ingredients, form and strength: the same presentation has the same id in every import.';
comment on column public.apresentacoes.sinonimos is
  'Other names by which it is looked for: abbreviations, salts, spellings. Not brands of this presentation.';
comment on column public.apresentacoes.posologia is
  'A usual way to take it, from published knowledge: a suggestion that the doctor edits, never an order.';
comment on column public.apresentacoes.tarja is
  'The stripe on its box, as the official list has it; null where no list was imported. What document it asks for is decided by ingredient.';
comment on column public.apresentacoes.estado is
  'How far ingredient, form and strength were verified; brands, packs and posologies are not.';
comment on column public.apresentacoes.ordem is 'How early it comes among equals: the most prescribed first.';
comment on column public.apresentacoes.nomes is
  'Ingredients, brands and other names as they are searched, each between bars.';
comment on column public.apresentacoes.busca is 'Those names and, after a bar, strength and form, as they are searched.';

create index apresentacoes_nomes on public.apresentacoes using gin (nomes extensions.gin_trgm_ops);
create index apresentacoes_busca on public.apresentacoes using gin (busca extensions.gin_trgm_ops);
create index apresentacoes_ordem on public.apresentacoes (ordem);

create table private.palavras_do_catalogo (
  palavra text primary key
);
comment on table private.palavras_do_catalogo is
  'The words of the catalogue, of four letters and more: what a misspelt word may have meant.';
alter table private.palavras_do_catalogo enable row level security;
revoke all on private.palavras_do_catalogo from public, anon, authenticated, service_role;

create function private.abreviaturas_da_forma(forma text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case
    when forma like 'comprimido%' then 'cp cpr'
    when forma = 'injetável' then 'ampola'
    when forma like 'gotas%' then 'gts'
    when forma in ('aerossol', 'spray nasal') then 'spray bombinha'
    else ''
  end;
$$;
comment on function private.abreviaturas_da_forma(text) is
  'How a form is abbreviated where the abbreviation is no beginning of its name.';

create function private.id_da_apresentacao(dcbs text[], forma_texto text, concentracao text) returns uuid
language sql immutable parallel safe
set search_path = ''
as $$
  select md5(private.texto_do_catalogo(concat_ws('|', array_to_string(dcbs, '+'), forma_texto, concentracao)))::uuid;
$$;
comment on function private.id_da_apresentacao(text[], text, text) is
  'The id of a presentation, made of what it is.';

create function private.preparar_apresentacao() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.nomes := replace(concat('|', private.texto_do_catalogo(
    array_to_string(new.dcbs || new.sinonimos || new.marcas, '|')
  ), '|'), '|', ' | ');
  new.id := private.id_da_apresentacao(new.dcbs, new.forma_texto, new.concentracao);
  new.busca := concat(replace(new.nomes, ' | ', ' '), '| ', private.texto_do_catalogo(concat_ws(' ',
    new.concentracao, new.forma_texto, private.abreviaturas_da_forma(new.forma)
  )), ' ');
  insert into private.palavras_do_catalogo
    select distinct p from regexp_split_to_table(new.busca, '[^a-z]+') as p
    where char_length(p) >= 4
    on conflict do nothing;
  return new;
end;
$$;
comment on function private.preparar_apresentacao() is
  'Writes what a presentation is identified and searched by. Definer: the words are kept out of reach.';

create trigger preparar_apresentacao
  before insert or update on public.apresentacoes
  for each row execute function private.preparar_apresentacao();

create function private.prescreve() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return exists (
    select 1 from public.profiles p where p.id = eu and p.tipo in ('medico', 'plantonista')
  );
end;
$$;
comment on function private.prescreve() is 'Whether the caller is of those who prescribe.';
grant execute on function private.prescreve() to authenticated, service_role;

alter table public.apresentacoes enable row level security;
revoke all on public.apresentacoes from public, anon, authenticated, service_role;
grant select on public.apresentacoes to authenticated;
grant select, insert, update on public.apresentacoes to service_role;

call private.criar_politica(
  'public.apresentacoes', 'select', 'read by who prescribes', '(select private.prescreve())'
);
