begin;
select plan(14);
select tests.mundo();
select tests.criar_anexos();
select tests.guardar_anexo('receita', null, 'conversa administrativo', 'paciente', 'conferido', false);
select tests.guardar_anexo('chegando', null, 'conversa administrativo', 'paciente', 'pendente', false);
select tests.guardar_anexo('do_outro', null, 'conversa administrativo', 'staff_a', 'conferido', false);
select tests.guardar_anexo('de_outra', null, 'conversa clinico', 'paciente', 'conferido', false);

create function pg_temp.envia(arquivos text[], texto text default 'Segue.') returns text
language sql
as $$
  select format(
    'select enviar_mensagem_com_anexos(tests.id(%L), tests.id(%L), %L, array(select tests.id(x) from unnest(%L::text[]) as x))',
    'com anexo', 'conversa administrativo', texto, arquivos
  )
$$;

select is(
  tests.tenta('staff_a', $$select 1 from anexos where id = tests.id('receita')$$), '0',
  'nobody else sees a file before it is sent'
);
select is(tests.queixa('paciente', pg_temp.envia(array[arquivo])), 'Um dos anexos não está pronto. Remova-o e anexe de novo.',
  format('the file %s is not sent', arquivo)
)
from unnest(array['chegando', 'do_outro', 'de_outra', 'administrativo', 'inventado']) as arquivo;
select is(
  tests.queixa('paciente', pg_temp.envia('{}')), 'Uma mensagem leva até 10 anexos.',
  'a message with files needs one file at least'
);
select is(tests.tenta('staff_b', pg_temp.envia(array['receita'])), '42501', 'a stranger sends nothing');
select is(tests.tenta('medico_b', pg_temp.envia(array['receita'])), '42501', 'a neighbour sends nothing');

select tests.como('paciente', pg_temp.envia(array['receita']));
select is(
  tests.como('staff_a', $$select m.texto || ' ' || a.nome from mensagens m join anexos a on a.mensagem_id = m.id where m.id = tests.id('com anexo')$$),
  'Segue. receita.pdf', 'the file arrives with the message'
);
select is(tests.tenta('paciente', pg_temp.envia(array['receita'])), '1', 'the same message is sent again without a refusal');
select tests.guardar_anexo('tardia', null, 'conversa administrativo', 'paciente', 'conferido', false);
select is(
  tests.queixa('paciente', pg_temp.envia(array['receita', 'tardia'])), 'Um dos anexos não está pronto. Remova-o e anexe de novo.',
  'a message that is there, read perhaps, gains no file when it is sent again'
);
select tests.como('paciente', $$select enviar_mensagem(tests.id('sem anexo'), tests.id('conversa administrativo'), 'Só texto.')$$);
select is(
  tests.queixa('paciente', $$select enviar_mensagem_com_anexos(tests.id('sem anexo'), tests.id('conversa administrativo'), 'Só texto.', array[tests.id('tardia')])$$),
  'Um dos anexos não está pronto. Remova-o e anexe de novo.', 'a message that was sent without files gains none when it is sent again'
);
select is(
  (select count(*) from public.mensagens m where m.id = tests.id('com anexo')), 1::bigint,
  'a message sent again is kept once'
);

select * from finish();
rollback;
