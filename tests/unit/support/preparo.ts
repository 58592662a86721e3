/**
 * Around each test of what is on a screen: time to settle, and afterwards an empty page, no toast
 * that waits, and an empty device.
 */
import 'fake-indexeddb/auto';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// On a machine that runs the browser stories beside them, screens take their time.
configure({ asyncUtilTimeout: 15_000 });

// A field that grows with its text asks when the fonts have come; this browser has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// What a component left running as its test ended, an animation of Mantine's, would find no page.
const { setTimeout: iniciar } = globalThis;
const cronometros = new Set<ReturnType<typeof setTimeout>>();
globalThis.setTimeout = Object.assign((...tudo: Parameters<typeof iniciar>) => {
  const cronometro = iniciar(...tudo);
  cronometros.add(cronometro);
  return cronometro;
}, iniciar);
afterAll(() => {
  for (const cronometro of cronometros) clearTimeout(cronometro);
});

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
});
