import { pode, type TipoDeUsuario } from '@domain/permissoes.ts';
import type { Assunto } from '@/shared/conversas/api/linhas.ts';

/** What a person talks about with a patient unless the address says otherwise. */
export function assuntoPadrao(tipo: TipoDeUsuario): Assunto {
  return pode(tipo, 'prontuario.escrever') ? 'clinico' : 'administrativo';
}
