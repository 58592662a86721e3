import type { Entrada } from './contrato.ts';

/** Where the equation bends (`kappa`, mg/dL) and its slope below that (`alfa`), by sex. */
const POR_SEXO = {
  feminino: { kappa: 0.7, alfa: -0.241, fator: 1.012 },
  masculino: { kappa: 0.9, alfa: -0.302, fator: 1 },
} as const;

/** Estimated GFR in mL/min/1.73 m²; creatinine in mg/dL (Inker 2021). */
export function calcular({ age, creatinine, gender }: Entrada) {
  const { kappa, alfa, fator } = POR_SEXO[gender];
  const relativa = creatinine / kappa;
  const egfr =
    142 * Math.min(relativa, 1) ** alfa * Math.max(relativa, 1) ** -1.2 * 0.9938 ** age * fator;
  return { egfr };
}
