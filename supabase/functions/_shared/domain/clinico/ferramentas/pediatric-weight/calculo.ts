import { Recusa } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/** kg for months of age below one year; for completed years from 1 to 5 and from 6 to 12 (APLS). */
export function calcular({ age_months }: Entrada) {
  if (age_months >= 156) {
    throw new Recusa(
      'age_months',
      'Idade: as equações vão até 12 anos completos (menos de 156 meses). A partir daí, use o peso medido.',
    );
  }
  if (age_months < 12) return { apls_kg: 0.5 * age_months + 4 };
  const anos = Math.floor(age_months / 12);
  return { apls_kg: anos <= 5 ? 2 * anos + 8 : 3 * anos + 7 };
}
