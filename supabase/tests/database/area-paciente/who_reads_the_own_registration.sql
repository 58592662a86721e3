begin;
select plan(53);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();

select is(tests.como('paciente', 'select clinica_nome from meus_vinculos()'), 'Clínica A', 'the account sees which clinic it is linked to');
select is(tests.como('paciente', 'select count(*)::text from meus_vinculos()'), '1', 'the account sees no clinic that it is not linked to');
select is(tests.como('vizinho', 'select clinica_nome from meus_vinculos()'), 'Dra. Sol Soares', 'the account sees a doctor with an own practice as a clinic');
select is(
  tests.tenta(ator, 'select * from meus_vinculos()'), case ator when 'anonimo' then '42501' else '0' end, format('%s has no links to read', ator)
)
from tests.quem_nao_e_paciente() as ator;

select is(tests.como('paciente', $$select nome from meu_cadastro(tests.id('jose'))$$), 'José da Conceição', 'the account reads the registration it is linked to');
select is(
  tests.tenta('paciente', format('select * from meu_cadastro(%L)', tests.id(outro))), '0', format('the account does not read the registration of %s', outro)
)
from unnest(array['maria', 'beto', 'selma', 'ninguem']) as outro;
select is(
  tests.tenta(ator, $$select * from meu_cadastro(tests.id('jose'))$$), case ator when 'anonimo' then '42501' else '0' end,
  format('%s does not read a registration through meu_cadastro', ator)
)
from tests.quem_nao_e_paciente() as ator;
select is(tests.tenta('paciente', 'select id from pacientes'), '0', 'the table of patients stays closed to the account');
select is(tests.tenta('paciente', 'select id from agendamentos'), '0', 'the table of appointments stays closed to the account');
select is(tests.tenta('paciente', 'select id from prontuarios'), '0', 'the table of entries stays closed to the account');
select is(tests.tenta('paciente', 'select id from lista_de_espera'), '0', 'the waiting list stays closed to the account');
select is(tests.tenta('paciente', 'select clinica_id from agenda_regras'), '0', 'the rules of the agenda stay closed to the account');
select is(tests.tenta('paciente', 'select id from consentimentos_de_contato'), '0', 'the consents to contact stay closed to the account');
select is(tests.tenta('paciente', $$select id from profiles where id <> tests.id('paciente')$$), '0', 'the profiles of others stay closed to the account');
select is(tests.tenta('paciente', 'select id from perfil_documentos p join lateral (select p.profile_id as id) as x on true where p.profile_id <> tests.id(''paciente'')'), '0', 'the documents of other profiles stay closed to the account');

update paciente_contas set encerrado_em = now() where id = tests.id('conta');
select is(tests.tenta('paciente', 'select * from meus_vinculos()'), '0', 'an ended link shows no clinic');
select is(tests.tenta('paciente', $$select * from meu_cadastro(tests.id('jose'))$$), '0', 'an ended link shows no registration');
select is(tests.tenta('paciente', 'select * from meus_agendamentos()'), '0', 'an ended link shows no appointments');
select is(tests.tenta('paciente', 'select * from minha_espera()'), '0', 'an ended link shows no place in the waiting list');
update paciente_contas set encerrado_em = null where id = tests.id('conta');
update profiles set ativo = false where id = tests.id('paciente');
select is(tests.tenta('paciente', 'select * from meus_vinculos()'), '0', 'an inactive account sees no clinic');

select * from finish();
rollback;
