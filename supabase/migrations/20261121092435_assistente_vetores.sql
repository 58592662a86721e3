-- Vectors of the passages, where the operator has an embedding model: they bring up passages that say the same in
-- other words. What is declined is decided by words alone: some vector is always the nearest.

create table private.base_vetores (
  passagem int primary key references public.base_passagens (numero) on delete cascade,
  modelo text not null,
  dimensoes smallint not null,
  resumo text not null,
  vetor extensions.halfvec(1536) not null,
  constraint modelo_is_a_name check (modelo ~ '^[A-Za-z0-9._/:@-]{1,100}$'),
  constraint dimensoes_fit check (dimensoes between 2 and 1536),
  constraint it_points_somewhere check (extensions.l2_norm(vetor) > 0)
);
comment on table private.base_vetores is
  'Where a model puts each passage, by scripts/vetorizar-base.ts. Another model takes the place of the one before.';
comment on column private.base_vetores.dimensoes is 'How many the model has; zeros stand behind them, which change no angle.';
comment on column private.base_vetores.resumo is 'SHA-256 of the text that it was made of.';
create index base_vetores_modelo on private.base_vetores (modelo, dimensoes);
create index base_vetores_proximos on private.base_vetores using hnsw (vetor extensions.halfvec_cosine_ops);
alter table private.base_vetores enable row level security;
revoke all on private.base_vetores from public, anon, authenticated, service_role;

create function private.textos_dos_vetores(quais int[])
returns table (passagem int, id text, texto text, resumo text)
language sql stable
set search_path = ''
as $$
  select p.numero, p.id, t.texto, encode(sha256(convert_to(t.texto, 'UTF8')), 'hex')
  from public.base_passagens p join public.base_documentos d on d.id = p.documento_id
  cross join lateral (
    select concat(d.titulo, ': ', p.titulo, E'\n', regexp_replace(p.texto, '\s*\[\^f\d+\]', '', 'g')) as texto
  ) as t
  where p.numero = any (quais) and d.retirado_em is null;
$$;
comment on function private.textos_dos_vetores(int[]) is
  'What the vectors of passages are made of; nothing of what was withdrawn.';

create function private.esquecer_vetores() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  quais int[];
begin
  if tg_table_name = 'base_passagens' then
    quais := array(select n.numero from novas n);
  else
    quais := array(select p.numero from public.base_passagens p join novas n on n.id = p.documento_id);
  end if;
  delete from private.base_vetores v where v.passagem = any (quais) and not exists (
    select 1 from private.textos_dos_vetores(quais) t where t.passagem = v.passagem and t.resumo = v.resumo
  );
  return null;
end;
$$;
comment on function private.esquecer_vetores() is
  'Lets go of the vectors of what was withdrawn or says something else now. Definer: they are kept out of reach.';

create trigger esquecer_vetores_das_mudadas after update on public.base_passagens
  referencing new table as novas for each statement execute function private.esquecer_vetores();
create trigger esquecer_vetores_dos_mudados after update on public.base_documentos
  referencing new table as novas for each statement execute function private.esquecer_vetores();

create function public.passagens_sem_vetor(p_modelo text, p_quantas int)
returns table (id text, texto text, resumo text)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.exigir(num_nulls(p_modelo, p_quantas));
  return query
    select t.id, t.texto, t.resumo
    from private.textos_dos_vetores(array(
      select p.numero from public.base_passagens p join public.base_documentos d on d.id = p.documento_id
      where d.retirado_em is null and not exists (
        select 1 from private.base_vetores v where v.passagem = p.numero and v.modelo = p_modelo
      )
      order by p.numero
      limit least(greatest(p_quantas, 1), 200)
    )) t
    order by t.passagem;
end;
$$;
comment on function public.passagens_sem_vetor(text, int) is
  'Passages that a model has not placed yet, 200 at most. For the administrator, who has the service key. Definer: vectors are kept out of reach.';

