/** `21/11` of a calendar day. */
export function diaEMes(dia: string): string {
  return dia.slice(5).split('-').reverse().join('/');
}
