/** Knowing that a page listens, so that what it shows next came to it by itself. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * To be called before the page is opened; the answer waits until the page's subscription to the
 * database is confirmed by the server.
 */
export function tempoRealDe(page: Page): () => Promise<void> {
  const quadros: string[] = [];
  page.on('websocket', (canal) => {
    canal.on('framereceived', ({ payload }) => quadros.push(String(payload)));
  });
  return () =>
    expect
      .poll(() => quadros.some((quadro) => quadro.includes('Subscribed to PostgreSQL')))
      .toBe(true);
}
