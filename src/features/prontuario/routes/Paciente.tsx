import { Navigate } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { LinhaDoTempo } from '../linha-do-tempo/LinhaDoTempo.tsx';

export { adiantarLinhaDoTempo as adiantar } from '../adiantar.ts';

/** `/prontuario/paciente/$id`: the record, or the appointments for who does not read records. */
export function Paciente() {
  const { paciente, leProntuario } = usePacienteDaTela();
  if (leProntuario) return <LinhaDoTempo />;
  return <Navigate to={PATHS.atendimentosDoPaciente} params={{ id: paciente.id }} replace />;
}
