begin;
select plan(9);
select tests.mundo();
select tests.criar_crm();

select is(
  tests.tenta('staff_a', format('insert into oportunidades (clinica_id, %s) values (tests.id(%L), %s)', colunas, 'clinica_a', valores)),
  esperado, format('a card %s is %s', caso, case esperado when '1' then 'made' else 'refused' end)
)
from (
  values
    ('nome', $$'Sem Contato'$$, '23514', 'of a lead whom nobody can reach'),
    ('telefone', $$'11987654321'$$, '23514', 'of a lead without a name'),
    ('nome, telefone', $$'Ana Lia', '987'$$, '23514', 'with a telephone without area code'),
    ('nome, email', $$'Ana Lia', 'ana'$$, '23514', 'with an e-mail that is none'),
    ('nome, telefone, origem', $$'Ana Lia', '11987654321', 'radio'$$, '23514', 'with an unknown origin'),
    ('paciente_id', $$tests.id('beto')$$, '42501', 'of a patient of another clinic'),
    ('paciente_id', $$tests.id('jose')$$, '23505', 'of a patient who has one'),
    ('nome, telefone, responsavel_id', $$'Ana Lia', '11987654321', tests.id('medico_b')$$, '23514', 'that somebody from elsewhere answers for'),
    ('paciente_id', $$tests.id('maria')$$, '1', 'of a patient of the clinic')
) as c (colunas, valores, esperado, caso);

select * from finish();
rollback;
