import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
const TESTES = join(RAIZ, 'tests/unit');

/**
 * Drugs, tools and validation share no test. The engine is proved by its own tests and the known
 * answers alone: everything else runs through it too, and would make each mutant a minute long.
 */
const { GRUPO = '' } = process.env;
const DE_CADA: Readonly<Record<string, RegExp>> = {
  motor: /^clinico\/(motor-|busca|como-texto|matematica|vetores)/,
  doses: /^clinico\/medicamentos/,
  interacoes: /^clinico\/medicamentos/,
  validacao: /^validacao/,
};
// Governance reads the repository, and says nothing of what the engine answers.
const serve = DE_CADA[GRUPO] ?? /^clinico\/(?!medicamentos|governanca)/;
const arquivos = readdirSync(TESTES, { recursive: true, encoding: 'utf8' }).filter(
  (nome) => nome.endsWith('.test.ts') && serve.test(nome),
);

/** Bundles the tests of the clinical engine: a mutant then loads in a tenth of the time. */
export default defineConfig({
  root: RAIZ,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: { '@domain': join(RAIZ, 'supabase/functions/_shared/domain') } },
  build: {
    ssr: true,
    minify: false,
    outDir: join(RAIZ, 'dist/mutacao'),
    rolldownOptions: {
      input: Object.fromEntries(
        arquivos.map((nome) => [basename(nome, '.ts'), join(TESTES, nome)]),
      ),
    },
  },
});
