begin;
select plan(42);
select tests.mundo();
select tests.criar_anexos();

create function pg_temp.reserva(alvo text, onde text) returns text
language sql
as $$
  select format('select reservar_anexo(%L, %L, 10, %s => tests.id(%L))', 'Raio-X.pdf', 'application/pdf', alvo, onde)
$$;

select is(tests.tenta(ator, pg_temp.reserva('p_prontuario', 'rascunho_a')), resposta, format('%s %s a file for a draft of medico_a', ator, case resposta when '1' then 'reserves' else 'does not reserve' end))
from (
  values
    ('medico_a', '1'), ('clinica_a', '42501'), ('staff_a', '42501'), ('medico_b', '42501'), ('medico_ex', '42501'),
    ('paciente', '42501'), ('estranho', '42501'), ('sessao_encerrada', '42501'), ('servico', '42501'), ('anonimo', '42501')
) as c (ator, resposta);
select is(tests.tenta('medico_a', pg_temp.reserva('p_prontuario', 'evolucao_a')), '42501', 'a finished entry takes no file');
select is(
  tests.tenta('medico_ex', pg_temp.reserva('p_prontuario', 'rascunho_ex')), '42501',
  'the draft of a dismissed doctor takes no file'
);

select is(tests.tenta(ator, pg_temp.reserva('p_conversa', 'conversa administrativo')), resposta, format('%s %s a file for the administrative conversation', ator, case resposta when '1' then 'reserves' else 'does not reserve' end))
from (
  values ('paciente', '1'), ('staff_a', '1'), ('medico_a', '1'), ('staff_b', '42501'), ('medico_b', '42501'), ('medico_ex', '42501')
) as c (ator, resposta);
select is(tests.tenta(ator, pg_temp.reserva('p_conversa', 'conversa clinico')), resposta, format('%s %s a file for the clinical conversation', ator, case resposta when '1' then 'reserves' else 'does not reserve' end))
from (values ('paciente', '1'), ('medico_a', '1'), ('staff_a', '42501'), ('clinica_a', '42501'), ('medico_b', '42501')) as c (ator, resposta);

select is(
  tests.queixa('medico_a', format('select reservar_anexo(%L, %L, %s, tests.id(%L))', nome, tipo, bytes, 'rascunho_a')), frase, format('%s of type %s with %s bytes is %s', nome, tipo, bytes, case when frase is null then 'accepted' else 'refused' end)
)
from (
  values
    ('a.pdf', 'application/pdf', '0', 'Este arquivo está vazio.'),
    ('a.pdf', 'application/pdf', '26214401', 'Este arquivo passa de 25 MB. Envie um menor.'),
    ('a.pdf', 'application/pdf', '2147483648', 'Este arquivo passa de 25 MB. Envie um menor.'),
    ('a.exe', 'application/x-msdownload', '10', 'Envie um PDF ou uma imagem (JPEG, PNG ou WebP).'),
    ('a.pdf', 'application/pdf', '26214400', null)
) as c (nome, tipo, bytes, frase);
select is(
  tests.tenta('medico_a', format('select reservar_anexo(%L, %L, 10, tests.id(%L))', nome, 'application/pdf', 'rascunho_a')), '23514', format('no file is called %L', nome)
)
from unnest(array['laudo.exe', '../a.pdf', e'a\u202efdp.pdf', '']) as nome;
select is(
  tests.queixa('medico_a', $$select reservar_anexo('a.pdf', 'application/pdf', 10)$$),
  'Diga de que evolução, conversa ou plantão é o anexo.', 'a file that is for nothing is refused'
);

select is(
  tests.tenta(ator, format($$insert into storage.objects (bucket_id, name) values (%L, tests.objeto(%L))$$, balde, apelido)), resposta, format('%s %s to the path of %s in %s', ator, case resposta when '1' then 'uploads' else 'does not upload' end, apelido, balde)
)
from (
  values
    ('medico_a', 'anexos', 'subindo', '1'), ('clinica_a', 'anexos', 'subindo', '42501'), ('medico_b', 'anexos', 'subindo', '42501'),
    ('paciente', 'anexos', 'subindo', '42501'), ('anonimo', 'anexos', 'subindo', '42501'), ('medico_a', 'anexos', 'inventado', '42501'),
    ('medico_a', 'outro', 'subindo', '42501')
) as c (ator, balde, apelido, resposta);
select is(
  tests.tenta('medico_a', $$update storage.objects set metadata = '{}'$$)
    || tests.tenta('medico_a', 'delete from storage.objects'), '00', 'nobody replaces or deletes an object'
);
update public.anexos set removido_em = now() where id = tests.id('subindo');
select is(
  tests.tenta('medico_a', $$insert into storage.objects (bucket_id, name) values ('anexos', tests.objeto('subindo'))$$),
  '42501', 'nobody uploads to a path that was taken back'
);

select * from finish();
rollback;
