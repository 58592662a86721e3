import {
  type PacienteParaIdentificar,
  pacienteParaIdentificarSchema,
} from '@domain/contracts/atendimento.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDosPlantoes } from './keys.ts';

/** Patients of the hospital where the shift is worked, by name, day of birth, CPF or CNS; ten at most. */
export function identificacaoOptions(medicoId: string, sessaoId: string, termo: string) {
  return queryOptions({
    queryKey: chavesDosPlantoes.identificacao(medicoId, sessaoId, termo),
    queryFn: async ({ signal }): Promise<PacienteParaIdentificar[]> => {
      const linhas = await consultar((db) =>
        db
          .rpc('pacientes_para_identificar', { p_sessao: sessaoId, p_termo: termo })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(pacienteParaIdentificarSchema), linhas);
    },
    enabled: termo !== '',
    retry: false,
    // What is found is nobody's to keep on the phone.
    gcTime: 0,
  });
}
