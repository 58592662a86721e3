import { renderToStaticMarkup } from 'react-dom/server';
import { Documento } from './documento.tsx';
import type { Recursos } from './pagina.ts';
import { PAGINAS } from './paginas.ts';

// What build/prerender.ts reads from this module, which it loads while building and in dev.
export { arquivosDoSite } from './arquivos.tsx';
export { lerOperador } from './operador.ts';

export const CAMINHOS: readonly string[] = PAGINAS.map((pagina) => pagina.caminho);

/** Complete HTML of a public page, or null when the address is not one. */
export function renderizar(caminho: string, recursos: Recursos): string | null {
  const pagina = PAGINAS.find((candidata) => candidata.caminho === caminho);
  if (!pagina) return null;
  return `<!doctype html>${renderToStaticMarkup(<Documento pagina={pagina} recursos={recursos} />)}`;
}
