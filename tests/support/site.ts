/** The built app, served as a static host would serve it. */

import { preview } from 'vite';
import { BUILD_DIR, SITE_URL } from './addresses.ts';

/** Serves the build of the tests; the answer stops it. */
export async function serveSite(): Promise<() => Promise<void>> {
  const server = await preview({
    logLevel: 'error',
    build: { outDir: BUILD_DIR },
    preview: { port: Number(new URL(SITE_URL).port), strictPort: true },
  });
  return () => server.close();
}
