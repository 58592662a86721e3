import type { QueryClient } from '@tanstack/react-query';
import type { Estrutura } from '../api/linhas.ts';
import { vagaOptions } from '../api/vaga.ts';
import type { Vaga } from './vaga.ts';

/** Whether a slot is free and somebody on the waiting list fits it; false when that cannot be read. */
export async function alguemEspera(
  cache: QueryClient,
  clinicaId: string,
  estrutura: Estrutura,
  vaga: Vaga | null,
): Promise<boolean> {
  if (!vaga) return false;
  const situacao = await cache
    .fetchQuery(vagaOptions(clinicaId, vaga, estrutura))
    // What freed it was done all the same: the panel says what could not be read when it is opened.
    .catch(() => null);
  return situacao !== null && situacao.esperam.length > 0;
}
