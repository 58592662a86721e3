-- What a doctor writes often: templates of entries and text shortcuts, each doctor's own.

create function private.medico_que_chama() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  return (select p.id from public.profiles p where p.id = eu and p.tipo = 'medico');
end;
$$;
comment on function private.medico_que_chama() is
  'The caller, when the caller is a doctor; else null.';
grant execute on function private.medico_que_chama() to authenticated, service_role;

create table public.modelos_de_evolucao (
  id uuid primary key default gen_random_uuid(),
  medico_id uuid not null references public.profiles (id) on delete restrict,
  nome text not null,
  especialidade text,
  subjetivo text not null default '',
  objetivo text not null default '',
  avaliacao text not null default '',
  plano text not null default '',
  secoes_livres jsonb not null default '[]',
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint nome_has_a_sane_length check (char_length(trim(nome)) between 2 and 80),
  constraint especialidade_has_a_sane_length check (char_length(especialidade) <= 80),
  constraint texts_have_a_sane_length check (
    char_length(subjetivo) <= 10000 and char_length(objetivo) <= 10000
    and char_length(avaliacao) <= 10000 and char_length(plano) <= 10000
  ),
  constraint free_sections_are_whole check (private.secoes_livres_validas(secoes_livres))
);

comment on table public.modelos_de_evolucao is
  'Templates of entries of one doctor, in every clinic. They hold no patient data. Put away, never deleted.';
comment on column public.modelos_de_evolucao.secoes_livres is
  'Sections besides the four texts, in order: [{titulo, texto}].';

create unique index modelos_de_evolucao_one_a_name
  on public.modelos_de_evolucao (medico_id, lower(nome)) where ativo;
create index modelos_de_evolucao_medico on public.modelos_de_evolucao (medico_id);

alter table public.modelos_de_evolucao enable row level security;
revoke all on public.modelos_de_evolucao from public, anon, authenticated, service_role;
grant select,
  insert (id, medico_id, nome, especialidade, subjetivo, objetivo, avaliacao, plano, secoes_livres),
  update (nome, especialidade, subjetivo, objetivo, avaliacao, plano, secoes_livres, ativo)
on public.modelos_de_evolucao to authenticated;
grant select, insert, update on public.modelos_de_evolucao to service_role;

call private.criar_politica(
  'public.modelos_de_evolucao', 'select', 'own templates are read', 'medico_id = {eu}'
);

call private.criar_politica(
  'public.modelos_de_evolucao', 'insert', 'a doctor makes own templates',
  'medico_id = (select private.medico_que_chama())'
);

call private.criar_politica(
  'public.modelos_de_evolucao', 'update', 'own templates are changed',
  'medico_id = (select private.medico_que_chama())'
);

create table public.atalhos_de_texto (
  id uuid primary key default gen_random_uuid(),
  medico_id uuid not null references public.profiles (id) on delete restrict,
  atalho text not null,
  texto text not null,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint atalho_is_typed_quickly check (atalho ~ '^[a-z0-9]{2,20}$'),
  constraint texto_has_a_sane_length check (char_length(texto) between 1 and 2000)
);

comment on table public.atalhos_de_texto is
  'Words of one doctor that grow into a text when typed after a slash ("/has "). They hold no patient data. Put away, never deleted.';

create unique index atalhos_de_texto_one_a_word
  on public.atalhos_de_texto (medico_id, atalho) where ativo;
create index atalhos_de_texto_medico on public.atalhos_de_texto (medico_id);

alter table public.atalhos_de_texto enable row level security;
revoke all on public.atalhos_de_texto from public, anon, authenticated, service_role;
grant select, insert (id, medico_id, atalho, texto), update (atalho, texto, ativo)
on public.atalhos_de_texto to authenticated;
grant select, insert, update on public.atalhos_de_texto to service_role;

call private.criar_politica(
  'public.atalhos_de_texto', 'select', 'own shortcuts are read', 'medico_id = {eu}'
);

call private.criar_politica(
  'public.atalhos_de_texto', 'insert', 'a doctor makes own shortcuts',
  'medico_id = (select private.medico_que_chama())'
);

call private.criar_politica(
  'public.atalhos_de_texto', 'update', 'own shortcuts are changed',
  'medico_id = (select private.medico_que_chama())'
);

create trigger marcar_atualizacao before update on public.modelos_de_evolucao
  for each row execute function private.marcar_atualizacao();
create trigger marcar_atualizacao before update on public.atalhos_de_texto
  for each row execute function private.marcar_atualizacao();
