import { degraus, somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Six systems, 0 to 4 each (Vincent 1996). */
export function calcular(entrada: Entrada) {
  const components = {
    respiratory: respiratorio(entrada),
    coagulation: degraus(
      entrada.platelets,
      [
        [20, 4],
        [50, 3],
        [100, 2],
        [150, 1],
      ],
      0,
    ),
    liver: degraus(
      entrada.bilirubin,
      [
        [1.2, 0],
        [2, 1],
        [6, 2],
        [12, 3],
      ],
      4,
    ),
    cardiovascular: cardiovascular(entrada),
    cns: degraus(
      entrada.gcs,
      [
        [6, 4],
        [10, 3],
        [13, 2],
        [15, 1],
      ],
      0,
    ),
    renal: renal(entrada),
  };
  return { score: somar(...Object.values(components)), components };
}

/** PaO₂/FiO₂ in mmHg; 3 and 4 points are for who has respiratory support. */
function respiratorio({ pao2, fio2, respiratory_support }: Entrada): number {
  const pontos = degraus(
    pao2 / fio2,
    [
      [100, 4],
      [200, 3],
      [300, 2],
      [400, 1],
    ],
    0,
  );
  return respiratory_support ? pontos : Math.min(pontos, 2);
}

/** Doses in mcg/kg/min for an hour or more; a drug that was not given is not in use. */
function cardiovascular(entrada: Entrada): number {
  const { map, dopamine = 0, dobutamine = 0, norepinephrine = 0, epinephrine = 0 } = entrada;
  const catecolamina = Math.max(norepinephrine, epinephrine);
  if (dopamine > 15 || catecolamina > 0.1) return 4;
  if (dopamine > 5 || catecolamina > 0) return 3;
  if (dopamine > 0 || dobutamine > 0) return 2;
  return map < 70 ? 1 : 0;
}

/** The worse of creatinine (mg/dL) and, where it was measured, urine (mL/day). */
function renal({ creatinine, urine_output_ml_day }: Entrada): number {
  const pelaCreatinina = degraus(
    creatinine,
    [
      [1.2, 0],
      [2, 1],
      [3.5, 2],
      [5, 3],
    ],
    4,
  );
  if (urine_output_ml_day === undefined) return pelaCreatinina;
  return Math.max(
    pelaCreatinina,
    degraus(
      urine_output_ml_day,
      [
        [200, 4],
        [500, 3],
      ],
      0,
    ),
  );
}
