import { TAMANHO_DA_MENSAGEM } from '@/shared/conversas/api/linhas.ts';

/** Files chosen for the message that is being written. */
export interface AnexosNaEscrita {
  /** The files that are on the server and were checked. */
  readonly prontos: readonly { readonly id: string; readonly nome: string }[];
  /** What the message says when nothing was typed. */
  readonly nomes: string;
  /** Whether one is still on its way: the message waits for it. */
  readonly ocupado: boolean;
  /** Forgets them, because they belong to a message now. */
  readonly limpar: () => void;
}

export const ANEXOS_VAZIOS: AnexosNaEscrita = {
  prontos: [],
  nomes: '',
  ocupado: false,
  limpar: () => undefined,
};

/** What a message says that has only files, as lists of conversations show it. */
export function nomesDosAnexos(
  anexos: readonly { readonly nome: string; readonly criado_em: string }[],
): string {
  return anexos
    .toSorted((a, b) => a.criado_em.localeCompare(b.criado_em))
    .map(({ nome }) => nome)
    .join(', ')
    .slice(0, TAMANHO_DA_MENSAGEM);
}
