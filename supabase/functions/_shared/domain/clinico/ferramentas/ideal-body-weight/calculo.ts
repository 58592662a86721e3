import type { Notas } from '../../motor/notas.ts';
import {
  avisoDeExtrapolacao,
  pesoAjustado,
  pesoIdeal,
  SEM_PESO_IDEAL,
} from '../comum/peso-ideal.ts';
import type { Entrada } from './contrato.ts';

/** Ideal weight (Devine 1974) and, for who weighs more than that, the adjusted one; both in kg. */
export function calcular({ height_cm, gender, weight_kg }: Entrada, notas: Notas) {
  const extrapolado = avisoDeExtrapolacao(height_cm);
  if (extrapolado) notas.aviso(extrapolado);
  const ibw_kg = pesoIdeal(height_cm, gender);
  if (ibw_kg === undefined) {
    notas.ausente(['ibw_kg', 'adjbw_kg'], SEM_PESO_IDEAL);
    return {};
  }
  if (weight_kg === undefined) {
    notas.ausente('adjbw_kg', 'Informe o peso para calcular o ajustado.');
    return { ibw_kg };
  }
  if (weight_kg <= ibw_kg) {
    notas.ausente('adjbw_kg', 'O peso não passa do ideal: não se ajusta.');
    return { ibw_kg };
  }
  return { ibw_kg, adjbw_kg: pesoAjustado(ibw_kg, weight_kg) };
}
