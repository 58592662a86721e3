import { useQueryClient } from '@tanstack/react-query';
import { useMudancas } from '@/lib/supabase/useMudancas.ts';
import { chavesDoPainel } from './keys.ts';

/** In ms. A busy desk changes several rows at a time, and a large hospital never pauses. */
const RITMO_DO_DIA = { juntar: 400, intervalo: 2000 } as const;
/** The figures of a week cost more to count, and one appointment hardly moves them. */
const RITMO_DA_SEMANA = { juntar: 1000, intervalo: 20_000 } as const;

/** Keeps the figures in step with the clinic's agenda and conversations. */
export function useTempoReal(clinicaId: string): void {
  const cache = useQueryClient();
  const filtro = `clinica_id=eq.${clinicaId}`;
  const relerDia = () => void cache.invalidateQueries({ queryKey: chavesDoPainel.dia(clinicaId) });

  useMudancas({
    canal: 'painel-dia',
    tabela: 'agendamentos',
    filtro,
    ritmo: RITMO_DO_DIA,
    aoMudar: relerDia,
    // The day is counted in one call: reading it again costs less than missing an arrival.
    desdeOInicio: true,
  });
  useMudancas({
    canal: 'painel-conversas',
    tabela: 'conversas',
    filtro,
    ritmo: RITMO_DO_DIA,
    aoMudar: relerDia,
  });
  useMudancas({
    canal: 'painel-semana',
    tabela: 'agendamentos',
    filtro,
    ritmo: RITMO_DA_SEMANA,
    aoMudar: () => void cache.invalidateQueries({ queryKey: chavesDoPainel.daSemana(clinicaId) }),
  });
}
