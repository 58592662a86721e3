import type { Notas } from '../../motor/notas.ts';
import { fracaoDeExcrecao } from '../comum/fracao-de-excrecao.ts';
import type { Entrada } from './contrato.ts';

/** Fractional excretion of sodium in %: sodium in mmol/L, creatinine in mg/dL (Espinel 1976). */
export function calcular(entrada: Entrada, notas: Notas) {
  const fena_pct = fracaoDeExcrecao(
    {
      substancia: { urina: entrada.urine_sodium, plasma: entrada.plasma_sodium },
      creatinina: { urina: entrada.urine_creatinine, plasma: entrada.plasma_creatinine },
    },
    notas,
  );
  return { fena_pct };
}
