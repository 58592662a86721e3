-- The patient's area: `tests.criar_area()`, after `tests.mundo()` and `tests.criar_agenda()`.
--
--   paciente   José's account in clínica A; José of clínica B (beto) and of the hospital are others'
--   vizinho    Selma's account, in the own practice of medico_solo
-- Clínica A lets patients ask for consulta_a (tipo_a), not for the exam.

begin;

create function tests.criar_area() returns void
language plpgsql
as $$
begin
  insert into auth.users (id, email, raw_user_meta_data)
  values (tests.id('vizinho'), 'vizinho@teste.demo', '{"tipo": "paciente", "nome": "Vito Viana"}');
  insert into public.paciente_contas (id, user_id, paciente_id, clinica_id)
  values
    (tests.id('conta'), tests.id('paciente'), tests.id('jose'), tests.id('clinica_a')),
    (tests.id('conta_do_vizinho'), tests.id('vizinho'), tests.id('selma'), tests.id('medico_solo'));
  insert into public.agenda_regras (clinica_id, pedido_pelo_paciente) values (tests.id('clinica_a'), true);
  update public.tipos_de_atendimento set pedido_pelo_paciente = true where id = tests.id('tipo_a');
  delete from public.notificacoes;
end;
$$;
comment on function tests.criar_area() is 'Two accounts of patients, and a clinic where times may be asked for.';

create function tests.quem_nao_e_paciente() returns setof text
language sql immutable
as $$ select a from tests.atores() as a where a <> 'paciente' $$;

grant execute on all functions in schema tests to anon, authenticated, service_role;

commit;

begin;
select plan(1);
select tests.mundo();
select tests.criar_agenda();
select lives_ok('select tests.criar_area()', 'the area can be made');
select * from finish();
rollback;
