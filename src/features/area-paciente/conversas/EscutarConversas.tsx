import type { ConversaDaConta } from '@/lib/conversas/linhas.ts';
import { useTempoRealDaConta } from '@/lib/conversas/useTempoReal.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';

/** Keeps the list in step, for each registration that the account is linked to. */
export function EscutarConversas({ conversas }: { conversas: readonly ConversaDaConta[] }) {
  const pacientes = [...new Set(conversas.map(({ paciente_id }) => paciente_id))];
  return pacientes.map((pacienteId) => <Escuta key={pacienteId} pacienteId={pacienteId} />);
}

function Escuta({ pacienteId }: { pacienteId: string }) {
  const { id } = usePerfil();
  useTempoRealDaConta(id, pacienteId);
  return null;
}
