begin;
select plan(17);
select tests.mundo();
select tests.criar_anexos();

select is(tests.tenta(ator, format('select %s', chamada)), '42501', format('%s is refused %s', ator, chamada))
from unnest(array['medico_a', 'paciente', 'anonimo']) as ator
cross join unnest(array[
  $$registrar_conferencia(tests.id('subindo'), repeat('a', 64), null)$$, 'anexos_a_apagar()', $$marcar_anexos_apagados(array[tests.id('subindo')])$$
]) as chamada;
select is(
  tests.tenta('medico_a', $$update anexos set estado = 'conferido' where id = tests.id('subindo')$$), '42501',
  'a doctor does not write that a file was checked'
);

select is(
  tests.como('servico', $$select registrar_conferencia(tests.id('subindo'), repeat('c', 64), null) = tests.id('subindo')$$), 'true',
  'the service writes the verdict on a file'
);
select is(
  tests.como('servico', $$select registrar_conferencia(tests.id('subindo'), null, 'Mudei de ideia') is null$$), 'true',
  'the service writes one verdict on a file'
);

alter table public.anexos disable trigger guardar_anexo;
update public.anexos set criado_em = now() - interval '25 hours';
alter table public.anexos enable trigger guardar_anexo;
select tests.guardar_anexo('recente', 'rascunho_a', null, 'medico_a', 'pendente', false);
select is(
  tests.como('servico', $$select string_agg(nome, ',' order by nome) from anexos a join anexos_a_apagar() as x using (id)$$),
  'de_ex.pdf,recusado.pdf', 'files that did not arrive or were refused within a day are to be deleted, and no others'
);
select is(
  tests.como('servico', $$select marcar_anexos_apagados(array(select id from anexos_a_apagar()))$$), '2',
  'the service notes which files were deleted'
);
select is(tests.como('servico', 'select count(*) from anexos_a_apagar()'), '0', 'a deleted file is not listed again');
select is(
  tests.tenta('servico', $$select marcar_anexos_apagados(array[tests.id('laudo_a')])$$), '1',
  'the service may name a published file as deleted'
);
select is(
  (select apagado_em from public.anexos where id = tests.id('laudo_a')), null, 'a published file is not noted as deleted'
);

select * from finish();
rollback;
