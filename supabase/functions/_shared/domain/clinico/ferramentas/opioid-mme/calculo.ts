import type { Notas } from '../../motor/notas.ts';
import { somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Morphine milligram equivalents of 1 mg a day; of transdermal fentanyl, of 1 mcg/h (CDC 2022). */
const FATOR = {
  codeina: 0.15,
  fentanila_td_mcg_h: 2.4,
  hidrocodona: 1,
  hidromorfona: 5,
  metadona: 4.7,
  morfina: 1,
  oxicodona: 1.5,
  oximorfona: 3,
  tapentadol: 0.4,
  tramadol: 0.2,
} as const;

/** Morphine milligram equivalents a day of everything in use. */
export function calcular({ opioids }: Entrada, notas: Notas) {
  if (opioids.some(({ drug }) => drug === 'metadona')) {
    notas.aviso('Metadona: meia-vida longa e variável; o equivalente é pouco preciso.');
  }
  return { mme_day: somar(...opioids.map(({ drug, daily_dose }) => daily_dose * FATOR[drug])) };
}
