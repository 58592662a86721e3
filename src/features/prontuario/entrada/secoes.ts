import { SECOES_DA_EVOLUCAO, type SecaoLivre } from '@domain/prontuario.ts';
import type { Entrada } from '../api/linhas.ts';

/** The sections of an entry in which something was written, the four texts first. */
export function secoesEscritas(entrada: Entrada): SecaoLivre[] {
  return todasAsSecoes(entrada).filter(({ texto }) => texto !== '');
}

/** Every section of an entry, written or not; texts without what surrounds them. */
export function todasAsSecoes(entrada: Entrada): SecaoLivre[] {
  return [
    ...SECOES_DA_EVOLUCAO.map(({ campo, rotulo }) => ({ titulo: rotulo, texto: entrada[campo] })),
    ...entrada.secoes_livres,
  ].map(({ titulo, texto }) => ({ titulo, texto: texto.trim() }));
}
