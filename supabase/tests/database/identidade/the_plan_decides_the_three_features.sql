begin;
select plan(6);
select tests.mundo();

create function pg_temp.recursos() returns text
language sql as $$
  select concat_ws(' ', p.plano_medico, p.permite_atendimento_individual, p.permite_ia,
    p.permite_relatorios_avancados)
  from public.profiles p where p.id = tests.id('medico_solo')
$$;

select is(pg_temp.recursos(), 'premium t t t', 'the premium plan has all three features');

select tests.como('medico_solo', $$
  update profiles set plano_medico = 'free', permite_atendimento_individual = true, permite_ia = true,
    permite_relatorios_avancados = true
  where id = tests.id('medico_solo')
  returning true$$);
select is(pg_temp.recursos(), 'free f f f', 'a downgrade clears the three features, whatever was sent along');

select tests.como('medico_solo', $$
  update profiles set plano_medico = 'premium', permite_atendimento_individual = false,
    permite_ia = false, permite_relatorios_avancados = false
  where id = tests.id('medico_solo')
  returning true$$);
select is(pg_temp.recursos(), 'premium t t t', 'an upgrade sets the three features, whatever was sent along');

select is(
  tests.tenta('medico_solo', $$
    update profiles set plano_medico = 'premium', permite_atendimento_individual = true,
      permite_ia = true, permite_relatorios_avancados = true
    where id = tests.id('medico_solo')$$),
  '1', 'sending what already holds changes nothing and is no error'
);
select is(
  tests.tenta('medico_solo', $$update profiles set plano_medico = 'ouro' where id = tests.id('medico_solo')$$),
  '23514', 'a plan that does not exist is refused'
);

update public.profiles set plano_medico = 'free' where id = tests.id('medico_solo');
select is(pg_temp.recursos(), 'free f f f', 'a change by the administration follows the same rule');

select * from finish();
rollback;
