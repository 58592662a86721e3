import { potencia } from '../../motor/matematica.ts';
import type { Notas } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

const FATOR_FEMININO = 0.742;
const COEFICIENTE_DE_RACA = 1.212;
/** mL/min/1.73 m²; above it the equation is reported as ">60". */
const LIMITE_DE_RELATO = 60;

/** Estimated GFR in mL/min/1.73 m²; creatinine in mg/dL, IDMS-traceable (Levey 2006). */
export function calcular({ age, creatinine, gender, black }: Entrada, notas: Notas) {
  const egfr =
    175 *
    potencia(creatinine, -1.154) *
    potencia(age, -0.203) *
    (gender === 'feminino' ? FATOR_FEMININO : 1) *
    (black ? COEFICIENTE_DE_RACA : 1);
  if (egfr > LIMITE_DE_RELATO) {
    notas.aviso('Acima de 60 a MDRD é imprecisa: relate “> 60” ou use a CKD-EPI 2021.');
  }
  return { egfr };
}
