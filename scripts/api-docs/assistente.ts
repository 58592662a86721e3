import {
  pedidoDeVerificacaoSchema,
  perguntaSchema,
  perguntaSimplesSchema,
  respostaDaVerificacaoSchema,
  respostaDoAssistenteSchema,
  respostaSimplesSchema,
} from '@domain/contracts/assistente.ts';
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

/** The assistant. Who is named is taken out of a question before it is searched and kept. */
export const OPERACOES_DO_ASSISTENTE: readonly Operacao[] = [
  {
    metodo: 'post',
    caminho: '/ai/medical-assistant',
    resumo:
      'Responde com trechos da base e suas fontes, sinais de alarme, tabelas e calculadoras, ou diz que não tem fonte. Guarda pergunta e resposta sem identificadores.',
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
      'Confere uma resposta por regras: citações, números, doses, interações, contraindicações, códigos, sinais de alarme. Nada do que se envia é guardado.',
    quem: ASSISTENTE,
    corpo: pedidoDeVerificacaoSchema,
    resposta: respostaDaVerificacaoSchema,
  },
];
