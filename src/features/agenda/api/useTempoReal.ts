import { useQueryClient } from '@tanstack/react-query';
import { useMudancas } from '@/lib/supabase/useMudancas.ts';
import { chavesDaAgenda } from './keys.ts';

/** Several changes at once (a series, a busy desk) are read again together. */
const RITMO = { juntar: 400, intervalo: 1000 } as const;

/** Reads the appointments in sight again on any change in the clinic's agenda. */
export function useTempoReal(clinicaId: string): void {
  const cache = useQueryClient();
  useMudancas({
    canal: 'agenda',
    tabela: 'agendamentos',
    filtro: `clinica_id=eq.${clinicaId}`,
    ritmo: RITMO,
    aoMudar: () => {
      void cache.invalidateQueries({ queryKey: chavesDaAgenda.agendamentos(clinicaId) });
      void cache.invalidateQueries({ queryKey: chavesDaAgenda.espera(clinicaId) });
    },
  });
}
