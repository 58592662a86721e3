import { degraus, pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Points of heart rate, in beats per minute: below 75 none, 75–94 three, 95 or more five. */
const FREQUENCIA = [
  [75, 0],
  [95, 3],
] as const;

/** Points of the revised score (Le Gal 2006); none depends on judgement or on tests. */
export function calcular(entrada: Entrada) {
  const itens = pontos(
    [entrada.age > 65, 1],
    [entrada.prior_vte, 3],
    [entrada.surgery_or_fracture, 2],
    [entrada.active_malignancy, 2],
    [entrada.unilateral_leg_pain, 3],
    [entrada.hemoptysis, 2],
    [entrada.leg_palpation_pain_and_edema, 4],
  );
  return { score: itens + degraus(entrada.hr, FREQUENCIA, 5) };
}
