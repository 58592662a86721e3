-- The world of the tests: `tests.mundo()` makes it inside a file's own transaction.
--
--   clínica A   medico_a, staff_a; formerly medico_ex, staff_dispensado; inativo (account inactive)
--   clínica B   medico_b, staff_b
--   hospital    medico_a
--   own practice of medico_solo (premium)
--   reaching nothing: plantonista, paciente, estranho (staff of no clinic)

begin;

create function tests.criar_contas() returns void
language sql
as $$
  -- Without the trial and the practice of a new doctor: what those give has tests of its own.
  alter table public.profiles disable trigger comecar_teste;
  insert into auth.users (id, email, raw_user_meta_data)
  select
    tests.id(c.apelido), c.apelido || '@teste.demo',
    jsonb_build_object('tipo', c.tipo, 'nome', c.nome, 'crm', c.crm, 'crm_uf', 'SP')
  from (
    values
      ('clinica_a', 'clinica', 'Clínica A', null), ('clinica_b', 'clinica', 'Clínica B', null),
      ('hospital', 'hospital', 'Hospital H', null),
      ('medico_a', 'medico', 'Dra. Ána Alves', '700001'),
      ('medico_ex', 'medico', 'Dr. Elias Xavier', '700002'),
      ('medico_b', 'medico', 'Dr. Bento Brito', '700003'),
      ('medico_solo', 'medico', 'Dra. Sol Soares', '700004'),
      ('inativo', 'medico', 'Dr. Ivo Inácio', '700005'),
      ('staff_a', 'staff', 'Rita Lima', null), ('staff_b', 'staff', 'Raul Lopes', null),
      ('staff_dispensado', 'staff', 'Davi Dias', null), ('estranho', 'staff', 'Edna Estêvão', null),
      ('plantonista', 'plantonista', 'Dr. Plínio Pontes', '700006'),
      ('paciente', 'paciente', 'Paula Pires', null)
  ) as c (apelido, tipo, nome, crm);
  alter table public.profiles enable trigger comecar_teste;

  insert into auth.sessions (id, user_id) values (tests.id('sessao_viva'), tests.id('medico_a'));

  update public.profiles p set clinica_id = tests.id(t.clinica)
  from (
    values ('staff_a', 'clinica_a'), ('staff_dispensado', 'clinica_a'), ('staff_b', 'clinica_b')
  ) as t (pessoa, clinica)
  where p.id = tests.id(t.pessoa);

  insert into public.assinaturas (id, user_id)
  values (tests.id('assinatura_solo'), tests.id('medico_solo'));
  update public.profiles p set plano_medico = 'premium' where p.id = tests.id('medico_solo');

  insert into public.termos_aceite (user_id, documento, versao)
  values (tests.id('medico_a'), 'termos', '2026-11');
$$;

create function tests.criar_vinculos() returns void
language sql
as $$
  insert into public.clinica_medicos (id, clinica_id, medico_id, vigente)
  select
    tests.id('vinculo ' || v.medico || ' ' || v.clinica), tests.id(v.clinica), tests.id(v.medico), true
  from (
    values
      ('clinica_a', 'medico_a'), ('clinica_a', 'medico_ex'), ('clinica_a', 'inativo'),
      ('clinica_b', 'medico_b'), ('hospital', 'medico_a')
  ) as v (clinica, medico);

  update public.clinica_medicos v set ativo = false where v.medico_id = tests.id('medico_ex');
  update public.profiles p set ativo = false
  where p.id in (tests.id('inativo'), tests.id('staff_dispensado'));

  insert into public.convites (
    id, clinica_id, tipo, email, token_hash, criado_por, criado_em, expira_em, cancelado_em
  )
  select
    tests.id('convite ' || c.token), tests.id(c.clinica), c.tipo, c.email,
    encode(sha256(convert_to(c.token, 'utf8')), 'hex'), tests.id(c.clinica),
    now() - interval '8 days', now() + make_interval(days => c.dias),
    case when c.cancelado then now() end
  from (
    values
      ('aberto', 'clinica_a', 'medico', null, 7, false), ('equipe', 'clinica_a', 'staff', null, 7, false),
      ('vencido', 'clinica_a', 'medico', null, -1, false), ('cancelado', 'clinica_a', 'medico', null, 7, true),
      ('nominal', 'clinica_a', 'medico', 'medico_b@teste.demo', 7, false),
      ('de_b', 'clinica_b', 'staff', null, 7, false)
  ) as c (token, clinica, tipo, email, dias, cancelado);
