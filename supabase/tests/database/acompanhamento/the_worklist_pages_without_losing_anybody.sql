begin;
select plan(25);
select tests.mundo();
insert into public.clinica_medicos (clinica_id, medico_id, vigente) values (tests.id('clinica_a'), tests.id('medico_b'), true);
insert into public.pacientes (id, clinica_id, nome, criado_por)
select md5('p' || i)::uuid, tests.id('clinica_a'), 'Paciente ' || i, tests.id('clinica_a') from generate_series(1, 120) as i;

-- Twenty of each part, half of each doctor, several of one day or one moment: the id decides.
set session_replication_role = replica;
insert into public.retornos_planejados
  (id, clinica_id, paciente_id, medico_id, desde, prevista_para, status, encerrado_em)
select md5('r' || i)::uuid, tests.id('clinica_a'), md5('p' || i)::uuid,
  tests.id(case when i % 2 = 0 then 'medico_a' else 'medico_b' end), current_date - 90, f.dia + i % 3 * f.passo,
  case when f.faixa = 'encerrados' then 'cumprido' else 'pendente' end,
  case when f.faixa = 'encerrados' then now() - make_interval(hours => i % 3) end
from generate_series(1, 120) as i
join (
  values
    (0, 'atrasados', current_date - 20, 1), (1, 'hoje', private.dia_na_clinica(tests.id('clinica_a'), now()), 0),
    (2, 'proximos', current_date + 10, 1), (3, 'depois', current_date + 60, 1), (4, 'sem_data', null, 0),
    (5, 'encerrados', current_date - 40, 1)
) as f (ordem, faixa, dia, passo) on f.ordem = i / 2 % 6;
set session_replication_role = origin;

create temp table vistos (parte text, medico uuid, inteira boolean, id uuid, medico_id uuid, posicao serial);
grant all on vistos to authenticated;
grant all on sequence vistos_posicao_seq to authenticated;
create temp table partes as
  select parte, medico from unnest(array['atrasados', 'hoje', 'proximos', 'depois', 'sem_data', 'encerrados']) as parte,
    unnest(array[null, tests.id('medico_b')]) as medico;
grant select on partes to authenticated;

select tests.entrar_como('staff_a');
do $$
declare
  lista record;
  data date;
  em timestamptz;
  ate uuid;
begin
  for lista in select * from partes loop
    insert into vistos (parte, medico, inteira, id, medico_id)
    select lista.parte, lista.medico, true, l.id, l.medico_id
    from public.listar_retornos(tests.id('clinica_a'), lista.parte, lista.medico, 100) as l;
    ate := null;
    for pagina in 1..4 loop
      insert into vistos (parte, medico, inteira, id, medico_id)
      select lista.parte, lista.medico, false, l.id, l.medico_id
      from public.listar_retornos(tests.id('clinica_a'), lista.parte, lista.medico, 7, data, em, ate) as l;
      select r.id, l.prevista_para, l.encerrado_em into ate, data, em
      from (select v.id from vistos v order by v.posicao desc limit 1) as r
      cross join lateral (
        select * from public.listar_retornos(tests.id('clinica_a'), lista.parte, lista.medico, 100) as l where l.id = r.id
      ) as l;
    end loop;
  end loop;
end $$;
select tests.sair();

select is(
  (select array_agg(v.id order by v.posicao) from vistos v where v.parte = p.parte and v.medico is not distinct from p.medico and not v.inteira),
  (select array_agg(v.id order by v.posicao) from vistos v where v.parte = p.parte and v.medico is not distinct from p.medico and v.inteira),
  format('the list %s of %s is the same page after page', p.parte, case when p.medico is null then 'all doctors' else 'one doctor' end)
)
from partes p;
select is(
  (select count(*) from vistos v where v.parte = p.parte and v.medico is not distinct from p.medico and v.inteira),
  case when p.medico is null then 20::bigint else 10 end,
  format('the list %s of %s is complete', p.parte, case when p.medico is null then 'all doctors' else 'one doctor' end)
)
from partes p;
select is(
  (select count(*) from vistos v where v.medico is not null and v.medico_id <> v.medico), 0::bigint, 'the list of one doctor holds no return of another'
);

select * from finish();
rollback;
