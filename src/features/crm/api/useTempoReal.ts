import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { supabase } from '@/lib/supabase/client.ts';
import { chavesDoCrm } from './keys.ts';

/** Several changes at once (a busy desk) are read again together. */
const JUNTAR_POR = 400;

/**
 * Reads the people in sight again when the agenda or a colleague moved somebody, and after every
 * (re)connection: what happened while the channel was down was told to nobody.
 */
export function useTempoReal(clinicaId: string): void {
  const cache = useQueryClient();

  useEffect(() => {
    let desistiu = false;
    let espera: ReturnType<typeof setTimeout> | undefined;
    let fechar: () => void = () => undefined;
    const atualizar = () => {
      clearTimeout(espera);
      espera = setTimeout(() => {
        void cache.invalidateQueries({ queryKey: chavesDoCrm.todas(clinicaId) });
      }, JUNTAR_POR);
    };

    async function ouvir() {
      const cliente = await supabase();
      await cliente.realtime.setAuth();
      if (desistiu) return;
      let conectou = false;
      const canal = cliente
        .channel(`crm:${clinicaId}`)
        .on(
          'postgres_changes',
          {
            event: '*',
            schema: 'public',
            table: 'oportunidades',
            filter: `clinica_id=eq.${clinicaId}`,
          },
          atualizar,
        )
        .subscribe((situacao) => {
          if (situacao !== 'SUBSCRIBED') return;
          // What the screen has just read is fresh; only a reconnection may have missed something.
          if (conectou) atualizar();
          conectou = true;
        });
      fechar = () => void cliente.removeChannel(canal);
    }

    void ouvir();
    window.addEventListener('online', atualizar);
    return () => {
      desistiu = true;
      clearTimeout(espera);
      window.removeEventListener('online', atualizar);
      fechar();
    };
  }, [cache, clinicaId]);
}
