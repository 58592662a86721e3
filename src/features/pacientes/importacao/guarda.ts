import type { LinhaRecusada } from '@domain/importacao/erros.ts';
import * as z from 'zod/mini';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import type { Especie } from '@/lib/pendencias/pendencia.ts';
import { type LinhaDoPlano, quantosLotes } from './plano.ts';

/** What is kept of an import beside how far it is. */
export interface Carga {
  plano: LinhaDoPlano[];
  cabecalho: string[];
  recusadas: LinhaRecusada[];
  /** Of the rows that are sent, by their number: what the server refuses is given back whole. */
  celulas: ReadonlyMap<number, readonly string[]>;
}

const parteSchema = z.object({
  id: z.uuid(),
  clinicaId: z.uuid(),
  arquivo: z.string(),
  /** Rows of the file, its header apart. */
  total: z.number(),
  lotes: z.number(),
  /** Batches that the server confirmed; null before it knows of the import. */
  enviados: z.nullable(z.number()),
});
/** How far an import is, and so which part of it is sent next. */
export type Parte = z.infer<typeof parteSchema>;

/** An import on its way: what is sent, kept on this device until the server has all of it. */
export type ImportacaoGuardada = Omit<Parte, 'lotes' | 'enviados'> & Carga & { usuarioId: string };

/** The imports of a clinic: they are sent while its screen shows. */
export const importacaoDe = (clinicaId: string): Especie<Parte> => ({
  nome: `importacao:${clinicaId}`,
  dados: parteSchema,
  recusaPrende: true,
});

/** A file of patients does not stay on a device for longer, in ms. */
const VALIDADE = 24 * 60 * 60 * 1000;

/** Keeps an import until it ended. A window that keeps nothing has it until it closes. */
export function guardarImportacao(importacao: ImportacaoGuardada): void {
  const { usuarioId, id, clinicaId, arquivo, total, ...carga } = importacao;
  const lotes = quantosLotes(carga.plano);
  void pendenciasDe(usuarioId).guardar(importacaoDe(clinicaId), {
    chave: id,
    dados: { id, clinicaId, arquivo, total, lotes, enviados: null },
    carga: carga satisfies Carga,
    venceEm: Date.now() + VALIDADE,
  });
}

/** The import that a person left on its way in a clinic; null when there is none, or it was too old. */
export async function lerImportacao(
  usuarioId: string,
  clinicaId: string,
): Promise<ImportacaoGuardada | null> {
  const pendencias = pendenciasDe(usuarioId);
  await pendencias.abrir();
  const [item] = pendencias.ler(importacaoDe(clinicaId));
  if (!item) return null;
  const carga = (await pendencias.carga(item.id)) as Carga | undefined;
  if (!carga) pendencias.desistir(item.id);
  return carga ? { ...item.dados, ...carga, usuarioId } : null;
}
