import { instanteEmSaoPaulo } from './datas.ts';

const MINUTO = 60_000;

/** First and last calendar day, `AAAA-MM-DD`; an absent one leaves that side open. */
export interface Periodo {
  de?: string;
  ate?: string;
}

/**
 * The instants between which a period of São Paulo's days lies, as ISO 8601: from `inicio`, until
 * before `fim`. A day that is none leaves its side open.
 */
export function limitesDoPeriodo({ de, ate }: Periodo): { inicio?: string; fim?: string } {
  const inicio = de && instanteEmSaoPaulo(de, '00:00');
  const ultimoMinuto = ate && instanteEmSaoPaulo(ate, '23:59');
  return {
    ...(inicio && { inicio: inicio.toISOString() }),
    ...(ultimoMinuto && { fim: new Date(ultimoMinuto.getTime() + MINUTO).toISOString() }),
  };
}
