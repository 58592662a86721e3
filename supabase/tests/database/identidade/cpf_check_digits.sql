begin;
select plan(10);
select tests.mundo();

select is(private.cpf_valido(cpf), valido, format('cpf_valido(%L) answers %s', cpf, coalesce(valido::text, 'null')))
from (
  values
    ('52998224725', true), ('11144477735', true), ('00000000191', true),
    ('52998224724', false), ('52998224752', false), ('11111111111', false), ('5299822472', false),
    ('529.982.247-25', false), ('5299822472٥', false), (null, null)
) as c (cpf, valido);

select * from finish();
rollback;
