import { useEffect } from 'react';
import { registrarAcesso } from '../api/registrar-acesso.ts';

/** Says to the log that an entry was read, once a visit of its screen. */
export function useRegistrarLeitura(pacienteId: string, prontuarioId: string): void {
  useEffect(() => {
    // `consultar` has told of the failure; a reading is not undone because its mark was lost.
    registrarAcesso(pacienteId, 'leu_evolucao', prontuarioId).catch(() => undefined);
  }, [pacienteId, prontuarioId]);
}
