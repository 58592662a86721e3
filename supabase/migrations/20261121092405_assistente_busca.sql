-- Finding what a question is answered by: by its words without accents, abbreviations written out, also
-- with a letter wrong; the rarer a word, the more it says. What asks for a kind of passage (doses, what not
-- to do, when to admit) moves those up and does not count as found.

create table private.base_vocabulario (
  palavra text primary key,
  lexemas text[] not null default '{}',
  secao text
);
comment on table private.base_vocabulario is
  'What a word of a question stands for: other words, a kind of passage, or nothing (both empty). Filled with the base, from scripts/assistente/vocabulario.json.';
alter table private.base_vocabulario enable row level security;
revoke all on private.base_vocabulario from public, anon, authenticated, service_role;

create table private.termos_clinicos (
  lexema text primary key
);
comment on table private.termos_clinicos is
  'Words that name one disease, agent or medicine, or another kind of care than the base is of: what a question names so and a passage lacks speaks most against it. Filled with the base, from scripts/assistente/nomes-clinicos.json.';
alter table private.termos_clinicos enable row level security;
revoke all on private.termos_clinicos from public, anon, authenticated, service_role;

create type private.termo_da_pergunta as (
  termo int, lexema text, raridade real, falta real, na_cobertura boolean, distingue boolean
);
comment on type private.termo_da_pergunta is
  'A word of a question and one way it stands in the base: how rare that is, how much it counts where it is missing, and whether it names few conditions.';

create function private.parecidos_da_base(palavra text) returns setof text
language sql stable
set search_path = ''
as $$
  select l.lexema from private.base_lexemas l
  where l.lexema operator(extensions.%) palavra and left(l.lexema, 2) = left(palavra, 2)
    and char_length(l.lexema) between greatest(4, char_length(palavra) - 2) and char_length(palavra) + 2
    and extensions.similarity(l.lexema, palavra) >= 0.5
    and not exists (select 1 from private.termos_clinicos c where c.lexema = palavra)
  order by extensions.similarity(l.lexema, palavra) desc, l.lexema
  limit 3;
$$;
comment on function private.parecidos_da_base(text) is 'Words of the base that a misspelt word may have meant.';

create function private.termos_da_pergunta(pergunta text) returns private.termo_da_pergunta[]
language plpgsql stable
set search_path = ''
as $$
declare
  todos constant real := (select count(*) from public.base_documentos);
begin
  return array(
    with palavras as (
      select distinct on (p.palavra) p.n::int as termo, p.palavra, v.palavra is not null as conhecida, v.secao,
        coalesce(v.lexemas, '{}') as lexemas, (ts_lexize('pg_catalog.portuguese_stem', p.palavra))[1] as radical
      from regexp_split_to_table(private.normalizar_busca(left(pergunta, 2000)), '[^a-z0-9]+')
        with ordinality as p (palavra, n)
      left join private.base_vocabulario v on v.palavra = p.palavra
      where p.palavra ~ '^[a-z]' and char_length(p.palavra) <= 40
    ), uteis as (
      select * from palavras
      where radical is not null and (not conhecida or secao is not null or lexemas <> '{}') order by termo limit 24
    ), opcoes as (
      select u.termo, o.lexema, u.secao, o.escrito from uteis u cross join lateral (
        select u.radical as lexema, true as escrito union select unnest(u.lexemas), true
        union select private.parecidos_da_base(u.radical), false
        where char_length(u.radical) >= 5 and u.lexemas = '{}'
          and not exists (select 1 from private.base_lexemas l where l.lexema = u.radical)
      ) as o
    ), pesadas as (
      select o.termo, o.lexema, o.secao, o.escrito, coalesce(l.documentos, 0) as quantos,
        ln(1 + todos / coalesce(l.documentos, 1))::real as raridade,
        o.escrito and coalesce(l.nomeados, 0) between 1 and greatest(4, todos / 20) as distingue
      from opcoes o left join private.base_lexemas l on l.lexema = o.lexema
    )
    select (
      p.termo, p.lexema,
      (p.raridade * case when p.secao is null then 1 else 0.5 end)::real,
      -- A disease or a medicine that a passage lacks speaks against it, words of everyday hardly.
      (coalesce(min(p.raridade) filter (where p.quantos > 0) over w, p.raridade) * case
        when bool_or(c.lexema is not null) over w then 2
        when max(p.quantos) over w = 0 then 0.4
        else 0.2 end)::real,
      p.secao is null, p.distingue
    )::private.termo_da_pergunta
    from pesadas p
    left join private.termos_clinicos c on c.lexema = p.lexema and p.escrito
    window w as (partition by p.termo)
  );
