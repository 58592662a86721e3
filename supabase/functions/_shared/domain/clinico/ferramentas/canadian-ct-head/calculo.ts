import { contar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** One high-risk finding is enough for `alto`; without any, one medium-risk is for `medio`. */
export function calcular(entrada: Entrada) {
  const altos = contar(
    entrada.gcs_lt_15_at_2h,
    entrada.suspected_open_depressed_fracture,
    entrada.basal_fracture_sign,
    entrada.vomiting_episodes >= 2,
    entrada.age >= 65,
  );
  const medios = contar(entrada.retrograde_amnesia_ge_30min, entrada.dangerous_mechanism);
  return { ct_indicated: altos + medios > 0, risk: risco(altos, medios) };
}

function risco(altos: number, medios: number): 'alto' | 'medio' | 'nenhum' {
  if (altos > 0) return 'alto';
  return medios > 0 ? 'medio' : 'nenhum';
}
