/** What the body of a document is made of, before anybody knows where on which page it stands. */
import type { Trecho } from './texto.ts';

export type Bloco =
  /** A paragraph, with the space after it in lines. */
  | { readonly bloco: 'paragrafo'; readonly trechos: readonly Trecho[]; readonly suave?: boolean }
  /** A heading, which stays with what follows. */
  | { readonly bloco: 'rotulo'; readonly texto: string }
  /** A numbered item: what it is, at its right how much, and lines below; it stays whole. */
  | {
      readonly bloco: 'item';
      readonly numero: number;
      readonly titulo: string;
      readonly aoLado?: string | undefined;
      readonly linhas: readonly string[];
    }
  /** A band across the page that nobody overlooks. */
  | { readonly bloco: 'faixa'; readonly texto: string }
  /** Boxes to be filled in by hand, side by side. */
  | { readonly bloco: 'quadros'; readonly quadros: readonly Quadro[] }
  /** Where it is signed. */
  | { readonly bloco: 'assinatura'; readonly linha: boolean; readonly textos: readonly string[] };

export interface Quadro {
  readonly titulo: string;
  readonly campos: readonly string[];
}

/** A paragraph of one text. */
export function paragrafo(texto: string): Bloco {
  return { bloco: 'paragrafo', trechos: [{ texto }] };
}

/** A heading and its text, one line after the other; nothing where there is no text. */
export function secao(titulo: string, texto: string | null | undefined): Bloco[] {
  return texto?.trim() ? [{ bloco: 'rotulo', texto: titulo }, paragrafo(texto.trim())] : [];
}

/** Reads `**so**` as what stands out. */
export function trechosDe(texto: string): Trecho[] {
  return texto
    .split('**')
    .map((parte, n) => ({ texto: parte, forte: n % 2 === 1 }))
    .filter((trecho) => trecho.texto !== '');
}
