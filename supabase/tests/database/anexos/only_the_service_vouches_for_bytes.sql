begin;
select plan(17);
select tests.mundo();
select tests.criar_anexos();

select is(tests.tenta(ator, format('select %s', chamada)), '42501', format('%s: %s', ator, chamada))
from unnest(array['medico_a', 'paciente', 'anonimo']) as ator
cross join unnest(array[
  $$registrar_conferencia(tests.id('subindo'), repeat('a', 64), null)$$, 'anexos_a_apagar()', $$marcar_anexos_apagados(array[tests.id('subindo')])$$
]) as chamada;
select is(
  tests.tenta('medico_a', $$update anexos set estado = 'conferido' where id = tests.id('subindo')$$), '42501', 'nor does anybody write the row'
);

select is(
  tests.como('servico', $$select registrar_conferencia(tests.id('subindo'), repeat('c', 64), null) = tests.id('subindo')$$), 'true', 'a verdict is written'
);
select is(
  tests.como('servico', $$select registrar_conferencia(tests.id('subindo'), null, 'Mudei de ideia') is null$$), 'true', 'once'
);

alter table public.anexos disable trigger guardar_anexo;
update public.anexos set criado_em = now() - interval '25 hours';
alter table public.anexos enable trigger guardar_anexo;
select tests.guardar_anexo('recente', 'rascunho_a', null, 'medico_a', 'pendente', false);
select is(
  tests.como('servico', $$select string_agg(nome, ',' order by nome) from anexos a join anexos_a_apagar() as x using (id)$$),
  'de_ex.pdf,recusado.pdf', 'what did not arrive or was refused within a day is to be deleted; what was published or is in a draft stays'
);
select is(
  tests.como('servico', $$select marcar_anexos_apagados(array(select id from anexos_a_apagar()))$$), '2', 'and is noted'
);
select is(tests.como('servico', 'select count(*) from anexos_a_apagar()'), '0', 'once');
select is(
  tests.tenta('servico', $$select marcar_anexos_apagados(array[tests.id('laudo_a')])$$), '1', 'what was published is never noted as deleted'
);
select is(
  (select apagado_em from public.anexos where id = tests.id('laudo_a')), null, 'whoever asks'
);

select * from finish();
rollback;
