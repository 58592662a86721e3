/** The built app, served as a static host would serve it. */

import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { SITE_URL } from './addresses.ts';

/** Where `npm test` builds the app against the test stack. */
const BUILD_DIR = fileURLToPath(new URL('../../.local/tests/dist', import.meta.url));

/** Serves the build of the tests; the answer stops it. */
export async function serveSite(buildDir = BUILD_DIR): Promise<() => Promise<void>> {
  const server = await preview({
    logLevel: 'error',
    build: { outDir: buildDir },
    preview: { port: Number(new URL(SITE_URL).port), strictPort: true },
  });
  return () => server.close();
}
