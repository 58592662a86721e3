import { SECOES_DA_EVOLUCAO, type SecaoDaEvolucao, type SecaoLivre } from '../prontuario.ts';

/** What somebody wrote in an entry. */
type Escrita = Readonly<Record<SecaoDaEvolucao, string>> & {
  readonly secoes_livres: readonly SecaoLivre[];
};

/** The sections of an entry in which something was written, the four texts first. */
export function secoesEscritas(entrada: Escrita): SecaoLivre[] {
  return todasAsSecoes(entrada).filter(({ texto }) => texto !== '');
}

/** Every section of an entry, written or not; texts without what surrounds them. */
export function todasAsSecoes(entrada: Escrita): SecaoLivre[] {
  return [
    ...SECOES_DA_EVOLUCAO.map(({ campo, rotulo }) => ({ titulo: rotulo, texto: entrada[campo] })),
    ...entrada.secoes_livres,
  ].map(({ titulo, texto }) => ({ titulo, texto: texto.trim() }));
}
