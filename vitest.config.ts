import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const naRaiz = (caminho: string) => fileURLToPath(new URL(caminho, import.meta.url));

/**
 * All files of such a project share a stack (its `globalSetup`) on fixed ports, and the process that
 * loads what they have in common: one file after another, and none beside the other projects' files.
 */
const PILHA = {
  fileParallelism: false,
  isolate: false,
  sequence: { groupOrder: 1 },
  testTimeout: 30_000,
  hookTimeout: 120_000,
} as const;

const testesEm = (pasta: string, nome: RegExp) =>
  readdirSync(naRaiz(pasta), { recursive: true, encoding: 'utf8' })
    .filter((arquivo) => nome.test(arquivo))
    .map((arquivo) => `${pasta}/${arquivo}`);

/** Whoever replaces a module, or a global, would replace it for the files that follow as well. */
const trocaModulos = (arquivo: string) =>
  /\bvi\.(mock|doMock|stubGlobal|stubEnv)\(/.test(readFileSync(naRaiz(arquivo), 'utf8'));

const TELAS = testesEm('src', /\.test\.tsx$/);
const FUNCOES = [
  ...testesEm('tests/unit', /\.test\.tsx?$/),
  ...['src', 'build', 'local'].flatMap((pasta) => testesEm(pasta, /\.test\.ts$/)),
];

/** Tests of what is on a screen, in a browser's place. */
const TELA = {
  environment: 'happy-dom',
  setupFiles: ['tests/unit/support/preparo.ts'],
  testTimeout: 30_000,
};

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
          include: TELAS.filter((arquivo) => !trocaModulos(arquivo)),
          // The libraries of a screen are many, and read once.
          isolate: false,
          ...TELA,
        },
      },
      {
        extends: true,
        test: { name: 'unit-modulos', include: TELAS.filter(trocaModulos), ...TELA },
      },
      {
        extends: true,
        // Functions keep nothing between tests: files share their modules, which are many.
        // Rendering every public page takes a while on a busy machine.
        test: {
          name: 'pure',
          include: FUNCOES.filter((arquivo) => !trocaModulos(arquivo)),
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure-modulos',
          include: FUNCOES.filter(trocaModulos),
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
        test: {
          name: 'stack',
          include: ['tests/stack/**/*.test.ts'],
          globalSetup: ['tests/stack/support/preparo.ts'],
          ...PILHA,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: ['tests/functions/support/preparo.ts'],
          ...PILHA,
        },
      },
    ],
  },
});
