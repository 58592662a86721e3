import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoPaciente } from './keys.ts';

const texto = z.nullable(z.string());

/** An account that reaches, or reached, a patient's own area. */
const contaSchema = z.object({
  id: z.uuid(),
  conta_nome: z.string(),
  /** The beginning and the domain of the e-mail. */
  conta_email: z.string(),
  vinculado_em: z.string(),
  /** Who made the code that was used; null when there was none. */
  codigo_de: texto,
  encerrado_em: texto,
  encerrado_por: texto,
  pela_propria_conta: z.boolean(),
  /** Linked by a code of the desk: closed to the record until somebody who reads it confirms. */
  a_confirmar: z.boolean(),
});
export type ContaDoPaciente = z.infer<typeof contaSchema>;

/** Accounts linked to a registration, those in force first. */
export function contasDoPacienteOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoPaciente.contas(clinicaId, pacienteId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        z.array(contaSchema),
        await consultar((db) =>
          db.rpc('contas_do_paciente', { p_paciente: pacienteId }).abortSignal(signal),
        ),
      ),
    staleTime: 0,
  });
}

/** Ends an account's link to a registration. */
export async function encerrarConta(id: string): Promise<void> {
  await consultar((db) => db.rpc('encerrar_conta_de_paciente', { p_conta: id }));
}

/** Says that an account is the patient's, or of who answers for the patient. */
export async function confirmarConta(id: string): Promise<void> {
  await consultar((db) => db.rpc('confirmar_conta_de_paciente', { p_conta: id }));
}

const codigoSchema = z.object({ codigo: z.string(), expira_em: z.string() });
export type CodigoDePaciente = z.infer<typeof codigoSchema>;

/** Makes the code by which a patient's account takes a registration; shown this once. */
export async function criarCodigoDePaciente(pacienteId: string): Promise<CodigoDePaciente> {
  const linha = await consultar((db) =>
    db.rpc('criar_codigo_de_paciente', { p_paciente: pacienteId }).single(),
  );
  return lerLinhas(codigoSchema, linha);
}
