begin;
select plan(9);
select tests.mundo();

select is(private.cns_valido(cns), valido, format('cns_valido(%L) answers %s', cns, coalesce(valido::text, 'null')))
from (
  values
    ('898000000043208', true), ('700000000000005', true), ('100000000000007', true),
    ('898000000043209', false), ('300000000000005', false), ('000000000000000', false),
    ('89800000004320', false), ('898 0000 0004 3208', false), (null, null)
) as c (cns, valido);

select * from finish();
rollback;
