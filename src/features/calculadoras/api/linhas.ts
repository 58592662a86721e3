import { NOMES_DOS_SINAIS } from '@domain/sinais-vitais.ts';
import * as z from 'zod/mini';

const numero = z.nullable(z.coerce.number());

/** The vital signs of an entry or of a draft, and when they were measured. */
export const sinaisSchema = z.object({
  id: z.uuid(),
  ocorrido_em: z.string(),
  pressao_sistolica: numero,
  pressao_diastolica: numero,
  frequencia_cardiaca: numero,
  frequencia_respiratoria: numero,
  temperatura: numero,
  saturacao: numero,
  glicemia: numero,
  peso_kg: numero,
  altura_cm: numero,
});
export type SinaisDaEntrada = z.infer<typeof sinaisSchema>;
export const COLUNAS_DOS_SINAIS = Object.keys(sinaisSchema.shape).join(', ');
/** Entries without a sign among them say nothing. */
export const ALGUM_SINAL = NOMES_DOS_SINAIS.map((sinal) => `${sinal}.not.is.null`).join(',');

/** A medicine that the record lists as in use. */
export const emUsoSchema = z.object({
  nome: z.string(),
  dcbs: z.array(z.string()),
  atualizado_em: z.string(),
});
export type MedicamentoEmUso = z.infer<typeof emUsoSchema>;
export const COLUNAS_DO_MEDICAMENTO = Object.keys(emUsoSchema.shape).join(', ');

const objeto = z.record(z.string(), z.unknown());
const procedenciaSchema = z.object({
  origem: z.enum(['cadastro', 'evolucao', 'rascunho', 'calculo']),
  id: z.optional(z.string()),
  em: z.string(),
});

/** A result kept in the record. */
export const calculoSchema = z.object({
  id: z.uuid(),
  ferramenta: z.string(),
  versao: z.string(),
  entrada: objeto,
  unidades: z.record(z.string(), z.string()),
  proveniencia: z.record(z.string(), procedenciaSchema),
  resultado: objeto,
  interpretacao: z.nullable(z.string()),
  autor_id: z.uuid(),
  autor_nome: z.string(),
  criado_em: z.string(),
  anulado_em: z.nullable(z.string()),
  motivo_da_anulacao: z.nullable(z.string()),
});
export type Calculo = z.infer<typeof calculoSchema>;
export const COLUNAS_DO_CALCULO = Object.keys(calculoSchema.shape).join(', ');

/** Why a kept result does not count any more. */
export const motivoDaAnulacaoSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Motivo: diga em poucas palavras por que o resultado não vale.'),
    z.maxLength(500, 'Motivo: use no máximo 500 caracteres.'),
  );

/** A result on its way to the record; its id is made here, so that sending it twice makes one row. */
export const novoCalculoSchema = z.object({
  id: z.uuid(),
  clinica_id: z.uuid(),
  paciente_id: z.uuid(),
  prontuario_id: z.nullable(z.uuid()),
  ferramenta: z.string(),
  versao: z.string(),
  entrada: objeto,
  unidades: z.record(z.string(), z.string()),
  proveniencia: z.record(z.string(), procedenciaSchema),
  resultado: objeto,
  interpretacao: z.nullable(z.string()),
});
export type NovoCalculo = z.infer<typeof novoCalculoSchema>;
