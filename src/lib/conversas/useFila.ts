import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { CHAVES } from '@/config/constants.ts';
import { criarFila, type FilaDeMensagens, type MensagemNaFila } from './fila.ts';
import { chavesDeConversas } from './keys.ts';
import { enviarMensagem } from './mutations.ts';

const filas = new Map<string, FilaDeMensagens>();
const aoChegar = new Set<(mensagem: MensagemNaFila) => void>();

/** Another person of the same computer has another line. */
const chaveDe = (usuarioId: string) => `${CHAVES.mensagens}:${usuarioId}`;

function filaDe(usuarioId: string): FilaDeMensagens {
  const aberta = filas.get(usuarioId);
  if (aberta) return aberta;
  const nova = criarFila({
    chave: chaveDe(usuarioId),
    guarda: localStorage,
    enviar: enviarMensagem,
    aoChegar: (mensagem) => {
      for (const avisar of aoChegar) avisar(mensagem);
    },
    agora: Date.now,
    novoId: () => crypto.randomUUID(),
  });
  filas.set(usuarioId, nova);
  return nova;
}

/**
 * The person's messages on their way. Sends what waits when it appears and when the connection is
 * back, and reads a conversation again when one of them arrived.
 */
export function useFilaDeMensagens(usuarioId: string) {
  const cache = useQueryClient();
  const fila = filaDe(usuarioId);
  const esperando = useSyncExternalStore(fila.assinar, fila.ler);

  useEffect(() => {
    const retomar = () => void fila.retomar();
    const aoMudarGuarda = ({ key }: StorageEvent) => {
      if (key === chaveDe(usuarioId)) fila.reler();
    };
    const recarregar = ({ conversaId }: MensagemNaFila) =>
      void cache.invalidateQueries({ queryKey: chavesDeConversas.uma(conversaId) });
    aoChegar.add(recarregar);
    window.addEventListener('online', retomar);
    window.addEventListener('storage', aoMudarGuarda);
    retomar();
    return () => {
      aoChegar.delete(recarregar);
      window.removeEventListener('online', retomar);
      window.removeEventListener('storage', aoMudarGuarda);
    };
  }, [cache, fila, usuarioId]);

  return { fila, esperando };
}
