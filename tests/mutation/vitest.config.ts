import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));

/** The known answers and the engine's own tests first: they are quick, and most mutants end there. */
class VetoresPrimeiro extends BaseSequencer {
  override async sort(arquivos: TestSpecification[]): Promise<TestSpecification[]> {
    const vez = ({ moduleId }: TestSpecification) =>
      /(vetores|motor-\w+)\.test/.test(moduleId) ? 0 : 1;
    return (await super.sort(arquivos)).sort((a, b) => vez(a) - vez(b));
  }
}

/** The tests of the clinical engine as `vite.config.ts` here has bundled them. */
export default defineConfig({
  root: RAIZ,
  test: {
    env: { TZ: 'UTC' },
    include: ['dist/mutacao/*.test.js'],
    // Instrumented, at the lowest priority, on a machine that others use.
    testTimeout: 180_000,
    sequence: { sequencer: VetoresPrimeiro },
    // Nothing in the bundles is left to transform.
    server: { deps: { external: [/mutacao\/assets/] } },
  },
});
