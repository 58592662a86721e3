/** The stack that all the files of a vitest project share, as each of them reaches it. */
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { perguntarComoDono } from './dono.ts';
import type { Pilha } from './stack.ts';

/** Where the tests, in a process of their own, find the stack. */
interface Enderecos extends Pick<Pilha, 'apiUrl' | 'anonKey' | 'serviceKey'> {
  /** The PostgreSQL port; null without one. */
  readonly psqlUrl: string | null;
  /** Asks the database as its owner. */
  readonly donoUrl: string;
  /** The file with every line that the stack has said. */
  readonly arquivoDoLog: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    pilha: Enderecos;
  }
}

export interface PilhaCompartilhada
  extends Pick<Pilha, 'apiUrl' | 'anonKey' | 'serviceKey' | 'sql'>,
    Pick<Enderecos, 'psqlUrl'> {
  /** The lines that the stack has written so far. */
  log(): string[];
}

/** The stack of the project (compartilhar.ts): other files have used it, or will. */
export function pilhaCompartilhada(): PilhaCompartilhada {
  const { donoUrl, arquivoDoLog, ...enderecos } = inject('pilha');
  return {
    ...enderecos,
    sql: (consulta, parametros) => perguntarComoDono(donoUrl, consulta, parametros),
    log: () => readFileSync(arquivoDoLog, 'utf8').split('\n'),
  };
}
