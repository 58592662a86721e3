begin;
select plan(24);
select tests.mundo();
select tests.como('medico_a', $$select folha_de_rosto(tests.id('jose'))$$);

select columns_are(
  'public', 'acessos_prontuario', array[
    'id', 'clinica_id', 'paciente_id', 'prontuario_id', 'quem', 'quem_nome', 'quem_crm', 'quem_crm_uf', 'papel', 'acao', 'quando', 'emergencia_id', 'emergencia',
    'quarto_de_hora', 'restrito'
  ],
  'the log holds nothing clinical and no name of a patient'
);
select throws_ok(comando, '42501', 'O registro de acessos não muda.', 'the owner of the database is refused ' || comando)
from (
  values ('update public.acessos_prontuario set acao = ''imprimiu'''), ('delete from public.acessos_prontuario')
) as c (comando);
select throws_ok('truncate public.acessos_prontuario', '42501', null, 'the owner of the database does not truncate the log');
select is(tests.tenta(ator, comando), '42501', format('%s is refused %s', ator, comando))
from unnest(array['servico', 'clinica_a', 'medico_a', 'staff_a', 'anonimo']) as ator
cross join (
  values
    ('update public.acessos_prontuario set acao = ''imprimiu'''), ('delete from public.acessos_prontuario'),
    ($$insert into public.acessos_prontuario (clinica_id, paciente_id, quem, papel, acao)
      values (tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), 'medico', 'abriu_prontuario')$$),
    ($$select private.registrar_acesso(tests.id('clinica_a'), tests.id('jose'), 'abriu_prontuario')$$)
) as c (comando);

select * from finish();
rollback;
