import * as z from 'zod/mini';
import {
  ApiError,
  ErroDeRede,
  ErroDoBanco,
  ehDefinitivo,
  mensagemDeErro,
} from '../errors/erros.ts';

const falhaSchema = z.object({
  /** What decides: the code of the failure, `rede` when nothing answered. */
  codigo: z.string(),
  /** What the person reads. */
  mensagem: z.string(),
  /** True when the server has decided: only the person may have it tried again. */
  definitiva: z.boolean(),
});
export type Falha = z.infer<typeof falhaSchema>;

const pendenciaSchema = z.object({
  /** The account it belongs to: nobody else on the device sees it or sends it. */
  usuarioId: z.string(),
  /** Its kind and the key by which the server knows it again: sent twice, it counts once. */
  id: z.string(),
  especie: z.string(),
  /**
   * Its stream: operations of one stream go in order, one at a time, as of a conversation or a
   * draft.
   */
  corrente: z.string(),
  dados: z.unknown(),
  /** True when a large part is kept beside it, read only when asked for. */
  comCarga: z.boolean(),
  criadaEm: z.number(),
  /** Its version when it was made: what was made first goes first. */
  ordem: z.number(),
  /** Higher after each change. */
  versao: z.number(),
  tentativas: z.number(),
  falha: z.nullable(falhaSchema),
  /** When the device forgets it, sent or not; null for what waits for as long as it takes. */
  venceEm: z.nullable(z.number()),
});
/** An operation that waits to be sent, as the device keeps it. */
export type Pendencia = z.infer<typeof pendenciaSchema>;

/** A kind of operation, as its feature describes it. */
export interface Especie<D> {
  nome: string;
  /** Reads what another program may have left; what does not fit counts as nothing. */
  dados: z.ZodMiniType<D>;
  /** Whether what follows in a stream waits until the person decided about a refused one. */
  recusaPrende: boolean;
}

/** Reads what the device kept as a pending operation; null for what is none. */
export function lerPendencia(guardada: unknown): Pendencia | null {
  const lida = pendenciaSchema.safeParse(guardada);
  return lida.success ? lida.data : null;
}

/** Refusals that pass: no session, too slow, too many at once. */
const PASSAM = new Set([401, 408, 429]);

/** Returns what is kept of a sending that failed. */
export function falhaDe(erro: unknown): Falha {
  const respondeu = erro instanceof ApiError || erro instanceof ErroDoBanco ? erro : null;
  return {
    codigo: erro instanceof ErroDeRede ? 'rede' : (respondeu?.codigo ?? 'desconhecida'),
    mensagem: mensagemDeErro(erro),
    definitiva: ehDefinitivo(erro) && !(respondeu && PASSAM.has(respondeu.status)),
  };
}
