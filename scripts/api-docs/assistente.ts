import {
  consultaDoProvedorSchema,
  pedidoDeVerificacaoSchema,
  perguntaSchema,
  perguntaSimplesSchema,
  respostaDaVerificacaoSchema,
  respostaDoAssistenteSchema,
  respostaDoModeloSchema,
  respostaDoProvedorSchema,
  respostaSimplesSchema,
} from '@domain/contracts/assistente.ts';
import {
  consultaDoAudioSchema,
  pedidoDoEscribaSchema,
  respostaDoAudioSchema,
  respostaDoEscribaSchema,
} from '@domain/contracts/escriba.ts';
import type { Operacao, Recusa } from './operacao.ts';

const ASSISTENTE = ['assistente.usar'] as const;
const SEM_IA: Recusa = {
  codigo: 'PROIBIDO',
  quando:
    'o plano não inclui IA e nenhuma clínica está ativa, a clínica ou a conversa é de outros, ou o paciente recusou o uso de IA',
};
const DEMAIS: Recusa = {
  codigo: 'BLOQUEADO',
  quando: 'mais de 20 perguntas em um minuto ou 200 em uma hora',
};

const SEM_CONSENTIMENTO: Recusa = {
  codigo: 'PROIBIDO',
  quando:
    'o paciente do atendimento não consentiu, recusou o uso de IA ou retirou o consentimento, ou o atendimento é de outros',
};
const PEDIDOS_DEMAIS: Recusa = {
  codigo: 'BLOQUEADO',
  quando: 'mais de 10 pedidos em um minuto ou 100 em uma hora',
};

/** The assistant. Who is named is taken out of a question before it is searched and kept. */
export const OPERACOES_DO_ASSISTENTE: readonly Operacao[] = [
  {
    metodo: 'get',
    caminho: '/ai/model',
    resumo:
      'Os modelos de fora desta instalação: o que responde, se ele transcreve som, e o que compara perguntas pelo sentido; nulos onde não há.',
    quem: ['assistente.autorizar'],
    resposta: respostaDoModeloSchema,
  },
  {
    metodo: 'get',
    caminho: '/ai/provider',
    resumo:
      'Para onde vai o que se pergunta numa clínica, ou em nenhuma: o modelo de fora, nulo onde não há ou não foi autorizado, e se uma gravação pode ser transcrita.',
    quem: ASSISTENTE,
    consulta: consultaDoProvedorSchema,
    resposta: respostaDoProvedorSchema,
    falhas: [SEM_IA],
  },
  {
    metodo: 'post',
    caminho: '/ai/medical-assistant',
    resumo:
      'Responde com trechos da base e suas fontes, sinais de alarme, tabelas e calculadoras, ou diz que não tem fonte. Guarda pergunta e resposta sem identificadores. Com `accept: text/event-stream`, vem em partes: um JSON por evento (`base`, `modelo` a cada frase conferida, `fim`).',
    quem: ASSISTENTE,
    corpo: perguntaSchema,
    resposta: respostaDoAssistenteSchema,
    falhas: [
      SEM_IA,
      DEMAIS,
      { codigo: 'NAO_ENCONTRADO', quando: 'o paciente não está ao alcance de quem chama' },
    ],
  },
  {
    metodo: 'post',
    caminho: '/ai/simple',
    resumo: 'O mesmo, só como texto com referências.',
    quem: ASSISTENTE,
    corpo: perguntaSimplesSchema,
    resposta: respostaSimplesSchema,
    falhas: [SEM_IA, DEMAIS],
  },
  {
    metodo: 'post',
    caminho: '/ai/validate-response',
    resumo:
      'Confere uma resposta por regras: citações, números, doses, interações, contraindicações, códigos, sinais de alarme; com `paciente_id`, também contra o resumo do prontuário (alergias, gestação, rim, idade, peso, o que está em uso), lido como quem chama e registrado como abertura. Com `opiniao`, onde há modelo e autorização, traz à parte o que ele pensa (`opiniao`), que não muda o que as regras acharam. Sem paciente nem opinião, nada é guardado; com um deles, guarda sem identificadores.',
    quem: ASSISTENTE,
    corpo: pedidoDeVerificacaoSchema,
    resposta: respostaDaVerificacaoSchema,
    falhas: [
      SEM_IA,
      DEMAIS,
      { codigo: 'NAO_ENCONTRADO', quando: 'o paciente não está ao alcance de quem chama' },
    ],
  },
  {
    metodo: 'post',
    caminho: '/ai/escriba',
    resumo:
      'Sugere anotações a partir do que foi dito numa consulta, cada uma com o lugar da transcrição de onde veio. Até 512 kB. Guarda a transcrição e as sugestões sem identificadores.',
    quem: ASSISTENTE,
    corpo: pedidoDoEscribaSchema,
    resposta: respostaDoEscribaSchema,
    falhas: [
      SEM_CONSENTIMENTO,
      PEDIDOS_DEMAIS,
      { codigo: 'NAO_ENCONTRADO', quando: 'o paciente não está ao alcance de quem chama' },
    ],
  },
  {
    metodo: 'post',
    caminho: '/ai/escriba/audio',
    resumo:
      'Transcreve uma parte de gravação (o corpo é o som em WebM, MP4, Ogg ou WAV, até 8 MB) no serviço configurado, onde está autorizado. O som não é guardado.',
    quem: ASSISTENTE,
    consulta: consultaDoAudioSchema,
    resposta: respostaDoAudioSchema,
    falhas: [
      SEM_CONSENTIMENTO,
      PEDIDOS_DEMAIS,
      { codigo: 'TIPO_DE_CONTEUDO', quando: 'o corpo não é uma gravação destes tipos' },
      { codigo: 'CORPO_GRANDE_DEMAIS', quando: 'a gravação passa de 8 MB' },
      { codigo: 'VALIDACAO', quando: 'a gravação está vazia' },
      {
        codigo: 'INDISPONIVEL',
        quando: 'o serviço de transcrição não existe, recusou, demorou ou falhou',
      },
    ],
  },
];
