/** A search shows at most this many people, the first by name. */
export const ACHADAS_ATE = 500;

/** `21/11` of a calendar day. */
export function diaEMes(dia: string): string {
  return dia.slice(5).split('-').reverse().join('/');
}
