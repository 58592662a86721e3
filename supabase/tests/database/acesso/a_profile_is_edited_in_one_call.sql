begin;
select plan(8);
select tests.mundo();

select is(
  tests.como('medico_a', $$
    select atualizar_perfil('{"nome": "Dra. Ana Reis", "especialidade": "Cardiologia", "telefone": "11988887777"}') -> 'profile' ->> 'nome'$$),
  'Dra. Ana Reis', 'the call answers the profile as it is after the edit'
);
select results_eq(
  $$select p.especialidade, d.telefone from public.profiles p
    join public.perfil_documentos d on d.profile_id = p.id where p.id = tests.id('medico_a')$$,
  $$values ('Cardiologia', '11988887777')$$, 'columns of the profile and of its documents are written by one call'
);
select tests.como('medico_a', $$select atualizar_perfil('{"telefone": null, "tipo": "clinica", "plano_medico": "premium", "ativo": false}')$$);
select results_eq(
  $$select p.nome, p.tipo, p.plano_medico, p.ativo, d.telefone from public.profiles p
    join public.perfil_documentos d on d.profile_id = p.id where p.id = tests.id('medico_a')$$,
  $$values ('Dra. Ana Reis', 'medico', 'free', true, null::text)$$, 'only the keys that atualizar_perfil knows are written, and only those that were sent'
);
select is(tests.tenta('medico_a', format('select atualizar_perfil(%L)', dados)), resultado, 'atualizar_perfil refuses ' || dados)
from (
  values
    ('{"nome": ""}', '23514'), ('{"nome": null}', '23502'), ('{"telefone": "12"}', '23514'),
    ('{"nome": "Bom Nome", "telefone": "12"}', '23514')
) as d (dados, resultado);
select is(
  (select nome from public.profiles where id = tests.id('medico_a')), 'Dra. Ana Reis', 'an edit that is refused changes no column'
);

select * from finish();
rollback;
