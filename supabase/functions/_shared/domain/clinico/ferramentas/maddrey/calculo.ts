import type { Entrada } from './contrato.ts';

/** Discriminant function: prothrombin times in seconds, bilirubin in mg/dL (Carithers 1989). */
export function calcular({ pt_patient_s, pt_control_s, bilirubin }: Entrada) {
  const score = 4.6 * (pt_patient_s - pt_control_s) + bilirubin;
  return { score, severe: score >= 32 };
}
