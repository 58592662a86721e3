-- What a doctor prescribes often: favourite items and own protocols, each doctor's own.

create table public.modelos_de_prescricao (
  id uuid primary key default gen_random_uuid(),
  medico_id uuid not null references public.profiles (id) on delete restrict,
  nome text not null,
  favorito boolean not null default false,
  itens jsonb not null,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint nome_has_a_sane_length check (char_length(trim(nome)) between 2 and 120),
  constraint items_are_whole check (private.itens_validos(itens)),
  constraint a_favourite_is_one_item check (not favorito or jsonb_array_length(itens) = 1)
);

comment on table public.modelos_de_prescricao is
  'Favourite items and protocols (named sets of items) of one doctor, in every clinic. They hold no patient data. Put away, never deleted.';
comment on column public.modelos_de_prescricao.favorito is 'One item, as it is usually written; else a protocol.';
comment on column public.modelos_de_prescricao.itens is
  'The items, posology included, as prescricoes.conteudo has them.';

create unique index modelos_de_prescricao_one_a_name
  on public.modelos_de_prescricao (medico_id, favorito, lower(nome)) where ativo;
create index modelos_de_prescricao_medico on public.modelos_de_prescricao (medico_id);

alter table public.modelos_de_prescricao enable row level security;
revoke all on public.modelos_de_prescricao from public, anon, authenticated, service_role;
grant select, insert (id, medico_id, nome, favorito, itens), update (nome, itens, ativo)
on public.modelos_de_prescricao to authenticated;
grant select, insert, update on public.modelos_de_prescricao to service_role;

call private.criar_politica(
  'public.modelos_de_prescricao', 'select', 'own favourites and protocols are read', 'medico_id = {eu}'
);
call private.criar_politica(
  'public.modelos_de_prescricao', 'insert', 'a doctor makes own favourites and protocols',
  'medico_id = (select private.medico_que_chama())'
);
call private.criar_politica(
  'public.modelos_de_prescricao', 'update', 'own favourites and protocols are changed',
  'medico_id = (select private.medico_que_chama())'
);

create trigger marcar_atualizacao before update on public.modelos_de_prescricao
  for each row execute function private.marcar_atualizacao();
