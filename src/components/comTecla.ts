/** The hint of a screen's search field with the key that focuses it, where there are keys. */
export function comTecla(dica: string): string {
  return matchMedia('(pointer: coarse)').matches ? dica : `${dica} ( / )`;
}
