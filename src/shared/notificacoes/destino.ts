import { destinoDoAviso } from '@domain/notificacoes.ts';
import type { TipoDeUsuario } from '@domain/permissoes.ts';
import { PATHS } from '@/config/paths.ts';
import type { Notificacao } from './api/linhas.ts';

/**
 * Returns where its reader finds what a notification is about; null when there is nothing to open.
 */
export function destinoDa(
  { aviso, contexto }: Pick<Notificacao, 'aviso' | 'contexto'>,
  leitor: TipoDeUsuario,
) {
  const destino = destinoDoAviso(aviso, contexto, leitor);
  if (!destino) return null;
  const { tela, ...resto } = destino;
  return { to: PATHS[tela], ...resto };
}
