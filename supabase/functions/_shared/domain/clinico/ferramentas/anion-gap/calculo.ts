import type { Notas } from '../../motor/notas.ts';
import { anionGap, corrigirPelaAlbumina } from '../comum/anion-gap.ts';
import type { Entrada } from './contrato.ts';

/** Anion gap in mmol/L and, with the albumin, the corrected one. */
export function calcular({ albumin_g_dl, ...eletrolitos }: Entrada, notas: Notas) {
  const anion_gap = anionGap(eletrolitos);
  if (albumin_g_dl === undefined) {
    notas.ausente('anion_gap_corrected', 'Informe a albumina para corrigir.');
    return { anion_gap };
  }
  return { anion_gap, anion_gap_corrected: corrigirPelaAlbumina(anion_gap, albumin_g_dl) };
}
