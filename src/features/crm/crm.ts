import type { Clinica } from '@/lib/clinica/disponiveis.ts';

/** What every part of the CRM is given. */
export interface PropsDaParte {
  clinica: Clinica;
}

/** The database counts the cards of a stage up to here; one more says that there are others. */
const CONTADAS_ATE = 1000;

/** A search shows at most this many people, the first by name. */
export const ACHADAS_ATE = 500;

/** How many cards a stage holds, as the board says it: `1.000+` beyond what is counted. */
export function quantasPessoas(total: number): string {
  const contadas = Math.min(total, CONTADAS_ATE).toLocaleString('pt-BR');
  return total > CONTADAS_ATE ? `${contadas}+` : contadas;
}

/** `21/11` of a calendar day. */
export function diaEMes(dia: string): string {
  return dia.slice(5).split('-').reverse().join('/');
}
