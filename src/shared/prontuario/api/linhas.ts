import { algumaPreenchida, colunas } from '@domain/contracts/colunas.ts';
import { NOMES_DOS_SINAIS, porSinal } from '@domain/sinais-vitais.ts';
import * as z from 'zod/mini';

/**
 * What was measured of each vital sign. Decimals arrive as numbers or, from a server that keeps their
 * trailing zeros, as text.
 */
export const medidasSchema = z.object(porSinal(() => z.nullable(z.coerce.number())));

/** The vital signs of an entry or of a draft, and when they were measured. */
export const sinaisSchema = z.extend(medidasSchema, { id: z.uuid(), ocorrido_em: z.string() });
export type SinaisDaEntrada = z.infer<typeof sinaisSchema>;
export const COLUNAS_DOS_SINAIS = colunas(sinaisSchema);
/** The filter that leaves out entries without any sign. */
export const ALGUM_SINAL = algumaPreenchida(NOMES_DOS_SINAIS);

/** A medicine that the record lists as in use. */
export const emUsoSchema = z.object({
  nome: z.string(),
  dcbs: z.array(z.string()),
  atualizado_em: z.string(),
});
export type MedicamentoEmUso = z.infer<typeof emUsoSchema>;
export const COLUNAS_DO_MEDICAMENTO = colunas(emUsoSchema);
