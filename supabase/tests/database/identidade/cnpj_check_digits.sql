begin;
select plan(10);
select tests.mundo();

select is(private.cnpj_valido(cnpj), valido, format('cnpj_valido(%L) answers %s', cnpj, coalesce(valido::text, 'null')))
from (
  values
    ('11222333000181', true), ('12ABC34501DE35', true), ('11444777000161', true),
    ('12ABC34501DE34', false), ('12abc34501de35', false), ('12.ABC.345/01DE-35', false),
    ('00000000000000', false), ('1122233300018', false), ('112223330001AA', false), (null, null)
) as c (cnpj, valido);

select * from finish();
rollback;
