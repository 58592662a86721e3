begin;
select plan(1);

-- Column by column, what a person may write by the API. A grant that widens changes this list, on purpose.
select set_eq(
  $$select c.relname || ' ' || p.verbo || ': ' || string_agg(a.attname::text, ' ' order by a.attname)
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    cross join (values ('insert'), ('update')) as p (verbo)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and has_column_privilege('authenticated', c.oid, a.attnum, p.verbo)
    group by c.relname, p.verbo$$,
  array[
    'agenda_regras insert: cancelamento_ate_horas clinica_id fuso oferta_expira_minutos pedido_pelo_paciente remarcacao_ate_horas',
    'agenda_regras update: cancelamento_ate_horas fuso oferta_expira_minutos pedido_pelo_paciente remarcacao_ate_horas revisao',
    'agendamentos insert: clinica_id encaixe fim id inicio medico_id motivo_do_encaixe observacoes paciente_id sala_id serie_id tipo_id',
    'agendamentos update: link_da_teleconsulta observacoes prontuario_id sala_id',
    'atalhos_de_texto insert: atalho id medico_id texto',
    'atalhos_de_texto update: atalho ativo texto',
    'bloqueios_de_agenda insert: clinica_id fim id inicio medico_id motivo observacao',
    'bloqueios_de_agenda update: ativo fim inicio motivo observacao',
    'calculos insert: clinica_id entrada ferramenta id interpretacao paciente_id prontuario_id proveniencia resultado unidades versao',
    'calculos update: motivo_da_anulacao',
    'calendarios_de_plantao update: avisar_antes_min',
    'clinica_medicos insert: ativo clinica_id medico_id',
    'clinica_medicos update: ativo',
    'composicoes insert: clinica_id conteudo id paciente_id prontuario_id',
    'composicoes update: conteudo revisao',
    'consentimentos_de_contato insert: canal clinica_id como finalidade id oportunidade_id paciente_id',
    'consentimentos_de_contato update: retirado_em',
    'conversa_regras insert: clinica_id prazo_administrativo_horas prazo_clinico_horas',
    'conversa_regras update: clinica_id prazo_administrativo_horas prazo_clinico_horas',
    'convites update: cancelado_em',
    'crm_regras insert: clinica_id inativo_apos_meses',
    'crm_regras update: clinica_id inativo_apos_meses',
    'disponibilidades insert: clinica_id dia_da_semana fim id inicio medico_id sala_id',
    'disponibilidades update: ativa fim inicio sala_id',
    'lancamentos_de_plantao insert: dia documento id medico_id motivo plantao_id tipo valor_centavos',
    'lancamentos_de_plantao update: anulado_em',
    'lista_de_espera insert: a_partir_de ate clinica_id dias_da_semana id medico_id observacoes paciente_id periodo prioridade tipo_id',
    'lista_de_espera update: a_partir_de ate dias_da_semana medico_id observacoes periodo prioridade status',
    'locais_de_plantao insert: calendario cidade cnes cnpj contatos endereco fuso id medico_id nome observacoes setor uf',
    'locais_de_plantao update: ativo calendario cidade cnes cnpj contatos endereco fuso nome observacoes revisao setor uf',
    'medicamentos_em_uso insert: clinica_id dcbs desde dose id nome paciente_id',
    'medicamentos_em_uso update: dcbs desde dose motivo_da_suspensao nome suspenso_em',
    'modelos_de_evolucao insert: avaliacao especialidade id medico_id nome objetivo plano secoes_livres subjetivo',
    'modelos_de_evolucao update: ativo avaliacao especialidade nome objetivo plano secoes_livres subjetivo',
    'modelos_de_prescricao insert: favorito id itens medico_id nome',
    'modelos_de_prescricao update: ativo itens nome',
    'notas_crm insert: clinica_id id oportunidade_id texto',
    'notificacoes update: deleted lida',
    'oportunidades insert: clinica_id email estagio etiquetas id nome origem paciente_id proximo_contato responsavel_id telefone',
    'oportunidades update: email estagio etiquetas nome origem proximo_contato responsavel_id revisao telefone',
    'pacientes insert: bairro cep cidade clinica_id cns complemento cpf data_nascimento email id logradouro medico_responsavel_id naturalidade nome nome_mae nome_social numero observacoes sexo telefone uf',
    'pacientes update: ativo bairro cep cidade cns complemento cpf data_nascimento email logradouro medico_responsavel_id naturalidade nome nome_mae nome_social numero observacoes revisao sexo telefone uf',
    'passos_de_contato insert: clinica_id dias id tipo_id titulo',
    'passos_de_contato update: ativo',
    'perfil_documentos update: telefone',
    'plantoes insert: fim id inicio local_id medico_id observacoes serie_id sobreaviso valor_combinado_centavos',
    'plantoes update: estado fim inicio local_id observacoes revisao sobreaviso valor_combinado_centavos',
    'problemas insert: clinica_id codigo descricao desde id observacoes paciente_id sistema',
    'problemas update: codigo descricao desde motivo_do_descarte observacoes resolvido_em sistema situacao',
    'profiles update: especialidade nome permite_atendimento_individual permite_ia permite_relatorios_avancados plano_medico',
    'prontuarios insert: adendo_de altura_cm avaliacao clinica_id consentimento_da_teleconsulta corrige_id diagnosticos dor frequencia_cardiaca frequencia_respiratoria glicemia id janela motivo_correcao objetivo ocorrido_em paciente_id peso_kg plano pressao_diastolica pressao_sistolica saturacao secoes_livres subjetivo teleconsulta temperatura',
    'prontuarios update: altura_cm avaliacao consentimento_da_teleconsulta diagnosticos dor frequencia_cardiaca frequencia_respiratoria glicemia janela objetivo ocorrido_em peso_kg plano pressao_diastolica pressao_sistolica saturacao secoes_livres status subjetivo teleconsulta temperatura',
    'respostas_rapidas insert: clinica_id id texto titulo',
    'respostas_rapidas update: ativa revisao texto titulo',
    'resumos_clinicos insert: alergias alertas clinica_id nega_alergias paciente_id',
    'resumos_clinicos update: alergias alertas nega_alergias',
    'retornos_planejados insert: clinica_id id motivo origem_id paciente_id prevista_para',
    'retornos_planejados update: motivo prevista_para',
    'salas insert: clinica_id id nome',
    'salas update: ativa nome',
    'tarefas_crm insert: clinica_id id oportunidade_id responsavel_id titulo vence_em',
    'tarefas_crm update: cancelada_em feita_em responsavel_id titulo vence_em',
    'termos_do_local insert: id local_id medico_id termos vigente_de',
    'termos_aceite insert: documento user_id versao',
    'tipos_de_atendimento insert: antes_min clinica_id cor depois_min duracao_min id link_da_teleconsulta nome orientacoes pedido_pelo_paciente teleconsulta',
    'tipos_de_atendimento update: antes_min ativo cor depois_min duracao_min link_da_teleconsulta nome orientacoes pedido_pelo_paciente revisao teleconsulta',
    'vagas_de_plantao insert: clinica_id desistencia_horas especialidade fim inicio observacoes setor valor_centavos'
  ],
  'signed-in callers insert and update these columns and no other'
);

select * from finish();
rollback;
