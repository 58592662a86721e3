import { limitesDoPeriodo } from '@/lib/format/periodo.ts';
import type { CalculoPorExtenso } from '@/shared/calculos/por-extenso.ts';
import type { FiltroNoFuso } from '@/shared/prontuario/api/keys.ts';

/**
 * Of each tool, its latest result; where that one was annulled, the latest that counts after it.
 * They come newest first, and stay so.
 */
export function maisRecentes(calculos: readonly CalculoPorExtenso[]): readonly CalculoPorExtenso[] {
  const ferramentas = new Set(calculos.map(({ ferramenta }) => ferramenta));
  return [...ferramentas].flatMap((id) => {
    const daFerramenta = calculos.filter(({ ferramenta }) => ferramenta === id);
    const vale = daFerramenta.find(({ anulado }) => anulado === null);
    return [...new Set([daFerramenta[0], vale])].filter((calculo) => calculo !== undefined);
  });
}

/**
 * The results that belong on a paper with a filter, oldest first as the entries are. A filter by
 * what an entry contains leaves every result out: it is asked of entries.
 */
export function noPapel(
  calculos: readonly CalculoPorExtenso[],
  { autor, comDiagnostico, texto, ...periodo }: FiltroNoFuso,
  leitorId: string,
): readonly CalculoPorExtenso[] {
  if (comDiagnostico || texto) return [];
  const { inicio = '', fim } = limitesDoPeriodo(periodo);
  const dequem = autor === 'minhas' ? leitorId : autor;
  return calculos
    .filter(({ em, autorId }) => {
      const instante = new Date(em).toISOString();
      const noPeriodo = instante >= inicio && (fim === undefined || instante < fim);
      return noPeriodo && (dequem === undefined || autorId === dequem);
    })
    .toReversed();
}
