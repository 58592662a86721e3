import * as z from 'zod/mini';
import { CERTEZAS } from '../prontuario/diagnosticos.ts';
import { porSinal } from '../sinais-vitais.ts';
import { SEXOS } from './paciente.ts';

/** What `base_da_evolucao` answers: all that the paper of a finished entry says. */
export const baseDaEvolucaoSchema = z.object({
  entrada: z.object({
    id: z.uuid(),
    versao: z.number(),
    motivo_correcao: z.nullable(z.string()),
    adendo_de: z.nullable(z.uuid()),
    ocorrido_em: z.string(),
    finalizado_em: z.string(),
    autor_nome: z.string(),
    autor_crm: z.nullable(z.string()),
    autor_crm_uf: z.nullable(z.string()),
    subjetivo: z.string(),
    objetivo: z.string(),
    avaliacao: z.string(),
    plano: z.string(),
    ...porSinal(() => z.nullable(z.number())),
    diagnosticos: z.array(
      z.object({ codigo: z.string(), descricao: z.string(), certeza: z.enum(CERTEZAS) }),
    ),
    secoes_livres: z.array(z.object({ titulo: z.string(), texto: z.string() })),
    teleconsulta: z.boolean(),
  }),
  paciente: z.object({
    nome: z.string(),
    nome_social: z.nullable(z.string()),
    cpf: z.nullable(z.string()),
    data_nascimento: z.nullable(z.string()),
    sexo: z.enum(SEXOS),
  }),
  /** The clinic's name. */
  clinica: z.string(),
  fuso: z.string(),
});
export type BaseDaEvolucao = z.infer<typeof baseDaEvolucaoSchema>;
