import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { supabase } from '../supabase/client.ts';
import { chavesDeConversas } from './keys.ts';

/**
 * Reads data again on any change to the conversations that a filter names, and after every
 * (re)connection: what happened while the channel was down was told to nobody. Every message and
 * every reading changes the row of its conversation, so that one table is enough.
 */
function useEscuta(filtro: string, chave: readonly unknown[]): void {
  const cache = useQueryClient();
  const chaveEstavel = JSON.stringify(chave);

  useEffect(() => {
    let desistiu = false;
    let fechar: () => void = () => undefined;
    const atualizar = () =>
      void cache.invalidateQueries({ queryKey: JSON.parse(chaveEstavel) as unknown[] });

    async function ouvir() {
      const cliente = await supabase();
      // Without it the channel may join before the client knows the session, as an anonymous caller.
      await cliente.realtime.setAuth();
      if (desistiu) return;
      const canal = cliente
        .channel(`conversas:${filtro}`)
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'conversas', filter: filtro },
          atualizar,
        )
        .subscribe((situacao) => {
          if (situacao === 'SUBSCRIBED') atualizar();
        });
      fechar = () => void cliente.removeChannel(canal);
    }

    void ouvir();
    window.addEventListener('online', atualizar);
    return () => {
      desistiu = true;
      window.removeEventListener('online', atualizar);
      fechar();
    };
  }, [cache, filtro, chaveEstavel]);
}

/** Keeps one open conversation in step: messages, counters, receipts. */
export function useTempoRealDaConversa(conversaId: string): void {
  useEscuta(`id=eq.${conversaId}`, chavesDeConversas.uma(conversaId));
}

/** Keeps the list and the counts of a clinic in step. */
export function useTempoRealDaClinica(clinicaId: string): void {
  useEscuta(`clinica_id=eq.${clinicaId}`, chavesDeConversas.daClinica(clinicaId));
}

/** Keeps what a patient's account may talk about in step; `pacienteId` is one it is linked to. */
export function useTempoRealDaConta(usuarioId: string, pacienteId: string): void {
  useEscuta(`paciente_id=eq.${pacienteId}`, chavesDeConversas.daConta(usuarioId));
}
