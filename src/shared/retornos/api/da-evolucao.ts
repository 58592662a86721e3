import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';

const retornoDaEvolucaoSchema = z.object({
  id: z.uuid(),
  prevista_para: z.nullable(z.string()),
  motivo: z.string(),
  status: z.enum(['proposto', 'pendente', 'cumprido', 'dispensado', 'retirado']),
});
/** A return that an entry planned. */
export type RetornoDaEvolucao = z.infer<typeof retornoDaEvolucaoSchema>;

export const chaveDosRetornosDaEvolucao = (prontuarioId: string) =>
  ['retornos-da-evolucao', prontuarioId] as const;

/** Returns planned by one entry, without those taken back. */
export function retornosDaEvolucaoOptions(prontuarioId: string) {
  return queryOptions({
    queryKey: chaveDosRetornosDaEvolucao(prontuarioId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        z.array(retornoDaEvolucaoSchema),
        await consultar((db) =>
          db
            .from('retornos_planejados')
            .select('id, prevista_para, motivo, status')
            .eq('origem_id', prontuarioId)
            .neq('status', 'retirado')
            .order('criado_em')
            .abortSignal(signal),
        ),
      ),
  });
}

export interface NovoRetorno {
  id: string;
  clinica_id: string;
  paciente_id: string;
  origem_id: string;
  prevista_para: string | null;
  motivo: string;
}

/** Plans a return from an entry; beside a draft it begins when the draft is finished. */
export async function planejarRetorno(retorno: NovoRetorno): Promise<void> {
  await consultar((db) => db.from('retornos_planejados').insert(retorno).select('id').single());
}

/** Takes a proposal back before its entry is finished. */
export async function retirarProposta(id: string): Promise<void> {
  await consultar((db) => db.rpc('mudar_retorno', { p_retorno: id, p_status: 'retirado' }));
}
