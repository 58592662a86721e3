begin;
select plan(21);
select tests.mundo();
select tests.criar_anexos();

create function pg_temp.estado(apelido text) returns text
language sql
as $$
  select concat_ws(' ', a.estado, case when a.publicado_em is not null then 'publicado' end,
    case when a.removido_em is not null then 'removido' end, case when a.inativado_em is not null then 'inativado' end)
  from public.anexos a where a.id = tests.id(apelido)
$$;
create function pg_temp.finalizar(apelido text) returns text
language sql
as $$ select format('update prontuarios set status = %L where id = tests.id(%L)', 'finalizado', apelido) $$;

select is(
  tests.queixa('medico_a', pg_temp.finalizar('rascunho_a')),
  'Há um anexo que ainda não terminou de enviar. Espere, ou remova-o, antes de finalizar.',
  'an entry is not finished while a file is still arriving'
);
select is(tests.tenta(ator, format('select remover_anexo(tests.id(%L))', apelido)), resposta, format('%s %s %s', ator, case resposta when '1' then 'takes back' else 'does not take back' end, apelido))
from (
  values
    ('medico_a', 'subindo', '1'), ('medico_a', 'foto_rascunho', '1'), ('medico_a', 'laudo_a', '42501'), ('clinica_a', 'subindo', '42501'),
    ('medico_b', 'subindo', '42501'), ('medico_ex', 'de_ex', '42501'), ('paciente', 'administrativo', '42501')
) as c (ator, apelido, resposta);
select tests.como('medico_a', $$select remover_anexo(tests.id('subindo'))$$);
select is(
  tests.tenta('medico_a', pg_temp.finalizar('rascunho_a')), '1',
  'an entry is finished once that file is taken back'
);
select tests.entrar_como('medico_a');
update public.prontuarios set status = 'finalizado' where id = tests.id('rascunho_a');
select tests.sair();
select is(
  pg_temp.estado('foto_rascunho') || '; ' || pg_temp.estado('subindo') || '; ' || pg_temp.estado('recusado'),
  'conferido publicado; pendente removido; recusado',
  'the files that were checked are published with the entry, and no others'
);
select is(
  tests.tenta('clinica_a', $$select 1 from anexos where id = tests.id('foto_rascunho')$$), '1',
  'others read a file from its publication on'
);

select is(tests.queixa('servico', format('update anexos set %s where id = tests.id(%L)', mudanca, 'foto_rascunho')), 'Um anexo guardado não muda.',
  'a published file refuses ' || mudanca
)
from unnest(array[
  'bytes = 1', $$nome = 'outro.pdf'$$, $$sha256 = repeat('b', 64)$$, 'publicado_em = null', 'removido_em = now()', 'apagado_em = now()'
]) as mudanca;

select tests.como('medico_a', $$select abrir_correcao(tests.id('rascunho_a'), 'Faltou o laudo')$$);
select is(
  (select string_agg(a.nome || ' ' || (a.objeto = tests.objeto('foto_rascunho'))::text || ' ' || (a.publicado_em is null)::text, ',')
    from public.anexos a join public.prontuarios p on p.id = a.prontuario_id and p.corrige_id = tests.id('rascunho_a')),
  'foto_rascunho.pdf true true', 'a correction starts from the same files'
);
select tests.entrar_como('medico_a');
update public.prontuarios set status = 'descartado' where corrige_id = tests.id('rascunho_a');
select tests.sair();
select is(
  (select count(*) from public.anexos a join public.prontuarios p on p.id = a.prontuario_id
    where p.corrige_id = tests.id('rascunho_a') and a.removido_em is null), 0::bigint,
    'a discarded correction takes its copies of the files along'
);
select is(
  pg_temp.estado('foto_rascunho'), 'conferido publicado',
  'a discarded correction leaves the files of the entry where they were'
);
select is(tests.tenta('servico', 'delete from anexos'), '42501', 'the service does not delete a row of a file');

select * from finish();
rollback;
