begin;
select plan(63);
select tests.mundo();
select tests.criar_agenda();

-- The on-call accounts of medico_a and of medico_b, with the CRM of each, and a place of the first.
insert into auth.users (id, email, raw_user_meta_data)
select tests.id(c.apelido), c.apelido || '@teste.demo', jsonb_build_object('tipo', 'plantonista', 'nome', c.nome, 'crm', c.crm, 'crm_uf', 'SP')
from (values ('plantao_a', 'Ána de Plantão', '700001'), ('plantao_b', 'Bento de Plantão', '700003')) as c (apelido, nome, crm);
insert into public.locais_de_plantao (id, medico_id, nome)
values (tests.id('upa'), tests.id('plantao_a'), 'UPA Norte'), (tests.id('upa_b'), tests.id('plantao_b'), 'UPA Norte');
create temp table codigo (nome text, valor text);
grant select on codigo to authenticated;
create function pg_temp.codigo(apelido text, de text) returns void language sql as $$
  insert into codigo values (apelido, tests.como(de, 'select codigo from criar_codigo_de_agenda()'))
$$;
create function pg_temp.usa(quem text, apelido text) returns text language sql as $$
  select tests.como(quem, format('select usar_codigo_de_agenda(valor) from codigo where nome = %L', apelido))
$$;
create function pg_temp.horas(quem text) returns text language sql as $$
  select tests.como(quem, format(
    'select string_agg(to_char(inicio at time zone ''America/Sao_Paulo'', ''HH24:MI'') || '' a '' || to_char(fim at time zone ''America/Sao_Paulo'', ''HH24:MI''), '', '') from atendimentos_na_clinica(%L, %L)',
    tests.segunda('00:00', 3), tests.segunda('23:00', 3)
  ))
$$;
-- A shift of the Monday on which medico_a attends at 09:00.
create function pg_temp.planeja(de time, ate time, sobreaviso boolean default false, quem text default 'plantao_a', dono text default 'plantao_a') returns text language sql as $$
  select tests.queixa(quem, format(
    'insert into public.plantoes (medico_id, local_id, inicio, fim, sobreaviso) values (tests.id(%L), tests.id(%L), %L, %L, %L)',
    dono, case dono when 'plantao_a' then 'upa' else 'upa_b' end, tests.segunda(de, 3), tests.segunda(ate, 3), sobreaviso
  ))
$$;
create function pg_temp.conflitos(quem text, de time, ate time, sobreaviso boolean default false) returns text language sql as $$
  select tests.como(quem, format(
    'select string_agg(local_nome, '', '') from conflitos_de_plantao(array[%L]::timestamptz[], array[%L]::timestamptz[], null, %L)',
    tests.segunda(de, 3), tests.segunda(ate, 3), sobreaviso
  ))
$$;
create function pg_temp.marca(quem text, clinica text, paciente text, tipo text, hora time) returns text language sql as $$
  select tests.como(quem, format(
    'select conflito from agendar(tests.id(%L), tests.id(%L), tests.id(''medico_a''), tests.id(%L), %L)',
    clinica, paciente, tipo, tests.segunda(hora, 3)
  ))
$$;

-- Who makes and who uses a code.
select is(
  tests.tenta(ator, 'select criar_codigo_de_agenda()'), '42501', ator || ' makes no code of an agenda'
) from unnest(array['clinica_a', 'hospital', 'staff_a', 'plantonista', 'paciente', 'inativo', 'sem_perfil', 'sessao_encerrada', 'anonimo']) as ator;
select is(
  tests.tenta(ator, 'select usar_codigo_de_agenda(''AAAAA-AAAAA'')'), '42501', ator || ' uses no code of an agenda'
) from unnest(array['medico_a', 'clinica_a', 'hospital', 'staff_a', 'paciente', 'anonimo']) as ator;
select is(tests.tenta('plantao_a', 'select usar_codigo_de_agenda(null)'), '22004', 'without a code there is nothing to use');
select is(tests.tenta('medico_a', 'select 1 from private.agendas_ligadas'), '42501', 'nobody reads the ties');

