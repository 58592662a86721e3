import { TIPOS_DE_UM_PACIENTE } from '@domain/documentos/tipos.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaAssinatura } from './keys.ts';

const comum = {
  documento_id: z.uuid(),
  /** The receituário of a prescription. */
  especie: z.nullable(z.string()),
  /** Where it was written: the clinic, or the place of the shift. */
  clinica_nome: z.string(),
  /** By the clock of which its instants are told. */
  fuso: z.string(),
  /** Of a handover, how many they are. */
  paciente_nome: z.string(),
  quando: z.string(),
  total: z.number(),
};
const pendenteSchema = z.discriminatedUnion('tipo', [
  z.object({
    ...comum,
    tipo: z.enum(TIPOS_DE_UM_PACIENTE),
    clinica_id: z.uuid(),
    paciente_id: z.uuid(),
  }),
  z.object({ ...comum, tipo: z.literal('passagem') }),
]);
type SemTotal<Um> = Um extends unknown ? Omit<Um, 'total'> : never;
/** What its author finished or prepared, and has not signed with a certificate. */
export type Pendente = SemTotal<z.infer<typeof pendenteSchema>>;

/** How far back one looks: what is older is seldom signed any more. */
export const DIAS_DE_PENDENCIAS = [7, 30, 365] as const;
export type DiasDePendencias = (typeof DIAS_DE_PENDENCIAS)[number];
const DIA_EM_MS = 86_400_000;

/** The documents of the last days that wait for the caller's signature, newest first, and how many they are. */
export function pendentesOptions(usuarioId: string, dias: DiasDePendencias) {
  return queryOptions({
    queryKey: chavesDaAssinatura.pendentes(usuarioId, dias),
    queryFn: async ({ signal }) => {
      const desde = new Date(Date.now() - dias * DIA_EM_MS).toISOString();
      const lidas = await consultar((db) =>
        db.rpc('assinaturas_pendentes', { p_desde: desde }).abortSignal(signal),
      );
      const pendentes = lerLinhas(z.array(pendenteSchema), lidas);
      return { pendentes, total: pendentes[0]?.total ?? 0 };
    },
  });
}

/** Reads again what waits for a signature, after something was signed or prepared. */
export function relerPendentes(cache: QueryClient, usuarioId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: chavesDaAssinatura.todasAsPendentes(usuarioId) });
}
