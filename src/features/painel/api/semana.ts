import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoPainel } from './keys.ts';

const semanaSchema = z.object({
  de: z.string(),
  ate: z.string(),
  dias: z.array(
    z.object({
      dia: z.string(),
      minutos_oferecidos: z.number(),
      minutos_ocupados: z.number(),
      realizados: z.number(),
      faltas: z.number(),
      pacientes_novos: z.number(),
    }),
  ),
  /** Of a clinic, those who have hours this week, the fullest first; none for a doctor. */
  medicos: z.array(
    z.object({
      id: z.uuid(),
      nome: z.string(),
      minutos_oferecidos: z.number(),
      minutos_ocupados: z.number(),
    }),
  ),
});
export type SemanaLida = z.infer<typeof semanaSchema>;
export type OcupacaoDoMedico = SemanaLida['medicos'][number];

/** The figures of this week, Monday to Sunday where the clinic is. */
export function semanaOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDoPainel.semana(clinicaId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        semanaSchema,
        await consultar((db) =>
          db.rpc('painel_da_semana', { p_clinica: clinicaId }).abortSignal(signal),
        ),
      ),
    staleTime: 0,
  });
}

const linhaSchema = z.object({
  id: z.uuid(),
  paciente_id: z.uuid(),
  paciente: z.string(),
  medico_id: z.uuid(),
  medico: z.nullable(z.string()),
  inicio: z.string(),
});
/** An appointment behind a figure of the week. */
export type LinhaDaSemana = z.infer<typeof linhaSchema>;

/** The rows behind a figure of this week, latest first. */
export function linhasDaSemanaOptions(clinicaId: string, quais: 'faltas' | 'novos') {
  return queryOptions({
    queryKey: chavesDoPainel.linhas(clinicaId, quais),
    queryFn: async ({ signal }) =>
      lerLinhas(
        z.array(linhaSchema),
        await consultar((db) =>
          db.rpc('linhas_da_semana', { p_clinica: clinicaId, p_quais: quais }).abortSignal(signal),
        ),
      ),
    staleTime: 0,
  });
}
