begin;
select plan(13);
select tests.mundo();

select is(
  tests.como('medico_a', format('select string_agg(nome, %L) from buscar_pacientes(%L)', ', ', termo)), achados,
  format('"%s" finds %s', termo, coalesce(achados, 'nobody'))
)
from (
  values
    ('conceicao', 'José da Conceição'), ('CONCEIÇÃO josé', 'José da Conceição'), ('529.982.247-25', 'José da Conceição'),
    ('982247', 'José da Conceição'), ('(11) 98765-4321', 'José da Conceição'), ('d''avila', 'Maria 100% Souza_Lima'),
    ('mário', 'Maria 100% Souza_Lima'), ('maria', 'Maria 100% Souza_Lima'), ('horta', 'Hugo Horta'), ('  hugo  ', 'Hugo Horta'),
    ('beto', null), ('selma', null), ('', 'Hugo Horta, José da Conceição, Maria 100% Souza_Lima')
) as t (termo, achados);

select * from finish();
rollback;