create function public.gravar_vetores(p_modelo text, p_vetores jsonb) returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  gravados int;
begin
  perform private.exigir(num_nulls(p_modelo, p_vetores));
  -- Two at once would mix dimensions unseen.
  lock table private.base_vetores in share row exclusive mode;
  insert into private.base_vetores as v (passagem, modelo, dimensoes, resumo, vetor)
  select t.passagem, p_modelo, cardinality(n.vetor), t.resumo, private.vetor_completo(n.vetor)
  from jsonb_to_recordset(p_vetores) as n (id text, resumo text, vetor real[])
  join private.textos_dos_vetores(array(
    select p.numero from jsonb_to_recordset(p_vetores) as n (id text) join public.base_passagens p on p.id = n.id
  )) t on t.id = n.id and t.resumo = n.resumo
  on conflict (passagem) do update set
    modelo = excluded.modelo, dimensoes = excluded.dimensoes, resumo = excluded.resumo, vetor = excluded.vetor;
  get diagnostics gravados = row_count;
  if (select min(v.dimensoes) <> max(v.dimensoes) from private.base_vetores v where v.modelo = p_modelo) then
    raise exception 'Os vetores deste modelo não têm todos as mesmas dimensões.'
      using errcode = '23514', detail = 'VALIDACAO';
  end if;
  return gravados;
end;
$$;
comment on function public.gravar_vetores(text, jsonb) is
  'Keeps where a model puts passages (`id`, `resumo`, `vetor`); what changed since it was read is left out. Returns how many. For the administrator. Definer: vectors are kept out of reach.';

create function private.vetor_completo(vetor real[]) returns extensions.halfvec
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  -- Of length one, as the functions send them: what is no number is not between these either.
  if cardinality(vetor) not between 2 and 1536 or exists (
    select 1 from unnest(vetor) as u where (u between -1 and 1) is not true
  ) then
    raise exception 'Isto não é um vetor de comprimento um.' using errcode = '23514', detail = 'VALIDACAO';
  end if;
  return (vetor || array_fill(0::real, array[1536 - cardinality(vetor)]))::extensions.halfvec;
end;
$$;
comment on function private.vetor_completo(real[]) is 'A vector of 1,536 at most with zeros behind it, as it is compared.';

create function public.tem_vetores(p_modelo text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.consulta_a_base() then
    perform private.recusar_fora_do_alcance();
  end if;
  return exists (select 1 from private.base_vetores v where v.modelo = p_modelo);
end;
$$;
comment on function public.tem_vetores(text) is
  'Whether a model has placed passages: only then is it asked where a question stands. Definer: vectors are kept out of reach; it asks for a professional itself.';

create function private.passagens_por_vetor(pergunta text, quantas int, modelo_usado text, lugar real[])
returns table (numero int, pontos real, cobertura real, responde boolean)
language plpgsql stable
set search_path = ''
as $$
declare
  alvo constant extensions.halfvec := private.vetor_completo(lugar);
begin
  return query
  with palavras as materialized (
    select a.numero, a.cobertura, row_number() over (order by a.pontos desc, a.numero) as posto
    from private.passagens_da_pergunta(pergunta, 40) a where a.responde
  ), proximas as materialized (
    select v.passagem, v.vetor operator(extensions.<=>) alvo as distancia
    from private.base_vetores v
    where v.modelo = modelo_usado and v.dimensoes = cardinality(lugar)
    order by v.vetor operator(extensions.<=>) alvo
    limit 40
  ), vizinhas as (
    select p.passagem, row_number() over (order by p.distancia, p.passagem) as posto from proximas p
  )
  -- Reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009), with the constant of its paper.
  select coalesce(p.numero, v.passagem),
    (coalesce(1.0 / (60 + p.posto), 0) + coalesce(1.0 / (60 + v.posto), 0))::real, coalesce(p.cobertura, 0), true
  from palavras p full join vizinhas v on v.passagem = p.numero
  where exists (select 1 from palavras)
  order by 2 desc, 1
  limit quantas;
end;
$$;
comment on function private.passagens_por_vetor(text, int, text, real[]) is
  'The passages nearest to a question by its words and by where a model puts it, both ranks fused; none where its words are declined.';

revoke all on function
  public.passagens_sem_vetor(text, int), public.gravar_vetores(text, jsonb), public.tem_vetores(text)
from public, anon, authenticated, service_role;
grant execute on function public.passagens_sem_vetor(text, int), public.gravar_vetores(text, jsonb) to service_role;
grant execute on function public.tem_vetores(text) to authenticated;
