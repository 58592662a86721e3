begin;
select plan(9);
select tests.mundo();
select tests.criar_crm();

select is(
  tests.tenta('staff_a', format('insert into oportunidades (clinica_id, %s) values (tests.id(%L), %s)', colunas, 'clinica_a', valores)),
  esperado, caso
)
from (
  values
    ('nome', $$'Sem Contato'$$, '23514', 'a lead that nobody can reach'),
    ('telefone', $$'11987654321'$$, '23514', 'a lead without a name'),
    ('nome, telefone', $$'Ana Lia', '987'$$, '23514', 'a phone without area code'),
    ('nome, email', $$'Ana Lia', 'ana'$$, '23514', 'what is no e-mail'),
    ('nome, telefone, origem', $$'Ana Lia', '11987654321', 'radio'$$, '23514', 'an origin nobody knows'),
    ('paciente_id', $$tests.id('beto')$$, '23503', 'a patient of another clinic'),
    ('paciente_id', $$tests.id('jose')$$, '23505', 'a second card of one patient'),
    ('nome, telefone, responsavel_id', $$'Ana Lia', '11987654321', tests.id('medico_b')$$, '23514', 'answered for by who works elsewhere'),
    ('paciente_id', $$tests.id('maria')$$, '1', 'a patient of the clinic')
) as c (colunas, valores, esperado, caso);

select * from finish();
rollback;
