begin;
select plan(20);
select tests.mundo();
select tests.criar_agenda();

-- ---------------------------------------------------------------------------------------------
-- The definition, from scratch: what every open return must say, whatever was done before
-- ---------------------------------------------------------------------------------------------

create function tests.errados() returns bigint language sql as $$
  select count(*) from public.retornos_planejados r
  where r.status = 'pendente' and r.agendado_ate is distinct from (
    select max(a.inicio) from public.agendamentos a
    where a.paciente_id = r.paciente_id and a.medico_id = r.medico_id
      and a.status in ('agendado', 'confirmado')
  )
$$;
-- Time that goes by writes nothing: at each instant the column has to answer as the agenda would.
create function tests.errados_em(quando timestamptz) returns bigint language sql as $$
  select count(*) from public.retornos_planejados r
  where r.status = 'pendente' and coalesce(r.agendado_ate > quando, false) <> exists (
    select 1 from public.agendamentos a
    where a.paciente_id = r.paciente_id and a.medico_id = r.medico_id and a.inicio > quando
      and a.status in ('agendado', 'confirmado')
  )
$$;
create function tests.de_jose() returns text language sql as $$
  select coalesce(to_char(r.agendado_ate at time zone 'America/Sao_Paulo', 'ID HH24:MI'), 'nunca')
    || case when tests.errados() = 0 then '' else ' (errado)' end
  from public.retornos_planejados r where r.id = tests.id('retorno_jose')
$$;
create function tests.planejar(retorno text, paciente text, medico text) returns void language sql as $$
  insert into public.retornos_planejados (id, clinica_id, paciente_id, medico_id, prevista_para)
  values (tests.id(retorno), tests.id('clinica_a'), tests.id(paciente), tests.id(medico), current_date + 20)
$$;

-- ---------------------------------------------------------------------------------------------
-- By the calls of the product
-- ---------------------------------------------------------------------------------------------

select tests.planejar('retorno_jose', 'jose', 'medico_a');
select is(tests.de_jose(), '1 09:00', 'a planned return knows when the last appointment begins');
select tests.planejar('retorno_maria', 'maria', 'medico_a');
select is(
  (select agendado_ate from public.retornos_planejados where id = tests.id('retorno_maria')), null,
  'a planned return knows that nothing is booked'
);
select tests.como('staff_a', format(
  'select agendamento_id from agendar(tests.id(''clinica_a''), tests.id(''jose''), tests.id(''medico_a''), tests.id(''tipo_a''), %L)',
  tests.segunda('10:00', 5)
));
select is(tests.de_jose(), '1 10:00', 'a return knows an appointment booked after it was planned');
select tests.como('staff_a', format(
  'select id from remarcar((select id from agendamentos where inicio = %L and paciente_id = tests.id(''jose'')), %L)',
  tests.segunda('10:00', 5), tests.segunda('11:00', 5)
));
select is(tests.de_jose(), '1 11:00', 'a return follows an appointment moved within its day');
select tests.como('staff_a', format(
  'select id from remarcar((select id from agendamentos where inicio = %L and paciente_id = tests.id(''jose'')), %L)',
  tests.segunda('11:00', 5), tests.segunda('08:30', 6) + interval '1 day'
));
select is(tests.de_jose(), '2 08:30', 'a return follows an appointment moved to another day');
create function tests.mudar(momento timestamptz, novo text) returns text language sql as $$
  select tests.como('staff_a', format(
    'select status from mudar_status((select id from agendamentos where inicio = %L and paciente_id = tests.id(''jose'') and status in (''agendado'', ''confirmado'', ''cancelado'')), %L)',
    momento, novo
  ))
$$;
select is(tests.mudar(tests.segunda('08:30', 6) + interval '1 day', 'cancelado'), 'cancelado', 'the last of two appointments is cancelled');
select is(tests.de_jose(), '1 09:00', 'a return goes back to the appointment before a cancelled one');
select tests.mudar(tests.segunda('08:30', 6) + interval '1 day', 'agendado');
select is(tests.de_jose(), '2 08:30', 'a return finds the appointment again when its cancellation is undone');
select is(
  tests.como('staff_a', format(
    'select count(*) from agendar_serie(tests.id(''clinica_a''), tests.id(''jose''), tests.id(''medico_a''), tests.id(''tipo_a''), %L) where agendamento_id is not null',
    array(select (date_trunc('week', now() at time zone 'America/Sao_Paulo') + make_interval(weeks => s, days => 2, hours => 8)) from generate_series(7, 9) as s)
  )),
  '3', 'a series is booked'
);
select is(tests.de_jose(), '3 08:00', 'a return knows the last day of a series');
select tests.como('staff_a', $$select id from cancelar_serie((
  select id from agendamentos where serie_id is not null and paciente_id = tests.id('jose') order by inicio limit 1
))$$);
select is(tests.de_jose(), '2 08:30', 'a return forgets a series that is cancelled');
update public.agendamentos set status = 'cancelado' where paciente_id = tests.id('jose') and status = 'agendado';
select is(tests.de_jose(), 'nunca', 'a return without appointments says never');
select tests.como('staff_a', $$select mudar_retorno(tests.id('retorno_jose'), 'dispensado', 'Mudou de cidade')$$);
select tests.como('staff_a', format(
  'select agendamento_id from agendar(tests.id(''clinica_a''), tests.id(''jose''), tests.id(''medico_a''), tests.id(''tipo_a''), %L)',
  tests.segunda('08:00', 4)
));
select tests.como('staff_a', $$select mudar_retorno(tests.id('retorno_jose'), 'pendente')$$);
select is(tests.de_jose(), '1 08:00', 'a return that is opened again finds what was booked meanwhile');
select is(
  (select agendado_ate from public.retornos_planejados where id = tests.id('retorno_maria')), null,
  'no appointment of another patient changes a return'
);

