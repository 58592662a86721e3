import type { QueryClient } from '@tanstack/react-query';
import { consultar } from '@/lib/supabase/consulta.ts';
import { chavesDeSolicitacoes } from './keys.ts';

/** Answers a request, once: done, or refused with the reason. */
export async function responderSolicitacao(
  id: string,
  atendida: boolean,
  resposta: string,
): Promise<void> {
  await consultar((db) =>
    db.rpc('responder_solicitacao', { p_id: id, p_atendida: atendida, p_resposta: resposta }),
  );
}

/** Reads the requests to a clinic again, and how many wait. */
export function relerSolicitacoes(cache: QueryClient, clinicaId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: chavesDeSolicitacoes.todas(clinicaId) });
}
