import type { MedicamentoEmUso } from '@/shared/prontuario/api/linhas.ts';

/**
 * The names by which the tables find the medicines of a record: as they are written there, or by
 * their ingredients where the table knows those and not the name.
 */
export function nomesParaConferir(
  emUso: readonly MedicamentoEmUso[],
  conhece: (nome: string) => boolean,
): readonly string[] {
  return emUso.flatMap(({ nome, dcbs }) => (conhece(nome) || dcbs.length === 0 ? [nome] : dcbs));
}

/** When the list last changed; undefined for an empty one. */
export function ultimaMudanca(emUso: readonly MedicamentoEmUso[]): string | undefined {
  const instantes = emUso.map(({ atualizado_em }) => Date.parse(atualizado_em));
  return instantes.length > 0 ? new Date(Math.max(...instantes)).toISOString() : undefined;
}
