import type { Notas } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/** Usual ceiling of maintenance in large adolescents, mL a day. */
const TETO_USUAL_ML = 2400;

/** Water by weight: `primeiros` a kg up to 10 kg, `seguintes` from 10 to 20, `resto` above. */
function porDegraus(peso: number, primeiros: number, seguintes: number, resto: number): number {
  return (
    Math.min(peso, 10) * primeiros +
    Math.min(Math.max(peso - 10, 0), 10) * seguintes +
    Math.max(peso - 20, 0) * resto
  );
}

/** Daily volume (100-50-20 mL/kg/day) and hourly rate (4-2-1 mL/kg/h): two rules, close but not equal. */
export function calcular({ weight_kg }: Entrada, notas: Notas) {
  const daily_ml = porDegraus(weight_kg, 100, 50, 20);
  if (daily_ml > TETO_USUAL_ML) {
    notas.aviso('Acima do teto usual de 2.400 mL por dia (cerca de 100 mL/h).');
  }
  return { daily_ml, hourly_421_ml: porDegraus(weight_kg, 4, 2, 1) };
}