end;
$$;
comment on function private.termos_da_pergunta(text) is
  'The words of a question as the base may hold them, 24 at most. What asks for a kind of passage counts half.';

create function private.secoes_pedidas(pergunta text) returns text[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg(distinct v.secao), '{}') || case when pergunta ~* '(/\s*kg|\d\s*kg|\ydose)' then '{doses}'::text[] else '{}' end
  from regexp_split_to_table(private.normalizar_busca(left(pergunta, 2000)), '[^a-z0-9]+') as p
  join private.base_vocabulario v on v.palavra = p
  where v.secao is not null;
$$;
comment on function private.secoes_pedidas(text) is 'The kinds of passage that a question asks for.';

create function private.acerto_do_publico(publico text[], pedidas text[]) returns real
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case
    when 'crianca' = any (pedidas) then case when 'pediatrico' = any (publico) then 1 else 0.7 end
    when 'gestante' = any (pedidas) then case when 'gestante' = any (publico) then 1 else 0.9 end
    when publico = array['pediatrico'] then 0.8
    else 1 end::real;
$$;
comment on function private.acerto_do_publico(text[], text[]) is
  'How much less a passage is worth for being of other people than asked for; an adult where nobody is named.';

create function private.acerto_da_secao(passagem text, pedidas text[]) returns real
language sql immutable strict parallel safe
set search_path = ''
as $$
  select (case
    when s.secao ~ '^(doses|numero-de-ampolas|esquemas|tratamento|quimioprofilaxia)' and 'doses' = any (pedidas) then
      case when s.secao = 'doses-crianca' and not 'crianca' = any (pedidas) then 0.1
        when s.secao = 'doses-adulto' and 'crianca' = any (pedidas) then 0.1
        else 0.6 end
    when s.secao = 'nao-fazer' and 'nao-fazer' = any (pedidas) then 0.5
    when s.secao = 'quando-internar-transferir' and 'internar' = any (pedidas) then 0.5
    when s.secao ~ 'alta' and 'alta' = any (pedidas) then 0.5
    when s.secao = 'exames' and 'exames' = any (pedidas) then 0.5
    when s.secao = 'sinais-de-alarme' and 'alarme' = any (pedidas) then 0.5
    when s.secao in ('reconhecer', 'classificacao') and 'reconhecer' = any (pedidas) then 0.5
    when s.secao ~ 'gestante' and 'gestante' = any (pedidas) then 0.5
    when s.secao ~ '^(conduta|tratamento|doses-adulto|doses$)' and 'conduta' = any (pedidas) then 0.3
    else 0 end)::real
  from (select split_part(passagem, '#', 2) as secao) as s;
$$;
comment on function private.acerto_da_secao(text, text[]) is
  'How much more a passage is worth for being of a kind that was asked for.';

create function private.pontuar_base(pergunta text, quantas int)
returns table (numero int, pontos real, cobertura real, nomeada boolean)
language plpgsql stable
set search_path = ''
as $$
declare
  termos constant private.termo_da_pergunta[] := private.termos_da_pergunta(pergunta);
  -- As a list, and below a fence, each document is looked up by its index: joined, all passages would be read.
  lexemas constant text[] := array(select distinct q.lexema from unnest(termos) as q);
  secoes constant text[] := private.secoes_pedidas(pergunta);
  tudo constant real := (
    select sum(u.falta) from (select distinct t.termo, t.falta from unnest(termos) as t where t.na_cobertura) as u
  );
