import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chaveDasClinicas } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { chavesDeNotificacoes } from '@/lib/notificacoes/keys.ts';
import { supabase } from '@/lib/supabase/client.ts';

/**
 * Refetches on any change to the person's notifications, and after every (re)connection: what
 * happened while the channel was down was told to nobody.
 */
export function useTempoReal(usuarioId: string): void {
  const cache = useQueryClient();

  useEffect(() => {
    let desistiu = false;
    let fechar: () => void = () => undefined;
    const atualizar = () =>
      void cache.invalidateQueries({ queryKey: chavesDeNotificacoes.naoLidas(usuarioId) });
    const aoMudar = () => {
      atualizar();
      // The notice may be of a link that began or ended: where the person works changes with it.
      void cache.invalidateQueries({ queryKey: chaveDasClinicas(usuarioId) });
    };

    async function ouvir() {
      const cliente = await supabase();
      // Without it the channel may join before the client knows the session, as an anonymous caller.
      await cliente.realtime.setAuth();
      if (desistiu) return;
      const canal = cliente
        .channel(`notificacoes:${usuarioId}`)
        .on(
          'postgres_changes',
          {
            event: '*',
            schema: 'public',
            table: 'notificacoes',
            filter: `user_id=eq.${usuarioId}`,
          },
          aoMudar,
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
  }, [cache, usuarioId]);
}
