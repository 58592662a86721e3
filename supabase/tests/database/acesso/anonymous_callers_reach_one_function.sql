begin;
select plan(2);
select tests.mundo();

select set_eq(
  $$select p.proname::text from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege('anon', p.oid, 'execute')
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')$$,
  array['consultar_convite'], 'anonymous callers reach consultar_convite alone'
);
select is(has_schema_privilege('anon', 'private', 'usage'), false, 'anonymous callers do not enter the private schema');

select * from finish();
rollback;
