begin;
select plan(38);
select tests.mundo();

insert into auth.users (id, email, raw_user_meta_data) values
  (tests.id('plantonista_b'), 'plantonista_b@teste.demo', '{"tipo": "plantonista", "nome": "Dra. Petra Paz", "crm": "700007", "crm_uf": "SP"}');
insert into public.clinica_medicos (id, clinica_id, medico_id, vigente)
values (tests.id('vinculo'), tests.id('hospital'), tests.id('plantonista'), true);
insert into public.locais_de_plantao (id, medico_id, nome, hospital_id)
values (tests.id('ps'), tests.id('plantonista'), 'PS', tests.id('hospital')), (tests.id('ps b'), tests.id('plantonista_b'), 'PS', null);
insert into public.plantoes (id, medico_id, local_id, inicio, fim)
values (tests.id('p1'), tests.id('plantonista'), tests.id('ps'), now() - interval '2 days', now() - interval '1 day'),
  (tests.id('pb'), tests.id('plantonista_b'), tests.id('ps b'), now() - interval '2 days', now() - interval '1 day');

create function pg_temp.reserva(plantao text, nome text default 'recibo.pdf', tipo text default 'application/pdf', bytes bigint default 1000) returns text language sql as $$
  select format('select id from public.reservar_anexo(%L, %L, %s, p_plantao => tests.id(%L))', nome, tipo, bytes, plantao)
$$;
create function pg_temp.sobe(objeto text) returns text language sql as $$
  select format('insert into storage.objects (bucket_id, name) values (''anexos'', %L) returning 1', objeto)
$$;
insert into storage.buckets (id, name) values ('anexos', 'anexos') on conflict do nothing;

select is(tests.tenta(ator, pg_temp.reserva('p1')), '42501', ator || ' attaches nothing to a doctor''s shift')
from unnest(array['plantonista_b', 'medico_a', 'hospital', 'staff_a', 'paciente', 'inativo', 'anonimo']) as ator;
select is(tests.tenta('plantonista', pg_temp.reserva('pb')), '42501', 'nobody attaches to a colleague''s shift');
select is(tests.tenta('plantonista', pg_temp.reserva('nenhum')), '42501', 'nobody attaches to a shift that is not there');
select is(tests.tenta('plantonista', pg_temp.reserva('p1', nome, tipo, bytes)), '23514', format('%s is refused', que))
from (values
  ('a.exe', 'application/octet-stream', 10::bigint, 'a program'), ('a.pdf', 'application/pdf', 26214401, 'what is larger than 25 MB'),
  ('a.pdf', 'application/pdf', 0, 'an empty file'), ('a.png', 'application/pdf', 10, 'a name that is not of its type')
) as v (nome, tipo, bytes, que);
select is(tests.tenta('plantonista', 'select * from public.reservar_anexo(''a.pdf'', ''application/pdf'', 10, tests.id(''rascunho_a''), null, tests.id(''p1''))'), '23514', 'a file is of one thing alone');
select is(tests.tenta('plantonista', 'select * from public.reservar_anexo(''a.pdf'', ''application/pdf'', 10)'), '23514', 'a file is of something');
select is(tests.tenta('plantonista', format('insert into public.anexos (plantao_id, nome, tipo, bytes, criado_por) values (tests.id(''p1''), ''a.pdf'', ''application/pdf'', 1, tests.id(''plantonista''))')), '42501', 'nobody writes the row by hand');

select set_config('teste.r', tests.como('plantonista', pg_temp.reserva('p1')), true) is not null;
select set_config('teste.o', (select a.objeto from public.anexos a where a.id = current_setting('teste.r')::uuid), true) is not null;
select is(tests.tenta('plantonista_b', pg_temp.sobe(current_setting('teste.o'))), '42501', 'a colleague uploads nothing in its place');
select is(tests.tenta('plantonista', pg_temp.sobe(current_setting('teste.o'))), '1', 'its doctor uploads where it was reserved');
select is(tests.como('plantonista', format('select public.abrir_anexo(%L)', current_setting('teste.r'))), null, 'what was not looked at is not opened');
select public.registrar_conferencia(current_setting('teste.r')::uuid, repeat('a', 64), null) is not null;
select is(tests.como('plantonista', format('select public.abrir_anexo(%L)', current_setting('teste.r'))), current_setting('teste.o'), 'its doctor opens it');
select is(tests.tenta('plantonista', 'select 1 from public.anexos where plantao_id = tests.id(''p1'')'), '1', 'its doctor reads it');
select is(tests.tenta(ator, 'select 1 from public.anexos where plantao_id is not null'), case ator when 'anonimo' then '42501' else '0' end, ator || ' reads no receipt')
from unnest(array['plantonista_b', 'hospital', 'medico_a', 'staff_a', 'paciente', 'anonimo']) as ator;
select is(tests.como(ator, format('select public.abrir_anexo(%L)', current_setting('teste.r'))), null, ator || ' opens no receipt')
from unnest(array['plantonista_b', 'hospital', 'paciente']) as ator;
select is((select count(*)::int from public.acessos_prontuario a where a.quem = tests.id('plantonista')), 0, 'a receipt is no record: the log of records has nothing of it');
select is((select count(*)::int from public.anexos_a_apagar() x where x.id = current_setting('teste.r')::uuid), 0, 'what is kept is not cleared');

select is(tests.tenta(ator, format('select public.remover_anexo(%L)', current_setting('teste.r'))), '42501', ator || ' removes no receipt')
from unnest(array['plantonista_b', 'hospital']) as ator;
select isnt(tests.como('plantonista', format('select public.remover_anexo(%L)', current_setting('teste.r'))), null, 'its doctor removes it');
select is(tests.tenta('plantonista', 'select 1 from public.anexos where plantao_id = tests.id(''p1'')'), '0', 'what was removed is read no more');
select is(tests.tenta('plantonista', format('select public.remover_anexo(%L)', current_setting('teste.r'))), '42501', 'it is removed once');

select tests.como('plantonista', pg_temp.reserva('p1')) from generate_series(1, 10);
select is(tests.queixa('plantonista', pg_temp.reserva('p1')), 'Um plantão leva até 10 comprovantes. Remova um para anexar outro.', 'a shift takes ten');

select * from finish();
rollback;