$$;

create function tests.criar_pacientes() returns void
language sql
as $$
  insert into public.pacientes (
    id, clinica_id, nome, nome_social, data_nascimento, sexo, cpf, telefone, medico_responsavel_id,
    criado_por
  )
  select
    tests.id(p.apelido), tests.id(p.clinica), p.nome, p.social, p.nascimento, 'ignorado', p.cpf,
    p.telefone, tests.id(p.medico), tests.id(p.clinica)
  from (
    values
      ('jose', 'clinica_a', 'José da Conceição', null, date '1970-01-01', '52998224725', '11987654321', 'medico_a'),
      ('maria', 'clinica_a', 'Maria 100% Souza_Lima', 'Mário D''Ávila', null, null, null, null),
      ('beto', 'clinica_b', 'José Beto Conceição', null, date '1970-01-01', '52998224725', null, 'medico_b'),
      ('hugo', 'hospital', 'Hugo Horta', null, null, null, null, 'medico_a'),
      ('selma', 'medico_solo', 'Selma Salles', null, null, null, null, 'medico_solo')
  ) as p (apelido, clinica, nome, social, nascimento, cpf, telefone, medico);

  insert into public.resumos_clinicos (paciente_id, clinica_id, alergias, atualizado_por)
  values
    (tests.id('jose'), tests.id('clinica_a'), '{Dipirona}', tests.id('medico_a')),
    (tests.id('beto'), tests.id('clinica_b'), '{Látex}', tests.id('medico_b'));
$$;

create function tests.criar_prontuarios() returns void
language sql
as $$
  insert into public.prontuarios (
    id, clinica_id, paciente_id, autor_id, status, subjetivo, ocorrido_em, finalizado_em
  )
  select
    tests.id(e.apelido), p.clinica_id, p.id, tests.id(e.autor), e.status, 'Dor lombar.',
    now() - interval '2 days', case when e.status = 'finalizado' then now() - interval '1 day' end
  from (
    values
      ('evolucao_a', 'jose', 'medico_a', 'finalizado'), ('rascunho_a', 'jose', 'medico_a', 'rascunho'),
      ('evolucao_ex', 'jose', 'medico_ex', 'finalizado'), ('rascunho_ex', 'jose', 'medico_ex', 'rascunho'),
      ('evolucao_b', 'beto', 'medico_b', 'finalizado'), ('evolucao_h', 'hugo', 'medico_a', 'finalizado'),
      ('evolucao_solo', 'selma', 'medico_solo', 'finalizado')
  ) as e (apelido, paciente, autor, status)
  join public.pacientes p on p.id = tests.id(e.paciente);
$$;

create function tests.criar_calculos() returns void
language sql
as $$
  insert into public.calculos (id, clinica_id, paciente_id, autor_id, ferramenta, versao, entrada, resultado)
  select
    tests.id(c.apelido), p.clinica_id, p.id, tests.id(c.autor), 'qsofa', '1.0.0',
    '{"rr": 24, "sbp": 95, "gcs": 14}', '{"score": 3}'
  from (
    values
      ('calculo_a', 'jose', 'medico_a'), ('calculo_ex', 'jose', 'medico_ex'), ('calculo_b', 'beto', 'medico_b'),
      ('calculo_solo', 'selma', 'medico_solo')
  ) as c (apelido, paciente, autor)
  join public.pacientes p on p.id = tests.id(c.paciente);
$$;

create function tests.criar_avisos() returns void
language sql
as $$
  -- Only the notices named here: those that the making of the world rang are taken away.
  delete from public.notificacoes n using unnest(array(select tests.atores())) as ator
  where n.user_id = tests.id(ator);
  insert into public.notificacoes (id, user_id, clinica_id, titulo, mensagem)
  select tests.id(n.apelido), tests.id(n.pessoa), tests.id(n.clinica), 'Aviso', n.apelido
  from (
    values
      ('aviso_medico', 'medico_a', 'clinica_a'), ('aviso_ex', 'medico_ex', 'clinica_a'),
      ('aviso_ex_da_plataforma', 'medico_ex', null), ('aviso_clinica', 'clinica_a', 'clinica_a'),
      ('aviso_staff', 'staff_a', 'clinica_a'), ('aviso_paciente', 'paciente', null)
  ) as n (apelido, pessoa, clinica);
