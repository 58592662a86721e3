import { type Notas, Recusa } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/** Triglycerides up to which each equation was made, mg/dL. */
const LIMITE_FRIEDEWALD = 400;
const LIMITE_SAMPSON = 800;

/** Non-HDL and LDL cholesterol by two equations, mg/dL. */
export function calcular({ total_cholesterol, hdl, triglycerides }: Entrada, notas: Notas) {
  if (hdl >= total_cholesterol) {
    throw new Recusa('hdl', 'HDL: informe um valor menor que o do colesterol total.');
  }
  const non_hdl = total_cholesterol - hdl;
  const friedewald = valido(
    'friedewald',
    non_hdl - triglycerides / 5,
    triglycerides,
    LIMITE_FRIEDEWALD,
    notas,
  );
  if (friedewald !== undefined && friedewald < 70) {
    notas.aviso('LDL abaixo de 70 mg/dL: Friedewald é pouco confiável; prefira Sampson.');
  }
  const sampson = valido(
    'sampson',
    total_cholesterol / 0.948 -
      hdl / 0.971 -
      (triglycerides / 8.56 +
        (triglycerides * non_hdl) / 2140 -
        (triglycerides * triglycerides) / 16_100) -
      9.44,
    triglycerides,
    LIMITE_SAMPSON,
    notas,
  );
  return { non_hdl, friedewald, sampson };
}

/** The LDL, unless triglycerides pass the limit of its equation or it comes out as no LDL can be. */
function valido(
  saida: string,
  ldl: number,
  triglycerides: number,
  limite: number,
  notas: Notas,
): number | undefined {
  if (triglycerides > limite) {
    notas.ausente(saida, `Triglicérides acima de ${limite} mg/dL: dosar LDL direto.`);
    return undefined;
  }
  if (ldl <= 0) {
    notas.ausente(
      saida,
      'A conta não dá um valor possível: confira os exames ou dose o LDL direto.',
    );
    return undefined;
  }
  return ldl;
}
