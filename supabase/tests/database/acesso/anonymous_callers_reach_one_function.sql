begin;
select plan(2);
select tests.mundo();

select set_eq(
  $$select p.proname::text from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege('anon', p.oid, 'execute')
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')$$,
  array['consultar_convite'], 'what an invitation says'
);
select is(has_schema_privilege('anon', 'private', 'usage'), false, 'and do not enter the private schema');

select * from finish();
rollback;
