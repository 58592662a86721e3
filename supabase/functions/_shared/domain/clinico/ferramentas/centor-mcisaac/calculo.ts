import { degraus, pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Centor's four items, and McIsaac's points for age in years: 3–14 +1, 15–44 0, 45 or more −1. */
export function calcular(entrada: Entrada) {
  const { age, temp_gt_38, tonsillar_exudate, tender_anterior_nodes, cough_absent } = entrada;
  const daIdade = degraus(
    age,
    [
      [15, 1],
      [45, 0],
    ],
    -1,
  );
  const score = pontos(
    [temp_gt_38, 1],
    [tonsillar_exudate, 1],
    [tender_anterior_nodes, 1],
    [cough_absent, 1],
  );
  return { score: score + daIdade };
}
