import { Recusa } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/** Mean arterial pressure, mmHg: a third of systole, two thirds of diastole. */
export function calcular({ sbp, dbp }: Entrada) {
  if (dbp >= sbp) {
    throw new Recusa('dbp', 'Pressão diastólica: informe um valor menor que o da sistólica.');
  }
  return { map: (sbp + 2 * dbp) / 3 };
}
