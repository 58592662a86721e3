begin;
select plan(60);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();

create function tests.pede(tipo text, texto text, paciente text default 'jose') returns text language sql as $$
  select format('select abrir_solicitacao(gen_random_uuid(), %L, %L, %L)', tests.id(paciente), tipo, texto)
$$;

select is(tests.tenta('paciente', tests.pede('correcao', 'Meu telefone mudou.')), '1', 'the patient asks for a correction');
select is(tests.tenta('paciente', tests.pede('copia', '')), '1', 'the patient asks for a copy without words');
select is(tests.tenta('paciente', tests.pede('exclusao', ' ')), '23514', 'a request that is no copy needs words');
select is(tests.tenta('paciente', tests.pede('segredo', 'x')), '23514', 'a request of an unknown kind is refused');
select is(
  tests.tenta('paciente', tests.pede('correcao', repeat('a', 2001))), '23514',
  'a request of more than 2,000 signs is refused'
);
select is(tests.tenta(ator, tests.pede('copia', '')), '42501', format('%s makes no request for the patient', ator)) from tests.quem_nao_e_paciente() as ator;
select is(tests.tenta('vizinho', tests.pede('copia', '')), '42501', 'another account makes no request for the patient');
select is(
  tests.tenta('paciente', tests.pede('copia', '', 'beto')), '42501',
  'the patient makes no request about the data of another'
);
select is(tests.tenta('paciente', $$insert into solicitacoes_titular (id, clinica_id, paciente_id, aberta_por, tipo, prazo)
  values (gen_random_uuid(), tests.id('clinica_a'), tests.id('jose'), tests.id('paciente'), 'copia', current_date)$$), '42501', 'the patient does not write a request by hand');

select tests.como('paciente', $$select abrir_solicitacao(tests.id('pedido'), tests.id('jose'), 'correcao', 'Meu telefone mudou.')$$);
select tests.como('paciente', $$select abrir_solicitacao(tests.id('pedido'), tests.id('jose'), 'correcao', 'Meu telefone mudou.')$$);
select is((select count(*)::int from solicitacoes_titular), 1, 'a request sent again is kept once');
select is(
  (select prazo - (criada_em at time zone 'America/Sao_Paulo')::date from solicitacoes_titular), 15,
  'a request is due in fifteen days'
);
select is(
  tests.tenta('paciente', tests.pede('correcao', 'De novo.')), '23514',
  'the patient has one open request of each kind'
);
select is(
  (select string_agg(a.ator, ', ') from notificacoes n join tests.atores() as a (ator) on n.user_id = tests.id(a.ator) where n.aviso = 'pedido_de_titular'), 'clinica_a',
  'the clinic that keeps the data is told of a request'
);
select is(
  tests.tenta(ator, 'select id from solicitacoes_titular'), case when ator in ('paciente', 'clinica_a') then '1' when ator = 'anonimo' then '42501' else '0' end,
  'only the patient and the clinic read a request, asked as ' || ator
)
from tests.atores() as ator;

create function tests.responde(resposta text default 'Corrigido.') returns text language sql as $$
  select format('select responder_solicitacao(%L, true, %L)', tests.id('pedido'), resposta)
$$;
select is(tests.tenta(ator, tests.responde()), '42501', format('%s does not answer a request', ator))
from unnest(array['staff_a', 'medico_a', 'clinica_b', 'paciente', 'anonimo']) as ator;
select is(tests.tenta('clinica_a', tests.responde(' ')), '23514', 'an answer without words is refused');
delete from notificacoes;
select tests.como('clinica_a', tests.responde());
select is(
  tests.como('paciente', 'select concat_ws('' '', status, resposta) from solicitacoes_titular'), 'atendida Corrigido.',
  'the patient reads the answer'
);
select is(
  (select string_agg(titulo, ', ') from notificacoes where user_id = tests.id('paciente') and aviso = 'pedido_respondido'), 'Seu pedido foi respondido',
  'the patient is told of the answer'
);
select is(tests.tenta('clinica_a', tests.responde()), '42501', 'a request is answered once');
select is(
  tests.tenta('paciente', $$select cancelar_solicitacao(tests.id('pedido'))$$), '42501',
  'the patient does not give up a request that was answered'
);
select is(
  tests.tenta('administrador', 'delete from solicitacoes_titular'), '42501',
  'not even the owner of the database deletes a request'
);

select tests.como('paciente', $$select abrir_solicitacao(tests.id('copia'), tests.id('jose'), 'copia')$$);
select is(
  tests.tenta('vizinho', $$select cancelar_solicitacao(tests.id('copia'))$$), '42501',
  'another account does not give up the patient''s request'
);
select is(
  tests.tenta('paciente', $$select cancelar_solicitacao(tests.id('copia'))$$), '1',
  'the patient gives up a request before the answer'
);
update paciente_contas set encerrado_em = now() where id = tests.id('conta');
select is(
  tests.tenta('paciente', 'select id from solicitacoes_titular'), '0',
  'the patient reads no request once the link has ended'
);
select is(
  tests.tenta('paciente', $$select cancelar_solicitacao(tests.id('copia'))$$), '42501',
  'the patient gives up no request once the link has ended'
);

select * from finish();
rollback;
