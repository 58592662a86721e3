-- A row of the log says who it was by the name and registration of that moment, and no name hides
-- what it holds.

begin;
select plan(31);
select tests.mundo();
select tests.restringir();
select tests.emergencia();
select tests.como('medico_b', $$update profiles set nome = 'Dra. Ána Alves' where id = tests.id('medico_b') returning id$$);

create function tests.na_linha() returns text language sql as $$
  select 'Dr. Bento Brito 700003 SP'
$$;
grant execute on function tests.na_linha() to authenticated;

select is(
  tests.como('clinica_a', $$select concat_ws(' ', quem_nome, quem_crm, quem_crm_uf) from acessos_prontuario where acao = 'acesso_de_emergencia'$$),
  tests.na_linha(), 'a row of the log keeps the name of somebody renamed afterwards'
);
select is(
  tests.como('clinica_a', $$select concat_ws(' ', quem_nome, quem_crm, quem_crm_uf) from acessos_da_clinica('abertura')$$),
  tests.na_linha(), 'the log of the clinic says the name of that moment'
);
select is(
  tests.como('clinica_a', $$select nome from quem_acessou_na_clinica() where id = tests.id('medico_b')$$), 'Dr. Bento Brito',
  'the filter of the clinic''s log says the name of that moment'
);
select is(
  tests.como('clinica_a', $$select nome from quem_acessou(tests.id('jose')) where id = tests.id('medico_b')$$), 'Dr. Bento Brito',
  'the filter of one record''s log says the name of that moment'
);
insert into public.paciente_contas (user_id, paciente_id, clinica_id)
values (tests.id('paciente'), tests.id('jose'), tests.id('clinica_a'));
select is(
  tests.como('paciente', $$select quem from acessos_ao_meu_prontuario(tests.id('jose')) where emergencia$$), 'Dr. Bento Brito',
  'the patient reads the name of that moment'
);

-- What would make a name another than it looks
create temp table escondidos as
select nome, ponto from (
  values
    ('a tab', 9), ('a line', 10), ('delete', 127), ('C1', 155), ('a soft hyphen', 173), ('an Arabic mark', 1564),
    ('zero width', 8203), ('a joiner', 8205), ('right to left', 8207), ('an embedding', 8238), ('an isolate', 8295),
    ('a word joiner', 8288), ('a byte order mark', 65279)
) as c (nome, ponto);
select is(
  tests.tenta('medico_b', format('update profiles set nome = %L where id = tests.id(''medico_b'')', 'Dra. Ána' || chr(ponto) || ' Alves')),
  '23514', nome || ' in a name is refused'
)
from escondidos;
select is(tests.tenta('clinica_a', comando), '23514', 'a hidden character is refused in ' || comando)
from (
  values
    (E'update pacientes set nome = ''José\u202e Lima'' where id = tests.id(''jose'')'),
    (E'update pacientes set nome_social = ''José\u200b'' where id = tests.id(''jose'')'),
    (E'update pacientes set nome_mae = ''Ana\u2066'' where id = tests.id(''jose'')'),
    (E'insert into tipos_de_atendimento (clinica_id, nome) values (tests.id(''clinica_a''), ''Consulta\u200b'')'),
    (E'insert into salas (clinica_id, nome) values (tests.id(''clinica_a''), ''Sala\u200b 1'')'),
    (E'insert into oportunidades (clinica_id, nome, telefone, origem) values (tests.id(''clinica_a''), ''Lia\u202e'', ''11987650001'', ''site'')')
) as c (comando);
select is(
  tests.tenta('medico_b', $$update profiles set nome = 'João d''Ávila-Núñez Žižek 李' where id = tests.id('medico_b')$$), '1',
  'a name with the letters and signs of any country is accepted'
);
insert into auth.users (id, email, raw_user_meta_data)
values (tests.id('disfarce'), 'disfarce@teste.demo', jsonb_build_object('tipo', 'paciente', 'nome', E'Ana\u202e Alves'));
select is(
  (select nome from public.profiles where id = tests.id('disfarce')), 'disfarce', 'an account that signs up with a hidden character gets the name of its e-mail'
);

-- Nobody hides a row under thousands
select tests.como('medico_a', format('select registrar_acesso(tests.id(%L), %L)', 'jose', acao))
from unnest(array['imprimiu', 'exportou', 'leu_evolucao']) as acao cross join generate_series(1, 20);
select is(
  (select count(*) from public.acessos_prontuario a where a.quem = tests.id('medico_a') and a.acao = o_que), 1::bigint,
  o_que || ' logged twenty times at once is one row'
)
from unnest(array['imprimiu', 'exportou', 'leu_evolucao']) as o_que;
select is(
  (select count(*) from public.acessos_prontuario where acao = 'acesso_de_emergencia'), 1::bigint, 'the row of the emergency is still there'
);
select is(private.texto_a_vista(null), null, 'texto_a_vista refuses no null');

select * from finish();
rollback;
