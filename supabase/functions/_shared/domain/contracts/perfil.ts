import * as z from 'zod/mini';
import { TIPOS_DE_USUARIO } from '../permissoes.ts';

/** A person's or an institution's profile, as every call returns it (specification §3). */
export const perfilSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  nome: z.string(),
  email: z.string(),
  tipo: z.enum(TIPOS_DE_USUARIO),
  especialidade: z.nullable(z.string()),
  crm: z.nullable(z.string()),
  crm_uf: z.nullable(z.string()),
  clinica_id: z.nullable(z.uuid()),
  ativo: z.boolean(),
  plano_medico: z.enum(['free', 'premium']),
  permite_atendimento_individual: z.boolean(),
  permite_ia: z.boolean(),
  permite_relatorios_avancados: z.boolean(),
  /** Of a doctor: until when the plan goes, or went; null while it has no end. */
  plano_ate: z.optional(z.nullable(z.string())),
  /** Whether that was the trial that a new doctor begins with. */
  plano_em_teste: z.optional(z.boolean()),
});
export type Perfil = z.infer<typeof perfilSchema>;

/** `GET /users/profile` */
export const respostaDePerfilSchema = z.object({ profile: perfilSchema });

/** `GET /users/permissions`. A newer server may name one that this build does not know. */
export const respostaDePermissoesSchema = z.object({ permissions: z.array(z.string()) });
