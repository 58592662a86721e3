import type { Notas } from '../../motor/notas.ts';
import { somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** The sum of the nine items; the ninth asks about suicide and warns by itself. */
export function calcular({ items }: Entrada, notas: Notas) {
  const suicide_item_positive = (items[8] ?? 0) > 0;
  if (suicide_item_positive) {
    notas.critico('Item 9 positivo: avalie o risco de suicídio agora, seja qual for a pontuação.');
  }
  return { score: somar(...items), suicide_item_positive };
}
