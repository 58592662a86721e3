import { potencia } from '../../motor/matematica.ts';
import type { Entrada } from './contrato.ts';

/** Body surface area in m², from kg and cm (Mosteller 1987; Du Bois and Du Bois 1916). */
export function calcular({ weight_kg, height_cm }: Entrada) {
  return {
    mosteller_m2: Math.sqrt((height_cm * weight_kg) / 3600),
    dubois_m2: 0.007184 * potencia(weight_kg, 0.425) * potencia(height_cm, 0.725),
  };
}
