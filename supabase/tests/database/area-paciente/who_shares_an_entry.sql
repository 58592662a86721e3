begin;
select plan(45);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();

select is(
  tests.tenta(ator, $$select compartilhar_evolucao(tests.id('evolucao_a'))$$), case when ator in ('medico_a', 'clinica_a') then '1' else '42501' end,
  'only its author and the clinic share an entry of medico_a, asked as ' || ator
)
from tests.atores() as ator;
select is(tests.queixa('medico_b', $$select compartilhar_evolucao(tests.id('evolucao_a'))$$), 'Só quem escreveu a evolução, ou a clínica, decide se o paciente a lê.', 'a colleague of the author does not share the entry');
select is(tests.tenta('medico_a', $$select compartilhar_evolucao(tests.id('rascunho_a'))$$), '42501', 'a draft is not shared');
select is(tests.tenta('medico_ex', $$select compartilhar_evolucao(tests.id('evolucao_ex'))$$), '42501', 'a doctor who left the clinic does not share an entry');
select is(tests.tenta('clinica_a', $$select compartilhar_evolucao(tests.id('evolucao_ex'))$$), '1', 'the clinic shares the entry of a doctor who left');
select is(tests.tenta('medico_solo', $$select compartilhar_evolucao(tests.id('evolucao_solo'))$$), '1', 'the doctor of an own practice shares an entry');
select is(tests.tenta('medico_a', $$insert into evolucoes_compartilhadas (entrada_id, clinica_id, paciente_id, compartilhada_por)
  values (tests.id('evolucao_a'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'))$$), '42501', 'nobody writes a sharing by hand');

select is(tests.tenta('paciente', $$select * from abrir_minha_evolucao(tests.id('evolucao_a'))$$), '0', 'the patient does not read what is not shared');
delete from notificacoes;
select tests.como('medico_a', $$select compartilhar_evolucao(tests.id('evolucao_a'))$$);
select is((select string_agg(titulo, ', ') from notificacoes where user_id = tests.id('paciente') and aviso = 'registro_compartilhado'), 'Novo registro para você ler', 'the account is told of a shared entry');
select tests.como('medico_a', $$select compartilhar_evolucao(tests.id('evolucao_a'))$$);
select is((select count(*)::int from evolucoes_compartilhadas), 1, 'an entry shared twice has one sharing');
select is(tests.como('paciente', 'select concat_ws('' '', clinica_nome, autor_nome, nova) from minhas_evolucoes()'), 'Clínica A Dra. Ána Alves t', 'a shared entry is in the patient''s list, as new');
select is(tests.como('paciente', $$select subjetivo from abrir_minha_evolucao(tests.id('evolucao_a'))$$), 'Dor lombar.', 'the patient reads a shared entry');
select is(tests.como('paciente', 'select nova::text from minhas_evolucoes()'), 'false', 'an entry that was read is not new any more');
select is(tests.tenta(ator, $$select * from abrir_minha_evolucao(tests.id('evolucao_a'))$$), linhas, format('%s does not read the entry through the patient''s call', ator))
from (values ('vizinho', '0'), ('staff_a', '0'), ('medico_b', '0'), ('plantonista', '0'), ('anonimo', '42501')) as c (ator, linhas);
select is(tests.tenta(ator, 'select id from evolucoes_compartilhadas'), linhas, format('%s %s who shared an entry', ator, case linhas when '1' then 'reads' else 'does not read' end))
from (values ('medico_a', '1'), ('clinica_a', '1'), ('staff_a', '0'), ('medico_solo', '0'), ('paciente', '0'), ('medico_ex', '0')) as c (ator, linhas);
select is(
  tests.tenta('administrador', 'delete from evolucoes_compartilhadas'), '42501',
  'not even the owner of the database deletes a sharing'
);

select tests.como('clinica_a', $$select retirar_evolucao(tests.id('evolucao_a'))$$);
select is(
  tests.tenta('paciente', $$select * from abrir_minha_evolucao(tests.id('evolucao_a'))$$) || tests.tenta('paciente', 'select * from minhas_evolucoes()'), '00',
  'an entry whose sharing was taken back is read no more'
);

-- A record restricted at the patient's request: who may not read it decides nothing about it.
select tests.como('clinica_a', $$select restringir_acesso(tests.id('jose'), 'O paciente pediu, por escrito.')$$);
select is(tests.tenta('clinica_a', $$select compartilhar_evolucao(tests.id('evolucao_a'))$$), '42501', 'the clinic does not share an entry of a restricted record');
select is(tests.tenta('medico_a', $$select compartilhar_evolucao(tests.id('evolucao_a'))$$), '1', 'the author shares an entry of a restricted record');
select is(tests.tenta('clinica_a', 'select id from evolucoes_compartilhadas'), '0', 'the clinic sees no sharing of a restricted record');

select * from finish();
rollback;
