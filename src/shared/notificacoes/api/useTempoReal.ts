import { useQueryClient } from '@tanstack/react-query';
import { relerClinicas } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { useMudancas } from '@/lib/supabase/useMudancas.ts';
import { relerNaoLidas } from './queries.ts';

/** In ms. A notice is told at once; many of one moment are read together. */
const RITMO = { juntar: 0, intervalo: 300 } as const;

/** Keeps the person's notifications in step, and where the person works with them. */
export function useTempoReal(usuarioId: string): void {
  const cache = useQueryClient();
  useMudancas({
    canal: 'notificacoes',
    tabela: 'notificacoes',
    filtro: `user_id=eq.${usuarioId}`,
    ritmo: RITMO,
    desdeOInicio: true,
    aoMudar: () => {
      void relerNaoLidas(cache, usuarioId);
      // The notice may be of a link that began or ended: where the person works changes with it.
      void relerClinicas(cache, usuarioId);
    },
  });
}
