import type { Notas } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

const CLASSES = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
const DOADOR = 6;

/** The class in Roman numerals, and as it is written down: with an "E" when it is an emergency. */
export function calcular({ physical_status, emergency }: Entrada, notas: Notas) {
  const classe = CLASSES[physical_status - 1];
  const doador = physical_status === DOADOR;
  if (doador && emergency) {
    notas.aviso('A classe VI não leva o "E": a retirada de órgãos já é urgente.');
  }
  return { class: classe, notation: `ASA ${classe}${emergency && !doador ? 'E' : ''}` };
}
