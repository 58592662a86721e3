import type { Notas } from '../../motor/notas.ts';
import { anionGap, corrigirPelaAlbumina } from '../comum/anion-gap.ts';
import type { Entrada } from './contrato.ts';

/** Normal values, mmol/L. */
const GAP_NORMAL = 12;
const BICARBONATO_NORMAL = 24;

/** Rise of the anion gap over the fall of bicarbonate, with the corrected gap if there is albumin. */
export function calcular({ albumin_g_dl, ...eletrolitos }: Entrada, notas: Notas) {
  const gap = anionGap(eletrolitos);
  const anion_gap_used = albumin_g_dl === undefined ? gap : corrigirPelaAlbumina(gap, albumin_g_dl);
  if (eletrolitos.bicarbonate >= BICARBONATO_NORMAL) {
    notas.ausente('delta_ratio', 'Não aplicável: o bicarbonato não está abaixo de 24 mmol/L.');
    return { anion_gap_used };
  }
  if (anion_gap_used <= GAP_NORMAL) {
    notas.ausente('delta_ratio', 'Não aplicável: o ânion gap não passa de 12 mmol/L.');
    return { anion_gap_used };
  }
  return {
    anion_gap_used,
    delta_ratio: (anion_gap_used - GAP_NORMAL) / (BICARBONATO_NORMAL - eletrolitos.bicarbonate),
  };
}
