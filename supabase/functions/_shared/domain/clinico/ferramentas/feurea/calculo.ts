import type { Notas } from '../../motor/notas.ts';
import { fracaoDeExcrecao } from '../comum/fracao-de-excrecao.ts';
import type { Entrada } from './contrato.ts';

/** Fractional excretion of urea in %: both ureas in mg/dL, creatinine in mg/dL (Carvounis 2002). */
export function calcular(entrada: Entrada, notas: Notas) {
  const feurea_pct = fracaoDeExcrecao(
    {
      substancia: { urina: entrada.urine_urea, plasma: entrada.plasma_urea },
      creatinina: { urina: entrada.urine_creatinine, plasma: entrada.plasma_creatinine },
    },
    notas,
  );
  return { feurea_pct };
}
