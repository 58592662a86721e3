import { pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Points of the walking aid: furniture is the worst. */
export const APOIO = { nenhum: 0, muleta: 15, mobilia: 30 } as const;

/** Points of the gait. */
export const MARCHA = { normal: 0, fraca: 10, comprometida: 20 } as const;

/** Points of how the person judges the own ability. */
export const ESTADO_MENTAL = { orientado: 0, superestima: 15 } as const;

/** 0 to 125 (Morse 1989). */
export function calcular(entrada: Entrada) {
  return {
    score:
      pontos(
        [entrada.history_falling, 25],
        [entrada.secondary_diagnosis, 15],
        [entrada.iv_therapy, 20],
      ) +
      APOIO[entrada.ambulatory_aid] +
      MARCHA[entrada.gait] +
      ESTADO_MENTAL[entrada.mental],
  };
}
