import { type Notas, Recusa } from '../../motor/notas.ts';
import { degraus, pontos, somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Minutes of symptoms (Johnston 2007): below 10, 10 to 59, from 60 on. */
const DURACAO = [
  [10, 0],
  [60, 1],
] as const;

/** Age, blood pressure, clinical picture, duration, diabetes. Weakness outweighs speech. */
export function calcular(entrada: Entrada, notas: Notas) {
  const { age, sbp, dbp, unilateral_weakness: fraqueza, duration_min, diabetes } = entrada;
  const fala = entrada.speech_disturbance_without_weakness;
  if (dbp >= sbp) {
    throw new Recusa(
      'dbp',
      'A pressão diastólica precisa ser menor que a sistólica: confira as duas.',
    );
  }
  if (fraqueza && fala) {
    notas.aviso(
      'Com fraqueza unilateral, a alteração da fala não soma: contam só os 2 pontos dela.',
    );
  }
  const score = somar(
    pontos([age >= 60, 1], [sbp >= 140 || dbp >= 90, 1], [diabetes, 1]),
    pontos([fraqueza, 2], [fala && !fraqueza, 1]),
    degraus(duration_min, DURACAO, 2),
  );
  return { score };
}
