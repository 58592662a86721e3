begin;
select plan(14);
select tests.mundo();

insert into auth.sessions (id, user_id, created_at)
values
  (tests.id('casa'), tests.id('medico_a'), now() - interval '3 days'), (tests.id('casa de novo'), tests.id('medico_a'), now()),
  (tests.id('plantao'), tests.id('medico_a'), now()), (tests.id('de outro'), tests.id('medico_b'), now());
select
  public.registrar_entrada(tests.id('sessao_viva'), 'celular', 'Safari no iPhone'),
  public.registrar_entrada(tests.id('casa'), 'segredo da casa', 'Chrome no Windows'),
  public.registrar_entrada(tests.id('casa de novo'), 'segredo da casa', 'Chrome no Windows'),
  public.registrar_entrada(tests.id('plantao'), 'do hospital', ''),
  public.registrar_entrada(tests.id('ninguem'), 'de ninguem', 'Nada');

select is(
  tests.como('sessao_viva', 'select string_agg(concat_ws('' '', navegador, atual), '', '' order by atual desc, navegador) from minhas_sessoes()'),
  'Safari no iPhone t, Chrome no Windows f, Chrome no Windows f, f', 'one sees the own sessions, and which this is'
);
select is(tests.como(ator, 'select count(*) from minhas_sessoes()'), n, ator || ' sees ' || n)
from (values ('medico_b', '1'), ('clinica_a', '0'), ('sessao_encerrada', '0'), ('inativo', '0')) as a (ator, n);

select is(
  tests.tenta(ator, format('select encerrar_sessao(%L)', tests.id('casa'))), '42501', ator || ' ends no session of another''s'
)
from unnest(array['medico_b', 'clinica_a', 'sessao_encerrada']) as ator;

create function pg_temp.conhecido(segredo text) returns boolean
language sql as $$ select private.aparelho_conhecido(tests.id('medico_a'), private.chave_de_tentativa(segredo)) $$;

select is(tests.como('sessao_viva', format('select encerrar_sessao(%L)::text', tests.id('casa'))), '', 'the person ends it');
select is(pg_temp.conhecido('segredo da casa'), true, 'a device that another session uses stays known');
select is(tests.como('sessao_viva', 'select encerrar_outras_sessoes()'), '2', 'all others end at once');
select is(
  array[pg_temp.conhecido('segredo da casa'), pg_temp.conhecido('do hospital'), pg_temp.conhecido('celular')],
  array[false, false, true], 'with their devices forgotten, and this one kept'
);
select is((select count(*) from auth.sessions where id = tests.id('de outro')), 1::bigint, 'nobody else''s ends');
select is(tests.tenta('sessao_encerrada', 'select encerrar_outras_sessoes()'), '42501', 'who is signed out ends nothing');

select * from finish();
rollback;
