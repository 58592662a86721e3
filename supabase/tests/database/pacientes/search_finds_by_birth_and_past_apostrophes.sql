begin;
select plan(18);
select tests.mundo();

update public.pacientes set nome = 'Hugo Sant''Anna Horta', data_nascimento = '1980-03-12'
  where nome = 'Hugo Horta';
update public.pacientes set nome = 'José D´Ávila da Conceição', data_nascimento = '1980-03-12'
  where nome = 'José da Conceição';

select is(
  tests.como('medico_a', format('select string_agg(nome, %L) from buscar_pacientes(%L)', ', ', termo)), achados,
  format('"%s" finds %s', termo, coalesce(achados, 'nobody'))
)
from (
  values
    ('santanna', 'Hugo Sant''Anna Horta'), ('Sant''Anna', 'Hugo Sant''Anna Horta'),
    ('SANT’ANNA horta', 'Hugo Sant''Anna Horta'), ('sant anna', 'Hugo Sant''Anna Horta'),
    ('anna', 'Hugo Sant''Anna Horta'), ('davila', 'José D´Ávila da Conceição, Maria 100% Souza_Lima'),
    ('12/03/1980', 'Hugo Sant''Anna Horta, José D´Ávila da Conceição'), ('12-3-1980', 'Hugo Sant''Anna Horta, José D´Ávila da Conceição'),
    ('12.03.80', 'Hugo Sant''Anna Horta, José D´Ávila da Conceição'), ('jose 12/03/1980', 'José D´Ávila da Conceição'),
    (' 12/03/1980  hugo ', 'Hugo Sant''Anna Horta'), ('maria 12/03/1980', null),
    ('13/03/1980', null), ('03/12/1980', null), ('31/02/1980', null), ('99/99/9999', null),
    ('00/00/0000', null)
) as t (termo, achados);

select is(
  tests.como('medico_b', 'select count(*) from buscar_pacientes(''12/03/1980'')'), '0',
  'a day of birth finds nobody of another clinic'
);

select * from finish();
rollback;
