import type { ReactNode } from 'react';
import type { Operador } from './operador.ts';

/** Addresses of one screenshot of the app, in the two themes. */
export interface Captura {
  claro: string;
  escuro: string;
  largura: number;
  altura: number;
}

/** What the build knows and the pages need: hashed addresses and the deployment settings. */
export interface Recursos {
  estilo: string;
  fonte: string;
  pagina: string;
  ajuda: string;
  capturas: Readonly<Partial<Record<string, Captura>>>;
  operador: Operador;
}

/** A public page. `corpo` is the inside of `<main>`. */
export interface Pagina {
  caminho: string;
  /** Address search engines should keep, when the page answers at more than one. */
  canonico?: string;
  titulo: string;
  descricao: string;
  /** Structured data that says no more than the page itself does. */
  dados?: (recursos: Recursos) => object;
  /** Whether the page runs the help centre's search. */
  comBusca?: boolean;
  corpo: (recursos: Recursos) => ReactNode;
}
