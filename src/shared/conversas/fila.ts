import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import type { Especie } from '@/lib/pendencias/pendencia.ts';
import type { Item } from '@/lib/pendencias/pendencias.ts';
import { useEnvioDePendencias, usePendencias } from '@/lib/pendencias/usePendencias.ts';
import { chavesDeConversas } from './api/keys.ts';
import { type AnexoNaFila, type MensagemNaFila, mensagemNaFilaSchema } from './api/linhas.ts';
import { enviarMensagem } from './api/mutations.ts';

const MENSAGEM: Especie<MensagemNaFila> = {
  nome: 'mensagem',
  dados: mensagemNaFilaSchema,
  recusaPrende: false,
};
const ENTREGA = { enviar: enviarMensagem };

/**
 * Sends the person's messages on their way while this shows, and reads a conversation again when one
 * of them arrived.
 */
export function useEnvioDeMensagens(usuarioId: string): void {
  const cache = useQueryClient();
  const recarregar = useCallback(
    ({ conversaId }: MensagemNaFila) =>
      void cache.invalidateQueries({ queryKey: chavesDeConversas.uma(conversaId) }),
    [cache],
  );
  useEnvioDePendencias(usuarioId, MENSAGEM, ENTREGA, recarregar);
}

/** The messages of a conversation that the server does not have, sent in their order. */
export function useFilaDeMensagens(usuarioId: string, conversaId: string) {
  useEnvioDeMensagens(usuarioId);
  const esperando = usePendencias(usuarioId, MENSAGEM);
  const pendencias = pendenciasDe(usuarioId);
  return {
    esperando: esperando.filter(({ dados }) => dados.conversaId === conversaId),
    escrever: (texto: string, anexos: readonly AnexoNaFila[]) => {
      const dados = { id: crypto.randomUUID(), conversaId, texto, anexos: [...anexos] };
      const corrente = `conversa:${conversaId}`;
      void pendencias.guardar(MENSAGEM, { chave: dados.id, corrente, dados });
    },
    tentarDeNovo: (id: string) => void pendencias.tentarDeNovo(id),
    desistir: pendencias.desistir,
  };
}
/** A message on its way, and what the person may decide about it. */
export type MensagemEsperando = Item<MensagemNaFila>;
export type FilaDeMensagens = ReturnType<typeof useFilaDeMensagens>;