-- ---------------------------------------------------------------------------------------------
-- By whatever may be written: three hundred steps that nobody thought of
-- ---------------------------------------------------------------------------------------------

insert into public.pacientes (id, clinica_id, nome, criado_por)
select tests.id('alguem ' || n), tests.id('clinica_a'), 'Alguém ' || chr(64 + n), tests.id('clinica_a')
from generate_series(1, 8) as n;
-- Before or behind the present, in any state; a step that a rule refuses is none.
create function tests.um_passo(n int) returns text language plpgsql as $$
declare
  paciente constant uuid := tests.id('alguem ' || 1 + floor(random() * 8)::int);
  medico constant uuid := tests.id((array['medico_a', 'medico_b'])[1 + floor(random() * 2)]);
  momento constant timestamptz := date_trunc('hour', now()) + make_interval(hours => (random() * 400)::int - 300);
  passo constant int := floor(random() * 8);
begin
  case
    when passo <= 1 then
      insert into public.agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, criado_por)
      values (tests.id('clinica_a'), paciente, medico, tests.id('tipo_a'), momento, tests.id('staff_a'));
    when passo = 2 then
      update public.agendamentos a set inicio = momento, fim = momento + interval '30 minutes'
      where a.id = (select id from public.agendamentos where status = 'agendado' order by random() limit 1);
    when passo in (3, 4) then
      update public.agendamentos a set status = (
        select t.para from private.transicoes_de_status() as t where t.de = a.status order by random() limit 1
      )
      where a.id = (
        select id from public.agendamentos where status in (select t.de from private.transicoes_de_status() as t) order by random() limit 1
      );
    when passo = 5 then
      insert into public.retornos_planejados (clinica_id, paciente_id, medico_id, prevista_para)
      values (tests.id('clinica_a'), paciente, medico, current_date + 1 + floor(random() * 60)::int);
    when passo = 6 then
      update public.retornos_planejados r set status = 'cumprido', encerrado_em = now()
      where r.id = (select id from public.retornos_planejados where status = 'pendente' order by random() limit 1);
    else
      update public.retornos_planejados r set status = 'pendente', encerrado_em = null
      where r.id = (select id from public.retornos_planejados where status = 'cumprido' order by random() limit 1);
  end case;
  return case when tests.errados() > 0 then 'errado ' || passo else 'certo ' || passo end;
exception
  when exclusion_violation or check_violation then return 'recusado';
end;
$$;
select setseed(0.42);
create temp table passos as select n, tests.um_passo(n) as como from generate_series(1, 300) as n;
select is(
  (select string_agg(n || ': ' || como, ', ') from passos where como like 'errado%'), null,
  'after each step every open return says until when its patient is booked'
);
select is(
  (select count(distinct como) from passos where como like 'certo%'), 8::bigint, 'every kind of step was made'
);
select is(
  (select string_agg(dias || ' dias', ', ') from generate_series(-10, 10) as dias
    where tests.errados_em(now() + dias * interval '1 day') > 0),
  null, 'every open return answers as the agenda would on whatever day it is read'
);
select ok(
  (select count(*) from public.retornos_planejados where status = 'pendente' and agendado_ate < now()) > 0
  and (select count(*) from public.retornos_planejados where status = 'pendente' and agendado_ate > now()) > 0,
  'some returns have their last appointment behind them, and some have one to come'
);
update public.retornos_planejados set prevista_para = null where id in (
  select id from public.retornos_planejados where status = 'pendente' order by random() limit 3
);
create function tests.contados() returns text language sql as $$
  select tests.como('staff_a', $q$
    select string_agg(faixa || ' ' || quantos || ' ' || a_chamar, ', ' order by faixa)
    from contar_retornos(tests.id('clinica_a')) where quantos > 0
  $q$)
$$;
select is(
  tests.contados(),
  (
    select string_agg(f.faixa || ' ' || f.quantos || ' ' || f.a_chamar, ', ' order by f.faixa)
    from (
      select
        case
          when r.prevista_para is null then 'sem_data' when r.prevista_para < d.hoje then 'atrasados'
          when r.prevista_para = d.hoje then 'hoje' when r.prevista_para <= d.hoje + 30 then 'proximos'
          else 'depois'
        end as faixa,
        count(*) as quantos,
        count(*) filter (where not exists (
          select 1 from public.agendamentos a
          where a.paciente_id = r.paciente_id and a.medico_id = r.medico_id and a.inicio > now()
            and a.status in ('agendado', 'confirmado')
        )) as a_chamar
      from public.retornos_planejados r
      cross join (select private.dia_na_clinica(tests.id('clinica_a'), now()) as hoje) as d
      where r.status = 'pendente'
      group by 1
    ) as f
  ),
  'the worklist counts what the agenda says'
);
select matches(tests.contados(), 'sem_data 3 ', 'returns without a day are counted too');

select * from finish();
rollback;
