import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { CHAVES } from '@/config/constants.ts';
import { criarGuardado } from '@/lib/guardado.ts';
import { chavesDeConversas } from '../api/keys.ts';
import { enviarMensagem } from '../api/mutations.ts';
import { criarFila, type FilaDeMensagens, filaSchema, type MensagemNaFila } from './fila.ts';

const filas = new Map<string, FilaDeMensagens>();
const aoChegar = new Set<(mensagem: MensagemNaFila) => void>();

const guardado = criarGuardado({ chave: CHAVES.mensagens, schema: filaSchema, vazio: [] });

function filaDe(usuarioId: string): FilaDeMensagens {
  const aberta = filas.get(usuarioId);
  if (aberta) return aberta;
  const nova = criarFila({
    usuarioId,
    guardado,
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
    const recarregar = ({ conversaId }: MensagemNaFila) =>
      void cache.invalidateQueries({ queryKey: chavesDeConversas.uma(conversaId) });
    aoChegar.add(recarregar);
    window.addEventListener('online', retomar);
    retomar();
    return () => {
      aoChegar.delete(recarregar);
      window.removeEventListener('online', retomar);
    };
  }, [cache, fila]);

  return { fila, esperando };
}
