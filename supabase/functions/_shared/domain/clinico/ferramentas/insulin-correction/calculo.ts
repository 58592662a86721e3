import type { Notas } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/** Below this no correction is given, mg/dL. */
const SEM_CORRECAO = 100;
const HIPOGLICEMIA = 70;

/** How much a unit lowers glucose (mg/dL), and the units that bring it to the target. */
export function calcular(
  { glucose_mg_dl, target_mg_dl, total_daily_dose, rule }: Entrada,
  notas: Notas,
) {
  const isf_mg_dl_per_u = rule / total_daily_dose;
  if (glucose_mg_dl < SEM_CORRECAO) {
    negar(glucose_mg_dl, notas);
    return { isf_mg_dl_per_u };
  }
  const correction_u = Math.max(0, (glucose_mg_dl - target_mg_dl) / isf_mg_dl_per_u);
  if (correction_u > 0) {
    notas.aviso('Não repita a correção dentro de 4 h: as doses se somam.');
  }
  return { isf_mg_dl_per_u, correction_u };
}

/** Why there is no correction, and what to do when glucose is already low. */
function negar(glicemia: number, notas: Notas): void {
  notas.ausente('correction_u', 'Glicemia abaixo de 100 mg/dL: não aplique correção.');
  if (glicemia < HIPOGLICEMIA) {
    notas.critico(
      'Hipoglicemia. Acordado e deglutindo: 15 g de carboidrato de ação rápida, repita a glicemia em 15 min e repita enquanto estiver abaixo de 70. Sem via oral ou rebaixado: glicose venosa ou glucagon. Suspenda a insulina rápida e procure a causa.',
    );
  }
}
