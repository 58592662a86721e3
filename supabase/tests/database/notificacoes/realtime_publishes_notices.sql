begin;
select plan(1);
select tests.mundo();

select ok(
  exists (
    select 1 from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'notificacoes'
  ),
  'Realtime publishes the notices'
);

select * from finish();
rollback;
