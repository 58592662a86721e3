begin;
select plan(20);
select tests.mundo();

insert into public.locais_de_plantao (id, medico_id, nome) values (tests.id('local'), tests.id('plantonista'), 'UPA Norte');
insert into public.plantoes (id, medico_id, local_id, inicio, fim, observacoes)
select tests.id('p' || n), tests.id('plantonista'), tests.id('local'), now() + make_interval(days => n), now() + make_interval(days => n, hours => 12), 'paciente do leito 3'
from unnest(array[1, 2, 500]) as n;
update public.plantoes set estado = 'cancelado' where id = tests.id('p2');

create function pg_temp.le(chave text) returns text language sql as $$
  select format('select count(*) || '' '' || count(*) filter (where vale) || '' '' || max(sequencia) from public.plantoes_do_calendario(%L)', chave)
$$;

select is(tests.tenta(ator, 'select public.criar_calendario_de_plantoes(120)'), '42501', ator || ' has no calendar of shifts')
from unnest(array['medico_a', 'hospital', 'staff_a', 'paciente']) as ator;
select is(tests.tenta('plantonista', 'select public.criar_calendario_de_plantoes(10081)'), '23514', 'a reminder is within a week');
select set_config('teste.chave', tests.como('plantonista', 'select public.criar_calendario_de_plantoes(120)'), true);
select is(char_length(current_setting('teste.chave')), 32, 'the key of an address is of 24 random bytes');
select is((select count(*)::int from public.calendarios_de_plantao c where c.chave_hash = current_setting('teste.chave')), 0, 'only its hash is kept');
select is(tests.tenta('plantonista', 'select chave_hash from public.calendarios_de_plantao'), '42501', 'nobody reads the hash');
select is(tests.tenta(ator, 'select medico_id from public.calendarios_de_plantao'), linhas, format('%s reads %s address(es)', ator, linhas))
from (values ('plantonista', '1'), ('medico_a', '0'), ('hospital', '0')) as v (ator, linhas);
select is(tests.tenta(ator, pg_temp.le(current_setting('teste.chave'))), '42501', ator || ' reads a calendar through its address alone')
from unnest(array['plantonista', 'hospital', 'anonimo']) as ator;
select is(tests.como('servico', pg_temp.le(current_setting('teste.chave'))), '2 1 1', 'the address tells the shifts that are near, the cancelled one as such and newer');
select ok(position('leito' in tests.como('servico', format('select jsonb_agg(c)::text from public.plantoes_do_calendario(%L) as c', current_setting('teste.chave')))) = 0, 'what the doctor noted of a shift is not told');
select is(tests.tenta('servico', pg_temp.le('x')), '42501', 'a key that was guessed opens nothing');
select tests.como('plantonista', 'select public.criar_calendario_de_plantoes(null)');
select is(tests.tenta('servico', pg_temp.le(current_setting('teste.chave'))), '42501', 'an address that was made anew does not open by the key of before');
select set_config('teste.chave', tests.como('plantonista', 'select public.criar_calendario_de_plantoes(null)'), true);
select tests.como('servico', format('select count(*) from generate_series(1, 61) as n, public.plantoes_do_calendario(%L || left(n::text, 0))', current_setting('teste.chave')));
select isnt(tests.como('servico', format('select bloqueado_ate::text from public.plantoes_do_calendario(%L)', current_setting('teste.chave'))), null, 'an address that is asked too often is told to wait');
select tests.como('plantonista', 'select public.encerrar_calendario_de_plantoes()');
select is(tests.tenta('servico', pg_temp.le(current_setting('teste.chave'))), '42501', 'an address that was ended opens nothing');

select * from finish();
rollback;
