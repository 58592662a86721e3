import type { Clinica } from '@/lib/clinica/disponiveis.ts';

/** What every part of the CRM is given. */
export interface PropsDaParte {
  clinica: Clinica;
}

/** A search shows at most this many people, the first by name. */
export const ACHADAS_ATE = 500;

/** `21/11` of a calendar day. */
export function diaEMes(dia: string): string {
  return dia.slice(5).split('-').reverse().join('/');
}
