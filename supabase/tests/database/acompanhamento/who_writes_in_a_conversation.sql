begin;
select plan(28);
select tests.mundo();
select tests.criar_conversas();

select is(
  tests.tenta(ator, format('select enviar_mensagem(gen_random_uuid(), tests.id(%L), %L)', 'conversa ' || assunto, 'Bom dia')), linhas,
  format('%s %s in the conversation %s', ator, case linhas when '1' then 'writes' else 'does not write' end, assunto)
)
from (
  values
    ('paciente', 'administrativo', '1'), ('medico_a', 'administrativo', '1'), ('clinica_a', 'administrativo', '1'), ('staff_a', 'administrativo', '1'),
    ('medico_ex', 'administrativo', '42501'), ('staff_b', 'administrativo', '42501'), ('medico_b', 'administrativo', '42501'), ('anonimo', 'administrativo', '42501'),
    ('paciente', 'clinico', '1'), ('medico_a', 'clinico', '1'), ('clinica_a', 'clinico', '42501'), ('staff_a', 'clinico', '42501'),
    ('medico_ex', 'clinico', '42501'), ('staff_b', 'clinico', '42501'), ('medico_b', 'clinico', '42501'), ('plantonista', 'clinico', '42501')
) as c (ator, assunto, linhas);

select is(
  tests.tenta(ator, format('select abrir_conversa(tests.id(%L), %L)', paciente, assunto)), linhas,
  format('%s %s the conversation %s of %s', ator, case linhas when '1' then 'opens' else 'does not open' end, assunto, paciente)
)
from (
  values
    ('staff_a', 'maria', 'administrativo', '1'), ('medico_a', 'maria', 'clinico', '1'), ('staff_a', 'maria', 'clinico', '42501'),
    ('clinica_a', 'jose', 'clinico', '1'), ('clinica_a', 'maria', 'clinico', '42501'), ('paciente', 'maria', 'administrativo', '42501'),
    ('staff_b', 'jose', 'administrativo', '42501')
) as c (ator, paciente, assunto, linhas);

select is(
  tests.tenta('medico_a', $$insert into mensagens (id) values (gen_random_uuid())$$), '42501',
  'a message is written by the call alone'
);
select is(
  tests.tenta('servico', $$update mensagens set texto = 'outra coisa'$$), '42501',
  'the service does not change what was said'
);
select is(
  tests.tenta('administrador', $$update public.mensagens set texto = 'outra coisa'$$), '42501',
  'the owner of the database does not change what was said'
);
select is(
  tests.tenta('paciente', $$select enviar_mensagem(gen_random_uuid(), tests.id('conversa clinico'), repeat('x', 4001))$$), '23514',
  'a message of more than 4,000 signs is refused'
);
select alike(
  tests.queixa('staff_a', $$select enviar_mensagem(gen_random_uuid(), abrir_conversa(tests.id('maria'), 'administrativo'), 'Oi')$$),
  'Este paciente ainda não acessa%', 'staff does not write to a patient who has no account'
);

select * from finish();
rollback;
