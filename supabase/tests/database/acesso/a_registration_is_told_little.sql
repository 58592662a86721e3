begin;
select plan(12);
select tests.mundo();

update public.perfil_documentos set cpf = '52998224725' where profile_id = tests.id('medico_a');
update public.perfil_documentos set cnpj = '11222333000181' where profile_id = tests.id('clinica_a');

select is(
  tests.como('servico', format('select ocupado::text from conferir_registro(''192.0.2.%s'', %s)', n, argumentos)), ocupado, argumentos
)
from (
  values
    (1, '''medico'', ''novo@teste.demo''', 'false'), (2, '''medico'', ''Medico_A@Teste.demo''', 'true'),
    (3, '''medico'', ''n@t.demo'', ''52998224725''', 'true'), (4, '''paciente'', ''n@t.demo'', ''52998224725''', 'false'),
    (5, '''clinica'', ''n@t.demo'', null, ''11222333000181''', 'true'),
    (6, '''medico'', ''n@t.demo'', null, null, ''700001'', ''SP''', 'true')
) as c (n, argumentos, ocupado);

create function pg_temp.perguntar(lugar text) returns boolean
language sql as $$
  select bloqueado_ate is null from public.conferir_registro(lugar::inet, 'paciente', 'medico_a@teste.demo')
$$;
select is((select bool_and(pg_temp.perguntar('203.0.113.1')) from generate_series(1, 10)), true, 'ten refusals are told to one place');
select is(public.abrir_registro('203.0.113.1'), null, 'that place may still register');
select is(pg_temp.perguntar('203.0.113.1'), false, 'the eleventh says only when to come back');
select is(public.abrir_registro('203.0.113.1'), now() + interval '1 hour', 'that place does not register for an hour');
select is(public.abrir_registro('203.0.113.2'), null, 'another place registers');
select is(
  (select count(*) from generate_series(1, 310) where public.abrir_registro('203.0.113.3') is null), 300::bigint, 'three hundred accounts an hour are enough for one place'
);

select * from finish();
rollback;
