/** Of the people who came by one origin, how many reached at least each stage. */
export interface Conversao {
  origem: string;
  total: number;
  contato: number;
  agendado: number;
  compareceu: number;
  em_tratamento: number;
}

/** Under this many people a percentage says more than is known. */
export const POUCAS_PESSOAS = 20;

const PASSOS = ['total', 'contato', 'agendado', 'compareceu', 'em_tratamento'] as const;
export type PassoDoFunil = (typeof PASSOS)[number];

export const ROTULO_DO_PASSO: Readonly<Record<PassoDoFunil, string>> = {
  total: 'Entraram',
  contato: 'Contato',
  agendado: 'Agendaram',
  compareceu: 'Compareceram',
  em_tratamento: 'Em tratamento',
};

export interface DegrauDoFunil {
  passo: PassoDoFunil;
  quantas: number;
  /** The part of those who entered, in whole percent; null when nobody did. */
  doTotal: number | null;
}

/** Sums all origins, step by step. */
export function funil(linhas: readonly Conversao[]): DegrauDoFunil[] {
  const soma = (passo: PassoDoFunil) => linhas.reduce((ate, linha) => ate + linha[passo], 0);
  const total = soma('total');
  return PASSOS.map((passo) => {
    const quantas = soma(passo);
    return { passo, quantas, doTotal: percentual(quantas, total) };
  });
}

/** Returns the part of a total in whole percent; null when the total is zero. */
export function percentual(parte: number, total: number): number | null {
  return total === 0 ? null : Math.round((parte / total) * 100);
}
