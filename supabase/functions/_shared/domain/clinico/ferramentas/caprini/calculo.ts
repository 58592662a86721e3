import { contar, degraus, pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Points of age in completed years: up to 40 none, 41–60 one, 61–74 two, 75 or more three. */
const IDADE = [
  [41, 0],
  [61, 1],
  [75, 2],
] as const;

/** The 2005 table: how many factors of each weight, the age and a BMI above 25 kg/m² (Caprini 2005). */
export function calcular(entrada: Entrada) {
  const fatores =
    deUmPonto(entrada) +
    2 * deDoisPontos(entrada) +
    3 * deTresPontos(entrada) +
    5 * deCincoPontos(entrada);
  const score = fatores + degraus(entrada.age, IDADE, 3) + pontos([entrada.bmi > 25, 1]);
  return { score };
}

function deUmPonto(entrada: Entrada): number {
  return contar(
    entrada.minor_surgery,
    entrada.prior_major_surgery_1mo,
    entrada.varicose_veins,
    entrada.ibd,
    entrada.swollen_legs,
    entrada.acute_mi,
    entrada.chf_1mo,
    entrada.sepsis_1mo,
    entrada.lung_disease_pneumonia_1mo,
    entrada.copd,
    entrada.medical_bed_rest,
    entrada.ocp_hrt,
    entrada.pregnancy_postpartum,
    entrada.pregnancy_loss_history,
  );
}

function deDoisPontos(entrada: Entrada): number {
  return contar(
    entrada.arthroscopic_surgery,
    entrada.malignancy,
    entrada.major_surgery_gt_45min,
    entrada.laparoscopic_surgery_gt_45min,
    entrada.bed_gt_72h,
    entrada.plaster_cast,
    entrada.central_venous_access,
  );
}

function deTresPontos(entrada: Entrada): number {
  return contar(
    entrada.history_vte,
    entrada.family_history_vte,
    entrada.factor_v_leiden,
    entrada.prothrombin_20210a,
    entrada.lupus_anticoagulant,
    entrada.anticardiolipin,
    entrada.homocysteine,
    entrada.hit,
    entrada.other_thrombophilia,
  );
}

function deCincoPontos(entrada: Entrada): number {
  return contar(
    entrada.major_lower_limb_arthroplasty,
    entrada.hip_pelvis_leg_fracture,
    entrada.stroke_1mo,
    entrada.multiple_trauma,
    entrada.spinal_cord_injury,
  );
}
