begin;
select plan(22);
select tests.mundo();

create function tests.primeira(texto text) returns text
language sql
as $$
  select tests.como('medico_a', format(
    'select concat_ws('' '', array_to_string(dcbs, '' + ''), concentracao, forma) from buscar_apresentacoes(%L, 1)', texto
  ))
$$;

select is(tests.primeira(c.texto), c.achado, format('"%s" finds %s first', c.texto, c.achado))
from (
  values
    ('amo', 'amoxicilina 500 mg cápsula'), ('LOS', 'losartana 50 mg comprimido'),
    ('met', 'metformina 850 mg comprimido'), ('novalg', 'dipirona 500 mg comprimido'),
    ('aas', 'ácido acetilsalicílico 100 mg comprimido'), ('hctz', 'hidroclorotiazida 25 mg comprimido'),
    ('acido ac', 'ácido acetilsalicílico 100 mg comprimido'), ('amox 500 cap', 'amoxicilina 500 mg cápsula'),
    ('cap amox', 'amoxicilina 500 mg cápsula'), ('losartana100mg', 'losartana 100 mg comprimido'),
    ('enalapril 5', 'enalapril 5 mg comprimido'), ('paracetamol gts', 'paracetamol 200 mg/mL gotas'),
    ('amoxilina', 'amoxicilina 500 mg cápsula'), ('lozart', 'losartana 50 mg comprimido'),
    ('hibuprofeno', 'ibuprofeno 600 mg comprimido'), ('', 'losartana 50 mg comprimido')
) as c (texto, achado);

select is(
  tests.como('medico_a', $$select marca from buscar_apresentacoes('novalg', 1)$$), 'Novalgina',
  'the brand by which it was found is told'
);
select is(
  tests.como('medico_a', $$select marca from buscar_apresentacoes('dipi', 1)$$), null,
  'none is told of what was found by its ingredient'
);
select is(
  tests.como('medico_a', $$select aproximada::text || (select aproximada from buscar_apresentacoes('losart', 1)) from buscar_apresentacoes('lozart', 1)$$),
  'truefalse', 'a guess is told from what was typed'
);
select ok(
  tests.como('medico_a', $$
    select bool_and(uso_hospitalar or n <= (select count(*) from buscar_apresentacoes('cef', 100) where not uso_hospitalar))
    from (select uso_hospitalar, row_number() over () as n from buscar_apresentacoes('cef', 100)) as b
  $$)::boolean,
  'hospital products come after all others'
);
select is(
  tests.como('medico_a', $$select count(*) from buscar_apresentacoes('500 comprimido')$$), '0',
  'a strength and a form without a name find nothing'
);
select is(
  tests.como('medico_a', $$select count(*) from buscar_apresentacoes('%_|''\')$$), '30',
  'signs that are no letters are as if nothing were typed'
);

select * from finish();
rollback;
