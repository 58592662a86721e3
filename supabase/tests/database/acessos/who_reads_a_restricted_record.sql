begin;
select plan(87);
select tests.mundo();
select tests.criar_o_que_se_le();

create temp table tabelas (tabela text, linhas int);
insert into tabelas values
  ('resumos_clinicos', 1), ('prontuarios', 4), ('diagnosticos_da_evolucao', 1), ('historico_clinico', 3),
  ('calculos', 2), ('problemas', 1), ('medicamentos_em_uso', 1), ('retornos_planejados', 1);
grant select on tabelas to public;

-- Drafts are their author's: medico_a reads one more entry than the clinic.
select is(
  tests.tenta(ator, format('select 1 from %I where paciente_id = tests.id(%L)', tabela, 'jose')),
  (linhas - case when tabela = 'prontuarios' and ator = 'clinica_a' then 1 else 0 end)::text,
  format('%s reads %s before the restriction', ator, tabela)
)
from tabelas cross join unnest(array['medico_a', 'clinica_a']) as ator;

select tests.restringir();

select is(
  tests.tenta(ator, format('select 1 from %I where paciente_id = tests.id(%L)', tabela, 'jose')),
  case when ator = 'medico_a' then linhas::text when ator = 'anonimo' then '42501' else '0' end,
  format('%s %s %s of a restricted record', ator, case ator when 'medico_a' then 'reads' else 'does not read' end, tabela)
)
from tabelas
cross join unnest(array['medico_a', 'medico_b', 'clinica_a', 'medico_ex', 'staff_a', 'clinica_b', 'paciente']) as ator;

select is(
  tests.tenta(ator, format('select 1 from %I where paciente_id = tests.id(%L) and assunto = %L', tabela, 'jose', 'clinico')),
  linhas, format('%s %s clinical %s', ator, case linhas when '1' then 'reads' else 'does not read' end, tabela)
)
from (
  values
    ('medico_a', 'conversas', '1'), ('medico_b', 'conversas', '0'), ('clinica_a', 'conversas', '0'),
    ('paciente', 'conversas', '1'), ('medico_a', 'mensagens', '1'), ('medico_b', 'mensagens', '0'),
    ('clinica_a', 'mensagens', '0'), ('paciente', 'mensagens', '1'), ('medico_b', 'leituras', '0'),
    ('clinica_a', 'leituras', '0')
) as c (ator, tabela, linhas);

select is(
  tests.tenta(ator, 'select 1 from conversas where paciente_id = tests.id(''jose'') and assunto = ''administrativo'''), '1',
  ator || ' still reads the administrative conversation'
)
from unnest(array['medico_b', 'clinica_a', 'staff_a']) as ator;
select is(
  tests.como('medico_b', $$select motivo || coalesce(origem_id::text, '') from listar_retornos(tests.id('clinica_a'), 'proximos')$$),
  '', 'the worklist says whom to call, not why'
);
select is(
  tests.como('medico_a', $$select motivo from listar_retornos(tests.id('clinica_a'), 'proximos')$$), 'Rever PA',
  'the worklist says why to who cares for the patient'
);

select * from finish();
rollback;
