import type { Entrada } from './contrato.ts';

const GOTAS_POR_ML = 20;
const MICROGOTAS_POR_ML = 60;

/** Rate of an infusion: mL/h, and drops and microdrops a minute (20 and 60 to the mL). */
export function calcular({ volume_ml, hours }: Entrada) {
  const ml_h = volume_ml / hours;
  const ml_min = ml_h / 60;
  return {
    ml_h,
    drops_min: ml_min * GOTAS_POR_ML,
    microdrops_min: ml_min * MICROGOTAS_POR_ML,
  };
}
