-- Two people open the same form. The second to save named a revision that is no more, and is refused.
begin;
select plan(33);
select tests.mundo();
select tests.criar_agenda();

insert into respostas_rapidas (id, clinica_id, titulo, texto)
values (tests.id('resposta'), tests.id('clinica_a'), 'Preparo', 'Venha em jejum.');
insert into oportunidades (id, clinica_id, nome, telefone)
values (tests.id('lead'), tests.id('clinica_a'), 'Lívia Lead', '11955550002');
insert into agenda_regras (clinica_id) values (tests.id('clinica_a'));

-- What each of the two writes, each a field of their own: a form carries all of them.
create temp table formularios (tabela text, qual text, uma text, outra text, fora_do_formulario text);
insert into formularios values
  ('pacientes', format('id = %L', tests.id('maria')), 'telefone = ''11955550001''', 'numero = ''12''', 'ativo = true'),
  ('tipos_de_atendimento', format('id = %L', tests.id('tipo_a')), 'duracao_min = 45', 'cor = ''teal''', 'ativo = true'),
  ('oportunidades', format('id = %L', tests.id('lead')), 'etiquetas = ''{vip}''', 'origem = ''google''', 'estagio = ''contato'''),
  ('agenda_regras', format('clinica_id = %L', tests.id('clinica_a')), 'cancelamento_ate_horas = 12', 'remarcacao_ate_horas = 12', null),
  ('respostas_rapidas', format('id = %L', tests.id('resposta')), 'titulo = ''Jejum''', 'texto = ''Venha sem jejum.''', 'ativa = true');

select set_eq(
  $$
    select c.relname::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'conferir_revisao'
  $$,
  -- A composition is its author's alone: prescricao/a_composition_is_saved_over_what_was_read.sql. So are
  -- places and shifts: plantao/who_plans_shifts.sql.
  $$ select tabela from formularios union select unnest(array['composicoes', 'locais_de_plantao', 'plantoes']) $$,
  'every table whose form names a revision is looked at here, or in a file of its own'
);
select set_eq(
  $$
    select c.relname::text from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'revisao'
      and not a.attisdropped
  $$,
  $$ select tabela from formularios union select unnest(array['prontuarios', 'composicoes', 'atendimentos', 'reavaliacoes', 'locais_de_plantao', 'plantoes', 'passagens_de_plantao']) $$,
  'no table counts revisions that nothing compares; of entries and of a shift the save itself names it'
);

select is(
  tests.como('clinica_a', format('update %I set %s, revisao = 1 where %s returning revisao', tabela, uma, qual)),
  '2', tabela || ': a save over what was read counts one more revision'
) from formularios order by tabela;
select is(
  tests.tenta('clinica_a', format('update %I set %s, revisao = 1 where %s', tabela, outra, qual)), 'ED001',
  tabela || ': a save over what is no more is refused'
) from formularios order by tabela;
select is(
  tests.tenta('clinica_a', format('update %I set %s, revisao = 3 where %s', tabela, outra, qual)), 'ED001',
  tabela || ': a revision that does not exist yet is refused'
) from formularios order by tabela;
select is(
  tests.tenta('clinica_a', format('update %I set %s, revisao = null where %s', tabela, outra, qual)), 'ED001',
  tabela || ': no revision is refused'
) from formularios order by tabela;
select is(
  tests.como('clinica_a', format('update %I set %s, revisao = 2 where %s returning revisao', tabela, outra, qual)),
  '3', tabela || ': who read again saves'
) from formularios order by tabela;
select is(
  tests.como('clinica_a', format('update %I set %s where %s returning revisao', tabela, fora_do_formulario, qual)),
  '3', tabela || ': a switch beside the form makes no form old'
) from formularios where fora_do_formulario is not null order by tabela;
select is(
  tests.queixa('clinica_a', format('update pacientes set numero = ''14'', revisao = 1 where id = %L', tests.id('maria'))),
  'Outra pessoa alterou este item depois que você o abriu. Nada foi sobrescrito.',
  'the refusal says what happened, and nothing of the row'
);
select is(
  tests.tenta('clinica_b', format('update pacientes set numero = ''14'', revisao = 1 where id = %L', tests.id('maria'))),
  '0', 'who does not see a registration learns nothing of its revision'
);
select * from finish();
rollback;
