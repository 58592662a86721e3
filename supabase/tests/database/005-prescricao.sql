-- What medico_a prescribes José, for the files about prescriptions: after `tests.mundo()`.
--
--   composicao_a   open, two documents to be prepared of it: losartana and amoxicilina

begin;

create function tests.item(nome text, mais jsonb default '{}') returns jsonb
language sql immutable
as $$
  select jsonb_build_object(
    'apresentacao', null, 'farmaco', lower(split_part(nome, ' ', 1)), 'dcbs',
    jsonb_build_array(lower(split_part(nome, ' ', 1))), 'nome', nome, 'via', 'oral',
    'posologia', 'Tomar 1 comprimido de 12 em 12 horas', 'quantidade', 60, 'unidade', 'comprimido',
    'quantidade_texto', '60 (sessenta) comprimidos', 'dias', null, 'uso_continuo', true, 'livre', false
  ) || mais
$$;

create function tests.receita(especie text, itens jsonb, mais jsonb default '{}') returns jsonb
language sql immutable
as $$
  select jsonb_build_object(
    'tipo', 'prescricao', 'especie', especie, 'conteudo', jsonb_build_object('itens', itens), 'achados', '[]'::jsonb
  ) || mais
$$;

create function tests.duas_receitas() returns jsonb
language sql immutable
as $$
  select jsonb_build_array(
    tests.receita('simples', jsonb_build_array(tests.item('Losartana 50 mg'), tests.item('Hidroclorotiazida 25 mg'))),
    tests.receita('antimicrobiano', jsonb_build_array(
      tests.item('Amoxicilina 500 mg', '{"uso_continuo": false, "dias": 7, "quantidade": 21}')
    ), '{"vias": 2, "validade_dias": 10}')
  )
$$;

create function tests.compor(apelido text, medico text default 'medico_a', paciente text default 'jose') returns void
language sql
as $$
  insert into public.composicoes (id, clinica_id, paciente_id, medico_id)
  select tests.id(apelido), p.clinica_id, p.id, tests.id(medico) from public.pacientes p where p.id = tests.id(paciente)
$$;

create function tests.preparar(composicao text, documentos jsonb, medico text default 'medico_a') returns void
language plpgsql
as $$
begin
  perform tests.como(medico, format('select count(*) from preparar_documentos(%L, 1, %L)', tests.id(composicao), documentos));
end;
$$;

create function tests.documento(especie text) returns uuid
language sql stable security definer
as $$
  select p.id from public.prescricoes p
  where coalesce(p.especie, p.tipo) = documento.especie and p.estado <> 'descartada' order by p.criado_em desc limit 1
$$;
comment on function tests.documento(text) is 'The document of a kind, whoever asks.';

create function tests.prescrever() returns void
language plpgsql
as $$
begin
  perform tests.compor('composicao_a');
  perform tests.preparar('composicao_a', tests.duas_receitas());
end;
$$;
comment on function tests.prescrever() is 'medico_a prepares two prescriptions for José, not signed yet.';

create function tests.assinar(especie text) returns void
language plpgsql security definer
as $$
begin
  perform private.ao_assinar(p.tipo, p.id) from public.prescricoes p where p.id = tests.documento(assinar.especie);
end;
$$;
comment on function tests.assinar(text) is 'As the registration of a signature does.';

grant execute on all functions in schema tests to anon, authenticated, service_role;

commit;

begin;
select plan(1);
select has_function('tests', 'prescrever', 'prescriptions can be made');
select * from finish();
rollback;
