import { useQueryClient } from '@tanstack/react-query';
import { useMudancas } from '@/lib/supabase/useMudancas.ts';
import { chavesDoCrm } from '@/shared/crm/api/keys.ts';

/** Several changes at once (a busy desk) are read again together. */
const RITMO = { juntar: 400, intervalo: 2000 } as const;

/** Reads the people in sight again when the agenda or a colleague moved somebody. */
export function useTempoReal(clinicaId: string): void {
  const cache = useQueryClient();
  useMudancas({
    canal: 'crm',
    tabela: 'oportunidades',
    filtro: `clinica_id=eq.${clinicaId}`,
    ritmo: RITMO,
    aoMudar: () => void cache.invalidateQueries({ queryKey: chavesDoCrm.todas(clinicaId) }),
  });
}
