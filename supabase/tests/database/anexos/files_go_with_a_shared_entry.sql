begin;
select plan(14);
select tests.mundo();
select tests.criar_anexos();

create function pg_temp.ve(ator text) returns text
language sql
as $$
  select concat_ws(':',
    tests.tenta(ator, $c$select 1 from anexos where id = tests.id('laudo_a')$c$),
    tests.tenta(ator, $c$select 1 from anexos a where a.objeto = tests.objeto('laudo_a') and abrir_anexo(a.id) = a.objeto$c$),
    tests.tenta(ator, $c$select 1 from anexos_da_minha_evolucao(tests.id('evolucao_a'))$c$)
  )
$$;

select is(pg_temp.ve('paciente'), '0:0:0', 'the patient reads no file of an entry before it is shared');
select tests.como('medico_a', $$select compartilhar_evolucao(tests.id('evolucao_a'))$$);
select is(pg_temp.ve(ator), resposta, format('only its doctor and the patient read a file of a shared entry, asked as %s', ator))
from (
  values ('paciente', '1:1:1'), ('medico_a', '1:1:0'), ('staff_a', '0:0:0'), ('medico_b', '0:0:0'), ('plantonista', '0:0:0'), ('estranho', '0:0:0')
) as c (ator, resposta);
select is(
  tests.tenta('anonimo', $$select anexos_da_minha_evolucao(tests.id('evolucao_a'))$$), '42501',
  'nobody anonymous asks for the files of an entry'
);
select is(
  tests.tenta('paciente', $$select 1 from anexos_da_minha_evolucao(tests.id('evolucao_b'))$$), '0',
  'the patient reads no file of an entry whose id is guessed'
);
select is(
  tests.tenta('paciente', $$select 1 from anexos where prontuario_id = tests.id('rascunho_a')$$), '0',
  'the patient reads no file of a draft'
);
select tests.como('medico_a', $$select abrir_correcao(tests.id('evolucao_a'), 'Faltou a dose')$$);
select is(pg_temp.ve('paciente'), '1:1:1', 'the patient reads the files of the version in force while it is corrected');
select tests.entrar_como('medico_a');
update public.prontuarios set status = 'finalizado' where corrige_id = tests.id('evolucao_a');
select tests.sair();
select is(pg_temp.ve('paciente'), '0:1:1', 'the patient reads the files of the new version once it is finished');
select tests.como('medico_a', $$select retirar_evolucao(tests.id('evolucao_a'))$$);
select is(pg_temp.ve('paciente'), '0:0:0', 'the patient reads no file of an entry that is not shared any more');
update public.paciente_contas set encerrado_em = now();
select is(pg_temp.ve('paciente'), '0:0:0', 'the patient reads no file once the link has ended');

select * from finish();
rollback;
