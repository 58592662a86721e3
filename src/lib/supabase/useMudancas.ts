import { useEffect, useEffectEvent } from 'react';
import type { NomeDeTabela } from '../../../supabase/functions/_shared/db/banco.ts';
import { criarJuntador, type Ritmo } from '../juntador.ts';
import { supabase } from './client.ts';

interface Escuta {
  /** The name of the channel, one for each subject. */
  canal: string;
  tabela: NomeDeTabela;
  /** Which of its rows, as `coluna=eq.valor`; the policies leave out the rest. */
  filtro: string;
  ritmo: Ritmo;
  aoMudar: () => void;
  /**
   * Whether the first connection counts as a change too: for what may have moved between its
   * reading and now.
   */
  desdeOInicio?: boolean;
}

/**
 * Follows changes of the database, and counts every reconnection as one: what happened while the
 * channel was down was told to nobody.
 */
export function useMudancas(escuta: Escuta): void {
  const { canal, tabela, filtro, ritmo, desdeOInicio = false } = escuta;
  const { juntar, intervalo } = ritmo;
  const aoMudar = useEffectEvent(() => escuta.aoMudar());

  useEffect(() => {
    let desistiu = false;
    let conectou = desdeOInicio;
    let fechar: () => void = () => undefined;
    const juntador = criarJuntador(() => aoMudar(), { juntar, intervalo });

    async function ouvir() {
      const cliente = await supabase();
      // Without it the channel may join before the client knows the session, as an anonymous caller.
      await cliente.realtime.setAuth();
      if (desistiu) return;
      const aberto = cliente
        .channel(`${canal}:${filtro}`)
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: tabela, filter: filtro },
          juntador.pedir,
        )
        .subscribe((situacao) => {
          if (situacao !== 'SUBSCRIBED') return;
          if (conectou) juntador.pedir();
          conectou = true;
        });
      fechar = () => void cliente.removeChannel(aberto);
    }

    void ouvir();
    window.addEventListener('online', juntador.pedir);
    return () => {
      desistiu = true;
      juntador.cancelar();
      window.removeEventListener('online', juntador.pedir);
      fechar();
    };
  }, [canal, tabela, filtro, juntar, intervalo, desdeOInicio]);
}
