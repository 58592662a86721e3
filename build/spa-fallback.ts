import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';

/** The one HTML document of the application; every screen is a client route inside it. */
const DOCUMENTO = '/app.html';

const caminhoDe = (pedido: Connect.IncomingMessage) => (pedido.url ?? '/').split('?', 1)[0] ?? '/';

/** Whether a request asks for a page, not for a file, a module or data. */
function pedePagina(pedido: Connect.IncomingMessage): boolean {
  const caminho = caminhoDe(pedido);
  const aceitaHtml = pedido.headers.accept?.includes('text/html') ?? false;
  const temExtensao = /\.[a-z0-9]+$/i.test(caminho);
  return pedido.method === 'GET' && aceitaHtml && !temExtensao && !caminho.startsWith('/@');
}

/** Answers a navigation with the document that `escolher` names. */
function servir(escolher: (caminho: string) => string): Connect.NextHandleFunction {
  return (pedido, _resposta, seguir) => {
    if (pedePagina(pedido)) pedido.url = escolher(caminhoDe(pedido));
    seguir();
  };
}

/**
 * Serves `app.html` for every navigation that no public page answered, in dev and preview.
 * It runs after the static files: both hooks return a function, which Vite calls last.
 */
export function spaFallback(): Plugin {
  return {
    name: 'pleno:spa-fallback',
    configureServer: (servidor) => () => {
      servidor.middlewares.use(servir(() => DOCUMENTO));
    },
    configurePreviewServer: (servidor) => () => {
      const { root, build } = servidor.config;
      const pasta = resolve(root, build.outDir);
      // A prerendered page answers without its final slash too, as on a static host.
      const documento = (caminho: string) => {
        const pronta = join(caminho, 'index.html');
        return existsSync(join(pasta, pronta)) ? pronta : DOCUMENTO;
      };
      servidor.middlewares.use(servir(documento));
    },
  };
}
