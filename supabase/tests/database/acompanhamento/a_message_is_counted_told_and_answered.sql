begin;
select plan(17);
select tests.mundo();
select tests.criar_conversas();
create function pg_temp.c(coluna text, conversa text default 'conversa administrativo') returns text language plpgsql as $$
declare valor text;
begin
  execute format('select %I::text from public.conversas where id = tests.id(%L)', coluna, conversa) into valor;
  return valor;
end $$;

select is(pg_temp.c('nao_lidas_clinica'), '1', 'a message of the patient is unread');
select is(
  (select responder_ate - ultima_em from public.conversas where id = tests.id('conversa clinico')), interval '48 hours', 'a clinical message is to be answered within 48 hours'
);
select is(
  tests.como('staff_a', $$select contexto ->> 'patient_nome' from notificacoes where tipo = 'chat' and aviso = 'mensagem'$$), 'José da Conceição', 'staff is told of an administrative message'
);
select is(
  tests.como('medico_a', $$select contexto ->> 'assunto' from notificacoes where tipo = 'chat'$$), 'clinico', 'the responsible doctor is told of a clinical message'
);
select is(
  (select count(*) from public.notificacoes where mensagem like '%Sobre%'), 0::bigint, 'the bell never says what was written'
);
select tests.como('paciente', $$select enviar_mensagem(tests.id('m2'), tests.id('conversa administrativo'), 'E o convênio?')$$);
select tests.como('paciente', $$select enviar_mensagem(tests.id('m2'), tests.id('conversa administrativo'), 'E o convênio?')$$);
select is(pg_temp.c('ultimo_numero'), '2', 'a message sent twice is kept once');
select is(
  tests.tenta('medico_a', $$select enviar_mensagem(tests.id('m2'), tests.id('conversa clinico'), 'x')$$), '23505', 'the id of a message cannot be used again by somebody else'
);
select is(
  (select count(*) from public.notificacoes where user_id = tests.id('staff_a') and tipo = 'chat'), 1::bigint, 'the bell rings once until it is read'
);
select is(
  tests.como('staff_a', $$select marcar_conversa_lida(tests.id('conversa administrativo'), 1)$$), '1', 'staff marks the conversation as read up to the first message'
);
select is(pg_temp.c('nao_lidas_clinica'), '1', 'the message after it stays unread');
select is(
  tests.como('staff_a', $$select marcar_conversa_lida(tests.id('conversa administrativo'), 99)$$), '2',
  'marking beyond the last message reads up to the last'
);
select is(
  tests.como('staff_a', $$select count(*) from notificacoes where tipo = 'chat' and not lida$$), '0', 'reading a conversation marks its notice as read'
);
select isnt(pg_temp.c('responder_ate'), null, 'a conversation that was read still waits for an answer');
select tests.como('staff_a', $$select enviar_mensagem(gen_random_uuid(), tests.id('conversa administrativo'), 'Aceitamos.')$$);
select is(pg_temp.c('responder_ate'), null, 'a conversation that was answered waits for nothing');
select is(pg_temp.c('nao_lidas_paciente'), '1', 'the answer is unread by the patient');
select is(
  tests.como('paciente', $$select mensagem from notificacoes where tipo = 'chat'$$), 'Clínica A enviou uma mensagem.', 'the patient is told of the answer'
);
select is(
  tests.tenta('clinica_a', $$select marcar_conversa_lida(tests.id('conversa clinico'), 1)$$), '42501',
  'a clinic that only looks at a clinical conversation leaves no receipt'
);

select * from finish();
rollback;
