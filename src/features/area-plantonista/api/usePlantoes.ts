import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useMinuto } from '@/lib/useMinuto.ts';
import { relerNaoLidas } from '@/shared/notificacoes/api/queries.ts';
import { comContas } from './contas.ts';
import { chavesDosPlantoes } from './keys.ts';
import { locaisOptions, plantoesOptions } from './queries.ts';

/** Own shifts between two instants with their places and money, as of this minute. */
export function usePlantoes(de: string, ate: string) {
  const { id } = usePerfil();
  const agora = useMinuto();
  const locais = useQuery(locaisOptions(id));
  const plantoes = useQuery(plantoesOptions(id, de, ate));
  return {
    agora,
    locais: locais.data,
    contas: locais.data && plantoes.data && comContas(plantoes.data, locais.data, agora),
    erro: locais.error ?? plantoes.error,
    reler: () => Promise.all([locais.refetch(), plantoes.refetch()]),
  };
}

/** Reads places, shifts, money and the reminders of them again, after a change. */
export function useReler(): () => Promise<void> {
  const { id } = usePerfil();
  const cache = useQueryClient();
  return async () => {
    void relerNaoLidas(cache, id);
    await cache.invalidateQueries({ queryKey: chavesDosPlantoes.tudo(id) });
  };
}
