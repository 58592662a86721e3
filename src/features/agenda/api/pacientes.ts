import { pacienteResumidoSchema } from '@domain/contracts/paciente.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaAgenda } from './keys.ts';

const QUANTOS = 12;

/** Active patients of the clinic by any part of name, CPF or phone, the best first. */
export function pacientesOptions(clinicaId: string, termo: string) {
  return queryOptions({
    queryKey: chavesDaAgenda.pacientes(clinicaId, termo),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .rpc('buscar_pacientes', { p_termo: termo, p_clinica: clinicaId, p_limite: QUANTOS })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(pacienteResumidoSchema), linhas).filter(({ ativo }) => ativo);
    },
    placeholderData: keepPreviousData,
  });
}
