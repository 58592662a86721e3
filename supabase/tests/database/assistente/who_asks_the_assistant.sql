-- Who may ask, about whom, and what of it is read by whom.
begin;
select plan(46);
select tests.mundo();

create function pg_temp.perguntar(ator text, clinica text default null, paciente text default null, conversa text default 'conversa')
returns text language sql as $$
  select tests.tenta(ator, format(
    'select interacao from abrir_pergunta(%L, ''general'', ''dose de adrenalina'', %L, %L)',
    tests.id('ia ' || ator || conversa), tests.id(clinica), tests.id(paciente)
  ))
$$;

select is(pg_temp.perguntar('plantonista'), '1', 'a doctor on call asks');
select is(pg_temp.perguntar('medico_solo'), '1', 'a doctor whose plan has it asks');
select is(pg_temp.perguntar('medico_solo', 'medico_solo'), '1', 'a doctor whose plan has it asks in the own practice');
select is(pg_temp.perguntar('medico_a', 'clinica_a'), '1', 'a doctor without it asks in an active clinic');
select is(pg_temp.perguntar('medico_a'), '42501', 'a doctor without it does not ask outside of a clinic');
select is(pg_temp.perguntar('medico_a', 'medico_a'), '42501', 'a doctor without it does not ask in a practice that is not open');
select is(pg_temp.perguntar('medico_a', 'clinica_b'), '42501', 'a doctor does not ask in the clinic of others');
select is(pg_temp.perguntar('medico_ex', 'clinica_a'), '42501', 'who left a clinic does not ask in it');
select is(pg_temp.perguntar('plantonista', 'clinica_a'), '42501', 'a doctor on call names no clinic');
select is(pg_temp.perguntar(ator, clinica), '42501', ator || ' does not ask')
from (values
  ('paciente', null), ('staff_a', 'clinica_a'), ('clinica_a', 'clinica_a'), ('hospital', null), ('estranho', null),
  ('inativo', 'clinica_a'), ('anonimo', null)
) as q (ator, clinica);

select is(pg_temp.perguntar('medico_a', 'clinica_a', 'jose'), '1', 'a question is about a patient of the clinic');
select is(pg_temp.perguntar('medico_a', 'clinica_a', 'beto'), '42501', 'a question is not about the patient of another clinic');
select is(pg_temp.perguntar('medico_a', null, 'jose'), '42501', 'a question is not about a patient without the clinic');
select is(pg_temp.perguntar('medico_a', 'clinica_a', 'ninguem'), '42501', 'a question is not about somebody who does not exist');

select is(tests.tenta('medico_a', format('select definir_recusa_de_ia(%L, true)', tests.id('jose'))), '1', 'a refusal is written down');
select is(tests.tenta('medico_b', format('select definir_recusa_de_ia(%L, true)', tests.id('jose'))), '42501', 'the neighbour writes down no refusal');
select is(tests.tenta('paciente', format('select definir_recusa_de_ia(%L, false)', tests.id('jose'))), '42501', 'who registers nobody writes down no refusal');

-- What stays: `tenta` undoes.
select tests.como('medico_a', format('select definir_recusa_de_ia(%L, true)', tests.id('jose')));
select is(pg_temp.perguntar('medico_a', 'clinica_a', 'jose', 'outra'), '42501', 'who refused is not asked about');
select tests.como('medico_a', format('select definir_recusa_de_ia(%L, false)', tests.id('jose')));
select is(pg_temp.perguntar('medico_a', 'clinica_a', 'jose', 'outra'), '1', 'who took the refusal back is asked about');

create function pg_temp.aberta(ator text, clinica text, paciente text, conversa text) returns uuid language sql as $$
  select tests.como(ator, format(
    'select interacao from abrir_pergunta(%L, ''prontuario'', ''dose de adrenalina na anafilaxia'', %L, %L)',
    tests.id(conversa), tests.id(clinica), tests.id(paciente)
  ))::uuid
$$;
create temp table feitas as
  select pg_temp.aberta('medico_a', 'clinica_a', 'jose', 'ia jose') as de_jose,
    pg_temp.aberta('medico_a', 'clinica_a', null, 'ia geral') as geral;
grant select on feitas to public;

select is(
  tests.tenta('medico_b', format('select interacao from abrir_pergunta(%L, ''general'', ''outra'', %L)', tests.id('ia geral'), tests.id('clinica_b'))),
  '42501', 'nobody goes on with the conversation of another'
);
select is(
  tests.tenta('medico_a', format('select interacao from abrir_pergunta(%L, ''general'', ''outra'', %L)', tests.id('ia jose'), tests.id('clinica_a'))),
  '42501', 'a conversation about a patient stays about that patient'
);

select is(tests.como('medico_a', 'select count(*) from ia_interacoes'), '2', 'a doctor reads the own questions');
select is(tests.como('clinica_a', 'select count(*) from ia_interacoes'), '2', 'the clinic those asked in it');
select is(tests.como('clinica_a', 'select count(*) from ia_conversas'), '0', 'the clinic reads no conversation as such');
select is(tests.tenta(ator, 'select 1 from ia_interacoes'), '0', ator || ' reads none')
from unnest(array['medico_b', 'clinica_b', 'staff_a', 'paciente']) as ator;

select is(
  tests.tenta('medico_a', format('select responder_pergunta(%L, ''{}'')', (select geral from feitas))), '42501', 'nobody writes an own answer'
);
select is(
  tests.tenta('medico_a', format('select registrar_uso_da_resposta(%L, ''aceita'', ''copia'')', (select geral from feitas))),
  '42501', 'what was not answered is not used'
);

-- Whether the model outside may be asked.
create function pg_temp.sai(ator text, clinica text default null) returns text language sql as $$
  select tests.como(ator, format(
    'select modelo_externo from abrir_pergunta(gen_random_uuid(), ''general'', ''dose de adrenalina'', %L)', tests.id(clinica)
  ))
$$;
select is(pg_temp.sai('medico_a', 'clinica_a'), 'false', 'nothing leaves before the clinic agreed');
select is(pg_temp.sai('plantonista'), 'false', 'nothing leaves before the doctor on call agreed');
insert into private.ia_consentimentos (clinica_id, documento) values (tests.id('clinica_a'), 'Aditivo 1'), (tests.id('medico_solo'), 'Aditivo 2');
select is(pg_temp.sai('medico_a', 'clinica_a'), 'true', 'a question of the clinic leaves once it agreed');
select is(pg_temp.sai('medico_b', 'clinica_b'), 'false', 'the neighbour clinic''s does not');
select is(pg_temp.sai('medico_solo'), 'true', 'a doctor agrees for the own questions');
update private.ia_consentimentos set retirado_em = now() where clinica_id = tests.id('clinica_a');
select is(pg_temp.sai('medico_a', 'clinica_a'), 'false', 'nothing leaves once it was taken back');
select is(tests.tenta(ator, format('insert into private.ia_consentimentos (clinica_id, documento) values (%L, ''meu'')', tests.id(ator))), '42501', ator || ' writes no agreement')
from unnest(array['medico_a', 'clinica_a', 'servico']) as ator;

update public.clinica_medicos v set ativo = false where v.medico_id = tests.id('medico_a') and v.clinica_id = tests.id('clinica_a');
select is(tests.como('medico_a', 'select count(*) from ia_interacoes where paciente_id is not null'), '0', 'who left reads no more what was asked of its patients');

select * from finish();
rollback;
