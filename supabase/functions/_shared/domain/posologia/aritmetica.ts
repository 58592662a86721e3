import type { Concentracao, Contagem, Dose, FormaContada } from './tipos.ts';

/** Spoils no comparison: 0.1 × 3 is 0.3, not 0.30000000000000004. */
export function limpo(valor: number): number {
  return Number(valor.toPrecision(12));
}

export function vezes(dose: Dose | undefined, fator: number | undefined): Dose | undefined {
  return dose && fator !== undefined ? { ...dose, valor: limpo(dose.valor * fator) } : undefined;
}

/** A dose in mg; undefined when it is unknown, or measured in something else. */
export function emMg(dose: Dose | undefined): number | undefined {
  return dose?.unidade === 'mg' ? dose.valor : undefined;
}

/** The most of some doses; those in another unit than the first cannot be compared. */
export function maiorDose(doses: readonly (Dose | undefined)[]): Dose | undefined {
  return doses.reduce<Dose | undefined>((maior, dose) => {
    if (!maior || !dose) return maior ?? dose;
    return dose.unidade === maior.unidade && dose.valor > maior.valor ? dose : maior;
  }, undefined);
}

/** The sum of some doses; undefined when one is unknown or in another unit. */
export function soma(doses: readonly (Dose | undefined)[]): Dose | undefined {
  const [primeira] = doses;
  if (!primeira || doses.some((dose) => dose?.unidade !== primeira.unidade)) return undefined;
  const valor = doses.reduce((total, dose) => total + (dose?.valor ?? 0), 0);
  return { valor: limpo(valor), unidade: primeira.unidade };
}

export function maior(valores: readonly (number | undefined)[]): number | undefined {
  const conhecidos = valores.filter((valor) => valor !== undefined);
  return conhecidos.length > 0 ? Math.max(...conhecidos) : undefined;
}

const INTEIRAS: ReadonlySet<FormaContada> = new Set(['ampola', 'frasco', 'sache']);

/**
 * How much substance a count carries; undefined when its concentration does not tell, as that of
 * drops whose number in a mL is not known.
 */
export function substanciaDe(
  { valor, forma }: Contagem,
  concentracao: Concentracao | undefined,
  gotasPorMl: number | undefined,
): Dose | undefined {
  if (!concentracao) return undefined;
  const fator = unidadesDaConcentracao(forma, concentracao, gotasPorMl);
  const { valor: cada, unidade } = concentracao;
  return fator === undefined ? undefined : { valor: limpo(valor * fator * cada), unidade };
}

function unidadesDaConcentracao(
  forma: FormaContada,
  { por, volumeMl }: Concentracao,
  gotasPorMl: number | undefined,
): number | undefined {
  if (por === 'unidade') return forma === 'mL' || forma === 'gota' ? undefined : 1;
  if (por === 'jato') return forma === 'jato' || forma === 'unidade' ? 1 : undefined;
  if (por === 'hora') return undefined;
  if (forma === 'mL') return 1;
  if (forma === 'gota') return gotasPorMl === undefined ? undefined : 1 / gotasPorMl;
  return INTEIRAS.has(forma) ? volumeMl : undefined;
}
