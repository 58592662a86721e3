begin;
select plan(4);
select tests.mundo();

create temp table novo as
  select tests.como('clinica_a', $$select token from criar_convite('medico', ' Fulana@Teste.Demo ')$$) as token;

select matches((select token from novo), '^[A-Za-z0-9_-]{32}$', 'a token fits in a link');
select results_eq(
  $$select token_hash, email from public.convites c where c.criado_em = now()$$,
  $$select encode(sha256(convert_to(token, 'utf8')), 'hex'), 'fulana@teste.demo' from novo$$,
  'a token is stored as its hash'
);
select is(
  tests.tenta('clinica_a', 'select token_hash from convites'), '42501', 'the clinic does not read the hash of a token'
);
select isnt(
  tests.como('clinica_a', $$select token from criar_convite('medico')$$), (select token from novo),
  'two tokens are not alike'
);

select * from finish();
rollback;
