import type { CodigoDeFalha } from '@domain/falhas/codigos.ts';
import type { Permissao } from '@domain/permissoes.ts';
import type * as z from 'zod/mini';

/** Who may call: anybody, whoever has a session, whoever holds one of the permissions, the service. */
export type Quem = 'qualquer' | 'sessao' | 'servico' | readonly [Permissao, ...Permissao[]];

/** Why a call is refused. */
export interface Recusa {
  readonly codigo: CodigoDeFalha;
  /** When, in Portuguese. */
  readonly quando: string;
  /** Where it answers more than every failure does. */
  readonly contrato?: z.ZodMiniType;
}

/** One call of the functions, as it is described to whoever writes a client. */
export interface Operacao {
  readonly metodo: 'get' | 'post' | 'put';
  /** From the function on, with `{id}` for what varies. */
  readonly caminho: string;
  readonly resumo: string;
  readonly quem: Quem;
  readonly consulta?: z.ZodMiniObject;
  readonly corpo?: z.ZodMiniType;
  readonly status?: 201;
  readonly resposta: z.ZodMiniType;
  /** Of the answer, where it is not `application/json`. */
  readonly tipo?: string;
  /** What every call may answer is left out: it follows from who may call, body and query. */
  readonly falhas?: readonly Recusa[];
}
