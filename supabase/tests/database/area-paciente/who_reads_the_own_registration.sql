begin;
select plan(53);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();

select is(tests.como('paciente', 'select clinica_nome from meus_vinculos()'), 'Clínica A', 'the account sees which clinic it is linked to');
select is(tests.como('paciente', 'select count(*)::text from meus_vinculos()'), '1', 'and no other');
select is(tests.como('vizinho', 'select clinica_nome from meus_vinculos()'), 'Dra. Sol Soares', 'an own practice is one too');
select is(
  tests.tenta(ator, 'select * from meus_vinculos()'), case ator when 'anonimo' then '42501' else '0' end, format('%s has none', ator)
)
from tests.quem_nao_e_paciente() as ator;

select is(tests.como('paciente', $$select nome from meu_cadastro(tests.id('jose'))$$), 'José da Conceição', 'reads what is registered');
select is(
  tests.tenta('paciente', format('select * from meu_cadastro(%L)', tests.id(outro))), '0', format('not what is registered of %s', outro)
)
from unnest(array['maria', 'beto', 'selma', 'ninguem']) as outro;
select is(
  tests.tenta(ator, $$select * from meu_cadastro(tests.id('jose'))$$), case ator when 'anonimo' then '42501' else '0' end,
  format('%s does not read it here', ator)
)
from tests.quem_nao_e_paciente() as ator;
select is(tests.tenta('paciente', 'select id from pacientes'), '0', 'the table itself stays closed');
select is(tests.tenta('paciente', 'select id from agendamentos'), '0', 'and so do appointments');
select is(tests.tenta('paciente', 'select id from prontuarios'), '0', 'and the record');
select is(tests.tenta('paciente', 'select id from lista_de_espera'), '0', 'and the waiting list');
select is(tests.tenta('paciente', 'select clinica_id from agenda_regras'), '0', 'and the rules');
select is(tests.tenta('paciente', 'select id from consentimentos_de_contato'), '0', 'and the consents');
select is(tests.tenta('paciente', $$select id from profiles where id <> tests.id('paciente')$$), '0', 'and the profiles');
select is(tests.tenta('paciente', 'select id from perfil_documentos p join lateral (select p.profile_id as id) as x on true where p.profile_id <> tests.id(''paciente'')'), '0', 'and their documents');

update paciente_contas set encerrado_em = now() where id = tests.id('conta');
select is(tests.tenta('paciente', 'select * from meus_vinculos()'), '0', 'once the link has ended, nothing');
select is(tests.tenta('paciente', $$select * from meu_cadastro(tests.id('jose'))$$), '0', 'of the registration either');
select is(tests.tenta('paciente', 'select * from meus_agendamentos()'), '0', 'nor appointments');
select is(tests.tenta('paciente', 'select * from minha_espera()'), '0', 'nor a place in a list');
update paciente_contas set encerrado_em = null where id = tests.id('conta');
update profiles set ativo = false where id = tests.id('paciente');
select is(tests.tenta('paciente', 'select * from meus_vinculos()'), '0', 'nor to an inactive account');

select * from finish();
rollback;
