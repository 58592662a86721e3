import type { Notas } from '../../motor/notas.ts';
import { aguaCorporal } from '../comum/agua-corporal.ts';
import type { Entrada } from './contrato.ts';

/** mmol/L; there is no water deficit to speak of below it. */
const SODIO_NORMAL = 140;
/** mmol/L a day that no correction of chronic hypernatraemia should pass. */
const LIMITE_DIARIO = 10;

/** Litres of free water that bring the sodium down to the target; body water in L. */
export function calcular(entrada: Entrada, notas: Notas) {
  const { sodium, target_sodium } = entrada;
  const tbw_l = aguaCorporal(entrada);
  if (sodium <= SODIO_NORMAL || sodium <= target_sodium) {
    notas.ausente(
      'deficit_l',
      'Não aplicável: só com sódio acima de 140 mmol/L e acima do desejado.',
    );
    return { tbw_l };
  }
  if (sodium - target_sodium > LIMITE_DIARIO) {
    notas.aviso(
      'Na hipernatremia crônica, não reponha tudo em um dia: a queda deve ficar em até 10 a 12 mmol/L por dia.',
    );
  }
  return { tbw_l, deficit_l: tbw_l * (sodium / target_sodium - 1) };
}
