begin;
select plan(10);
select tests.mundo();
select tests.criar_anexos();

select is(tests.tenta(ator, format('select inativar_anexo(tests.id(%L), %L)', apelido, 'É de outro paciente')), resposta, format('%s %s %s', ator, case resposta when '1' then 'inactivates' else 'does not inactivate' end, apelido))
from (
  values
    ('medico_a', 'laudo_a', '1'), ('clinica_a', 'laudo_a', '42501'), ('staff_a', 'laudo_a', '42501'), ('medico_b', 'laudo_a', '42501'),
    ('medico_a', 'foto_rascunho', '42501'), ('paciente', 'administrativo', '42501')
) as c (ator, apelido, resposta);
select is(
  tests.tenta('medico_a', $$select inativar_anexo(tests.id('laudo_a'), 'x')$$), '23514',
  'a file is not inactivated with a reason of one letter'
);
select tests.como('medico_a', $$select inativar_anexo(tests.id('laudo_a'), 'É de outro paciente')$$);
select is(
  tests.como('clinica_a', $$select motivo_inativacao from anexos where id = tests.id('laudo_a')$$), 'É de outro paciente',
  'an inactivated file stays in sight, with the reason'
);
select is(
  tests.tenta('medico_a', $$select inativar_anexo(tests.id('laudo_a'), 'De novo')$$), '42501',
  'a file is inactivated once'
);
select tests.como('medico_a', $$select abrir_correcao(tests.id('evolucao_a'), 'Laudo trocado')$$);
select is(
  (select count(*) from public.anexos a join public.prontuarios p on p.id = a.prontuario_id and p.corrige_id = tests.id('evolucao_a')),
  0::bigint, 'a correction does not take an inactivated file along'
);

select * from finish();
rollback;