begin
  return query
  with documentos as materialized (
    select d.documento, sum(d.pontos) as pontos, sum(d.raridade) as achado, tudo - sum(d.falta) as falta,
      bool_or(d.nomeada) as nomeada
    from (
      select t.documento, max(q.raridade) as raridade, max(q.falta) as falta, max(q.raridade * t.presenca) as pontos,
        bool_or(q.distingue and t.nome) as nomeada
      from unnest(termos) as q join private.base_documento_termos t on t.lexema = q.lexema
      where q.na_cobertura
      group by t.documento, q.termo
    ) as d
    group by d.documento
    order by 2 desc, 1 limit 40
  ), ditas as (
    select d.documento, t.passagem, t.lexema, t.peso
    from documentos d cross join lateral (
      select b.passagem, b.lexema, b.peso from private.base_termos b
      where b.documento = d.documento and b.lexema = any (lexemas)
      offset 0
    ) as t
  ), passagens as (
    select a.passagem, a.documento, sum(a.pontos) as pontos
    from (
      select t.passagem, t.documento, q.termo, max(q.raridade * t.peso) as pontos
      from ditas t join unnest(termos) as q on q.lexema = t.lexema
      group by t.passagem, t.documento, q.termo
    ) as a
    group by a.passagem, a.documento
  ), melhores as (
    select p.passagem, p.pontos + 0.6 * d.pontos as pontos, (d.achado / nullif(d.achado + d.falta, 0))::real as cobertura, d.nomeada
    from passagens p join documentos d on d.documento = p.documento
    order by 2 desc, 1 limit 60
  )
  select m.passagem, (m.pontos * (1 + private.acerto_da_secao(b.id, secoes)) * private.acerto_do_publico(d.publico, secoes))::real,
    m.cobertura, m.nomeada
  from melhores m join public.base_passagens b on b.numero = m.passagem
  join public.base_documentos d on d.id = b.documento_id
  order by 2 desc, 1
  limit quantas;
end;
$$;
comment on function private.pontuar_base(text, int) is
  'The passages nearest to a question, the best first, and how much of what it names their document holds, from 0 to 1. Documents are ranked first: of 40 of them the passages are looked at.';

create function private.passagens_da_pergunta(pergunta text, quantas int)
returns table (numero int, pontos real, cobertura real, responde boolean)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  with achadas as materialized (
    select * from private.pontuar_base(pergunta, quantas)
  )
  select a.numero, a.pontos, a.cobertura, m.responde
  from achadas a, (
    -- Measured on the questions of tests/bench/assistente: below this it is declined. A question without the
    -- name of a condition must be found nearly whole.
    select b.cobertura >= case when b.nomeada then 0.7 else 0.95 end as responde
    from achadas b order by b.pontos desc, b.numero limit 1
  ) as m
  -- Of what is not answered, what holds little of it is not offered either.
  where m.responde or a.cobertura >= case when a.nomeada then 0.3 else 0.4 end;
end;
$$;
comment on function private.passagens_da_pergunta(text, int) is
  'The passages nearest to a question, and whether they answer it: not where the best holds too little of what the question names.';

create function public.buscar_passagens(
  p_pergunta text, p_quantas int default 5, p_modelo text default null, p_vetor real[] default null
)
returns table (
  id text, documento_id text, titulo text, texto text, condicao text, fontes jsonb, ferramentas text[],
  versao date, validade date, verificacao text, pontos real, cobertura real, responde boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  pergunta constant text := coalesce(p_pergunta, '');
  quantas constant int := least(greatest(coalesce(p_quantas, 5), 1), 20);
begin
  if not private.consulta_a_base() then
    perform private.recusar_fora_do_alcance();
  end if;
  return query
    select p.id, p.documento_id, p.titulo, p.texto, d.titulo, d.fontes, d.ferramentas, d.versao, d.validade,
      d.verificacao, a.pontos, a.cobertura, a.responde
    from (
      select * from private.passagens_da_pergunta(pergunta, quantas) where p_vetor is null
      union all
      select * from private.passagens_por_vetor(pergunta, quantas, p_modelo, p_vetor) where p_vetor is not null
    ) as a
    join public.base_passagens p on p.numero = a.numero
    join public.base_documentos d on d.id = p.documento_id
    order by a.pontos desc, a.numero;
end;
$$;
comment on function public.buscar_passagens(text, int, text, real[]) is
  'The passages nearest to a question by its words, and by where a model puts it if that is given, the best first, and whether they answer it: where the best holds too little of what the question names they are only near. Definer: the words of the base are kept out of reach; it asks for a professional itself.';

revoke all on function public.buscar_passagens(text, int, text, real[]) from public, anon, authenticated;
grant execute on function public.buscar_passagens(text, int, text, real[]) to authenticated;
