import type { PacienteResumido } from '@domain/contracts/paciente.ts';
import { createContext, useContext } from 'react';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { usePode } from '@/lib/session/AuthProvider.tsx';

const Contexto = createContext<PacienteResumido | null>(null);

/** Names the patient that every screen below it is about. */
export const PacienteDaTela = Contexto.Provider;

/** The patient of the screen, and what the person may do with the record. */
export function usePacienteDaTela() {
  const paciente = useContext(Contexto);
  if (!paciente) throw new Error('usePacienteDaTela must be used below PacienteDaTela');
  const pode = usePode();
  const { clinica, disponiveis } = useActiveClinica();
  const atendeNaClinica = disponiveis.some(
    ({ id, soLeitura }) => id === paciente.clinica_id && !soLeitura,
  );
  return {
    paciente,
    /** The clinic under which data of this patient are kept in memory. */
    clinicaId: clinica?.id ?? paciente.clinica_id,
    leProntuario: pode('prontuario.ler'),
    escreve: pode('prontuario.escrever') && atendeNaClinica,
    cadastra: pode('pacientes.cadastrar') && atendeNaClinica,
  };
}
