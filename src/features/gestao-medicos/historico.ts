import type { Evento } from './api/linhas.ts';

/** Who did it, to end a sentence with. */
export function quemFez({ autor_id, autor, medico_id }: Evento): string {
  if (autor_id === null) return 'pelo sistema';
  if (autor_id === medico_id) return 'pelo próprio médico';
  return autor ? `por ${autor.nome}` : 'por quem não está mais aqui';
}
