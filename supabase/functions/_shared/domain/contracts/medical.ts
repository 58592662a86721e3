import * as z from 'zod/mini';
import { limite, pagina, simOuNao, termo } from './consulta.ts';
import { pacienteResumidoSchema } from './paciente.ts';

/**
 * `GET /medical/patients`: `busca` by any part of name, CPF, CNS or phone; `medico_id` is the doctor who
 * answers for the patient; `apos` continues a page.
 */
export const consultaDePacientesSchema = z.strictObject({
  busca: termo('Busca'),
  clinica_id: z.optional(z.uuid('Clínica: identificador inválido.')),
  medico_id: z.optional(z.uuid('Médico: identificador inválido.')),
  ativo: simOuNao,
  limite,
  apos: z.optional(z.string().check(z.maxLength(2000, 'Página: marcador inválido.'))),
});

export const respostaDePacientesSchema = z.object({
  patients: z.array(pacienteResumidoSchema),
  /** Marker of the next page, to be sent as `apos`; null at the end. */
  proximo: z.nullable(z.string()),
});

/** `GET /medical/doctors`: doctors linked to the caller's clinics, and of the own practice. */
export const consultaDeMedicosSchema = z.strictObject({
  busca: termo('Busca'),
  clinica_id: z.optional(z.uuid('Clínica: identificador inválido.')),
  /** Matches any part of the specialty. */
  especialidade: termo('Especialidade'),
  ativo: simOuNao,
  limite,
  pagina,
});
export type ConsultaDeMedicos = z.infer<typeof consultaDeMedicosSchema>;

export const medicoVinculadoSchema = z.object({
  id: z.uuid(),
  clinica_id: z.uuid(),
  /** Null in the own practice, where there is no link. */
  vinculo_id: z.nullable(z.uuid()),
  ativo: z.boolean(),
  nome: z.string(),
  email: z.string(),
  especialidade: z.nullable(z.string()),
  crm: z.nullable(z.string()),
  crm_uf: z.nullable(z.string()),
});
export type MedicoVinculado = z.infer<typeof medicoVinculadoSchema>;

export const respostaDeMedicosSchema = z.object({
  doctors: z.array(medicoVinculadoSchema),
  pagina: z.number(),
  tem_mais: z.boolean(),
});
