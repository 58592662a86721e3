begin;
select plan(32);
select tests.mundo(), tests.criar_agenda();
insert into public.perfil_documentos (profile_id, tipo, cpf)
values (tests.id('staff_a'), 'staff', '11144477735'), (tests.id('medico_a'), 'medico', '52998224725')
on conflict (profile_id) do update set cpf = excluded.cpf;
create temp table codigo as select ''::text as valor;
grant select, update on codigo to authenticated;
insert into public.conversas (id, clinica_id, paciente_id, assunto)
select tests.id('conversa ' || assunto), tests.id('clinica_a'), tests.id('jose'), assunto from unnest(array['administrativo', 'clinico']) as assunto;
insert into public.mensagens (id, conversa_id, clinica_id, paciente_id, assunto, numero, lado, autor_id, autor_nome, texto)
select tests.id('mensagem ' || assunto), tests.id('conversa ' || assunto), tests.id('clinica_a'), tests.id('jose'), assunto, 1, 'clinica',
  tests.id('medico_a'), 'Dra. Ána Alves', 'Sobre o ' || assunto
from unnest(array['administrativo', 'clinico']) as assunto;
select tests.como('medico_a', $$select compartilhar_evolucao(tests.id('evolucao_a'))$$);

-- A receptionist makes a code and uses it on an account of her own.
update codigo set valor = tests.como('staff_a', $$select codigo from criar_codigo_de_paciente(tests.id('jose'))$$);
update public.perfil_documentos set cpf = '11144477735' where profile_id = tests.id('paciente');
select is(
  tests.como('paciente', 'select erro from codigo, usar_codigo_de_paciente(valor)'),
  'Quem faz o código não o usa na própria conta. Peça a outra pessoa da clínica.',
  'who made a code does not use it on an account of the same CPF'
);
-- Nor does another CPF open what the desk does not see.
update public.perfil_documentos set cpf = null where profile_id = tests.id('paciente');
select is(
  tests.como('paciente', 'select erro from codigo, usar_codigo_de_paciente(valor)'), null, 'an account of another CPF is linked'
);

create function pg_temp.clinico() returns text
language sql as $$
  select concat_ws(' ',
    tests.tenta('paciente', $c$select 1 from conversas where assunto = 'clinico'$c$),
    tests.tenta('paciente', $c$select 1 from mensagens where assunto = 'clinico'$c$),
    tests.tenta('paciente', $c$select 1 from conversas_da_conta() where assunto = 'clinico'$c$),
    tests.tenta('paciente', $c$select 1 from minhas_evolucoes()$c$),
    tests.tenta('paciente', $c$select 1 from abrir_minha_evolucao(tests.id('evolucao_a'))$c$),
    tests.tenta('paciente', $c$select enviar_mensagem(gen_random_uuid(), tests.id('conversa clinico'), 'Olá')$c$)
  )
$$;
create function pg_temp.da_mesa() returns text
language sql as $$
  select concat_ws(' ',
    tests.tenta('paciente', $c$select 1 from meus_agendamentos()$c$),
    tests.tenta('paciente', $c$select 1 from mensagens where assunto = 'administrativo'$c$),
    tests.tenta('paciente', $c$select 1 from conversas_da_conta() where assunto = 'administrativo'$c$),
    tests.tenta('paciente', $c$select enviar_mensagem(gen_random_uuid(), tests.id('conversa administrativo'), 'Olá')$c$)
  )
$$;
select is(
  pg_temp.clinico(), '0 0 0 0 0 42501', 'an account linked by a code of the desk reads and writes nothing clinical'
);
select is(pg_temp.da_mesa(), '1 1 1 1', 'it reaches what the desk sees: appointments and the administrative conversation');
select is(
  tests.tenta('paciente', comando), '42501', 'it does not speak as the patient: ' || comando
)
from unnest(array[
  $$select definir_meu_consentimento(tests.id('jose'), 'whatsapp', true)$$,
  $$select definir_minha_teleconsulta(tests.id('jose'), true)$$,
  $$select abrir_solicitacao(gen_random_uuid(), tests.id('jose'), 'copia')$$
]) as comando;
select is(
  tests.como('paciente', $$select a_confirmar from meus_vinculos()$$), 'true', 'the account is told that it waits'
);
select is(
  tests.como('medico_a', $$select count(*) from notificacoes where aviso = 'conta_vinculada' and mensagem like '%precisa confirmar%'$$), '1',
  'the responsible doctor is told that somebody has to confirm'
);

-- Who confirms: who reads the record, and is not of the desk.
select is(
  tests.tenta(ator, format('select confirmar_conta_de_paciente(%L)', c.id)),
  case when ator in ('clinica_a', 'medico_a', 'medico_b') then '1' else '42501' end,
  ator || case when ator in ('clinica_a', 'medico_a', 'medico_b') then ' confirms' else ' does not confirm' end || ' the account'
)
from tests.atores() as ator cross join public.paciente_contas c;
select tests.como('clinica_a', $$select restringir_acesso(tests.id('jose'), 'O paciente pediu, por escrito.')$$);
select is(
  tests.tenta('medico_b', format('select confirmar_conta_de_paciente(%L)', c.id)), '42501',
  'a doctor whom a restriction keeps out does not confirm'
) from public.paciente_contas c;

select tests.como('medico_a', format('select confirmar_conta_de_paciente(%L)', c.id)) from public.paciente_contas c;
select is(pg_temp.clinico(), '1 1 1 1 1 1', 'once confirmed, the account reads and writes as the patient');
select is(
  tests.como('paciente', $$select count(*) from notificacoes where aviso = 'conta_confirmada'$$), '1', 'the account is told'
);
select is(
  tests.tenta('paciente', $$select definir_meu_consentimento(tests.id('jose'), 'whatsapp', true)$$), '1',
  'once confirmed, the patient consents'
);

-- A code of who reads the record links at once, and confirms what the desk had linked.
select tests.como('paciente', format('select encerrar_conta_de_paciente(%L)', c.id)) from public.paciente_contas c;
update codigo set valor = tests.como('staff_a', $$select codigo from criar_codigo_de_paciente(tests.id('jose'))$$);
select tests.como('paciente', 'select erro from codigo, usar_codigo_de_paciente(valor)');
update codigo set valor = tests.como('clinica_a', $$select codigo from criar_codigo_de_paciente(tests.id('jose'))$$);
select tests.como('paciente', 'select erro from codigo, usar_codigo_de_paciente(valor)');
select is(
  tests.como('paciente', $$select a_confirmar from meus_vinculos()$$), 'false', 'a code of the clinic''s own account needs nobody else'
);
select is(
  tests.tenta('staff_a', $$update paciente_contas set a_confirmar = false$$), '42501', 'nobody confirms by hand'
);

select * from finish();
rollback;
