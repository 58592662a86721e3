import { pacienteResumidoSchema } from '@domain/contracts/paciente.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoPaciente } from './queries.ts';

const QUANTOS = 12;

/** Active patients of the clinic by any part of name, CPF or phone, the best first. */
export function pacientesAtivosOptions(clinicaId: string, termo: string) {
  return queryOptions({
    queryKey: [...chavesDoPaciente.todos(clinicaId), 'busca', termo],
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .rpc('buscar_pacientes', {
            p_termo: termo,
            p_clinica: clinicaId,
            p_limite: QUANTOS,
            p_ativo: true,
          })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(pacienteResumidoSchema), linhas);
    },
    placeholderData: keepPreviousData,
  });
}