select pg_temp.codigo('trocado', 'medico_a');
select pg_temp.codigo('vencido', 'medico_a');
update private.agendas_ligadas set criado_em = now() - interval '15 minutes', expira_em = now() - interval '1 second' where encerrada_em is null;
select is(pg_temp.usa('plantao_a', 'trocado'), 'Este código não existe ou foi trocado por outro. Confira em Minha conta, na conta de médico.', 'a code that another replaced opens nothing');
select is(pg_temp.usa('plantao_a', 'vencido'), 'Este código venceu. Faça outro na conta de médico.', 'a code lives a quarter of an hour');
select pg_temp.codigo('aberto', 'medico_a');
select ok(not exists (select from private.agendas_ligadas a join codigo c on a.codigo_hash ~ replace(c.valor, '-', '')), 'no code is kept as it was shown');
select is(pg_temp.usa('plantao_b', 'aberto'), 'O CRM ou o CPF das duas contas não é o mesmo. Só se ligam contas da mesma pessoa.', 'a neighbour''s code ties no agenda: the CRM is another');
insert into public.perfil_documentos (profile_id, tipo, cpf) values (tests.id('medico_a'), 'medico', '52998224725'), (tests.id('plantao_a'), 'plantonista', '11144477735')
on conflict (profile_id) do update set cpf = excluded.cpf;
select is(pg_temp.usa('plantao_a', 'aberto'), 'O CRM ou o CPF das duas contas não é o mesmo. Só se ligam contas da mesma pessoa.', 'a code of an account of another CPF ties no agenda');
delete from public.perfil_documentos where profile_id = tests.id('plantao_a');
select pg_temp.usa('plantao_a', 'trocado') from generate_series(1, 2);
select is(pg_temp.usa('plantao_a', 'aberto'), 'Muitas tentativas. Espere uma hora e tente de novo.', 'after five attempts even the right code waits');
update private.tentativas_de_codigo set desde = now() - interval '61 minutes';

-- Before the tie each account knows only itself.
select is(pg_temp.horas('plantao_a'), null, 'an equal CRM alone shows no hours');
select is(pg_temp.planeja('08:00', '12:00'), null, 'an equal CRM alone refuses no shift');
select is(pg_temp.usa('plantao_a', 'aberto'), null, 'the code of the same person ties both accounts');
select is(tests.como('medico_a', 'select conta_nome from agenda_ligada()'), 'Ána de Plantão', 'the doctor sees which account is tied');
select is(tests.como('plantao_a', 'select conta_nome from agenda_ligada()'), 'Dra. Ána Alves', 'so does the on-call account');
select is(tests.tenta(ator, 'select * from agenda_ligada()'), '0', ator || ' sees no tie of others')
from unnest(array['medico_b', 'clinica_a', 'staff_a', 'plantonista', 'paciente']) as ator;
select is(pg_temp.usa('plantonista', 'aberto'), 'Este código já foi usado. Faça outro na conta de médico.', 'a code is used once');
select is(tests.tenta('medico_a', 'select criar_codigo_de_agenda()'), '23514', 'an agenda is tied to one account at a time');
select pg_temp.codigo('de_b', 'medico_b');
select is(pg_temp.usa('plantao_a', 'de_b'), 'Esta conta já está ligada a uma agenda de clínica. Encerre essa ligação antes de fazer outra.', 'an on-call account is tied to one agenda at a time');

