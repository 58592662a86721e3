import { ckdEpi, type EquacaoCkdEpi } from '../comum/ckd-epi.ts';
import type { Entrada } from './contrato.ts';

/** Levey 2009. */
const EQUACAO: EquacaoCkdEpi = {
  constante: 141,
  expoente: -1.209,
  porAno: 0.993,
  porSexo: {
    feminino: { kappa: 0.7, alfa: -0.329, fator: 1.018 },
    masculino: { kappa: 0.9, alfa: -0.411, fator: 1 },
  },
};
const COEFICIENTE_DE_RACA = 1.159;

/** Estimated GFR in mL/min/1.73 m²; creatinine in mg/dL (Levey 2009). */
export function calcular({ black, ...entrada }: Entrada) {
  return { egfr: ckdEpi(EQUACAO, entrada) * (black ? COEFICIENTE_DE_RACA : 1) };
}
