import type { Entrada } from './contrato.ts';

/** Fasting glucose (mg/dL) × fasting insulin (µUI/mL) ÷ 405; the same as mmol/L × µUI/mL ÷ 22.5. */
export function calcular({ glucose_mg_dl, insulin_uui_ml }: Entrada) {
  return { homa_ir: (glucose_mg_dl * insulin_uui_ml) / 405 };
}
