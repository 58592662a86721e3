begin;
create temp table pares as
  select de, para from unnest(array[
    'reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado', 'faltou', 'remarcado', 'cancelado'
  ]) as de cross join unnest(array[
    'reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado', 'faltou', 'remarcado', 'cancelado'
  ]) as para where de <> para;
select plan((select count(*)::int from pares) + 4);
select tests.mundo();
select tests.criar_agenda();

-- Two hours ago, so that absence may be told and the day has come, whatever the hour is now; in place of the machine, the owner puts it where it starts.
create function tests.passar(de text, para text, quando timestamptz) returns text language plpgsql as $$
begin
  alter table agendamentos disable trigger user;
  update agendamentos set status = de, inicio = quando, fim = quando + interval '30 minutes', ocupado = tstzrange(quando, quando + interval '30 minutes'),
    reserva_expira_em = case de when 'reservado' then now() + interval '1 hour' end
  where id = tests.id('consulta_selma');
  alter table agendamentos enable trigger user;
  update agendamentos set status = para, reserva_expira_em = case para when 'reservado' then now() + interval '1 hour' end
  where id = tests.id('consulta_selma');
  return 'feito';
exception when others then return sqlstate;
end;
$$;

select is(
  tests.passar(de, para, now() + case when para in ('faltou', 'em_atendimento', 'realizado') then interval '-2 hours' else interval '2 hours' end),
  case when private.status_permitido(de, para) then 'feito' else '23514' end,
  format('an appointment goes from %s to %s only where the machine says so', de, para)
)
from pares;
select is(
  tests.passar('agendado', 'faltou', now() + interval '1 hour'), '23514',
  'nobody is marked as missing before the time'
);
select is(
  tests.passar('cancelado', 'agendado', now() - interval '1 minute'), '23514',
  'a cancellation is not undone once the time has passed'
);
select is(tests.tenta('staff_a', $$update agendamentos set status = 'realizado' where id = tests.id('consulta_jose')$$), '42501', 'nobody writes the status by hand');
select is(
  tests.tenta('staff_a', $$insert into agendamento_eventos (agendamento_id, clinica_id, para) values (tests.id('consulta_jose'), tests.id('clinica_a'), 'agendado')$$), '42501',
  'nobody writes the history by hand'
);

select * from finish();
rollback;
