import type { Alternativa } from '../../motor/grandezas.ts';
import { Recusa } from '../../motor/notas.ts';

/** Urea weighs 2.14 times its nitrogen: BUN = urea ÷ 2.14, both in mg/dL. */
const UREIA_POR_BUN = 2.14;

/** Urea as another unit of a field that asks for BUN. */
export const UREIA_COMO_UNIDADE: Alternativa = {
  unidade: 'mg/dL de ureia',
  fator: 1 / UREIA_POR_BUN,
};

/**
 * BUN in mg/dL, from whichever of the two was given; BUN wins when both are.
 * @throws {Recusa} when neither is there.
 */
export function bunInformado({
  bun_mg_dl,
  urea_mg_dl,
}: {
  readonly bun_mg_dl?: number;
  readonly urea_mg_dl?: number;
}): number {
  if (bun_mg_dl !== undefined) return bun_mg_dl;
  if (urea_mg_dl !== undefined) return urea_mg_dl / UREIA_POR_BUN;
  throw new Recusa('urea_mg_dl', 'Informe a ureia ou o BUN.');
}
