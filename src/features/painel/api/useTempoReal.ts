import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { criarJuntador } from '@/lib/juntador.ts';
import { supabase } from '@/lib/supabase/client.ts';
import { chavesDoPainel } from './keys.ts';

/** In ms. A busy desk changes several rows at a time, and a large hospital never pauses. */
const RITMO_DO_DIA = { juntar: 400, intervalo: 2000 } as const;
/** The figures of a week cost more to count, and one appointment hardly moves them. */
const RITMO_DA_SEMANA = { juntar: 1000, intervalo: 20_000 } as const;

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
    const reler = (queryKey: readonly string[]) => () => void cache.invalidateQueries({ queryKey });
    const dia = criarJuntador(reler(chavesDoPainel.dia(clinicaId)), RITMO_DO_DIA);
    const semana = criarJuntador(reler(chavesDoPainel.daSemana(clinicaId)), RITMO_DA_SEMANA);
    const atualizar = () => {
      dia.pedir();
      semana.pedir();
    };

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
          atualizar,
        );
      }
      canal.subscribe((situacao) => {
        if (situacao !== 'SUBSCRIBED') return;
        // The day may have moved between its reading and now; the week only while disconnected.
        if (conectou) atualizar();
        else dia.pedir();
        conectou = true;
      });
      fechar = () => void cliente.removeChannel(canal);
    }

    void ouvir();
    window.addEventListener('online', atualizar);
    return () => {
      desistiu = true;
      dia.cancelar();
      semana.cancelar();
      window.removeEventListener('online', atualizar);
      fechar();
    };
  }, [cache, clinicaId]);
}
