import type { Pode } from '@domain/permissoes.ts';
import type { Assunto } from '@/shared/conversas/api/linhas.ts';

/** What a person talks about with a patient unless the address says otherwise. */
export function assuntoPadrao(pode: Pode): Assunto {
  return pode('prontuario.escrever') ? 'clinico' : 'administrativo';
}
