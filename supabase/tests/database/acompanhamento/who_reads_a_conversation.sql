begin;
select plan(34);
select tests.mundo();
select tests.criar_conversas();

select is(tests.tenta(ator, format('select 1 from %I where assunto = %L', tabela, 'administrativo')), linhas, ator || case linhas when '1' then ' reads' else ' does not read' end || ' administrative ' || tabela)
from unnest(array['conversas', 'mensagens']) as tabela
cross join (
  values ('paciente', '1'), ('medico_a', '1'), ('clinica_a', '1'), ('staff_a', '1'), ('medico_ex', '0'), ('staff_b', '0'), ('medico_b', '0'), ('anonimo', '42501')
) as c (ator, linhas);
select is(tests.tenta(ator, format('select 1 from %I where assunto = %L', tabela, 'clinico')), linhas, ator || case linhas when '1' then ' reads' else ' does not read' end || ' clinical ' || tabela)
from unnest(array['conversas', 'mensagens']) as tabela
cross join (
  values ('paciente', '1'), ('medico_a', '1'), ('clinica_a', '1'), ('staff_a', '0'), ('medico_ex', '0'), ('staff_b', '0'), ('medico_b', '0')
) as c (ator, linhas);

select is(
  tests.como('staff_a', $$select string_agg(assunto, ',') from listar_conversas(tests.id('clinica_a'))$$), 'administrativo',
  'staff lists administrative conversations alone'
);
select is(
  tests.como('staff_a', $$select nao_lidas || ':' || sem_resposta || ':' || atrasadas from contar_conversas(tests.id('clinica_a'))$$), '1:1:0',
  'staff counts administrative conversations alone'
);
select is(
  tests.como('paciente', $$select string_agg(clinica_nome || ' ' || assunto, ',' order by assunto) from conversas_da_conta()$$),
  'Clínica A administrativo,Clínica A clinico', 'the patient sees with which clinic each conversation is'
);
update public.paciente_contas set encerrado_em = now();
select is(
  tests.tenta('paciente', 'select 1 from mensagens'), '0', 'the patient reads no message once the link has ended'
);

select * from finish();
rollback;
