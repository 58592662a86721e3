import { degraus, pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Points of age in years: below 65 none, 65–74 two, 75 or more three. */
const IDADE = [
  [65, 0],
  [75, 2],
] as const;

/** Points of the items known on arrival (Morrow 2000); mmHg, beats per minute, kg. */
export function calcular(entrada: Entrada) {
  const itens = pontos(
    [entrada.diabetes_htn_angina, 1],
    [entrada.sbp < 100, 3],
    [entrada.hr > 100, 2],
    [entrada.killip >= 2, 2],
    [entrada.weight_kg < 67, 1],
    [entrada.anterior_or_lbbb, 1],
    [entrada.time_to_treatment_gt_4h, 1],
  );
  return { score: itens + degraus(entrada.age, IDADE, 3) };
}
