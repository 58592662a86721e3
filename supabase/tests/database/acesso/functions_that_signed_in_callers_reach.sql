begin;
select plan(2);
select tests.mundo();

select set_eq(
  $$select p.proname::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')$$,
  array[
    'encerrar_outras_sessoes', 'encerrar_sessao', 'minhas_sessoes', 'meu_segundo_fator', 'segredo_do_aparelho',
    'abrir_correcao', 'aceitar_convite', 'atualizar_perfil', 'buscar_medicos', 'buscar_pacientes', 'consultar_convite',
    'contas_do_paciente', 'criar_codigo_de_paciente', 'criar_convite', 'definir_equipe_ativa', 'encerrar_conta_de_paciente', 'mudar_status',
    'pacientes_semelhantes', 'remarcar', 'usar_codigo_de_paciente', 'usuario_atual',
    'abrir_rascunho', 'autores_do_prontuario', 'fechar_rascunho', 'folha_de_rosto', 'inativar_evolucao', 'linha_do_tempo',
    'quem_escreve', 'sinais_no_tempo', 'capa_do_prontuario', 'inicio_do_prontuario',
    'abrir_conversa', 'contar_conversas', 'contar_retornos', 'conversas_da_conta', 'enviar_mensagem', 'listar_conversas',
    'listar_retornos', 'marcar_conversa_lida', 'mudar_retorno',
    'cartoes_do_crm', 'contagem_do_crm', 'conversao_do_crm', 'etiquetas_do_crm', 'lista_de_aniversariantes',
    'lista_sem_retorno', 'vincular_lead',
    'aceitar_oferta', 'agendar', 'agendar_serie', 'alternativas_de_horario', 'cancelar_serie', 'espera_para_vaga', 'estatisticas_da_agenda', 'estrutura_da_agenda', 'agenda_de_hoje', 'minhas_clinicas', 'horarios_livres', 'ofertar_vaga', 'recusar_oferta', 'registrar_chegada',
    'abrir_em_emergencia', 'acessos_ao_meu_prontuario', 'acessos_da_clinica', 'equipe_de_cuidado', 'quem_acessou',
    'quem_acessou_na_clinica', 'registrar_acesso',
    'restringir_acesso', 'retirar_restricao', 'situacao_de_acesso',
    'abrir_importacao', 'desfazer_importacao', 'importar_pacientes', 'repetidos_na_importacao', 'terminar_importacao',
    'abrir_minha_evolucao', 'abrir_solicitacao', 'cancelar_solicitacao', 'compartilhar_evolucao', 'definir_meu_consentimento',
    'definir_minha_teleconsulta', 'entrar_na_espera', 'horarios_para_o_paciente', 'meu_cadastro', 'meus_agendamentos',
    'meus_consentimentos', 'meus_vinculos', 'minha_espera', 'minhas_evolucoes', 'opcoes_de_pedido', 'pedir_agendamento',
    'iniciar_plantao', 'finalizar_plantao', 'salvar_atendimento', 'salvar_reavaliacao', 'plantoes_do_mes',
    'conflitos_de_plantao', 'ligar_local', 'vagas_abertas', 'tomar_vaga', 'desistir_da_vaga', 'cancelar_vaga',
    'buscar_plantonistas', 'oferecer_plantao', 'retirar_plantao', 'aceitar_plantao', 'recusar_plantao',
    'concluir_troca_de_plantao', 'ofertas_de_plantao_comigo', 'plantoes_do_hospital', 'atendimentos_do_plantao_do_hospital',
    'criar_calendario_de_plantoes', 'encerrar_calendario_de_plantoes',
    'criar_codigo_de_agenda', 'usar_codigo_de_agenda', 'agenda_ligada', 'desligar_agenda', 'atendimentos_na_clinica',
    'salvar_passagem', 'abrir_passagem', 'receber_passagem', 'espera_do_proximo_aviso', 'plantoes_do_paciente', 'pacientes_para_identificar',
    'responder_solicitacao', 'retirar_evolucao', 'sair_da_espera',
    'buscar_apresentacoes', 'buscar_passagens', 'tem_vetores',
    'abrir_pergunta', 'conversas_com_ia', 'definir_recusa_de_ia', 'registrar_uso_da_resposta',
    'autorizacao_de_ia', 'meu_consentimento_de_ia', 'definir_meu_consentimento_de_ia', 'minhas_recusas_de_ia', 'definir_minha_recusa_de_ia',
    'abrir_pedido_do_escriba', 'registrar_consentimento_do_escriba', 'registrar_uso_do_escriba',
    'desfazer_obito', 'registrar_obito',
    'atender', 'linhas_da_semana', 'painel_da_semana', 'painel_do_dia',
    'modelo_de_agenda', 'montar_agenda', 'primeiros_passos', 'remover_exemplos',
    'abrir_anexo', 'anexos_da_minha_evolucao', 'enviar_mensagem_com_anexos', 'inativar_anexo', 'remover_anexo', 'reservar_anexo',
    'responder_vinculo', 'vinculos_a_aceitar', 'vinculos_do_medico', 'confirmar_conta_de_paciente',
    'base_da_evolucao', 'base_da_passagem', 'base_do_documento', 'cancelar_documento', 'encerrar_composicao', 'meus_documentos', 'preparar_documentos',
    'abrir_documento_assinado', 'assinaturas_pendentes', 'codigo_para_a_farmacia', 'registrar_meu_cpf', 'reservar_codigo',
    'minha_autorizacao_em_nuvem', 'encerrar_autorizacao_em_nuvem', 'guardar_autorizacao_em_nuvem', 'pedir_autorizacao_em_nuvem', 'receber_retorno_da_nuvem'
  ],
  'signed-in callers reach the calls of the API and no other function'
);
select is_empty(
  $$select p.proname from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.provolatile = 'v'
      and p.prosecdef and p.prorettype <> 'trigger'::regtype
      and has_function_privilege('authenticated', p.oid, 'execute')
      and p.proname not in (
        'encerrar_outras_sessoes', 'encerrar_sessao', 'segredo_do_aparelho',
        'aceitar_convite', 'criar_codigo_de_paciente', 'criar_convite', 'definir_equipe_ativa',
        'abrir_rascunho', 'encerrar_conta_de_paciente', 'fechar_rascunho', 'inativar_evolucao', 'mudar_status', 'remarcar', 'usar_codigo_de_paciente',
        'abrir_conversa', 'enviar_mensagem', 'marcar_conversa_lida', 'mudar_retorno',
        'desfazer_obito', 'registrar_obito',
        'vincular_lead', 'aceitar_oferta', 'agendar_serie', 'cancelar_serie', 'ofertar_vaga', 'recusar_oferta', 'registrar_chegada',
        'abrir_em_emergencia', 'registrar_abertura_de_anexo', 'registrar_acesso', 'registrar_leitura', 'restringir_acesso', 'retirar_restricao',
        'abrir_importacao', 'desfazer_importacao', 'importar_pacientes', 'terminar_importacao',
        'abrir_minha_evolucao', 'abrir_solicitacao', 'cancelar_solicitacao', 'compartilhar_evolucao',
        'definir_meu_consentimento_de_ia', 'definir_minha_recusa_de_ia',
        'definir_meu_consentimento', 'definir_minha_teleconsulta', 'entrar_na_espera', 'pedir_agendamento',
        'iniciar_plantao', 'finalizar_plantao', 'salvar_atendimento', 'salvar_reavaliacao',
        'ligar_local', 'tomar_vaga', 'desistir_da_vaga', 'cancelar_vaga', 'oferecer_plantao', 'retirar_plantao',
        'aceitar_plantao', 'recusar_plantao', 'concluir_troca_de_plantao',
        'criar_calendario_de_plantoes', 'encerrar_calendario_de_plantoes',
        'criar_codigo_de_agenda', 'usar_codigo_de_agenda', 'desligar_agenda',
        'salvar_passagem', 'abrir_passagem', 'receber_passagem',
        'abrir_pergunta', 'definir_recusa_de_ia', 'registrar_uso_da_resposta',
        'abrir_pedido_do_escriba', 'registrar_consentimento_do_escriba', 'registrar_uso_do_escriba',
        'responder_solicitacao', 'retirar_evolucao', 'sair_da_espera',
        'montar_agenda', 'remover_exemplos',
        'enviar_mensagem_com_anexos', 'inativar_anexo', 'remover_anexo', 'reservar_anexo', 'responder_vinculo', 'confirmar_conta_de_paciente',
        'cancelar_documento', 'encerrar_composicao', 'preparar_documentos',
        'abrir_documento_assinado', 'codigo_para_a_farmacia', 'registrar_meu_cpf', 'reservar_codigo',
        'encerrar_autorizacao_em_nuvem', 'guardar_autorizacao_em_nuvem', 'pedir_autorizacao_em_nuvem', 'receber_retorno_da_nuvem'
      )$$,
  'only the functions of this list write as their owner'
);

select * from finish();
rollback;
