import { degraus, pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Points of age in years: below 65 none, 65–74 one, 75 or more two. */
const IDADE = [
  [65, 0],
  [75, 1],
] as const;

/** The score without the point for sex (ESC 2024). */
export function calcular(entrada: Entrada) {
  const { age, chf, hypertension, diabetes, stroke_tia, vascular_disease } = entrada;
  const doencas = pontos(
    [chf, 1],
    [hypertension, 1],
    [diabetes, 1],
    [stroke_tia, 2],
    [vascular_disease, 1],
  );
  return { score: doencas + degraus(age, IDADE, 2) };
}
