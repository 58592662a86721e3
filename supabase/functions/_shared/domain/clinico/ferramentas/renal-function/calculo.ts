import { type Notas, Recusa } from '../../motor/notas.ts';
import { calcular as filtracao } from '../ckd-epi-2021/calculo.ts';
import { compararPesos, depuracao, SEM_ALTURA } from '../comum/cockcroft-gault.ts';
import type { Entrada } from './contrato.ts';

/** Clearance (mL/min, actual weight) and GFR (mL/min/1.73 m²) side by side, for adults only. */
export function calcular(entrada: Entrada, notas: Notas) {
  const { age, weight, height_cm } = entrada;
  if (age < 18) {
    throw new Recusa(
      'age',
      'Idade: estas equações valem a partir de 18 anos. Antes disso, use a TFGe de Schwartz, com altura e creatinina.',
    );
  }
  notas.aviso(
    'As unidades são diferentes: Cockcroft-Gault em mL/min, CKD-EPI em mL/min/1,73 m². Para dose, siga a que a bula pede.',
  );
  if (height_cm === undefined) notas.aviso(SEM_ALTURA);
  else compararPesos(entrada, height_cm, notas);
  return { cockcroft_gault: depuracao(entrada, weight), ckd_epi_2021: filtracao(entrada).egfr };
}
