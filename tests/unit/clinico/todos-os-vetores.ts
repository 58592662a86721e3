import type { Vetor } from './vetor.ts';

const MODULOS = import.meta.glob<{ vetores: readonly Vetor[] }>('./vetores/*.ts', { eager: true });

/** The vectors of each tool, by id: the file's name. */
export const VETORES: ReadonlyMap<string, readonly Vetor[]> = new Map(
  Object.entries(MODULOS).map(([arquivo, { vetores }]) => [
    arquivo.replace(/^.*\/|\.ts$/g, ''),
    vetores,
  ]),
);