-- What the on-call account learns, and what it may not plan.
insert into public.agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, criado_por)
values (tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('09:30', 3), tests.id('clinica_a'));
select is(pg_temp.horas('plantao_a'), '09:00 a 10:00', 'hours in the clinic are shown as one stretch, and nothing else of them');
select is(pg_temp.horas(ator), null, ator || ' is shown no hours of another''s clinic')
from unnest(array['plantonista', 'plantao_b', 'medico_a', 'staff_a', 'paciente']) as ator;
select is(tests.tenta('plantao_a', 'select * from atendimentos_na_clinica(null, now())'), '22004', 'hours are asked between two instants');
select is(tests.tenta('plantao_a', 'select * from atendimentos_na_clinica(''-infinity'', ''infinity'')'), '22008', 'hours are not asked for ever');
select is(pg_temp.conflitos('plantao_a', '08:00', '12:00'), 'Atendimento na clínica', 'the form is told what stands against a shift');
select is(pg_temp.conflitos('plantao_a', '08:00', '12:00', true), null, 'on call at home, nothing stands against it');
select is(
  pg_temp.planeja('08:00', '12:00'),
  'Você tem atendimento na clínica em ' || to_char(tests.segunda('09:00', 3) at time zone 'America/Sao_Paulo', 'DD/MM/YYYY')
    || ', 09:00 a 10:00. Mude o horário do plantão, ou o do atendimento.',
  'a shift over a clinic appointment is refused, and the sentence names the hour'
);
select is(pg_temp.planeja('08:00', '12:00', true), null, 'on call at home one attends in the clinic');
select is(pg_temp.planeja('10:00', '12:00'), null, 'a shift that begins as the appointments end is planned');
select ok(pg_temp.planeja('08:00', '12:00', false, 'plantao_b', 'plantao_a') !~ 'atendimento', 'planning for another tells nothing of the other''s clinic');

-- What an agenda learns of a shift.
insert into public.plantoes (id, medico_id, local_id, inicio, fim)
values (tests.id('tarde'), tests.id('plantao_a'), tests.id('upa'), tests.segunda('10:10', 3), tests.segunda('18:00', 3));
select is(pg_temp.marca('staff_b', 'clinica_b', 'beto', 'tipo_b', '14:00'), 'O médico está ocupado neste horário.', 'over a shift, a clinic learns that the doctor is busy');
select is(pg_temp.marca('staff_b', 'clinica_b', 'beto', 'tipo_b', '10:05'), 'O médico está ocupado neste horário.', 'a clinic does not learn when exactly the shift begins');
select is(
  tests.como('staff_a', format(
    'select max(inicio) = %L from horarios_livres(tests.id(''clinica_a''), tests.id(''medico_a''), tests.id(''tipo_a''), %L, %L)',
    tests.segunda('08:30', 3), tests.segunda('08:00', 3)::date, tests.segunda('08:00', 3)::date
  )), 'true', 'no free time is offered in it'
);
update public.plantoes set sobreaviso = true where id = tests.id('tarde');
select is(pg_temp.marca('staff_b', 'clinica_b', 'beto', 'tipo_b', '14:00'), null, 'on call at home the doctor is booked for');
select is(
  tests.tenta('plantao_a', 'update public.plantoes set sobreaviso = false, revisao = revisao where id = tests.id(''tarde'')'), '23P01',
  'a shift does not come to stand over an appointment either'
);

-- An inactive account counts for nothing; an ended tie, at once.
update public.profiles set ativo = false where id = tests.id('medico_a');
select is(pg_temp.horas('plantao_a'), null, 'an inactive account shows no hours');
update public.profiles set ativo = true where id = tests.id('medico_a');
select is(pg_temp.horas('plantao_a'), '09:00 a 10:00, 14:00 a 14:30', 'active again, it does');
select is(tests.como('plantonista', 'select desligar_agenda()'), 'false', 'nobody ends the tie of others');
select is(tests.como('medico_a', 'select desligar_agenda()'), 'true', 'the doctor ends the tie');
select is(pg_temp.horas('plantao_a'), null, 'an ended tie shows nothing');
select is(pg_temp.planeja('08:00', '10:00'), null, 'an ended tie refuses nothing');
select pg_temp.codigo('outro', 'medico_a');
select is(pg_temp.usa('plantao_a', 'outro'), null, 'a new code ties them again');
select is(tests.como('plantao_a', 'select desligar_agenda()'), 'true', 'the on-call account ends it, too');

select * from finish();
rollback;
