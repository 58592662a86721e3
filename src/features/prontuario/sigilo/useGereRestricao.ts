import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';

/** Whether the person is the tenant of the patient of the screen: the clinic, or the doctor of the own practice. */
export function useGereRestricao(): boolean {
  const { paciente } = usePacienteDaTela();
  const { id } = usePerfil();
  return paciente.clinica_id === id;
}
