import {
  atendimentoSchema,
  reavaliacaoSchema,
  sessaoDePlantaoSchema,
} from '@domain/contracts/atendimento.ts';
import { passagemSchema } from '@domain/contracts/passagem.ts';
import * as z from 'zod/mini';
import { criarCopia } from '@/lib/sigilo/copia.ts';

const copiaSchema = z.object({
  sessao: z.nullable(sessaoDePlantaoSchema),
  atendimentos: z.array(atendimentoSchema),
  reavaliacoes: z.array(reavaliacaoSchema),
  passagens: z._default(z.array(passagemSchema), []),
  /** The revision that the server answered to this device's last write, by id. */
  aceitas: z.record(z.string(), z.number()),
});
/** What the server last said of the shift under way. */
export type Copia = z.infer<typeof copiaSchema>;

export const SEM_PLANTAO: Copia = {
  sessao: null,
  atendimentos: [],
  reavaliacoes: [],
  passagens: [],
  aceitas: {},
};

/** Kept on the device, sealed, so that the shift opens without a network; gone once it is finished. */
export const copiaDoPlantao = criarCopia({
  nome: 'plantao',
  schema: copiaSchema,
  vazio: SEM_PLANTAO,
});

/** Puts a row in its place among others, unless a newer one is there. */
export function comLinha<L extends { id: string; revisao: number }>(
  linhas: readonly L[],
  nova: L,
): L[] {
  const antes = linhas.find(({ id }) => id === nova.id);
  if (!antes) return [...linhas, nova];
  return linhas.map((linha) => (linha === antes && nova.revisao >= antes.revisao ? nova : linha));
}
