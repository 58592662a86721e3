import { degraus, pontos } from '../../motor/pontos.ts';
import { bunInformado } from '../comum/ureia.ts';
import type { Entrada } from './contrato.ts';

/** BUN, mg/dL: 0 below 18.2, 6 from 70 on. */
const BUN = [
  [18.2, 0],
  [22.4, 2],
  [28, 3],
  [70, 4],
] as const;

/** Haemoglobin, g/dL: 6 below 10 in both sexes, 0 from the last edge on. */
const HEMOGLOBINA = {
  masculino: [
    [10, 6],
    [12, 3],
    [13, 1],
  ],
  feminino: [
    [10, 6],
    [12, 1],
  ],
} as const;

/** Systolic pressure, mmHg: 0 from 110 on. */
const SISTOLICA = [
  [90, 3],
  [100, 2],
  [110, 1],
] as const;

/** 0 to 23 (Blatchford 2000). */
export function calcular(entrada: Entrada) {
  return {
    score:
      degraus(bunInformado(entrada), BUN, 6) +
      degraus(entrada.hemoglobin, HEMOGLOBINA[entrada.gender], 0) +
      degraus(entrada.sbp, SISTOLICA, 0) +
      pontos(
        [entrada.hr >= 100, 1],
        [entrada.melena, 1],
        [entrada.syncope, 2],
        [entrada.hepatic_disease, 2],
        [entrada.cardiac_failure, 2],
      ),
  };
}
