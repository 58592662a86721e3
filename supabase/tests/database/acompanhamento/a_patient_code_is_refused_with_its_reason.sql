begin;
select plan(6);
select tests.mundo();
create temp table codigo (nome text, valor text);
grant select on codigo to authenticated;
insert into codigo values ('trocado', tests.como('staff_a', $$select codigo from criar_codigo_de_paciente(tests.id('jose'))$$));
insert into codigo values ('vencido', tests.como('staff_a', $$select codigo from criar_codigo_de_paciente(tests.id('jose'))$$));
insert into codigo values ('aberto', tests.como('staff_a', $$select codigo from criar_codigo_de_paciente(tests.id('maria'))$$));
update public.codigos_de_paciente set criado_em = now() - interval '7 days', expira_em = now() - interval '1 second'
where paciente_id = tests.id('jose') and cancelado_em is null;

select is(
  tests.como('paciente', format($$select erro from codigo, usar_codigo_de_paciente(valor) where nome = %L$$, caso)), frase, format('the code %s is refused with its reason', caso)
)
from (
  values
    ('trocado', 'Este código não existe ou foi trocado por outro. Confira com a clínica.'),
    ('vencido', 'Este código venceu. Peça um novo à clínica.')
) as c (caso, frase);
select is(
  tests.como('paciente', $$select erro from usar_codigo_de_paciente('AAAAA-AAAAA')$$),
  'Este código não existe ou foi trocado por outro. Confira com a clínica.',
  'an invented code is refused like one that was replaced'
);
select tests.como('paciente', $$select erro from usar_codigo_de_paciente(repeat('x', 100000))$$);
select tests.como('paciente', $$select erro from usar_codigo_de_paciente('')$$);
select is(
  tests.como('paciente', $$select erro from codigo, usar_codigo_de_paciente(valor) where nome = 'aberto'$$),
  'Muitas tentativas. Espere uma hora e tente de novo, ou peça um novo código à clínica.',
  'after five attempts even the right one waits'
);
update private.tentativas_de_codigo set desde = now() - interval '61 minutes';
select is(
  tests.como('paciente', $$select clinica_nome from codigo, usar_codigo_de_paciente(valor) where nome = 'aberto'$$),
  'Clínica A', 'the right code links the account an hour later'
);
select is(
  (select count(*) from private.tentativas_de_codigo), 0::bigint,
  'a code that was right clears the count of attempts'
);

select * from finish();
rollback;
