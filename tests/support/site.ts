/** The built app, served as a static host would serve it. */

import { build, type Plugin, preview } from 'vite';
import { GUARDAR_SEMPRE } from '../../build/cabecalhos.ts';
import { API_URL, BUILD_DIR, SITE_URL } from './addresses.ts';

/** Builds the app as `npm test` does, for who runs one part of the tests alone. */
export async function buildSite(): Promise<void> {
  definirAmbiente();
  await build({ logLevel: 'warn', build: { outDir: BUILD_DIR, emptyOutDir: true } });
}

/** What Vite reads, to build and to hand calls on. */
function definirAmbiente(): void {
  process.env.VITE_SUPABASE_URL = API_URL;
  process.env.VITE_API_NO_SITE = 'sim';
}

/** The files that a static host lets browsers keep. */
const guardarArquivos: Plugin = {
  name: 'pleno:guardar-arquivos',
  configurePreviewServer({ middlewares }) {
    middlewares.use((pedido, resposta, seguir) => {
      if (pedido.url?.startsWith('/assets/')) {
        resposta.setHeader('Cache-Control', GUARDAR_SEMPRE);
      }
      seguir();
    });
  },
};

/** Serves the build of the tests; the answer stops it. */
export async function serveSite(): Promise<() => Promise<void>> {
  definirAmbiente();
  const server = await preview({
    logLevel: 'error',
    plugins: [guardarArquivos],
    build: { outDir: BUILD_DIR },
    preview: { port: Number(new URL(SITE_URL).port), strictPort: true },
  });
  return () => server.close();
}
