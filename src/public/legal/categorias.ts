/** A category of personal data: what the policy says of it, and the tables in which it is kept. */
export interface Categoria {
  nome: string;
  texto: string;
  tabelas: readonly string[];
}

/** Every table with somebody's data, told in words; a test compares the tables with the migrations. */
export const CATEGORIAS: readonly Categoria[] = [
  {
    nome: 'Conta',
    texto:
      'Nome, e-mail, telefone, tipo de conta, plano e até quando ele vale, e senha (guardada só como resultado de uma função de embaralhamento que não se desfaz). Conforme o tipo: CPF, data de nascimento, CNPJ, CRM com UF, especialidade. CPF, CNPJ, telefone e nascimento são lidos apenas pela própria pessoa.',
    tabelas: [
      'public.profiles',
      'public.perfil_documentos',
      'public.assinaturas',
      'private.passes_de_registro',
    ],
  },
  {
    nome: 'Vínculos, convites e avisos',
    texto:
      'Vínculos entre clínicas e médicos e sua história, convites (o link é guardado só como impressão digital), notificações, e versões dos termos aceitas.',
    tabelas: [
      'public.clinica_medicos',
      'public.clinica_medicos_eventos',
      'public.convites',
      'public.notificacoes',
      'public.termos_aceite',
    ],
  },
  {
    nome: 'Cadastro do paciente',
    texto:
      'Nome e nome social, nascimento, sexo, CPF, CNS, nome da mãe, naturalidade, telefone, e-mail, endereço, médico responsável, observações administrativas, data de óbito quando houver; e, de cada planilha trazida de outro sistema, o nome do arquivo e o que foi feito de cada linha.',
    tabelas: ['public.pacientes', 'public.importacoes', 'public.importacao_linhas'],
  },
  {
    nome: 'Dados de saúde (sensíveis, LGPD, art. 5º, II)',
    texto:
      'Alergias, alertas, histórico, problemas, medicamentos em uso, evoluções em todas as versões com diagnósticos, motivos de correção e adendos, rascunhos, sinais vitais, resultados de calculadoras e escores, arquivos anexados, e o que foi compartilhado com o paciente; com autor, data e hora. Também os textos prontos e modelos que cada médico escreve para si.',
    tabelas: [
      'public.prontuarios',
      'private.textos_das_entradas',
      'public.rascunhos_abertos',
      'public.historico_clinico',
      'public.resumos_clinicos',
      'public.problemas',
      'public.medicamentos_em_uso',
      'public.diagnosticos_da_evolucao',
      'public.calculos',
      'public.anexos',
      'public.evolucoes_compartilhadas',
      'public.modelos_de_evolucao',
      'public.atalhos_de_texto',
    ],
  },
  {
    nome: 'Prescrições e documentos',
    texto:
      'Receitas, pedidos de exame, atestados, declarações, encaminhamentos e relatórios, com cada item, o motivo escrito quando um alerta foi justificado, e a dispensação na farmácia (farmacêutico, CRF, quantidade, lote); o documento assinado, com o nome, o registro e o certificado de quem assinou e o código de conferência; a autorização que o médico dá à certificadora do seu certificado em nuvem, selada e por prazo curto; os números do SNCR que o médico recebeu; modelos e favoritos de cada médico.',
    tabelas: [
      'public.composicoes',
      'public.prescricoes',
      'public.prescricao_itens',
      'public.dispensacoes',
      'public.documentos_assinados',
      'private.codigos_reservados',
      'private.acessos_temporarios',
      'private.autorizacoes_em_nuvem',
      'private.numeros_do_sncr',
      'public.modelos_de_prescricao',
    ],
  },
  {
    nome: 'Perguntas ao assistente',
    texto:
      'O que o médico pergunta ao assistente, já sem nome, documento, contato, endereço e datas de quem é atendido; de qual paciente se tratava, quando foi pelo prontuário; a resposta, com as fontes, e quem a deu (programa e versão); o que o médico fez com ela; o registro de que um paciente recusou o uso de IA, e se foi ele quem o disse pela conta dele; e o de que a clínica, ou o médico, permitiu, com o nome de quem o fez e as datas, que a pergunta, sem esses dados, vá a um modelo de IA externo: sem esse registro ela não vai.',
    tabelas: [
      'public.ia_conversas',
      'public.ia_interacoes',
      'public.ia_usos',
      'public.ia_recusas',
      'private.ia_consentimentos',
    ],
  },
  {
    nome: 'Escriba da consulta',
    texto:
      'O que o paciente de um atendimento respondeu quando o médico perguntou se podia usar o escriba, e se retirou depois; o que foi dito na consulta, já sem nome, documento, contato, endereço e datas; as sugestões de anotação, quem as fez (programa e versão) e o que o médico fez com cada uma. O som não é guardado; quando é gravado, vai em partes ao serviço de transcrição que a clínica, ou o médico, autorizou por escrito, e sem essa autorização não vai. Se o paciente retira o consentimento, o que foi dito e sugerido é apagado, e ficam a resposta dele, a data e o que já tinha entrado no prontuário.',
    tabelas: ['public.escriba_consentimentos', 'public.escriba_pedidos', 'public.escriba_usos'],
  },
  {
    nome: 'Plantões',
    texto:
      'Cada plantão, com início, fim e lugar; quem foi atendido nele, por cadastro, pelo nome e documento ou pela descrição que o médico escreveu, com classificação de risco, sinais vitais, o que foi visto, pedido e feito, reavaliações e desfecho; passagens de plantão, com quem as recebeu e se foram assinadas. Os locais em que o plantonista trabalha, com endereço, contatos e forma de pagamento; os plantões planejados, feitos e passados; notas, recebimentos e glosas de cada um, com os comprovantes anexados; a quem um plantão foi oferecido, e quem o aceitou; os plantões que um hospital publica, e quem os assume; o endereço do calendário de plantões, guardado só como impressão digital; a ligação que um médico faz entre a própria conta de clínica e a de plantonista, com o código que a fez, guardado do mesmo modo.',
    tabelas: [
      'public.sessoes_plantao',
      'public.atendimentos',
      'public.reavaliacoes',
      'public.locais_de_plantao',
      'public.termos_do_local',
      'public.plantoes',
      'public.lancamentos_de_plantao',
      'public.passagens_de_plantao',
      'public.ofertas_de_plantao',
      'public.vagas_de_plantao',
      'public.calendarios_de_plantao',
      'private.agendas_ligadas',
    ],
  },
  {
    nome: 'Agenda e retornos',
    texto:
      'Consultas marcadas, com horário, tipo, motivo, situação e cada mudança; lista de espera; retornos planejados; horários e folgas de quem atende; consentimento para teleconsulta.',
    tabelas: [
      'public.agendamentos',
      'public.agendamento_eventos',
      'public.lista_de_espera',
      'public.retornos_planejados',
      'public.disponibilidades',
      'public.bloqueios_de_agenda',
      'public.consentimentos_de_teleconsulta',
    ],
  },
  {
    nome: 'Relacionamento',
    texto:
      'Contatos feitos e por fazer, tarefas, notas e etapas do acompanhamento, por que meio a pessoa aceita ser procurada e o que ela recusou, com quem pediu e quando. Não há conteúdo clínico nessa parte.',
    tabelas: [
      'public.oportunidades',
      'public.oportunidade_eventos',
      'public.tarefas_crm',
      'public.notas_crm',
      'public.passos_de_contato',
      'public.consentimentos_de_contato',
    ],
  },
  {
    nome: 'Conversas e área do paciente',
    texto:
      'Mensagens entre paciente e equipe, quando foram lidas, a ligação da conta do paciente ao cadastro (o código é guardado só como impressão digital) e os pedidos que ele faz sobre os próprios dados.',
    tabelas: [
      'public.conversas',
      'public.mensagens',
      'public.leituras',
      'public.respostas_rapidas',
      'public.paciente_contas',
      'public.codigos_de_paciente',
      'public.solicitacoes_titular',
    ],
  },
  {
    nome: 'Quem abriu o quê',
    texto:
      'Cada abertura de um prontuário, com pessoa, registro profissional do momento e motivo; restrições pedidas e acessos de emergência.',
    tabelas: [
      'public.acessos_prontuario',
      'public.acessos_de_emergencia',
      'public.restricoes_de_acesso',
    ],
  },
  {
    nome: 'Registros técnicos',
    texto:
      'Data e hora do acesso, endereço IP, identificação do pedido e da conta, tentativas de entrada, de cadastro e de código (por impressão digital do e-mail e do lugar), navegador e sistema de cada aparelho em que a conta entrou, e um número ao acaso que abre os aparelhos que a pessoa deixou bloqueados. Os registros dos serviços não contêm nome de paciente nem conteúdo clínico.',
    tabelas: [
      'private.entradas',
      'private.segredos_de_aparelho',
      'private.tentativas',
      'private.tentativas_abertas',
      'private.tentativas_de_codigo',
    ],
  },
];

/** Tables that say something of a service and nothing of a person. */
export const SEM_DADO_DE_PESSOA: readonly string[] = [
  'private.base_documento_termos',
  'private.base_lexemas',
  'private.base_termos',
  'private.base_vetores',
  'private.base_vocabulario',
  'private.palavras_do_catalogo',
  'private.termos_clinicos',
  'public.agenda_regras',
  'public.apresentacoes',
  'public.base_documentos',
  'public.base_passagens',
  'public.conversa_regras',
  'public.crm_regras',
  'public.icp_ancoras',
  'public.salas',
  'public.tipos_de_atendimento',
];
