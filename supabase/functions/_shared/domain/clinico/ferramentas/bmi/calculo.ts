import { type Notas, Recusa } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/** kg ÷ m². A height up to 3 is in metres, from 30 on in centimetres; between, nobody knows. */
export function calcular({ weight, height, age }: Entrada, notas: Notas) {
  if (height > 3 && height < 30) {
    throw new Recusa(
      'height',
      'Altura: informe entre 30 e 272 cm, ou entre 0,2 e 3 m; este valor não é nem um nem outro.',
    );
  }
  const metros = height <= 3 ? height : height / 100;
  if (age !== undefined && age < 20) {
    const motivo = 'Com menos de 20 anos, use o escore-z de IMC para a idade (OMS).';
    notas.ausente('class_who', motivo);
  }
  return { bmi: weight / (metros * metros) };
}
