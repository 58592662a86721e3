/** Before the tests of the functions: an empty stack for all of them. */
import type { TestProject } from 'vitest/node';
import { compartilharPilha } from '../../support/compartilhar.ts';

export default function preparar(projeto: TestProject): Promise<() => Promise<void>> {
  return compartilharPilha(projeto, { api: 56_421, seed: false, senhasLeves: true });
}
