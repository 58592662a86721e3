import { ckdEpi, type EquacaoCkdEpi } from '../comum/ckd-epi.ts';
import type { Entrada } from './contrato.ts';

/** Inker 2021, without race. */
const EQUACAO: EquacaoCkdEpi = {
  constante: 142,
  expoente: -1.2,
  porAno: 0.9938,
  porSexo: {
    feminino: { kappa: 0.7, alfa: -0.241, fator: 1.012 },
    masculino: { kappa: 0.9, alfa: -0.302, fator: 1 },
  },
};

/** Estimated GFR in mL/min/1.73 m²; creatinine in mg/dL (Inker 2021). */
export function calcular(entrada: Entrada) {
  return { egfr: ckdEpi(EQUACAO, entrada) };
}
