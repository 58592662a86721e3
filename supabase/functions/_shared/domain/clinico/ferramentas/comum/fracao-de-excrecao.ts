import { numero } from '../../motor/campos.ts';
import type { Notas } from '../../motor/notas.ts';

/** Urine creatinine of a spot sample, mg/dL. */
export function creatininaUrinaria() {
  return numero({
    rotulo: 'Creatinina urinária',
    unidade: 'mg/dL',
    minimo: 1,
    maximo: 1000,
    incomumAbaixo: 5,
    incomumAcima: 500,
    alternativas: [{ unidade: 'µmol/L', fator: 1 / 88.4 }],
    ajuda: 'Amostra isolada, colhida junto com o sangue.',
  });
}

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
