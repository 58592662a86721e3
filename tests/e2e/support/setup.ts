/** Before the browser tests: the stack with the demo's rows, and the built app. */

import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { API_URL, BUILD_DIR, SITE_URL } from '../../support/addresses.ts';
import { serveSite } from '../../support/site.ts';
import { iniciarStack } from '../../support/stack.ts';

/** What the services said, for who looks into a failure. */
const STACK_LOG = join(BUILD_DIR, '..', 'stack.log');

export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(BUILD_DIR)) {
    throw new Error('The app is not built for the tests: run `npm test -- --so e2e`.');
  }
  const registro = createWriteStream(STACK_LOG);
  const pilha = await iniciarStack({
    api: Number(new URL(API_URL).port),
    seed: true,
    siteUrl: SITE_URL,
    senhasLeves: true,
    log: (linha) => registro.write(`${linha}\n`),
  });
  const pararSite = await serveSite();
  return async () => {
    await pararSite();
    await pilha.parar();
  };
}
