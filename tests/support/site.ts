/** The built app, served as a static host would serve it. */

import { build, preview } from 'vite';
import { API_URL, BUILD_DIR, SITE_URL } from './addresses.ts';

/** Builds the app as `npm test` does, for who runs one part of the tests alone. */
export async function buildSite(): Promise<void> {
  process.env.VITE_SUPABASE_URL = API_URL;
  await build({ logLevel: 'warn', build: { outDir: BUILD_DIR, emptyOutDir: true } });
}

/** Serves the build of the tests; the answer stops it. */
export async function serveSite(): Promise<() => Promise<void>> {
  const server = await preview({
    logLevel: 'error',
    build: { outDir: BUILD_DIR },
    preview: { port: Number(new URL(SITE_URL).port), strictPort: true },
  });
  return () => server.close();
}
