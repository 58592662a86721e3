import type { Notas } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/** Systemic doses of the same glucocorticoid effect, mg. */
const EQUIPOTENTE_MG = {
  hidrocortisona: 20,
  cortisona: 25,
  prednisona: 5,
  prednisolona: 5,
  metilprednisolona: 4,
  triancinolona: 4,
  dexametasona: 0.75,
  betametasona: 0.6,
  deflazacorte: 6,
} as const;

/** The dose of `to` with the glucocorticoid effect of `dose_mg` of `from`, mg. */
export function calcular({ from, dose_mg, to }: Entrada, notas: Notas) {
  if (from === 'betametasona' || to === 'betametasona') {
    notas.aviso('Betametasona: usado 0,6 mg; há tabelas com 0,75 mg.');
  }
  if (from === 'deflazacorte' || to === 'deflazacorte') {
    notas.aviso('Deflazacorte: usado 6 mg; há tabelas brasileiras com 7,5 mg.');
  }
  return { dose_mg: (dose_mg * EQUIPOTENTE_MG[to]) / EQUIPOTENTE_MG[from] };
}
