import { NUMERO, NUMERO_OU_PALAVRA, numeroDe } from './contagem.ts';
import type { Papel } from './papel.ts';

const POR_EXTENSO = String.raw`(?:\s*\([^()]*\))?`;
const PERIODO = String.raw`(dias?|d|noites?|semanas?|sem|mes(?:es)?)\b`;
const DITA = new RegExp(
  String.raw`\b(?:(?:por|durante|para|ate|x|tratamento\s+(?:de|por|para)|total\s+de)\s+(?:ate\s+|mais\s+)?)(?:${NUMERO_OU_PALAVRA}\s*(?:a|ou|-)\s*)?(${NUMERO_OU_PALAVRA})${POR_EXTENSO}\s*${PERIODO}`,
  'g',
);
const NUA = new RegExp(
  String.raw`(?<!\b(?:ha|apos|em|cada|de|depois)\s+)(?<![\w.,/])(?:${NUMERO}\s*(?:a|ou|-)\s*)?(${NUMERO})${POR_EXTENSO}\s*${PERIODO}`,
  'g',
);
const CONTINUO = /\buso\s+continuo\b|\bcontinuamente\b|\bcontinuo\b|\bsem\s+interromper\b/g;
const DIAS: Readonly<Record<string, number>> = { d: 1, n: 1, s: 7, m: 30 };

/** How long it is taken. */
export interface Duracao {
  readonly dias: number | undefined;
  readonly usoContinuo: boolean;
}

/**
 * Takes the duration out of a text: of several the longest. "7 dias" alone is one only where
 * `nuaDesde` says that it may be: after the frequency (1 cp 8/8 h 7 d), or in its own field.
 */
export function tirarDuracao(papel: Papel, nuaDesde: number | undefined): Duracao {
  const marcas = [...papel.tirar(DITA)];
  if (nuaDesde !== undefined) {
    marcas.push(...papel.tirar(NUA).filter(({ onde }) => onde >= nuaDesde));
  }
  const dias = marcas.flatMap(({ grupos: [, numero, periodo = ''] }) => {
    const quantos = numeroDe(numero);
    const cada = DIAS[periodo.charAt(0)];
    return quantos === undefined || cada === undefined ? [] : [quantos * cada];
  });
  return {
    dias: dias.length > 0 ? Math.max(...dias) : undefined,
    usoContinuo: papel.tirar(CONTINUO).length > 0,
  };
}
