begin;
select plan(47);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();

select is(tests.como('paciente', 'select string_agg(canal || '' '' || vale, '', '') from meus_consentimentos()'),
  'whatsapp false, telefone false, sms false, email false', 'nothing is consented to before somebody says so');
select is(
  tests.tenta('paciente', $$select definir_meu_consentimento(tests.id('jose'), 'email', true)$$), '1',
  'the patient consents'
);
select is(tests.tenta(ator, $$select definir_meu_consentimento(tests.id('jose'), 'email', true)$$), '42501', format('%s does not consent through the patient''s call', ator))
from tests.quem_nao_e_paciente() as ator;
select is(
  tests.tenta('vizinho', $$select definir_meu_consentimento(tests.id('jose'), 'email', true)$$), '42501',
  'another account does not consent for the patient'
);
select is(
  tests.tenta('paciente', $$select definir_meu_consentimento(tests.id('jose'), 'pombo', true)$$), '23514',
  'a consent by an unknown channel is refused'
);

select tests.como('paciente', $$select definir_meu_consentimento(tests.id('jose'), 'email', true)$$);
select tests.como('paciente', $$select definir_meu_consentimento(tests.id('jose'), 'email', true)$$);
select is((select string_agg(concat_ws(' ', canal, finalidade, como), ', ') from consentimentos_de_contato where paciente_id = tests.id('jose')),
  'email marketing Pela área do paciente', 'a consent given twice is kept once, with how it was given');
select is(
  tests.tenta('staff_a', $$select id from consentimentos_de_contato where paciente_id = tests.id('jose')$$), '1',
  'the desk sees the patient''s consent'
);
select tests.como('paciente', $$select definir_meu_consentimento(tests.id('jose'), 'email', false)$$);
select is(
  (select retirado_por from consentimentos_de_contato where paciente_id = tests.id('jose')), tests.id('paciente'),
  'a consent taken back says by whom'
);
select tests.como('staff_a', $$insert into consentimentos_de_contato (clinica_id, paciente_id, canal, finalidade, como)
  values (tests.id('clinica_a'), tests.id('jose'), 'whatsapp', 'marketing', 'Presencialmente') returning id$$);
select is(
  tests.como('paciente', $$select concat_ws(' ', vale, como) from meus_consentimentos() where canal = 'whatsapp'$$), 't Presencialmente',
  'the patient sees what the desk took down'
);
select tests.como('paciente', $$select definir_meu_consentimento(tests.id('jose'), 'whatsapp', false)$$);
select is(
  tests.como('paciente', $$select string_agg(vale::text, ' ') from meus_consentimentos()$$), 'false false false false',
  'the patient takes back what the desk took down'
);
select is(
  tests.tenta('vizinho', $$select * from meus_consentimentos() where clinica_nome = 'Clínica A'$$), '0',
  'another account sees no consent of the patient'
);

select is(tests.tenta(ator, $$select definir_minha_teleconsulta(tests.id('jose'), true)$$), case ator when 'paciente' then '1' else '42501' end, 'only the patient consents to teleconsultation, asked as ' || ator)
from unnest(array['paciente', 'vizinho', 'medico_a', 'clinica_a', 'anonimo']) as ator;
select tests.como('paciente', $$select definir_minha_teleconsulta(tests.id('jose'), true)$$);
select is(tests.tenta(ator, 'select id from consentimentos_de_teleconsulta'), linhas, format('%s %s the consent to teleconsultation', ator, case linhas when '1' then 'reads' else 'does not read' end))
from (values ('paciente', '1'), ('medico_a', '1'), ('clinica_a', '1'), ('staff_a', '1'), ('clinica_b', '0'), ('medico_ex', '0'), ('vizinho', '0'), ('staff_dispensado', '0'), ('anonimo', '42501')) as c (ator, linhas);
select tests.como('paciente', $$select definir_minha_teleconsulta(tests.id('jose'), false)$$);
select is(
  (select retirado_por from consentimentos_de_teleconsulta), tests.id('paciente'),
  'a consent to teleconsultation that was taken back stays written'
);
select is(tests.tenta('paciente', $$insert into consentimentos_de_teleconsulta (clinica_id, paciente_id, dado_por)
  values (tests.id('clinica_a'), tests.id('jose'), tests.id('paciente'))$$), '42501', 'the patient does not write a consent by hand');
select is(
  tests.tenta('administrador', 'delete from consentimentos_de_teleconsulta'), '42501',
  'not even the owner of the database deletes a consent'
);

-- The bell.
insert into notificacoes (user_id, clinica_id, titulo, mensagem) values (tests.id('paciente'), tests.id('clinica_a'), 'Da clínica', 'x'), (tests.id('paciente'), tests.id('clinica_b'), 'De outra', 'x');
select is(
  tests.como('paciente', 'select string_agg(titulo, '','') from notificacoes'), 'Da clínica',
  'the patient reads the notices of a linked clinic alone'
);
select tests.como('paciente', $$select encerrar_conta_de_paciente(tests.id('conta'))$$);
select is(
  tests.tenta('paciente', 'select id from notificacoes'), '0',
  'the patient reads no notice of a clinic once its link has ended'
);
select is(
  (select string_agg(titulo, ',') from notificacoes where user_id = tests.id('clinica_a') and titulo like 'Paciente%' and aviso = 'conta_encerrada_pelo_paciente'), 'Paciente encerrou o acesso',
  'the clinic is told that the patient ended the link'
);
update paciente_contas set encerrado_em = null, encerrado_por = null where id = tests.id('conta');
select tests.como('staff_a', $$select encerrar_conta_de_paciente(tests.id('conta'))$$);
select is(
  tests.como('paciente', 'select titulo from notificacoes where aviso = ''conta_encerrada'''), 'Acesso encerrado',
  'the patient is told that the clinic ended the link'
);

select * from finish();
rollback;
