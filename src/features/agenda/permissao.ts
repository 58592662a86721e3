import { papelNaAgenda } from '@domain/agenda/status.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { Agendamento } from './api/linhas.ts';

/** As what the signed-in person acts on a doctor's agenda here; null: one only looks. */
export function usePapel(clinicaId: string) {
  const perfil = usePerfil();
  const { disponiveis } = useActiveClinica();
  const soLeitura = disponiveis.some((clinica) => clinica.id === clinicaId && clinica.soLeitura);
  return (medicoId: string) =>
    soLeitura ? null : papelNaAgenda(perfil, { clinica_id: clinicaId, medico_id: medicoId });
}

/** Whether an appointment's time may still change. */
export function aindaMuda({ status }: Pick<Agendamento, 'status'>): boolean {
  return status === 'agendado' || status === 'confirmado';
}
