import { destinoDoAviso } from '@domain/notificacoes.ts';
import type { TipoDeUsuario } from '@domain/permissoes.ts';
import { PATHS } from '@/config/paths.ts';
import type { Notificacao } from './api/linhas.ts';

/** The thing itself that a notification is about, where its reader finds it; null when it has none. */
export function destinoDa(
  { aviso, contexto }: Pick<Notificacao, 'aviso' | 'contexto'>,
  leitor: TipoDeUsuario,
) {
  const destino = destinoDoAviso(aviso, contexto, leitor);
  if (!destino) return null;
  const { tela, ...resto } = destino;
  return { to: PATHS[tela], ...resto };
}
