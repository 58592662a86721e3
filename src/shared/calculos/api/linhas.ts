import { colunas } from '@domain/contracts/colunas.ts';
import * as z from 'zod/mini';

const objeto = z.record(z.string(), z.unknown());
const procedenciaSchema = z.object({
  origem: z.enum(['cadastro', 'evolucao', 'rascunho', 'calculo', 'atendimento']),
  id: z.optional(z.string()),
  em: z.string(),
});

/** What a tool answered, of what, and where each value came from. */
const resultadoSchema = z.object({
  id: z.uuid(),
  ferramenta: z.string(),
  versao: z.string(),
  entrada: objeto,
  unidades: z.record(z.string(), z.string()),
  proveniencia: z.record(z.string(), procedenciaSchema),
  resultado: objeto,
  interpretacao: z.nullable(z.string()),
});

/** A result kept in the record. */
export const calculoSchema = z.extend(resultadoSchema, {
  autor_id: z.uuid(),
  autor_nome: z.string(),
  criado_em: z.string(),
  anulado_em: z.nullable(z.string()),
  motivo_da_anulacao: z.nullable(z.string()),
});
export type Calculo = z.infer<typeof calculoSchema>;
export const COLUNAS_DO_CALCULO = colunas(calculoSchema);

/** The part of a kept result that is read in the record and on paper. */
export const calculoLidoSchema = z.omit(calculoSchema, {
  entrada: true,
  unidades: true,
  proveniencia: true,
});
export type CalculoLido = z.infer<typeof calculoLidoSchema>;
export const COLUNAS_DO_CALCULO_LIDO = colunas(calculoLidoSchema);

/** Why a kept result does not count any more. */
export const motivoDaAnulacaoSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Motivo: diga em poucas palavras por que o resultado não vale.'),
    z.maxLength(500, 'Motivo: use no máximo 500 caracteres.'),
  );

/** A result on its way to the record; its id is made here, so that sending it twice makes one row. */
export const novoCalculoSchema = z.extend(resultadoSchema, {
  clinica_id: z.uuid(),
  paciente_id: z.uuid(),
  prontuario_id: z.nullable(z.uuid()),
});
export type NovoCalculo = z.infer<typeof novoCalculoSchema>;
