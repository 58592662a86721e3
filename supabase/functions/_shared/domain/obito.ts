import { dataExiste } from './datas.ts';

/** The earliest day of a death; the database keeps the same limit. */
const MAIS_ANTIGO = '1890-01-01';

/**
 * Why a day cannot be that of a death, in a sentence; null when it can. Days are `AAAA-MM-DD`.
 *
 * @param nascimento null when it is not known.
 * @param hoje today where the clinic is: nobody died after it.
 */
export function recusaDoObito(dia: string, nascimento: string | null, hoje: string): string | null {
  if (!dataExiste(dia) || dia < MAIS_ANTIGO) return 'Data do óbito: confira dia, mês e ano.';
  if (dia > hoje) return 'Data do óbito: está no futuro.';
  if (nascimento !== null && dia < nascimento) {
    return 'Data do óbito: é anterior à do nascimento.';
  }
  return null;
}