$$;

create function tests.criar_estrutura_do_prontuario() returns void
language sql
as $$
  insert into public.problemas (id, clinica_id, paciente_id, descricao, sistema, codigo, criado_por)
  select tests.id(x.apelido), p.clinica_id, p.id, 'Hipertensão', 'cid10', 'I10', tests.id(x.autor)
  from (values ('problema_a', 'jose', 'medico_a'), ('problema_b', 'beto', 'medico_b')) as x (apelido, paciente, autor)
  join public.pacientes p on p.id = tests.id(x.paciente);

  insert into public.medicamentos_em_uso (id, clinica_id, paciente_id, nome, dcbs, criado_por)
  select tests.id(x.apelido), p.clinica_id, p.id, 'Losartana 50 mg', '{losartana}', tests.id(x.autor)
  from (values ('medicamento_a', 'jose', 'medico_a'), ('medicamento_b', 'beto', 'medico_b')) as x (apelido, paciente, autor)
  join public.pacientes p on p.id = tests.id(x.paciente);

  insert into public.modelos_de_evolucao (id, medico_id, nome) values (tests.id('modelo_a'), tests.id('medico_a'), 'Retorno');
  insert into public.atalhos_de_texto (id, medico_id, atalho, texto)
  values (tests.id('atalho_a'), tests.id('medico_a'), 'has', 'Hipertensão arterial sistêmica');
$$;

create function tests.criar_conversas() returns void
language plpgsql
as $$
begin
  -- José's account; his two conversations, a message of his in each. Called by the files about them.
  insert into public.paciente_contas (id, user_id, paciente_id, clinica_id)
  values (tests.id('conta'), tests.id('paciente'), tests.id('jose'), tests.id('clinica_a'));
  insert into public.conversas (id, clinica_id, paciente_id, assunto)
  select tests.id('conversa ' || assunto), tests.id('clinica_a'), tests.id('jose'), assunto
  from unnest(array['administrativo', 'clinico']) as assunto;
  perform tests.como('paciente', format(
    'select enviar_mensagem(tests.id(%L), tests.id(%L), %L)',
    'mensagem ' || assunto, 'conversa ' || assunto, 'Sobre o ' || assunto
  ))
  from unnest(array['administrativo', 'clinico']) as assunto;
end;
$$;

create function tests.criar_crm() returns void
language sql
as $$
  -- A lead and José in clínica A, a lead in clínica B; a kind of appointment. Called by the files about them.
  insert into public.oportunidades (id, clinica_id, paciente_id, nome, telefone, origem)
  values
    (tests.id('lead_a'), tests.id('clinica_a'), null, 'Lia Lemos', '11987650001', 'instagram'),
    (tests.id('cartao_a'), tests.id('clinica_a'), tests.id('jose'), null, null, 'indicacao'),
    (tests.id('lead_b'), tests.id('clinica_b'), null, 'Bia Braga', '11987650002', 'site');
  insert into public.tipos_de_atendimento (id, clinica_id, nome)
  values (tests.id('tipo_crm'), tests.id('clinica_a'), 'Primeira consulta');
$$;

create function tests.marcar(apelido text, paciente text, quando timestamptz, situacao text default 'agendado')
returns void
language sql
as $$
  insert into public.agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por)
  values (
    tests.id(apelido), tests.id('clinica_a'), tests.id(paciente), tests.id('medico_a'),
    tests.id('tipo_crm'), quando, situacao, tests.id('clinica_a')
  );
$$;

create function tests.mundo() returns void
language plpgsql
as $$
begin
  perform tests.criar_contas();
  perform tests.criar_vinculos();
  perform tests.criar_pacientes();
  perform tests.criar_prontuarios();
  perform tests.criar_calculos();
  perform tests.criar_avisos();
  perform tests.criar_estrutura_do_prontuario();
end;
$$;
comment on function tests.mundo() is 'Makes the whole world, in the transaction of the calling file.';

grant usage on schema tests to anon, authenticated, service_role;
grant execute on all functions in schema tests to anon, authenticated, service_role;

commit;

begin;
select plan(2);
select lives_ok('select tests.mundo()', 'the world can be made');
select is(
  (select count(*) from public.profiles p join tests.atores() as a on p.id = tests.id(a)), 14::bigint,
  'every actor with an account has a profile'
);
select * from finish();
rollback;
