-- The log is answered once, by the service, and changes no more.
begin;
select plan(19);
select tests.mundo();

create temp table feita as
  select tests.como('plantonista', format(
    'select interacao from abrir_pergunta(%L, ''plantao'', ''dose de adrenalina na anafilaxia'')', tests.id('ia')
  ))::uuid as id;
grant select on feita to public;

create function pg_temp.responder(situacao text default 'respondida') returns text language sql as $$
  select tests.tenta('servico', format('select responder_pergunta(%L, %L)', (select id from feita), jsonb_build_object(
    'situacao', situacao, 'texto', 'Adrenalina 0,5 mg IM [1]', 'provedor', '{"nome": "local", "modelo": null, "versao": "1.0.0"}'::jsonb,
    'trechos', '[{"passagem": "anafilaxia#doses-adulto"}]'::jsonb, 'bandeiras', '[{"id": "rf-anafilaxia"}]'::jsonb
  )))
$$;
select is(pg_temp.responder('inventada'), '23514', 'an answer is of a known kind');
select is(pg_temp.responder(), '1', 'the service answers');
select tests.como('servico', format('select responder_pergunta(%L, %L)', (select id from feita), '{"situacao": "respondida",
  "texto": "Adrenalina 0,5 mg IM [1]", "provedor": {"nome": "local", "modelo": null, "versao": "1.0.0"},
  "trechos": [{"passagem": "anafilaxia#doses-adulto"}], "bandeiras": [{"id": "rf-anafilaxia"}]}'));
select is(pg_temp.responder(), '42501', 'the service does not answer again');
select is(
  (select array[i.provedor, i.modelo, i.versao, i.situacao, i.fontes::text, i.bandeiras::text] from ia_interacoes i join feita using (id)),
  array['local', null, '1.0.0', 'respondida', '{anafilaxia#doses-adulto}', '{rf-anafilaxia}'],
  'the row says who answered, on which sources, with which alarms'
);
select is(tests.tenta(ator, 'update ia_interacoes set pergunta = ''outra'''), '42501', ator || ' changes no question')
from unnest(array['plantonista', 'servico']) as ator;
select throws_ok('delete from ia_interacoes', '42501', null, 'not even the owner of the tables deletes one');
select throws_ok('truncate ia_usos', '42501', null, 'the owner of the tables empties none of the log');

create function pg_temp.usar(ator text, decisao text, destino text) returns text language sql as $$
  select tests.tenta(ator, format('select registrar_uso_da_resposta(%L, %L, %L)', (select id from feita), decisao, destino))
$$;
select is(pg_temp.usar('plantonista', 'aceita', 'evolucao'), '1', 'what became of it is written down');
select is(pg_temp.usar('plantonista', 'adorada', 'evolucao'), '23514', 'a decision is of those that there are');
select is(pg_temp.usar('plantonista', 'aceita', 'jornal'), '23514', 'a place too');
select is(pg_temp.usar('medico_a', 'aceita', 'copia'), '42501', 'nobody decides for another');

select is(
  (select array_agg(tests.como('plantonista', format('select count(*) from conversas_com_ia(%L)', texto)) order by texto)
   from unnest(array['ADRENALINA 0,5', 'anafilaxía', 'dengue', '']) as texto),
  array['1', '1', '1', '0'], 'conversations are found by what was asked and answered'
);
select is(tests.como('medico_a', 'select count(*) from conversas_com_ia()'), '0', 'each finds the own');

create temp table julgada as
  select tests.como('plantonista', format(
    'select interacao from abrir_pergunta(%L, ''general'', ''dengue'', p_conferida => ''Hidrate.'')', tests.id('ia julgada')
  ))::uuid as id;
grant select on julgada to public;
select is(
  tests.tenta('servico', format('select responder_pergunta(%L, %L)', (select id from julgada), jsonb_build_object(
    'situacao', situacao, 'provedor', '{"nome": "local", "versao": "1.0.0"}'::jsonb, 'referencias', '[]'::jsonb
  ))), esperado, 'an answer that was to be judged and is now ' || situacao || ' is kept or refused as it should be'
)
from (values ('respondida', '23514'), ('conferida', '1')) as q (situacao, esperado);
select is(tests.como('plantonista', 'select count(*) from conversas_com_ia()'), '1', 'an answer that was only judged makes no conversation');

select is(
  (select count(*)::int from generate_series(1, 18) as n
   where tests.como('plantonista', format('select interacao is not null from abrir_pergunta(%L, ''general'', ''pergunta'')', tests.id('ia')))::boolean),
  18, 'twenty questions a minute are answered'
);
select is(
  tests.como('plantonista', format('select (interacao is null and bloqueado_ate > now()) from abrir_pergunta(%L, ''general'', ''pergunta'')', tests.id('ia')))::boolean,
  true, 'the next one is told until when to wait'
);
select * from finish();
rollback;
