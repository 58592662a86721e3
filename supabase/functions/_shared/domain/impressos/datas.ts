/** `22/11/2026` of a day or of a local time. */
export function diaNoPapel(quando: string): string {
  const [ano, mes, dia] = quando.slice(0, 10).split('-');
  return `${dia}/${mes}/${ano}`;
}

/** `14:05` of a local time. */
export function horaNoPapel(quando: string): string {
  return quando.slice(11, 16);
}
