import type { DatabaseRule } from './rule.ts';

const onFunctions = (condition: string) => `
  select f.oid::regprocedure::text from pg_proc f
  where f.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (select 1 from pg_depend d where d.objid = f.oid and d.deptype = 'e')
    and (${condition})`;

const create = (header: string, after = '') => `create function ${header} as 'select 1'; ${after}`;

/** Functions: nothing is found by search path, and what runs as its owner says why. */
export const FUNCTION_RULES: readonly DatabaseRule[] = [
  {
    name: 'a function resolves no name by search path',
    why: 'whoever can create an object earlier on the path could replace what it calls',
    breaches: onFunctions(
      `not exists (select 1 from unnest(f.proconfig) as c where c in ('search_path=""', 'search_path='))`,
    ),
    bites: { 'a function without the setting': create('public.um() returns int language sql') },
  },
  {
    name: 'a function that runs as its owner, and every call of the API, has a comment',
    why: 'passing the policies needs a reason that can be read where it is done',
    breaches: onFunctions(`(f.prosecdef or f.pronamespace = 'public'::regnamespace)
      and obj_description(f.oid, 'pg_proc') is null`),
    bites: {
      'a definer without a reason': create(
        "private.um() returns int language sql security definer set search_path = ''",
      ),
    },
  },
  {
    name: 'anonymous callers reach the listed functions only',
    why: 'what is public is public on purpose',
    breaches: onFunctions(`has_function_privilege('anon', f.oid, 'execute')
      and f.pronamespace = 'public'::regnamespace
      and f.oid::regprocedure::text <> 'consultar_convite(text)'
      and f.oid::regprocedure::text <> 'public.consultar_convite(text)'`),
    bites: {
      'a function made without a revoke': create(
        "public.um() returns int language sql set search_path = ''",
        'grant execute on function public.um() to anon',
      ),
    },
  },
];
