import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ErroDeRede } from '@/lib/errors/erros.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoProntuario } from './keys.ts';

const calculoSchema = z.object({
  id: z.uuid(),
  ferramenta: z.string(),
  versao: z.string(),
  resultado: z.record(z.string(), z.unknown()),
  interpretacao: z.nullable(z.string()),
  autor_id: z.uuid(),
  autor_nome: z.string(),
  criado_em: z.string(),
  anulado_em: z.nullable(z.string()),
  motivo_da_anulacao: z.nullable(z.string()),
});
/** A result kept in the record. */
export type CalculoGuardado = z.infer<typeof calculoSchema>;

/** As many as the database gives at once. */
const MAXIMO = 1000;

/** Every result kept in a patient's record, as it is read, newest first; annulled ones are marked. */
export function calculosOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.calculos(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('calculos')
          .select(Object.keys(calculoSchema.shape).join(', '))
          .eq('paciente_id', pacienteId)
          .order('criado_em', { ascending: false })
          .order('id')
          .limit(MAXIMO)
          .abortSignal(signal),
      );
      const guardados = lerLinhas(z.array(calculoSchema), linhas);
      if (guardados.length === 0) return [];
      const { porExtenso } = await import('../calculos/por-extenso.ts').catch((falha: unknown) =>
        Promise.reject(new ErroDeRede(falha)),
      );
      return guardados.map(porExtenso);
    },
  });
}
