-- Ground for every other migration: extensions, the private schema, checks shared by tables.

create schema if not exists extensions;

create extension if not exists pgcrypto with schema extensions;

create extension if not exists unaccent with schema extensions;

create extension if not exists pg_trgm with schema extensions;

create extension if not exists fuzzystrmatch with schema extensions;

create extension if not exists btree_gin with schema extensions;

create extension if not exists btree_gist with schema extensions;

create extension if not exists vector with schema extensions;

-- Nothing new is callable until a migration grants it. What the platform opens by default to its own
-- roles (service_role included) each migration revokes first, table by table.
alter default privileges revoke execute on functions from public;

create schema if not exists private;
comment on schema private is
  'Helpers of policies and triggers. Not exposed by the API; callable only where granted.';
grant usage on schema private to authenticated, service_role;

-- ---------------------------------------------------------------------------------------------
-- Text
-- ---------------------------------------------------------------------------------------------

create function private.normalizar_busca(texto text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select translate(
    lower(extensions.unaccent('extensions.unaccent'::regdictionary, texto)), '''`´‘’ʼ', ''
  );
$$;
comment on function private.normalizar_busca(text) is
  'Lower case without accents and apostrophes: the form in which names are searched and ordered.';

create function private.texto_a_vista(texto text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select texto !~ '[\x01-\x1f\x7f-\x9f\u00ad\u0600-\u0605\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]';
$$;
comment on function private.texto_a_vista(text) is
  'Whether a name shows all that it holds, in the order in which it is written: no control characters, none of zero width, none that turn the direction of reading.';

-- ---------------------------------------------------------------------------------------------
-- Check digits (the same rules as _shared/domain/documentos)
-- ---------------------------------------------------------------------------------------------

create function private.cpf_valido(cpf text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select cpf ~ '^\d{11}$'
    and cpf !~ '^(\d)\1{10}$'
    and (
      select bool_and((s.soma * 10) % 11 % 10 = substr(cpf, s.tamanho + 1, 1)::int)
      from (
        select t.tamanho, sum(substr(cpf, i, 1)::int * (t.tamanho + 2 - i)) as soma
        from (values (9), (10)) as t (tamanho)
        cross join lateral generate_series(1, t.tamanho) as i
        group by t.tamanho
      ) as s
    );
$$;
comment on function private.cpf_valido(text) is
  'Eleven digits whose two check digits hold. Source: Receita Federal, modulo 11.';

create function private.cnpj_valido(cnpj text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select cnpj ~ '^[A-Z0-9]{12}\d{2}$'
    and cnpj !~ '^(.)\1{13}$'
    and (
      select bool_and(
        case when s.soma % 11 < 2 then 0 else 11 - s.soma % 11 end
          = substr(cnpj, s.tamanho + 1, 1)::int
      )
      from (
        select t.tamanho,
          sum((ascii(substr(cnpj, i, 1)) - 48) * (2 + (t.tamanho - i) % 8)) as soma
        from (values (12), (13)) as t (tamanho)
        cross join lateral generate_series(1, t.tamanho) as i
        group by t.tamanho
      ) as s
    );
$$;
comment on function private.cnpj_valido(text) is
  'Numeric or alphanumeric CNPJ whose check digits hold. Source: IN RFB 2.229/2024.';

create function private.cns_valido(cns text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select cns ~ '^([12]\d{10}00[01]\d|[789]\d{14})$'
    and (
      select sum(substr(cns, i, 1)::int * (16 - i)) % 11 = 0
      from generate_series(1, 15) as i
    );
$$;
comment on function private.cns_valido(text) is
  'Cartão Nacional de Saúde number, definitive or provisional. Source: DATASUS.';

-- Check constraints and generated columns run these as whoever writes the row.
grant execute on function private.texto_a_vista(text) to authenticated, service_role;
grant execute on function
  private.normalizar_busca(text), private.cpf_valido(text),
  private.cnpj_valido(text), private.cns_valido(text)
to authenticated, service_role;

create function private.marcar_atualizacao() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.atualizado_em := now();
  return new;
end;
$$;
comment on function private.marcar_atualizacao() is 'Stamps atualizado_em on every update.';

create function private.conferir_revisao() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.revisao is distinct from old.revisao then
    raise exception 'Outra pessoa alterou este item depois que você o abriu. Nada foi sobrescrito.'
      using errcode = 'ED001';
  end if;
  new.revisao := old.revisao + 1;
  return new;
end;
$$;
comment on function private.conferir_revisao() is
  'A save of a form names the revision it read, in the column that it would write: over another one it is refused. What other writes touch alone counts no revision.';

create function private.recusar_exclusao() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'Registros clínicos não são excluídos.'
    using errcode = '42501', detail = 'PROIBIDO';
end;
$$;
comment on function private.recusar_exclusao() is 'Clinical rows are kept (Lei 13.787/2018).';

-- ---------------------------------------------------------------------------------------------
-- Arguments of calls
-- ---------------------------------------------------------------------------------------------

create function private.exigir(faltam int) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if faltam > 0 then
    raise exception 'Falta um dado para fazer isto. Recarregue a página e tente de novo.'
      using errcode = '22004', detail = 'VALIDACAO';
  end if;
end;
$$;
comment on function private.exigir(int) is
  'Refuses a call without what it needs, counted by num_nulls. Asked first: a null that reaches a row is refused by its table, which tells the caller all that the row holds.';

create function private.data_aceita(dia timestamptz) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(dia >= '1800-01-01T00:00:00Z' and dia < '2200-01-01T00:00:00Z', true);
$$;
comment on function private.data_aceita(timestamptz) is
  'Whether a date or instant is of the centuries that the product knows; null is.';

create function private.exigir_datas(variadic datas timestamptz[]) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if not (select bool_and(private.data_aceita(d)) from unnest(datas) as d) then
    raise exception 'Confira a data: o ano precisa ser de 1800 a 2199.' using errcode = '22008', detail = 'VALIDACAO';
  end if;
end;
$$;
comment on function private.exigir_datas(timestamptz[]) is
  'Refuses the infinite and the absurd before anything is counted from it, day by day.';

create function private.exigir_texto(texto text, minimo int, maximo int) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if coalesce(char_length(trim(texto)), 0) not between minimo and maximo then
    raise exception 'Escreva um texto de % a % caracteres.', minimo, maximo
      using errcode = '23514', detail = 'VALIDACAO';
  end if;
end;
$$;
comment on function private.exigir_texto(text, int, int) is
  'Refuses a text that its table would, without telling what else its row holds.';

create function private.exigir_um_de(valor text, variadic aceitos text[]) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if valor <> all (aceitos) then
    raise exception 'Escolha uma das opções.' using errcode = '23514', detail = 'VALIDACAO';
  end if;
end;
$$;
comment on function private.exigir_um_de(text, text[]) is
  'Refuses a value that its table would, without telling what else its row holds; a null passes.';

-- Calls that run as their caller ask too.
grant execute on function
  private.exigir(int), private.data_aceita(timestamptz), private.exigir_datas(timestamptz[])
to authenticated;
