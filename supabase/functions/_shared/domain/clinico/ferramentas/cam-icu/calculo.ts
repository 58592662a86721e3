import { type Notas, Recusa } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/**
 * Features 1 (acute or fluctuating) and 2 (more than 2 inattention errors), with 3 (RASS other than
 * zero) or 4 (more than 1 error of organised thinking). From RASS −4 down nothing can be tested.
 */
export function calcular(entrada: Entrada, notas: Notas) {
  if (entrada.rass <= -4) {
    notas.ausente(
      'positive',
      'RASS −4 ou −5: não avaliável, não é negativo. Reavalie quando o RASS for −3 ou mais.',
    );
    return {};
  }
  const agudo = exigir('acute_change_or_fluctuation', entrada.acute_change_or_fluctuation);
  const desatencao = exigir('inattention_errors', entrada.inattention_errors) > 2;
  const desorganizado = exigir('disorganized_errors', entrada.disorganized_errors) > 1;
  return { positive: agudo && desatencao && (entrada.rass !== 0 || desorganizado) };
}

function exigir<V>(campo: string, valor: V | undefined): V {
  if (valor === undefined) {
    throw new Recusa(campo, 'Com RASS de −3 a +4, responda este item para avaliar delirium.');
  }
  return valor;
}
