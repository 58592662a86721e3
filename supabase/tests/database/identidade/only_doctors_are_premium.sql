begin;
select plan(2);
select tests.mundo();

insert into public.assinaturas (user_id) values (tests.id('clinica_a')), (tests.id('plantonista'));
select is(
  tests.tenta(ator, format('update profiles set plano_medico = %L where id = %L', 'premium', tests.id(ator))),
  '23514', ator || ' gets no plan, not even with a subscription'
)
from (values ('clinica_a'), ('plantonista')) as a (ator);

select * from finish();
rollback;
