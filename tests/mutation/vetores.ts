import { divergencias } from '../unit/clinico/support/conferir.ts';
import { VETORES } from '../unit/clinico/todos-os-vetores.ts';

/** Whether every vector of a tool still holds; of every tool, when none is named. */
export function conferem(ferramenta?: string): boolean {
  const ids = ferramenta ? [ferramenta] : [...VETORES.keys()];
  return ids.every((id) =>
    (VETORES.get(id) ?? []).every((vetor) => divergencias(id, vetor).length === 0),
  );
}
