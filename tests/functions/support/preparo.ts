/** Before the tests of the functions: an empty stack for all of them. */
import type { TestProject } from 'vitest/node';
import { compartilharPilha } from '../../support/compartilhar.ts';
import { AMBIENTE_DA_AUTORIDADE } from './autoridade.ts';
import { AMBIENTE_DO_MODELO } from './modelo.ts';
import { AMBIENTE_DOS_VETORES } from './vetores.ts';

export default function preparar(projeto: TestProject): Promise<() => Promise<void>> {
  // The functions take it from here; without consent, which no other file gives, nobody is asked.
  Object.assign(process.env, AMBIENTE_DO_MODELO, AMBIENTE_DOS_VETORES, AMBIENTE_DA_AUTORIDADE);
  return compartilharPilha(projeto, { api: 56_421, seed: false, senhasLeves: true });
}
