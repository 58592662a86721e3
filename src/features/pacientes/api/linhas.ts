import { colunas } from '@domain/contracts/colunas.ts';
import { pacienteGuardadoSchema, pacienteResumidoSchema } from '@domain/contracts/paciente.ts';
import * as z from 'zod/mini';

const texto = z.nullable(z.string());

/** What `buscar_pacientes` answers; `nome_ordem` is where the next page begins. */
export const achadoSchema = z.extend(pacienteResumidoSchema, { nome_ordem: z.string() });

/** A patient in the list, with who is responsible. */
export interface PacienteDaLista extends z.infer<typeof achadoSchema> {
  responsavel: string | null;
}

export const responsavelSchema = z.object({
  id: z.uuid(),
  responsavel: z.nullable(z.object({ nome: z.string() })),
});

/** A doctor who may be responsible for a patient of the clinic. */
export const medicoSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  especialidade: texto,
});
export type MedicoDaClinica = z.infer<typeof medicoSchema>;

/** A whole registration. */
export const cadastroSchema = z.extend(pacienteGuardadoSchema, {
  /** Counts saves: the next one names it. */
  revisao: z.number(),
  responsavel: z.nullable(medicoSchema),
  /** Who recorded the death; null for who does not see that profile. */
  registrou: z.nullable(z.object({ nome: z.string() })),
});
export type Cadastro = z.infer<typeof cadastroSchema>;

export const COLUNAS_DO_CADASTRO = colunas(cadastroSchema, {
  responsavel: 'responsavel:profiles!pacientes_medico_responsavel_id_fkey(id, nome, especialidade)',
  registrou: 'registrou:profiles!pacientes_obito_registrado_por_fkey(nome)',
});
