begin;
select plan(14);
select tests.mundo();
insert into public.paciente_contas (id, user_id, paciente_id, clinica_id)
values (tests.id('conta'), tests.id('paciente'), tests.id('jose'), tests.id('clinica_a'));
select tests.como('medico_a', $$select folha_de_rosto(tests.id('jose'))$$);
select tests.restringir();
select tests.emergencia();

select results_eq(
  $$select quem, papel, clinica, acao, emergencia, justificativa from (
      select tests.entrar_como('paciente')
    ) as eu cross join lateral (select * from acessos_ao_meu_prontuario(tests.id('jose'))) as a$$,
  $$values
    ('Dr. Bento Brito', 'medico', 'Clínica A', 'acesso_de_emergencia', true, 'Chegou inconsciente ao pronto atendimento.'),
    ('Clínica A', 'clinica', 'Clínica A', 'restringiu_acesso', false, null),
    ('Dra. Ána Alves', 'medico', 'Clínica A', 'abriu_prontuario', false, null)$$,
  'the patient reads who did what, as what, where, and why in an emergency, newest first'
);
select tests.sair();
select is(
  tests.tenta(ator, $$select 1 from acessos_ao_meu_prontuario(tests.id('jose'))$$), linhas, ator || case linhas when '3' then ' reads' else ' does not read' end || ' who looked into the record'
)
from (
  values
    ('paciente', '3'), ('clinica_a', '0'), ('medico_a', '0'), ('staff_a', '0'), ('medico_b', '0'), ('plantonista', '0'),
    ('anonimo', '42501')
) as c (ator, linhas);
select is(
  tests.tenta('paciente', format('select 1 from acessos_ao_meu_prontuario(tests.id(%L))', alvo)), '0', 'the patient reads nothing by a guessed id: ' || alvo
)
from unnest(array['maria', 'beto']) as alvo;
select is(
  tests.como('paciente', $$select acao from acessos_ao_meu_prontuario(tests.id('jose'), null, 1)$$), 'acesso_de_emergencia',
  'a page of one holds the newest access'
);
select is(
  tests.como('paciente', $$select a.acao from acessos_ao_meu_prontuario(tests.id('jose'), null, 1) as p
    cross join lateral acessos_ao_meu_prontuario(tests.id('jose'), p.quando, 1) as a$$),
  'restringiu_acesso', 'the next page holds the access before it'
);
select is(
  tests.tenta('paciente', $$select id from acessos_prontuario$$), '0',
  'the table of the log stays closed to the patient'
);
update public.paciente_contas set encerrado_em = now() where id = tests.id('conta');
select is(
  tests.tenta('paciente', $$select 1 from acessos_ao_meu_prontuario(tests.id('jose'))$$), '0', 'an ended link shows nothing'
);

select * from finish();
rollback;
