import type { Notas } from '../../motor/notas.ts';
import { pontos, somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Three items of 0 to 3; frequent nebulisation or persistent vomiting add 2, once. */
export function calcular(entrada: Entrada, notas: Notas) {
  const itens = [entrada.behavior, entrada.cardiovascular, entrada.respiratory];
  if (itens.includes(3)) {
    notas.critico('Um item vale 3: chame a equipe médica, seja qual for o total.');
  }
  const extra = entrada.nebulizer_quarter_hourly || entrada.persistent_vomiting;
  return { score: somar(...itens, pontos([extra, 2])) };
}
