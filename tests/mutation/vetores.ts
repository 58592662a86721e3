import { avisa, deixaDeFora, divergencias, recusa } from '../unit/clinico/support/conferir.ts';
import { AUSENCIAS, RECUSAS } from '../unit/clinico/support/negativas.ts';
import { AVISOS } from '../unit/clinico/support/notas.ts';
import { VETORES } from '../unit/clinico/todos-os-vetores.ts';

/** Whether every known answer of a tool still holds; of every tool, when none is named. */
export function conferem(ferramenta?: string): boolean {
  const desta = ([id]: readonly [id: string, ...unknown[]]) => !ferramenta || id === ferramenta;
  return (
    [...VETORES]
      .filter(desta)
      .every(([id, vetores]) => vetores.every((vetor) => divergencias(id, vetor).length === 0)) &&
    AVISOS.filter(desta).every(avisa) &&
    AUSENCIAS.filter(desta).every(deixaDeFora) &&
    RECUSAS.filter(desta).every(recusa)
  );
}
