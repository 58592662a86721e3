import type { Notas } from '../../motor/notas.ts';
import { aguaCorporal } from '../comum/agua-corporal.ts';
import type { Entrada } from './contrato.ts';

/** mmol/L a day that no correction of chronic hyponatraemia should pass. */
const LIMITE_DIARIO = 8;

/** Sodium in mEq that raises the serum one to the target, before losses; body water in L. */
export function calcular(entrada: Entrada, notas: Notas) {
  const { sodium, target_sodium } = entrada;
  const tbw_l = aguaCorporal(entrada);
  if (sodium >= target_sodium) {
    notas.ausente('deficit_meq', 'Não aplicável: o sódio já está no desejado ou acima dele.');
    return { tbw_l };
  }
  if (target_sodium - sodium > LIMITE_DIARIO) {
    notas.aviso(
      'O desejado está mais de 8 mmol/L acima do medido: não corrija tudo em 24 h. Até 8 mmol/L por dia, ou 4 a 6 com risco alto de desmielinização.',
    );
  }
  return { tbw_l, deficit_meq: tbw_l * (target_sodium - sodium) };
}
