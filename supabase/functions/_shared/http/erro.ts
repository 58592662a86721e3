import type { RespostaDeErro } from '@domain/contracts/erro.ts';
import { type CodigoDeFalha, FALHAS, type Falha } from '@domain/falhas/codigos.ts';

interface Detalhes {
  /** One sentence for each field. */
  readonly campos?: Readonly<Record<string, string>>;
  readonly cabecalhos?: Readonly<Record<string, string>>;
  /** What the answer carries besides, by the contract of the call. */
  readonly anexo?: Readonly<Record<string, unknown>>;
  /** What went wrong underneath: for the log, never for the answer. */
  readonly cause?: unknown;
}

/**
 * A failure that the caller is told of: a code for the program, a Portuguese sentence for the person
 * (that of the code, unless a more exact one is given).
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: Falha['status'];
  readonly cabecalhos: Readonly<Record<string, string>>;
  readonly #campos: Readonly<Record<string, string>> | undefined;
  readonly #anexo: Readonly<Record<string, unknown>> | undefined;

  constructor(
    readonly codigo: CodigoDeFalha,
    frase: string = FALHAS[codigo].frase,
    { campos, cabecalhos = {}, anexo, cause }: Detalhes = {},
  ) {
    super(frase, { cause });
    this.status = FALHAS[codigo].status;
    this.cabecalhos = cabecalhos;
    this.#campos = campos;
    this.#anexo = anexo;
  }

  /** Returns the body of the answer. */
  resposta(requestId: string): RespostaDeErro {
    return {
      error: this.message,
      codigo: this.codigo,
      ...(this.#campos && { campos: this.#campos }),
      request_id: requestId,
      ...this.#anexo,
    };
  }
}

/**
 * Makes the refusal of a token that is missing, expired, forged or signed out: the caller is not
 * told which.
 */
export function naoAutorizado(cause?: unknown): AppError {
  return new AppError('NAO_AUTORIZADO', undefined, { cause });
}

/** Makes the failure of a service that did not answer. */
export function indisponivel(cause: unknown): AppError {
  return new AppError('INDISPONIVEL', undefined, { cause });
}

/** Makes the failure of a fault of ours: only the log says what it was. */
export function erroInterno(cause: unknown): AppError {
  return new AppError('ERRO_INTERNO', undefined, { cause });
}
