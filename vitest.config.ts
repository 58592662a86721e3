import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const naRaiz = (caminho: string) => fileURLToPath(new URL(caminho, import.meta.url));

/** A whole stack starts in `beforeAll`, on fixed ports: one file at a time. */
const PILHA = { fileParallelism: false, testTimeout: 30_000, hookTimeout: 120_000 } as const;

export default defineConfig({
  resolve: {
    alias: {
      '@domain': naRaiz('./supabase/functions/_shared/domain'),
      '@': naRaiz('./src'),
    },
  },
  test: {
    env: {
      TZ: 'UTC',
      // What the build would have put in, checked by src/config/ambiente.ts.
      VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
      VITE_SUPABASE_ANON_KEY: 'chave-publicavel',
    },
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,build,local}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // Pure functions keep nothing between tests: files share their modules, which are many.
        // Rendering every public page takes a while on a busy machine.
        test: {
          name: 'pure',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // Reading the whole tree takes a while on a busy machine.
        test: {
          name: 'conformance',
          include: ['tests/conformance/**/*.test.{ts,mjs}'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'stack', include: ['tests/stack/**/*.test.ts'], ...PILHA },
      },
      {
        extends: true,
        test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...PILHA },
      },
    ],
  },
});
