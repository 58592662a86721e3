-- A restricted record, for the files about access: `tests.restringir()` after `tests.mundo()`.
--
--   José's record (clínica A) is restricted; medico_a cares for him
--   medico_b is linked to clínica A too, and has nothing to do with him

begin;

create function tests.criar_o_que_se_le() returns void
language plpgsql
as $$
begin
  perform tests.criar_conversas();
  -- The entry first: a visit would fulfil the return.
  insert into public.prontuarios (id, clinica_id, paciente_id, autor_id, status, finalizado_em, subjetivo, diagnosticos)
  values (
    tests.id('evolucao_com_cid'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), 'finalizado', now(),
    'Cefaleia.', '[{"sistema": "cid10", "codigo": "I10", "descricao": "Hipertensão", "certeza": "confirmado"}]'
  );
  insert into public.retornos_planejados (id, clinica_id, paciente_id, medico_id, origem_id, prevista_para, motivo)
  values (
    tests.id('retorno'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('evolucao_a'),
    current_date + 5, 'Rever PA'
  );
  perform tests.como('medico_a', $c$select marcar_conversa_lida(tests.id('conversa clinico'), 1)$c$);
end;
$$;

create function tests.restringir() returns void
language plpgsql
as $$
begin
  insert into public.clinica_medicos (id, clinica_id, medico_id, vigente)
  values (tests.id('vinculo de b em a'), tests.id('clinica_a'), tests.id('medico_b'), true);
  perform tests.como(
    'clinica_a', $c$select restringir_acesso(tests.id('jose'), 'O paciente pediu, por escrito.')$c$
  );
end;
$$;

create function tests.emergencia() returns void
language sql
as $$
  select tests.como(
    'medico_b',
    $c$select abrir_em_emergencia(tests.id('jose'), 'Chegou inconsciente ao pronto atendimento.')$c$
  );
$$;

grant execute on all functions in schema tests to anon, authenticated, service_role;

commit;

begin;
select plan(1);
select has_function('tests', 'restringir', 'a record can be restricted');
select * from finish();
rollback;
