import {
  DO_POSTGRES,
  DO_PRODUTO,
  RESTRICOES,
} from '../../../supabase/functions/_shared/domain/falhas/banco.ts';
import { FALHAS, type Falha } from '../../../supabase/functions/_shared/domain/falhas/codigos.ts';
import type { DatabaseRule } from './rule.ts';

const list = (names: readonly string[]) => names.map((name) => `('${name}')`).join(', ');

const SENTENCED = Object.entries<Falha>(FALHAS)
  .filter(([, { fraseDoBanco }]) => fraseDoBanco)
  .map(([codigo]) => codigo);

/** Each `raise exception` of the product's functions: which one, its SQLSTATE and its code. */
const RAISES = `
  raises as (
    select f.oid::regprocedure::text as who, r.text,
      coalesce(substring(r.text from 'errcode = ''(\\w+)'''), 'P0001') as state,
      substring(r.text from 'detail = ''(\\w+)''') as code
    from pg_proc f
    cross join lateral (
      select matched[1] as text
      from regexp_matches(f.prosrc, 'raise\\s+exception((?:''(?:[^'']|'''')*''|[^;''])*);', 'gi') as matched
    ) as r
    where f.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  )`;

/** Unique and exclusion constraints, and unique indexes, that a person's own write can run into. */
const REACHABLE = `
  reachable as (
    select i.relname as name
    from pg_index x
    join pg_class i on i.oid = x.indexrelid
    join pg_class t on t.oid = x.indrelid and t.relnamespace = 'public'::regnamespace
    where (x.indisunique or x.indisexclusion) and not x.indisprimary
      -- With the whole of the primary key among its columns it never fails first.
      and not exists (
        select 1 from pg_index p
        where p.indrelid = x.indrelid and p.indisprimary
          and string_to_array(p.indkey::text, ' ') <@ string_to_array(x.indkey::text, ' ')
      )
      and exists (
        select 1 from unnest(x.indkey::int2[]) as k (attnum)
        where k.attnum > 0 and (
          has_column_privilege('authenticated', t.oid, k.attnum, 'insert')
          or has_column_privilege('authenticated', t.oid, k.attnum, 'update')
        )
      )
  )`;

const raiser = (statement: string) =>
  `create function private.recusar_um() returns void language plpgsql set search_path = ''
   as $f$ begin ${statement} end; $f$`;

/** What the database refuses, and what the catalogue of failures says of it, are the same. */
export const FAILURE_RULES: readonly DatabaseRule[] = [
  {
    name: 'a rule that refuses names its failure',
    why: "its DETAIL is what tells our sentence from PostgreSQL's own: without it nobody reads it",
    breaches: `with ${RAISES}
      select r.who || ':' || r.text from raises r
      where not exists (select 1 from (values ${list(Object.keys(DO_PRODUTO))}) as p (state) where p.state = r.state)
        and not exists (select 1 from (values ${list(SENTENCED)}) as c (code) where c.code = r.code)`,
    bites: {
      'a sentence alone': raiser("raise exception 'Não.';"),
      'an SQLSTATE that says nothing': raiser(
        "raise exception 'Não; não.' using errcode = '23514';",
      ),
      'a code that the catalogue lacks': raiser("raise exception 'Não.' using detail = 'TALVEZ';"),
      'a code whose sentence is not the database’s': raiser(
        "raise exception 'Não.' using errcode = '23514', detail = 'BLOQUEADO';",
      ),
      'an SQLSTATE of ours that the catalogue lacks': raiser(
        "raise exception 'Não.' using errcode = 'AG999';",
      ),
    },
  },
  {
    name: 'a rule that refuses has an SQLSTATE that the catalogue knows',
    why: 'the SQLSTATE decides the status of HTTP, and what a program without the DETAIL makes of it',
    breaches: `with ${RAISES}
      select r.who || ': ' || r.state from raises r
      where r.state <> all (array[${[...Object.keys(DO_POSTGRES), ...Object.keys(DO_PRODUTO), 'P0001'].map((state) => `'${state}'`)}])`,
    bites: {
      'one that is nobody’s': raiser(
        "raise exception 'Não.' using errcode = 'ZZ001', detail = 'PROIBIDO';",
      ),
    },
  },
  {
    name: 'an SQLSTATE of the product is raised somewhere',
    why: 'a catalogue of what cannot happen hides what can',
    breaches: `with ${RAISES}
      select p.state from (values ${list(Object.keys(DO_PRODUTO))}) as p (state)
      where not exists (select 1 from raises r where r.state = p.state)`,
    bites: {
      'the last one that raised it': `create or replace function private.recusar_pelo_obito(obito date, o_que text)
        returns void language plpgsql set search_path = '' as 'begin end;'`,
    },
  },
  {
    name: 'no function decides by the words of an error',
    why: 'a comma would change what it does',
    breaches: `select f.oid::regprocedure::text from pg_proc f
      where f.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and f.prosrc ~* '(sqlerrm|message_text)\\s*(!?~~?\\*?|=|<>|(not\\s+)?i?like|in)\\s*[(''E]'`,
    bites: {
      'a message compared': `create function private.ler() returns void language plpgsql
        set search_path = '' as $f$ begin
          null;
        exception when others then
          if sqlerrm like 'Não%' then null; end if;
        end; $f$`,
    },
  },
  {
    name: 'a constraint that a person can run into is in the catalogue',
    why: 'else the same refusal is translated anew wherever it is met',
    breaches: `with ${REACHABLE}
      select r.name from reachable r
      where not exists (select 1 from (values ${list(Object.keys(RESTRICOES))}) as c (name) where c.name = r.name)`,
    bites: {
      'one of its own': `alter table public.salas add constraint one_room_a_clinic unique (clinica_id)`,
    },
  },
  {
    name: 'a constraint of the catalogue exists',
    why: 'a renamed one would lose its sentence unseen',
    breaches: `select c.name from (values ${list(Object.keys(RESTRICOES))}) as c (name)
      where not exists (select 1 from pg_constraint p where p.conname = c.name)
        and not exists (select 1 from pg_class i where i.relname = c.name and i.relkind = 'i')`,
    bites: { 'one that is gone': 'alter table public.salas drop constraint one_room_a_name' },
  },
  {
    name: 'a conflict of appointments has the same words in SQL',
    why: 'a booking is refused by a call, or as a row is written: the person reads one sentence',
    breaches: `select c.name from (values ${Object.entries(RESTRICOES)
      .filter(([name]) => name.startsWith('one_appointment_'))
      .map(([name, { frase = '' }]) => `('${name}', '${frase}')`)
      .join(', ')}) as c (name, frase)
      where private.frase_do_conflito('', c.name) is distinct from c.frase`,
    bites: {
      'another sentence': `create or replace function private.frase_do_conflito(erro text, restricao text)
        returns text language sql immutable set search_path = '' as $f$
          select 'O médico já tem atendimento neste horário.' $f$`,
    },
  },
];
