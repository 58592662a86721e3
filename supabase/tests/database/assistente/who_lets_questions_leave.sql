-- Who agrees that questions go to a model outside, for whom, and who takes it back.
begin;
select plan(56);
select tests.mundo();

create function pg_temp.sai(ator text, clinica text default null) returns text language sql as $$
  select tests.como(ator, format(
    'select modelo_externo from abrir_pergunta(gen_random_uuid(), ''general'', ''dose de adrenalina'', %L)', tests.id(clinica)
  ))
$$;
create function pg_temp.autorizado(ator text, clinica text default null) returns text language sql as $$
  select tests.como(ator, format(
    'select concat_ws('' '', perguntas, gravacoes) from autorizacao_de_ia(%L)', tests.id(clinica)
  ))
$$;
create function pg_temp.lido(ator text) returns text language sql as $$
  select tests.como(ator, 'select concat_ws('' '', responsavel, retirado_em is null) from meu_consentimento_de_ia()')
$$;

select is(
  tests.tenta(ator, 'select definir_meu_consentimento_de_ia(true, ''Ana Reis, diretora'')'),
  case when ator in ('clinica_a', 'clinica_b', 'hospital', 'medico_a', 'medico_ex', 'medico_b', 'medico_solo', 'plantonista') then '1' else '42501' end,
  'only who answers for questions agrees, asked as ' || ator
)
from tests.atores() as ator;
select is(pg_temp.lido('clinica_a'), null, 'there is no agreement before one was given');

select tests.como('medico_a', 'select definir_meu_consentimento_de_ia(true, ''Dra. Alice'')');
select is(pg_temp.sai('medico_a', 'clinica_a'), 'false', 'a doctor does not agree for the clinic');
select tests.como('clinica_a', 'select definir_meu_consentimento_de_ia(true, '' Ana Reis, diretora '')');
select is(pg_temp.sai('medico_a', 'clinica_a'), 'true', 'the clinic agrees for the questions asked in it');
select is(pg_temp.sai('medico_b', 'clinica_b'), 'false', 'the neighbour clinic''s questions stay');
select is(pg_temp.sai('medico_solo'), 'false', 'the questions of who is of no clinic stay');
select is(pg_temp.lido('clinica_a'), 'Ana Reis, diretora t', 'the clinic reads who agreed');
select is(pg_temp.lido(ator), null, ator || ' does not read it')
from unnest(array['clinica_b', 'staff_a', 'medico_b', 'paciente', 'sessao_encerrada', 'inativo']) as ator;
select is(tests.tenta('anonimo', 'select * from meu_consentimento_de_ia()'), '42501', 'nobody reads it without an account');

select tests.como('clinica_a', 'select definir_meu_consentimento_de_ia(true, ''Outra pessoa'')');
select is(pg_temp.lido('clinica_a'), 'Ana Reis, diretora t', 'who agreed first stays written');
select is(tests.tenta('staff_a', 'select definir_meu_consentimento_de_ia(false)'), '42501', 'the desk takes nothing back');
select tests.como('clinica_b', 'select definir_meu_consentimento_de_ia(false)');
select is(pg_temp.sai('medico_a', 'clinica_a'), 'true', 'the neighbour takes back nothing of others');
select tests.como('clinica_a', 'select definir_meu_consentimento_de_ia(false)');
select is(pg_temp.sai('medico_a', 'clinica_a'), 'false', 'nothing leaves once the clinic took it back');
select is(pg_temp.lido('clinica_a'), 'Ana Reis, diretora f', 'the clinic reads that it was taken back');
select is(
  (select count(*) from private.ia_consentimentos k where k.clinica_id = tests.id('clinica_a') and k.retirado_por = k.clinica_id),
  1::bigint, 'what was agreed stays written, with who took it back'
);
select tests.como('clinica_a', 'select definir_meu_consentimento_de_ia(true, ''Ana Reis, diretora'')');
select is(pg_temp.sai('medico_a', 'clinica_a'), 'true', 'a clinic agrees anew');

select is(tests.tenta('clinica_b', 'select definir_meu_consentimento_de_ia(' || dado || ')'), codigo, 'it is refused with ' || dado)
from (values
  ('null, ''Ana Reis''', '22004'), ('true', '23514'), ('true, ''  ''', '23514'), ('true, ''Ana'' || chr(8238)', '23514'),
  ('true, repeat(''a'', 121)', '23514'), ('true, ''Ana Reis'', null', '22004')
) as d (dado, codigo);
select is(pg_temp.lido('clinica_b'), null, 'nothing of a refusal stays');

select is(pg_temp.autorizado('medico_a', 'clinica_a'), 't f', 'a doctor of the clinic knows that questions go, and that sound does not');
select tests.como('clinica_a', 'select definir_meu_consentimento_de_ia(true, ''Ana Reis, diretora'', true)');
select is(pg_temp.autorizado('medico_a', 'clinica_a'), 't t', 'sound goes once the clinic said so');
select is(
  (select array_agg(k.inclui_audio order by k.retirado_em is null) from private.ia_consentimentos k
    where k.clinica_id = tests.id('clinica_a') and (k.retirado_em is null or k.retirado_em = k.dado_em)),
  array[false, false, true], 'what was agreed before stays written beside it'
);
select tests.como('clinica_a', 'select definir_meu_consentimento_de_ia(true, ''Ana Reis, diretora'', false)');
select is(pg_temp.autorizado('medico_a', 'clinica_a'), 't f', 'sound stays again once the clinic said so');
select is(pg_temp.autorizado('medico_solo'), 'f f', 'nothing goes of who agreed to nothing');
select is(
  tests.tenta(ator, format('select * from autorizacao_de_ia(%L)', tests.id('clinica_a'))), '42501', ator || ' does not know of it'
)
from unnest(array['medico_b', 'medico_ex', 'staff_a', 'clinica_a', 'plantonista', 'paciente', 'anonimo']) as ator;

select * from finish();
rollback;
