/** Text that would do something, were it ever read as markup. */
import type { BrowserContext } from '@playwright/test';

/**
 * For the fields that a story fills: read as markup it makes an element, which asks for the image
 * and fails at it. It has no slash, so that it may stand in the name of a file.
 */
export const MARCACAO = '<img src=marcado onerror=window.__xss=1>';

/**
 * From here on writes down what the pages of a browser ask for because they read the markup as
 * such. A request tells it of every page that there was, also where the policy of the site would
 * not let the handler run.
 */
export function escutarMarcacao(contexto: BrowserContext): string[] {
  const pedidas: string[] = [];
  contexto.on('request', (pedido) => {
    if (new URL(pedido.url()).pathname.endsWith('/marcado')) pedidas.push(pedido.url());
  });
  return pedidas;
}
