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
  (select responder_ate - ultima_em from public.conversas where id = tests.id('conversa clinico')), interval '48 hours', 'and waits for an answer'
);
select is(
  tests.como('staff_a', $$select contexto ->> 'patient_nome' from notificacoes where tipo = 'chat' and aviso = 'mensagem'$$), 'José da Conceição', 'staff is told'
);
select is(
  tests.como('medico_a', $$select contexto ->> 'assunto' from notificacoes where tipo = 'chat'$$), 'clinico', 'of the clinical one, the responsible doctor'
);
select is(
  (select count(*) from public.notificacoes where mensagem like '%Sobre%'), 0::bigint, 'the bell never says what was written'
);
select tests.como('paciente', $$select enviar_mensagem(tests.id('m2'), tests.id('conversa administrativo'), 'E o convênio?')$$);
select tests.como('paciente', $$select enviar_mensagem(tests.id('m2'), tests.id('conversa administrativo'), 'E o convênio?')$$);
select is(pg_temp.c('ultimo_numero'), '2', 'sent twice, kept once');
select is(
  tests.tenta('medico_a', $$select enviar_mensagem(tests.id('m2'), tests.id('conversa clinico'), 'x')$$), '23505', 'an id is its writer''s'
);
select is(
  (select count(*) from public.notificacoes where user_id = tests.id('staff_a') and tipo = 'chat'), 1::bigint, 'one bell until it is read'
);
select is(
  tests.como('staff_a', $$select marcar_conversa_lida(tests.id('conversa administrativo'), 1)$$), '1', 'read up to the first'
);
select is(pg_temp.c('nao_lidas_clinica'), '1', 'one is left');
select is(
  tests.como('staff_a', $$select marcar_conversa_lida(tests.id('conversa administrativo'), 99)$$), '2', 'nobody reads what does not exist'
);
select is(
  tests.como('staff_a', $$select count(*) from notificacoes where tipo = 'chat' and not lida$$), '0', 'the bell goes quiet'
);
select isnt(pg_temp.c('responder_ate'), null, 'reading is not answering');
select tests.como('staff_a', $$select enviar_mensagem(gen_random_uuid(), tests.id('conversa administrativo'), 'Aceitamos.')$$);
select is(pg_temp.c('responder_ate'), null, 'answering is');
select is(pg_temp.c('nao_lidas_paciente'), '1', 'the patient has one to read');
select is(
  tests.como('paciente', $$select mensagem from notificacoes where tipo = 'chat'$$), 'Clínica A enviou uma mensagem.', 'and is told'
);
select is(
  tests.tenta('clinica_a', $$select marcar_conversa_lida(tests.id('conversa clinico'), 1)$$), '42501', 'who only looks leaves no receipt'
);

select * from finish();
rollback;
