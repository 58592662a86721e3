import type { Notas } from '../../motor/notas.ts';
import { numeroPorExtenso } from '../../motor/texto.ts';
import type { Entrada } from './contrato.ts';
import { FARMACOS, type Farmaco } from './farmacos.ts';

/** Base in the hemitartrate salt of norepinephrine: 4 mg of base in 8 mg, as the ampoule is labelled. */
const BASE_NO_HEMITARTARATO = 0.5;

/** Dose (mcg/kg/min) from rate (mL/h), or rate from dose, by the concentration (mcg/mL). */
export function calcular(entrada: Entrada, notas: Notas) {
  const { weight_kg, drug_mg, volume_ml, drug } = entrada;
  const sal = drug === 'norepinefrina_hemitartarato' ? BASE_NO_HEMITARTARATO : 1;
  const concentration_mcg_ml = (drug_mg * sal * 1000) / volume_ml;
  const mcgKgMinPorMlH = concentration_mcg_ml / (60 * weight_kg);
  // Exactly one of the two is given: the tool requires it.
  const dose_mcg_kg_min = entrada.dose_mcg_kg_min ?? (entrada.rate_ml_h ?? 0) * mcgKgMinPorMlH;
  const rate_ml_h = entrada.rate_ml_h ?? dose_mcg_kg_min / mcgKgMinPorMlH;
  if (drug === undefined) {
    notas.aviso('Sem o fármaco, a faixa usual da dose não foi conferida.');
  } else {
    avisar(FARMACOS[drug], dose_mcg_kg_min, notas);
  }
  return { concentration_mcg_ml, rate_ml_h, dose_mcg_kg_min };
}

/** Says what the drug asks for, and whether the dose left the usual range; never refuses. */
function avisar({ rotulo, usual, sempre, acimaDe }: Farmaco, dose: number, notas: Notas): void {
  const [minimo, maximo] = usual;
  if (dose < minimo || dose > maximo) {
    notas.aviso(
      `${rotulo}: ${numeroPorExtenso(dose)} mcg/kg/min está fora da faixa usual, de ${numeroPorExtenso(minimo)} a ${numeroPorExtenso(maximo)}. Confirme.`,
    );
  }
  if (sempre) notas.aviso(sempre);
  if (acimaDe && dose > acimaDe[0]) notas.aviso(acimaDe[1]);
}
