/** Requests of patients to whoever keeps their data (LGPD, art. 18), and how they end. */

export const TIPOS_DE_SOLICITACAO = ['correcao', 'copia', 'informacao', 'exclusao'] as const;
export type TipoDeSolicitacao = (typeof TIPOS_DE_SOLICITACAO)[number];

export const ROTULO_DA_SOLICITACAO: Readonly<Record<TipoDeSolicitacao, string>> = {
  correcao: 'Corrigir um dado',
  copia: 'Receber uma cópia do prontuário',
  informacao: 'Saber com quem meus dados foram divididos',
  exclusao: 'Excluir o que não precisa ser guardado',
};

export const STATUS_DA_SOLICITACAO = ['aberta', 'atendida', 'recusada', 'cancelada'] as const;
export type StatusDaSolicitacao = (typeof STATUS_DA_SOLICITACAO)[number];

export const ROTULO_DO_STATUS_DA_SOLICITACAO: Readonly<Record<StatusDaSolicitacao, string>> = {
  aberta: 'À espera de resposta',
  atendida: 'Atendido',
  recusada: 'Recusado',
  cancelada: 'Cancelado',
};

/** Longest request and longest answer, in characters. */
export const TAMANHO_DA_SOLICITACAO = 2000;
export const TAMANHO_DA_RESPOSTA = 4000;

/** Whether a kind of request says by itself what is wanted; the others need words. */
export function dispensaTexto(tipo: TipoDeSolicitacao): boolean {
  return tipo === 'copia';
}

const DIA = 86_400_000;

/** Counts the days from a calendar day (`AAAA-MM-DD`) to the term; negative once it is over. */
export function diasAteOPrazo(prazo: string, hoje: string): number {
  return Math.round((Date.parse(prazo) - Date.parse(hoje)) / DIA);
}

/** Says how much of the term is left: `vence hoje`, `faltam 3 dias`, `atrasado há 1 dia`. */
export function prazoEmPalavras(prazo: string, hoje: string): string {
  const dias = diasAteOPrazo(prazo, hoje);
  if (dias === 0) return 'vence hoje';
  const quantos = Math.abs(dias) === 1 ? '1 dia' : `${Math.abs(dias)} dias`;
  if (dias < 0) return `atrasado há ${quantos}`;
  return `${dias === 1 ? 'falta' : 'faltam'} ${quantos}`;
}
