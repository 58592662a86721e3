import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { ConversaDaConta } from '@/shared/conversas/api/linhas.ts';
import { useTempoRealDaConta } from '@/shared/conversas/api/useTempoReal.ts';

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
