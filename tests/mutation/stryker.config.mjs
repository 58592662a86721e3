import { GRUPOS, POR_TODOS } from './grupos.mjs';

const { GRUPO = 'motor', MUTAR } = process.env;
const porTodos = POR_TODOS.has(GRUPO);

/** One group of `grupos.mjs`, named by GRUPO; or the ranges named by MUTAR. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  buildCommand: 'vite build --config tests/mutation/vite.config.ts',
  mutate: MUTAR ? MUTAR.split(',') : GRUPOS[GRUPO],
  coverageAnalysis: porTodos ? 'off' : 'perTest',
  // What is evaluated while a module loads would run every test again.
  ignoreStatic: !porTodos,
  concurrency: 1,
  timeoutMS: 10_000,
  // Stryker would rewrite the one of the root, with a compiler interface that is no longer there.
  tsconfigFile: 'tests/mutation/sem-tsconfig.json',
  tempDirName: '.local/mutacao',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `.local/mutacao-${GRUPO}.json` },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  ignorePatterns: [
    'dist',
    '.local',
    'public',
    'src',
    'local',
    'docs',
    'tests/{e2e,functions,bench}',
  ],
};
