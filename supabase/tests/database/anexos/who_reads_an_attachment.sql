begin;
select plan(54);
select tests.mundo();
select tests.criar_anexos();

create function pg_temp.ve(ator text, apelido text) returns text
language sql
as $$
  -- The row, and the path that opening it answers: one never without the other.
  select concat_ws(':',
    tests.tenta(ator, format('select 1 from anexos where id = tests.id(%L)', apelido)),
    tests.tenta(ator, format('select 1 from abrir_anexo(tests.id(%L)) as o where o = tests.objeto(%L)', apelido, apelido))
  )
$$;

-- Storage signs addresses, for any time, for whoever reads the object: so nobody does.
select is(tests.tenta(ator, 'select 1 from storage.objects'), '0', format('%s does not read the bucket itself', ator))
from unnest(array['medico_a', 'clinica_a', 'staff_a', 'medico_ex', 'paciente', 'anonimo']) as ator;
select is(tests.tenta('servico', 'select 1 from storage.objects') <> '0', true, 'the service reads the bucket');

select is(pg_temp.ve(ator, 'laudo_a'), resposta, format('%s %s a file of a finished entry', ator, case resposta when '1:1' then 'reads' else 'does not read' end))
from (
  values
    ('medico_a', '1:1'), ('clinica_a', '1:1'), ('staff_a', '0:0'), ('medico_ex', '0:0'), ('medico_b', '0:0'), ('clinica_b', '0:0'),
    ('staff_b', '0:0'), ('hospital', '0:0'), ('plantonista', '0:0'), ('paciente', '0:0'), ('estranho', '0:0'), ('inativo', '0:0'),
    ('sem_perfil', '0:0'), ('sessao_encerrada', '0:0'), ('anonimo', '42501:42501')
) as c (ator, resposta);

select is(pg_temp.ve(ator, 'foto_rascunho'), resposta, format('%s %s a file of a draft', ator, case resposta when '1:1' then 'reads' else 'does not read' end))
from (values ('medico_a', '1:1'), ('clinica_a', '0:0'), ('staff_a', '0:0'), ('medico_b', '0:0'), ('paciente', '0:0')) as c (ator, resposta);

select is(pg_temp.ve('medico_a', apelido), '1:0', format('its author knows of the file %s and downloads nothing', apelido))
from unnest(array['subindo', 'recusado']) as apelido;
select is(pg_temp.ve('medico_ex', 'de_ex'), '0:0', 'a doctor who was dismissed does not read the own file');

select is(pg_temp.ve(ator, 'administrativo'), resposta, format('%s %s a file of an administrative message', ator, case resposta when '1:1' then 'reads' else 'does not read' end))
from (
  values ('paciente', '1:1'), ('staff_a', '1:1'), ('medico_a', '1:1'), ('clinica_a', '1:1'), ('staff_b', '0:0'), ('medico_b', '0:0'),
    ('medico_ex', '0:0'), ('staff_dispensado', '0:0'), ('anonimo', '42501:42501')
) as c (ator, resposta);
select is(pg_temp.ve(ator, 'clinico'), resposta, format('%s %s a file of a clinical message', ator, case resposta when '1:1' then 'reads' else 'does not read' end))
from (
  values ('paciente', '1:1'), ('medico_a', '1:1'), ('clinica_a', '1:1'), ('staff_a', '0:0'), ('medico_b', '0:0'), ('staff_b', '0:0')
) as c (ator, resposta);

create or replace function private.prontuarios_compartilhados() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$ begin return query select tests.id(x) from unnest(array['evolucao_a', 'rascunho_a']) as x where private.usuario_id() = tests.id('paciente'); end $$;
select is(pg_temp.ve('paciente', 'laudo_a'), '1:1', 'the patient reads the published file of a shared entry');
select is(pg_temp.ve('paciente', 'foto_rascunho'), '0:0', 'the patient reads no file of a draft');

select tests.restringir();
select is(
  pg_temp.ve('medico_b', 'laudo_a') || ' ' || pg_temp.ve('medico_b', 'clinico'), '0:0 0:0', 'a restricted record hides its files from colleagues'
);
select is(pg_temp.ve('medico_a', 'laudo_a'), '1:1', 'a restricted record shows its files to who cares for the patient');
select is(pg_temp.ve('staff_a', 'administrativo'), '1:1', 'a restricted record leaves administrative files to the desk');

update public.paciente_contas set encerrado_em = now();
select is(
  pg_temp.ve('paciente', 'administrativo'), '0:0',
  'the patient reads no administrative file once the link has ended'
);
select is(pg_temp.ve('paciente', 'clinico'), '0:0', 'the patient does not read the own file once the link has ended');
update public.clinica_medicos set ativo = false where medico_id = tests.id('medico_a');
select is(pg_temp.ve('medico_a', 'laudo_a'), '0:0', 'a dismissed doctor does not read the file of a finished entry');
select is(pg_temp.ve('medico_a', 'foto_rascunho'), '0:0', 'a dismissed doctor does not read the file of an own draft');

select * from finish();
rollback;
