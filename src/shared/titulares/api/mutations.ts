import { consultar } from '@/lib/supabase/consulta.ts';

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
