begin;
select plan(8);
select tests.mundo();

select is(
  tests.queixa('medico_ex', $$
    insert into prontuarios (paciente_id, clinica_id, corrige_id, motivo_correcao)
    values (tests.id('jose'), tests.id('clinica_a'), tests.id('evolucao_a'), 'motivo')$$),
  'Você não tem permissão para fazer isto.', 'a doctor who left is told nothing of the entry to correct'
);
select is(tests.queixa('medico_a', comando), motivo, 'medico_a is told why not to ' || comando)
from (
  values
    ('select abrir_correcao(tests.id(''evolucao_ex''), ''motivo'')', 'Só quem escreveu a evolução pode corrigi-la. Escreva um adendo.'),
    ('select abrir_correcao(tests.id(''rascunho_a''), ''motivo'')', 'Só a versão atual de uma evolução finalizada pode ser corrigida.'),
    ('select abrir_correcao(tests.id(''evolucao_b''), ''motivo'')', 'Evolução não encontrada.'),
    ('select abrir_correcao(tests.id(''nenhuma''), ''motivo'')', 'Evolução não encontrada.')
) as c (comando, motivo);
select is(
  tests.tenta('medico_a', format('select abrir_correcao(tests.id(%L), %s)', 'evolucao_a', motivo)), '23514',
  'a correction is not opened with the reason ' || motivo
)
from (values ('null'), ('''  a '''), ('repeat(''x'', 501)')) as m (motivo);

select * from finish();
rollback;
