begin;
select plan(6);
select tests.mundo();

update public.perfil_documentos set cpf = '52998224725' where profile_id = tests.id('medico_a');
update public.perfil_documentos set cnpj = '11222333000181' where profile_id = tests.id('clinica_a');

select is(
  tests.como('servico', format('select array_to_string(conferir_registro(%s), %L)', argumentos, ' ')), ocupados,
  format('conferir_registro(%s) names the fields that are taken', argumentos)
)
from (
  values
    ('''medico'', ''novo@teste.demo''', ''), ('''medico'', ''Medico_A@Teste.demo''', 'email'),
    ('''medico'', ''n@t.demo'', ''52998224725''', 'cpf'), ('''paciente'', ''n@t.demo'', ''52998224725''', ''),
    ('''clinica'', ''n@t.demo'', null, ''11222333000181''', 'cnpj'),
    ('''medico'', ''n@t.demo'', null, null, ''700001'', ''SP''', 'crm')
) as c (argumentos, ocupados);

select * from finish();
rollback;
