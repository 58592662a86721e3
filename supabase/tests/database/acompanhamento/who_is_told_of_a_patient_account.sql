begin;
select plan(25);
select tests.mundo();
insert into auth.users (id, email, raw_user_meta_data)
values (tests.id('filha'), 'filha@teste.demo', '{"tipo": "paciente", "nome": "Flávia Filha"}');
create temp table codigo as select ''::text as valor;
grant select, update on codigo to authenticated;

update codigo set valor = tests.como('staff_a', $$select codigo from criar_codigo_de_paciente(tests.id('jose'))$$);
select tests.como('filha', 'select erro from codigo, usar_codigo_de_paciente(valor)');
select is(
  tests.como(ator, $$select count(*) from notificacoes where titulo in ('Paciente com acesso', 'Outra conta com acesso')$$),
  avisos, ator || case avisos when '1' then ' is told' else ' is not told' end || ' of the first account'
)
from (
  values
    ('staff_a', '1'), ('clinica_a', '1'), ('medico_a', '1'), ('paciente', '0'), ('filha', '0'), ('medico_ex', '0'),
    ('inativo', '0'), ('clinica_b', '0'), ('medico_b', '0')
) as a (ator, avisos);
select is(
  tests.como('clinica_a', $$select mensagem from notificacoes where titulo = 'Paciente com acesso' and aviso = 'conta_vinculada'$$),
  'José da Conceição agora acessa a área do paciente pela conta de Flávia Filha, com um código feito por Rita Lima. Um médico ou a clínica precisa confirmar, no cadastro, que a conta é do paciente ou de quem responde por ele: até lá, ela não vê prontuário nem conversas clínicas.',
  'the notice says whose account it is, and whose code linked it'
);

update codigo set valor = tests.como('medico_a', $$select codigo from criar_codigo_de_paciente(tests.id('jose'))$$);
select tests.como('paciente', 'select erro from codigo, usar_codigo_de_paciente(valor)');
select is(
  tests.como('filha', $$select mensagem from notificacoes where titulo = 'Outra conta com acesso' and aviso = 'outra_conta_vinculada'$$),
  'A conta de Paula Pires agora também acessa os dados de José da Conceição. Se você não a reconhece, fale com a clínica.',
  'the account that was there is told of the second'
);
select is(
  tests.como('medico_a', $$select count(*) from notificacoes where titulo = 'Paciente com acesso' and aviso = 'conta_vinculada'$$), '2',
  'who made the code and is the responsible doctor is told once'
);

select is(tests.tenta(ator, $$select * from contas_do_paciente(tests.id('jose'))$$), contas, ator || case contas when '2' then ' reads' else ' does not read' end || ' who is linked')
from (
  values
    ('clinica_a', '2'), ('staff_a', '2'), ('medico_a', '2'), ('medico_ex', '0'), ('staff_dispensado', '0'),
    ('clinica_b', '0'), ('staff_b', '0'), ('estranho', '0'), ('paciente', '0'), ('anonimo', '42501')
) as a (ator, contas);
select is(
  tests.como('staff_a', $$select string_agg(concat_ws(', ', conta_nome, conta_email, codigo_de), '; ' order by conta_nome)
    from contas_do_paciente(tests.id('jose'))$$),
  'Flávia Filha, fi•••@teste.demo, Rita Lima; Paula Pires, pa•••@teste.demo, Dra. Ána Alves',
  'the list says whose account it is, enough of its e-mail to be recognised, and who made the code'
);
select tests.como('staff_a', $$select encerrar_conta_de_paciente(id) from contas_do_paciente(tests.id('jose')) where conta_nome = 'Flávia Filha'$$);
select is(
  tests.como('medico_a', $$select string_agg(concat_ws(', ', conta_nome, encerrado_por), '; ') from contas_do_paciente(tests.id('jose'))$$),
  'Paula Pires; Flávia Filha, Rita Lima', 'accounts in force come first, and an ended one says who ended it'
);

update pacientes set medico_responsavel_id = tests.id('medico_a') where id = tests.id('maria');
update clinica_medicos set ativo = false where medico_id = tests.id('medico_a') and clinica_id = tests.id('clinica_a');
update codigo set valor = tests.como('clinica_a', $$select codigo from criar_codigo_de_paciente(tests.id('maria'))$$);
select tests.como('paciente', 'select erro from codigo, usar_codigo_de_paciente(valor)');
select is(
  (select array_agg(p.nome) from notificacoes n join profiles p on p.id = n.user_id
    where n.titulo = 'Paciente com acesso' and n.aviso = 'conta_vinculada' and n.contexto ->> 'patient_id' = tests.id('maria')::text),
  array['Clínica A'], 'a doctor who left is told of nobody'
);

select * from finish();
rollback;
