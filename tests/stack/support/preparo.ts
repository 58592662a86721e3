/** Before the tests of the stack: one with the demonstration data, for those that need no other. */
import type { TestProject } from 'vitest/node';
import { compartilharPilha } from '../../support/compartilhar.ts';

export default function preparar(projeto: TestProject): Promise<() => Promise<void>> {
  return compartilharPilha(projeto, { api: 55_031, psql: 55_032, seed: true, functions: false });
}
