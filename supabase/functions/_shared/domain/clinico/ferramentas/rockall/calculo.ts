import { degraus, pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Points of the worst comorbidity. */
export const COMORBIDADE = { nenhuma: 0, icc_ci_maior: 2, renal_hepatica_metastase: 3 } as const;

/** Points of the diagnosis made at endoscopy. */
export const DIAGNOSTICO = { mallory_weiss_sem_lesao: 0, outros: 1, malignidade: 2 } as const;

const IDADE = [
  [60, 0],
  [80, 1],
] as const;

/** Full Rockall score, 0 to 11: systolic pressure in mmHg, age in years (Rockall 1996). */
export function calcular({ age, sbp, hr, comorbidity, diagnosis, stigmata }: Entrada) {
  return {
    score:
      degraus(age, IDADE, 2) +
      pontosDoChoque(sbp, hr) +
      COMORBIDADE[comorbidity] +
      DIAGNOSTICO[diagnosis] +
      pontos([stigmata, 2]),
  };
}

/** A low pressure counts 2 whatever the heart rate. */
function pontosDoChoque(sbp: number, hr: number): number {
  if (sbp < 100) return 2;
  return hr >= 100 ? 1 : 0;
}
