import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { supabase } from '@/lib/supabase/client.ts';
import { criarJuntador } from '../juntador.ts';
import { chavesDoPainel } from './keys.ts';

/** A busy desk changes several rows at a time; a large hospital never pauses. */
const RITMO = { juntar: 400, intervalo: 2000 } as const;

/** What changes the figures and has a channel of its own in the database. */
const TABELAS = ['agendamentos', 'conversas'] as const;

/**
 * Reads the figures again on any change in the clinic's agenda or conversations, and after every
 * (re)connection: what happened while the channel was down was told to nobody.
 */
export function useTempoReal(clinicaId: string): void {
  const cache = useQueryClient();

  useEffect(() => {
    let desistiu = false;
    let fechar: () => void = () => undefined;
    const juntador = criarJuntador(
      () => void cache.invalidateQueries({ queryKey: chavesDoPainel.vivo(clinicaId) }),
      RITMO,
    );

    async function ouvir() {
      const cliente = await supabase();
      await cliente.realtime.setAuth();
      if (desistiu) return;
      let conectou = false;
      const canal = cliente.channel(`painel:${clinicaId}`);
      for (const table of TABELAS) {
        canal.on(
          'postgres_changes',
          { event: '*', schema: 'public', table, filter: `clinica_id=eq.${clinicaId}` },
          juntador.pedir,
        );
      }
      canal.subscribe((situacao) => {
        if (situacao !== 'SUBSCRIBED') return;
        // What the screen has just read is fresh; only a reconnection may have missed something.
        if (conectou) juntador.pedir();
        conectou = true;
      });
      fechar = () => void cliente.removeChannel(canal);
    }

    void ouvir();
    window.addEventListener('online', juntador.pedir);
    return () => {
      desistiu = true;
      juntador.cancelar();
      window.removeEventListener('online', juntador.pedir);
      fechar();
    };
  }, [cache, clinicaId]);
}
