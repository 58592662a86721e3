import type { Pagina } from './pagina.ts';
import { ajuda } from './paginas/ajuda.tsx';
import { blog, paginasDoBlog } from './paginas/blog.tsx';
import { carreira } from './paginas/carreira.tsx';
import { inicio, landing } from './paginas/inicio.tsx';
import { privacidade } from './paginas/privacidade.tsx';
import { sobre } from './paginas/sobre.tsx';
import { termos } from './paginas/termos.tsx';

/** Every public page there is. */
export const PAGINAS: readonly Pagina[] = [
  inicio,
  landing,
  ajuda,
  blog,
  ...paginasDoBlog,
  sobre,
  carreira,
  privacidade,
  termos,
];
