begin;
select plan(5);
select tests.mundo();

select tables_are(
  'public', array[
    'profiles', 'perfil_documentos', 'assinaturas', 'termos_aceite', 'clinica_medicos', 'clinica_medicos_eventos',
    'notificacoes', 'convites', 'pacientes', 'resumos_clinicos', 'prontuarios',
    'calculos', 'agenda_regras', 'salas', 'tipos_de_atendimento', 'disponibilidades', 'bloqueios_de_agenda',
    'agendamentos', 'agendamento_eventos', 'lista_de_espera', 'codigos_de_paciente', 'paciente_contas',
    'retornos_planejados', 'conversa_regras', 'conversas', 'mensagens', 'leituras', 'respostas_rapidas',
    'crm_regras', 'oportunidades', 'oportunidade_eventos', 'notas_crm', 'passos_de_contato', 'tarefas_crm',
    'consentimentos_de_contato', 'historico_clinico', 'problemas', 'medicamentos_em_uso', 'diagnosticos_da_evolucao', 'modelos_de_evolucao',
    'atalhos_de_texto', 'restricoes_de_acesso', 'acessos_de_emergencia', 'acessos_prontuario', 'importacoes', 'importacao_linhas',
    'anexos', 'rascunhos_abertos', 'evolucoes_compartilhadas', 'consentimentos_de_teleconsulta', 'solicitacoes_titular',
    'composicoes', 'prescricoes', 'prescricao_itens', 'dispensacoes', 'modelos_de_prescricao',
    'apresentacoes', 'icp_ancoras', 'documentos_assinados',
    'base_documentos', 'base_passagens', 'ia_conversas', 'ia_interacoes', 'ia_usos', 'ia_recusas',
    'escriba_consentimentos', 'escriba_pedidos', 'escriba_usos', 'sessoes_plantao', 'atendimentos', 'reavaliacoes',
    'locais_de_plantao', 'termos_do_local', 'plantoes', 'lancamentos_de_plantao',
    'passagens_de_plantao', 'vagas_de_plantao', 'ofertas_de_plantao', 'calendarios_de_plantao'
  ],
  'every table has its place in this suite'
);
select is_empty(
  $$select tablename from pg_tables where schemaname in ('public', 'private') and not rowsecurity$$,
  'every table has row-level security on'
);
select is_empty(
  $$select tablename from pg_tables t where schemaname = 'public'
    and not exists (select 1 from pg_policies p where p.schemaname = 'public' and p.tablename = t.tablename)$$,
  'every table has a policy'
);
select is_empty(
  $$select policyname from pg_policies where schemaname = 'public' and (cmd = 'ALL' or roles <> '{authenticated}')$$,
  'every policy is for one command and for signed-in callers'
);
select is_empty(
  $$select tablename from pg_tables where schemaname in ('public', 'private')
    and obj_description(format('%I.%I', schemaname, tablename)::regclass, 'pg_class') is null$$,
  'every table has a comment'
);

select * from finish();
rollback;
