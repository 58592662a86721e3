/** A passage of the base as its sentences. */

/** A sentence, and the ids of the sources that its marks name. */
export interface FraseDaPassagem {
  readonly texto: string;
  readonly fontes: string[];
}

const MARCA = /\s*\[\^(f\d+)\]/g;

/** The sentences of a passage, each with the marks of its sources. */
export function frasesDaPassagem(texto: string): FraseDaPassagem[] {
  return texto
    .split('\n')
    .map((linha) => linha.trim())
    .filter(Boolean)
    .map((linha) => ({
      texto: linha
        .replace(MARCA, '')
        .replace(/^[-*]\s+/, '')
        .trim(),
      fontes: [...linha.matchAll(MARCA)].map(([, marca = '']) => marca),
    }));
}
