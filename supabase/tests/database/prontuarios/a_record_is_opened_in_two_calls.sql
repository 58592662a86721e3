begin;
select plan((select count(*)::int - 1 from tests.atores()) * 4 + 14);
select tests.mundo();
select tests.criar_o_que_se_le();

create function tests.da_capa(ator text) returns text language sql as $$
  select tests.como(ator, format($q$
    select concat_ws('/', jsonb_array_length(c -> 'paciente'), jsonb_array_length(c -> 'situacao'),
      jsonb_array_length(c -> 'resumo'), c -> 'folha')
    from capa_do_prontuario(%1$L) as c $q$, tests.id('jose'))); $$;
create function tests.uma_a_uma_da_capa(ator text) returns text language sql as $$
  select tests.como(ator, format($q$
    select concat_ws('/', (select count(*) from pacientes where id = %1$L), (select count(*) from situacao_de_acesso(%1$L)),
      (select count(*) from resumos_clinicos where paciente_id = %1$L), folha_de_rosto(%1$L)) $q$, tests.id('jose'))); $$;
create function tests.do_inicio(ator text) returns text language sql as $$
  select tests.como(ator, format($q$
    select concat_ws('/', jsonb_array_length(i #> '{linha,entradas}'), jsonb_array_length(i #> '{linha,adendos}'),
      jsonb_array_length(i -> 'rascunhos'), jsonb_array_length(i -> 'escrevendo'), jsonb_array_length(i -> 'autores'),
      jsonb_array_length(i -> 'calculos'), jsonb_array_length(i -> 'documentos'),
      jsonb_array_length(i #> '{linha,documentos}'), jsonb_array_length(i -> 'plantoes'))
    from inicio_do_prontuario(%1$L) as i $q$, tests.id('jose'))); $$;
create function tests.uma_a_uma_do_inicio(ator text) returns text language sql as $$
  select tests.como(ator, format($q$
    select concat_ws('/', (select count(*) from linha_do_tempo(%1$L)),
      (select count(*) from prontuarios where paciente_id = %1$L and adendo_de is not null and status = 'finalizado' and substituido_por is null),
      (select count(*) from prontuarios where paciente_id = %1$L and status = 'rascunho'),
      (select count(*) from quem_escreve(%1$L)), (select count(*) from autores_do_prontuario(%1$L)),
      (select count(*) from calculos where paciente_id = %1$L),
      (select count(*) from prescricoes where paciente_id = %1$L and emitida_em is not null),
      (select count(*) from prescricoes where paciente_id = %1$L and emitida_em is not null),
      (select count(*) from plantoes_do_paciente(%1$L))) $q$, tests.id('jose'))); $$;

select is(
  tests.da_capa(ator), tests.uma_a_uma_da_capa(ator),
  'the cover of a record answers what its calls answer one by one, asked as ' || ator
)
from tests.atores() as ator where ator <> 'anonimo';
select is(
  tests.do_inicio(ator), tests.uma_a_uma_do_inicio(ator),
  'the beginning of a record answers what its calls answer one by one, asked as ' || ator
)
from tests.atores() as ator where ator <> 'anonimo';
select matches(tests.da_capa('medico_a'), '^1/1/1/', 'the doctor of the clinic reads the cover whole');
select matches(tests.da_capa('staff_a'), '^1/0/0/', 'the desk reads of the cover who the patient is');
select matches(tests.da_capa(ator), '^0/0/0/', ator || ' reads nothing of the cover')
from unnest(array['clinica_b', 'medico_ex', 'paciente']) as ator;
select isnt(tests.do_inicio('medico_a'), '0/0/0/0/0/0/0/0/0', 'the doctor of the clinic reads the beginning of the record');
select is(tests.do_inicio(ator), '0/0/0/0/0/0/0/0/0', ator || ' reads nothing of the beginning of the record')
from unnest(array['staff_a', 'clinica_b', 'medico_ex', 'paciente']) as ator;
select is(tests.tenta('anonimo', format('select %I(tests.id(%L))', chamada, 'jose')), '42501', 'nobody anonymous calls ' || chamada)
from unnest(array['capa_do_prontuario', 'inicio_do_prontuario']) as chamada;

create function tests.aberturas(ator text) returns text language sql as $$
  select count(*)::text from public.acessos_prontuario a
  where a.paciente_id = tests.id('jose') and a.acao = 'abriu_prontuario' and a.quem = tests.id(ator); $$;
select is(tests.aberturas('medico_a'), '1', 'who opens a record by its cover stands in the log');
select is(tests.aberturas('staff_a'), '0', 'the desk, which reads none of the record, does not stand in its log');

select tests.restringir();
select is(
  tests.da_capa(ator), tests.uma_a_uma_da_capa(ator),
  'the cover of a restricted record answers what its calls answer one by one, asked as ' || ator
)
from tests.atores() as ator where ator <> 'anonimo';
select is(
  tests.do_inicio(ator), tests.uma_a_uma_do_inicio(ator),
  'the beginning of a restricted record answers what its calls answer one by one, asked as ' || ator
)
from tests.atores() as ator where ator <> 'anonimo';

select * from finish();
rollback;
