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

/** In ms: reading again what was read a moment ago must not hold up what a screen still waits for. */
const DEPOIS_DA_CHEGADA = 3000;

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
    let conectou = false;
    let primeira: ReturnType<typeof setTimeout> | undefined;
    let fechar: () => void = () => undefined;
    const juntador = criarJuntador(() => aoMudar(), { juntar, intervalo });

    async function ouvir() {
      const { realtime } = await supabase();
      // Without it the channel may join before the client knows the session, as an anonymous caller.
      await realtime.setAuth();
      if (desistiu) return;
      const aberto = realtime
        .channel(`${canal}:${filtro}`)
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: tabela, filter: filtro },
          juntador.pedir,
        )
        .subscribe((situacao) => {
          if (situacao !== 'SUBSCRIBED') return;
          if (conectou) juntador.pedir();
          else if (desdeOInicio) primeira = setTimeout(juntador.pedir, DEPOIS_DA_CHEGADA);
          conectou = true;
        });
      fechar = () => void realtime.removeChannel(aberto);
    }

    void ouvir();
    window.addEventListener('online', juntador.pedir);
    return () => {
      desistiu = true;
      clearTimeout(primeira);
      juntador.cancelar();
      window.removeEventListener('online', juntador.pedir);
      fechar();
    };
  }, [canal, tabela, filtro, juntar, intervalo, desdeOInicio]);
}
