import { RESPOSTA_PARADA } from '@domain/contracts/assistente.ts';

/** Why a model did not answer, as a doctor is told. What the provider says of it goes nowhere. */
export const FALHAS = {
  mal_configurado: 'O modelo desta instalação está mal configurado.',
  recusado: 'O provedor do modelo recusou o pedido.',
  ocupado: 'O provedor do modelo está ocupado.',
  indisponivel: 'O provedor do modelo não respondeu como devia.',
  demorou: 'O provedor do modelo demorou demais.',
  interrompido: 'A resposta do modelo parou no meio.',
  fora_do_pedido: 'O modelo pediu ferramentas em vez de responder.',
  sem_audio: 'Esta instalação não tem quem transcreva gravações.',
  cancelado: RESPOSTA_PARADA,
  nada_conferido: 'Nenhuma frase do modelo pôde ser conferida nas fontes.',
} as const;

export class FalhaDoModelo extends Error {
  constructor(
    readonly codigo: keyof typeof FALHAS,
    /** Whether the same request may be answered a moment later, and after how long it asks for. */
    readonly deNovo: { readonly aposMs: number } | null = null,
  ) {
    super(codigo);
  }
}
