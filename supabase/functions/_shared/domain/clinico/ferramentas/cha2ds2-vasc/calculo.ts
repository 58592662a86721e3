import { pontos } from '../../motor/pontos.ts';
import { calcular as semSexo } from '../cha2ds2-va/calculo.ts';
import type { Entrada } from './contrato.ts';

/** The version without sex, and one point for women (Lip 2010). */
export function calcular(entrada: Entrada) {
  return { score: semSexo(entrada).score + pontos([entrada.gender === 'feminino', 1]) };
}
