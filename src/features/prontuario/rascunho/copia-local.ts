import { CONSENTIMENTOS } from '@domain/prontuario.ts';
import { NOMES_DOS_SINAIS } from '@domain/sinais-vitais.ts';
import * as z from 'zod/mini';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import type { Especie } from '@/lib/pendencias/pendencia.ts';
import { idDe } from '@/lib/pendencias/pendencias.ts';
import { diagnosticoSchema, secaoLivreSchema } from '../api/linhas.ts';
import { type Conteudo, porNome, SECOES } from './conteudo.ts';

/** What is kept on this device of a draft that is not on the server yet. */
export interface Copia {
  id: string;
  paciente_id: string;
  adendo_de: string | null;
  /** The revision over which it was typed; null when the server knew nothing of the draft. */
  revisao: number | null;
  /** When it was typed. */
  em: string;
  conteudo: Conteudo;
  /** What was sent and not answered: it may have arrived all the same. */
  semResposta: readonly Conteudo[];
}

const texto = z.string();
const digitado = z.union([z.number(), z.string(), z.null()]);
const conteudoSchema: z.ZodMiniType<Conteudo> = z.object({
  dia: texto,
  hora: texto,
  fuso: texto,
  ...porNome(SECOES, () => texto),
  ...porNome(NOMES_DOS_SINAIS, () => digitado),
  diagnosticos: z.array(diagnosticoSchema),
  secoes_livres: z.array(secaoLivreSchema),
  teleconsulta: z.boolean(),
  consentimento_da_teleconsulta: z.nullable(z.enum(CONSENTIMENTOS)),
});

const copiaSchema: z.ZodMiniType<Copia> = z.object({
  id: z.uuid(),
  paciente_id: z.uuid(),
  adendo_de: z.nullable(z.uuid()),
  revisao: z.nullable(z.number()),
  em: z.string(),
  conteudo: conteudoSchema,
  semResposta: z.array(conteudoSchema),
});

/**
 * A draft that waits to be saved. Nobody but its editor sends it: what was saved elsewhere meanwhile is
 * for the person to decide.
 */
export const RASCUNHO: Especie<Copia> = {
  nome: 'rascunho',
  dados: copiaSchema,
  recusaPrende: false,
};

/**
 * The copies of one person's drafts. Another person of the same computer has others. They are there
 * once `usePendenciasAbertas` says so.
 */
export function copiasLocais(usuarioId: string) {
  const pendencias = pendenciasDe(usuarioId);
  const todas = () => pendencias.ler(RASCUNHO);

  return {
    /** Keeps the latest words of a draft in place of those before. Yields whether they fit. */
    guardar(copia: Copia): boolean {
      void pendencias.guardar(RASCUNHO, { chave: copia.id, dados: copia });
      return pendencias.noAparelho(idDe(RASCUNHO, copia.id));
    },
    apagar: (id: string) => pendencias.desistir(idDe(RASCUNHO, id)),
    buscar: (id: string): Copia | null =>
      todas().find(({ dados }) => dados.id === id)?.dados ?? null,
    /** Those on the device: one in this tab alone goes with it. */
    doPaciente: (pacienteId: string): Copia[] =>
      todas()
        .filter(({ dados, noAparelho }) => noAparelho && dados.paciente_id === pacienteId)
        .map(({ dados }) => dados)
        .sort((a, b) => b.em.localeCompare(a.em)),
  };
}
