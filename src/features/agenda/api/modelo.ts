import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaAgenda } from './keys.ts';

const modeloSchema = z.array(
  z.object({ nome: z.string(), duracao_min: z.number(), cor: z.string() }),
);

/** The kinds of appointment that a specialty begins with. */
export function modeloOptions(clinicaId: string, especialidade: string) {
  return queryOptions({
    queryKey: chavesDaAgenda.modelo(clinicaId, especialidade),
    queryFn: async ({ signal }) =>
      lerLinhas(
        modeloSchema,
        await consultar((db) =>
          db.rpc('modelo_de_agenda', { p_especialidade: especialidade }).abortSignal(signal),
        ),
      ),
  });
}

/** Gives the agenda what the model has and it lacks: kinds, and hours for who has none. */
export async function montarAgenda(clinicaId: string, especialidade: string): Promise<void> {
  await consultar((db) =>
    db.rpc('montar_agenda', { p_clinica: clinicaId, p_especialidade: especialidade }),
  );
}
