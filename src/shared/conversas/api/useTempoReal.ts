import { useQueryClient } from '@tanstack/react-query';
import type { Ritmo } from '@/lib/juntador.ts';
import { useMudancas } from '@/lib/supabase/useMudancas.ts';
import { chavesDeConversas } from './keys.ts';

/** What is being talked about comes at once. */
const DA_CONVERSA: Ritmo = { juntar: 0, intervalo: 300 };
/** A list of many conversations changes with each of them. */
const DA_LISTA: Ritmo = { juntar: 300, intervalo: 3000 };

/**
 * Reads data again on any change to the conversations that a filter names. Every message and every
 * reading changes the row of its conversation, so that one table is enough.
 */
function useEscuta(filtro: string, chave: readonly unknown[], ritmo: Ritmo): void {
  const cache = useQueryClient();
  useMudancas({
    canal: 'conversas',
    tabela: 'conversas',
    filtro,
    ritmo,
    desdeOInicio: true,
    aoMudar: () => void cache.invalidateQueries({ queryKey: chave }),
  });
}

/** Keeps one open conversation in step: messages, counters, receipts. */
export function useTempoRealDaConversa(conversaId: string): void {
  useEscuta(`id=eq.${conversaId}`, chavesDeConversas.uma(conversaId), DA_CONVERSA);
}

/** Keeps the list and the counts of a clinic in step. */
export function useTempoRealDaClinica(clinicaId: string): void {
  useEscuta(`clinica_id=eq.${clinicaId}`, chavesDeConversas.daClinica(clinicaId), DA_LISTA);
}

/** Keeps what a patient's account may talk about in step; `pacienteId` is one it is linked to. */
export function useTempoRealDaConta(usuarioId: string, pacienteId: string): void {
  useEscuta(`paciente_id=eq.${pacienteId}`, chavesDeConversas.daConta(usuarioId), DA_LISTA);
}
