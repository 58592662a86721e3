begin;
select plan(18);
select tests.mundo();

create function pg_temp.protocolo(versao text default '2026-01-01', texto text default 'Na hipertonite, dê zyxolol 50 mg. [^f1]', id text default 'protocolo-hipertonite')
returns text language sql as $$
  select format('select importar_protocolo(%L, %L)', jsonb_build_object(
    'id', id, 'titulo', 'Hipertonite aguda', 'especialidade', 'Protocolos', 'publico', '["adulto"]'::jsonb,
    'versao', versao, 'validade', '2030-01-01', 'fontes', '[{"id": "f1", "titulo": "Protocolo", "conferencia": "memoria"}]'::jsonb,
    'verificacao', 'pendente'
  ), jsonb_build_array(jsonb_build_object('id', id || '#conduta', 'ordem', 1, 'titulo', 'Conduta', 'texto', texto)))
$$;
create function pg_temp.acha() returns text language sql as $$
  select tests.como('medico_a', $q$select string_agg(p.id, ' ') from buscar_passagens('hipertonite zyxolol', 1) p where p.responde$q$)
$$;

select is(tests.tenta(ator, pg_temp.protocolo()), '42501', ator || ' imports no protocol')
from unnest(array['medico_a', 'clinica_a', 'hospital', 'paciente', 'anonimo']) as ator;
select is(tests.tenta(ator, 'select retirar_protocolo(''protocolo-hipertonite'')'), '42501', ator || ' withdraws no protocol')
from unnest(array['medico_a', 'clinica_a', 'anonimo']) as ator;
select is(tests.tenta('servico', pg_temp.protocolo(id => 'dengue')), '23514', 'what ships with the product is not imported over');
select is(tests.tenta('servico', 'select importar_protocolo(null, ''[]'')'), '22004', 'a protocol is whole');

select is(tests.como('servico', pg_temp.protocolo()), 'importado', 'the administrator imports a protocol');
select is(pg_temp.acha(), 'protocolo-hipertonite#conduta', 'it is found at once');
select is(tests.como('servico', pg_temp.protocolo()), 'sem mudança', 'the same again changes nothing');
select is(tests.tenta('servico', pg_temp.protocolo('2025-01-01')), '23514', 'an older version is refused');
select is(
  tests.como('servico', pg_temp.protocolo('2026-02-01', 'Na hipertonite, não dê nada. [^f1]')), 'substituído', 'a newer version takes its place'
);
select is(
  (select string_agg(texto, '') from base_passagens where documento_id = 'protocolo-hipertonite'), 'Na hipertonite, não dê nada. [^f1]',
  'of the older one nothing is left to answer'
);
select tests.como('servico', 'select retirar_protocolo(''protocolo-hipertonite'')');
select is(pg_temp.acha(), null, 'what was withdrawn answers no more');
select tests.como('servico', pg_temp.protocolo('2026-02-01', 'Na hipertonite, dê zyxolol 5 mg. [^f1]'));
select is(pg_temp.acha(), 'protocolo-hipertonite#conduta', 'imported again it answers again');

select * from finish();
rollback;
