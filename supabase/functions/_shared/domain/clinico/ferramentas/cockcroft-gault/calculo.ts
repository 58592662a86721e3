import type { Notas } from '../../motor/notas.ts';
import { compararPesos, depuracao, SEM_ALTURA } from '../comum/cockcroft-gault.ts';
import { SEM_PESO_IDEAL } from '../comum/peso-ideal.ts';
import type { Entrada } from './contrato.ts';

const COM_ALTURA = ['ibw_kg', 'adjbw_kg', 'clcr_ibw', 'clcr_adjbw'] as const;

/** Clearance in mL/min with the actual weight and, when the height is known, ideal and adjusted. */
export function calcular(entrada: Entrada, notas: Notas) {
  const { weight, height_cm } = entrada;
  const clcr = depuracao(entrada, weight);
  if (height_cm === undefined) notas.aviso(SEM_ALTURA);
  const pesos = height_cm === undefined ? undefined : compararPesos(entrada, height_cm, notas);
  if (!pesos) {
    const motivo = height_cm === undefined ? 'Informe a altura.' : SEM_PESO_IDEAL;
    notas.ausente(COM_ALTURA, motivo);
    return { clcr };
  }
  return {
    clcr,
    ibw_kg: pesos.ideal,
    adjbw_kg: pesos.ajustado,
    clcr_ibw: depuracao(entrada, pesos.ideal),
    clcr_adjbw: depuracao(entrada, pesos.ajustado),
  };
}
