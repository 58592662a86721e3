import type { Entrada } from './contrato.ts';

/** (SpO₂ in % ÷ FiO₂ as a fraction) ÷ breaths a minute. */
export function calcular({ spo2, fio2, rr }: Entrada) {
  return { rox: spo2 / fio2 / rr };
}
