begin;
select plan(28);
select tests.mundo();
select tests.criar_conversas();

select is(
  tests.tenta(ator, format('select enviar_mensagem(gen_random_uuid(), tests.id(%L), %L)', 'conversa ' || assunto, 'Bom dia')), linhas,
  format('%s, %s', ator, assunto)
)
from (
  values
    ('paciente', 'administrativo', '1'), ('medico_a', 'administrativo', '1'), ('clinica_a', 'administrativo', '1'), ('staff_a', 'administrativo', '1'),
    ('medico_ex', 'administrativo', '42501'), ('staff_b', 'administrativo', '42501'), ('medico_b', 'administrativo', '42501'), ('anonimo', 'administrativo', '42501'),
    ('paciente', 'clinico', '1'), ('medico_a', 'clinico', '1'), ('clinica_a', 'clinico', '42501'), ('staff_a', 'clinico', '42501'),
    ('medico_ex', 'clinico', '42501'), ('staff_b', 'clinico', '42501'), ('medico_b', 'clinico', '42501'), ('plantonista', 'clinico', '42501')
) as c (ator, assunto, linhas);

select is(
  tests.tenta(ator, format('select abrir_conversa(tests.id(%L), %L)', paciente, assunto)), linhas, format('%s opening %s of %s', ator, assunto, paciente)
)
from (
  values
    ('staff_a', 'maria', 'administrativo', '1'), ('medico_a', 'maria', 'clinico', '1'), ('staff_a', 'maria', 'clinico', '42501'),
    ('clinica_a', 'jose', 'clinico', '1'), ('clinica_a', 'maria', 'clinico', '42501'), ('paciente', 'maria', 'administrativo', '42501'),
    ('staff_b', 'jose', 'administrativo', '42501')
) as c (ator, paciente, assunto, linhas);

select is(
  tests.tenta('medico_a', $$insert into mensagens (id) values (gen_random_uuid())$$), '42501', 'nothing is written past the call'
);
select is(
  tests.tenta('servico', $$update mensagens set texto = 'outra coisa'$$), '42501', 'what was said is not changed'
);
select is(
  tests.tenta('administrador', $$update public.mensagens set texto = 'outra coisa'$$), '42501', 'not by the owner either'
);
select is(
  tests.tenta('paciente', $$select enviar_mensagem(gen_random_uuid(), tests.id('conversa clinico'), repeat('x', 4001))$$), '23514', '4,000 signs at most'
);
select alike(
  tests.queixa('staff_a', $$select enviar_mensagem(gen_random_uuid(), abrir_conversa(tests.id('maria'), 'administrativo'), 'Oi')$$),
  'Este paciente ainda não acessa%', 'nobody writes to who cannot read'
);

select * from finish();
rollback;
