import type { Connect, Plugin } from 'vite';

/** The one HTML document of the application; every screen is a client route inside it. */
const DOCUMENTO = '/app.html';

/** Whether a request asks for a page, not for a file, a module or data. */
function pedePagina(pedido: Connect.IncomingMessage): boolean {
  const caminho = (pedido.url ?? '/').split('?', 1)[0] ?? '/';
  const aceitaHtml = pedido.headers.accept?.includes('text/html') ?? false;
  const temExtensao = /\.[a-z0-9]+$/i.test(caminho);
  return pedido.method === 'GET' && aceitaHtml && !temExtensao && !caminho.startsWith('/@');
}

const servirAplicacao: Connect.NextHandleFunction = (pedido, _resposta, seguir) => {
  if (pedePagina(pedido)) pedido.url = DOCUMENTO;
  seguir();
};

/**
 * Serves `app.html` for every navigation that no public page answered, in dev and preview.
 * It runs after the static files: both hooks return a function, which Vite calls last.
 */
export function spaFallback(): Plugin {
  return {
    name: 'pleno:spa-fallback',
    configureServer: (servidor) => () => {
      servidor.middlewares.use(servirAplicacao);
    },
    configurePreviewServer: (servidor) => () => {
      servidor.middlewares.use(servirAplicacao);
    },
  };
}
