import { type Notas, Recusa } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/** Water vapour pressure at 37 °C, mmHg. */
const VAPOR_DE_AGUA = 47;
const AR_AMBIENTE = 0.21;

/** Alveolar gas equation, and the difference to arterial oxygen; pressures in mmHg. */
export function calcular({ age, fio2, pao2, paco2, patm, rq }: Entrada, notas: Notas) {
  const pao2_alveolar = fio2 * (patm - VAPOR_DE_AGUA) - paco2 / rq;
  if (pao2_alveolar <= 0) {
    throw new Recusa(
      'paco2',
      'Com estes valores não restaria oxigênio no alvéolo: confira PaCO₂, FiO₂ e pressão atmosférica.',
    );
  }
  const aa_gradient = pao2_alveolar - pao2;
  const expected_for_age = age / 4 + 4;
  comentar(aa_gradient, expected_for_age, fio2, notas);
  return { pao2_alveolar, aa_gradient, expected_for_age };
}

/** The expected value holds only for room air; a negative gradient is an error of measurement. */
function comentar(gradiente: number, esperado: number, fio2: number, notas: Notas): void {
  if (gradiente < 0) {
    notas.aviso('Gradiente negativo: confira FiO₂, PaO₂ e pressão atmosférica.');
  } else if (fio2 > AR_AMBIENTE) {
    notas.aviso('O esperado para a idade vale em ar ambiente; com oxigênio, o gradiente aumenta.');
  } else if (gradiente > esperado) {
    notas.aviso(
      'Gradiente acima do esperado para a idade: pense em distúrbio V/Q, shunt ou difusão.',
    );
  }
}
