/** How the care of a patient in a shift ends. */
export const DESFECHOS = [
  'alta',
  'alta_a_pedido',
  'internacao',
  'observacao',
  'transferencia',
  'evasao',
  'obito',
] as const;
export type Desfecho = (typeof DESFECHOS)[number];

export const ROTULO_DO_DESFECHO: Readonly<Record<Desfecho, string>> = {
  alta: 'Alta',
  alta_a_pedido: 'Alta a pedido',
  internacao: 'Internação',
  observacao: 'Observação',
  transferencia: 'Transferência',
  evasao: 'Evasão',
  obito: 'Óbito',
};

export type DadoDoDesfecho =
  | 'orientacoes'
  | 'termo'
  | 'destino'
  | 'regulacao'
  | 'circunstancia'
  | 'declaracao';

export const ROTULO_DO_DADO: Readonly<Record<DadoDoDesfecho, string>> = {
  orientacoes: 'Orientações',
  termo: 'Termo de alta a pedido (assinado, recusado, por quem)',
  destino: 'Destino',
  regulacao: 'Regulação (número, ou vaga zero)',
  circunstancia: 'Quando e como se percebeu a evasão',
  declaracao: 'Declaração de óbito (número, IML ou SVO)',
};

/** What each outcome has to say besides its time. `private.desfecho_completo` is its twin. */
export const PEDIDOS_DO_DESFECHO: Readonly<Record<Desfecho, readonly DadoDoDesfecho[]>> = {
  alta: ['orientacoes'],
  alta_a_pedido: ['orientacoes', 'termo'],
  internacao: ['destino'],
  observacao: ['destino'],
  transferencia: ['destino', 'regulacao'],
  evasao: ['circunstancia'],
  obito: ['declaracao'],
};

/** What an outcome still lacks, in the order in which it is asked. */
export function faltaNoDesfecho(
  desfecho: Desfecho,
  dados: Readonly<Partial<Record<DadoDoDesfecho, string | undefined>>>,
): DadoDoDesfecho[] {
  return PEDIDOS_DO_DESFECHO[desfecho].filter((dado) => !dados[dado]?.trim());
}
