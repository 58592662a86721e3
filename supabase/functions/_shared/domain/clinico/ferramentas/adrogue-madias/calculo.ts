import type { Notas } from '../../motor/notas.ts';
import { aguaCorporal } from '../comum/agua-corporal.ts';
import type { Entrada } from './contrato.ts';

/** mmol/L a day that a correction of chronic hyponatraemia should not pass. */
const LIMITE_DIARIO = 8;

/** Change of serum sodium, mmol/L, that one litre of the infusate brings; body water in L. */
export function calcular(entrada: Entrada, notas: Notas) {
  const { sodium, infusate_sodium, infusate_potassium } = entrada;
  const tbw_l = aguaCorporal(entrada);
  const delta_na_per_l = (infusate_sodium + infusate_potassium - sodium) / (tbw_l + 1);
  if (delta_na_per_l > LIMITE_DIARIO) {
    notas.aviso(
      'Um litro inteiro subiria o sódio em mais de 8 mmol/L: calcule o volume para até 8 mmol/L em 24 h.',
    );
  }
  return { tbw_l, delta_na_per_l };
}
