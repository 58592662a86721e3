import type { Notas } from '../../motor/notas.ts';

/** The four concentrations: each pair in one unit, all above zero. */
interface Concentracoes {
  readonly substancia: { readonly urina: number; readonly plasma: number };
  readonly creatinina: { readonly urina: number; readonly plasma: number };
}

/** Fraction of the filtered substance that is excreted, in %. Above 100 % the units are in doubt. */
export function fracaoDeExcrecao({ substancia, creatinina }: Concentracoes, notas: Notas): number {
  const fracao =
    (100 * substancia.urina * creatinina.plasma) / (substancia.plasma * creatinina.urina);
  if (fracao > 100) {
    notas.aviso(
      'Fração acima de 100 %: confira as unidades, em geral a da creatinina urinária (mg/dL).',
    );
  }
  return fracao;
}
