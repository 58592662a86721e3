import { ROTULO_DO_TIPO, TIPOS_DE_USUARIO, type TipoDeUsuario } from '@domain/permissoes.ts';
import type { ReactNode } from 'react';

/** A help article. `id` is its address in the page and never changes. */
export interface ArtigoDeAjuda {
  id: string;
  titulo: string;
  para: readonly TipoDeUsuario[];
  /** Words people search by that the text itself does not use. */
  palavras: readonly string[];
  corpo: ReactNode;
}

export interface GrupoDeAjuda {
  id: string;
  titulo: string;
  artigos: readonly ArtigoDeAjuda[];
}

export const TODOS = TIPOS_DE_USUARIO;
export const INSTITUICOES = ['clinica', 'hospital'] as const satisfies readonly TipoDeUsuario[];

/** Whom an article is for, in words: "Clínica e Hospital", "Todas as contas". */
export function publicoDoArtigo({ para }: Pick<ArtigoDeAjuda, 'para'>): string {
  if (para.length === TIPOS_DE_USUARIO.length) return 'Todas as contas';
  return new Intl.ListFormat('pt-BR').format(para.map((tipo) => ROTULO_DO_TIPO[tipo]));
}
