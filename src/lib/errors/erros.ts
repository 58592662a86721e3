import type { CodigoDeFalha } from '@domain/falhas/codigos.ts';

/** A failure whose message is a sentence written for the person who reads the screen. */
export abstract class ErroComSentenca extends Error {}

/** A call that the API answered with a failure. */
export class ApiError extends ErroComSentenca {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Absent when something before the API answered (a proxy, for example). */
  readonly codigo: CodigoDeFalha | undefined;
  /** The sentence of each refused field. */
  readonly campos: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;

  constructor(
    mensagem: string,
    detalhes: {
      status: number;
      codigo?: CodigoDeFalha | undefined;
      campos?: Readonly<Record<string, string>> | undefined;
      requestId?: string | undefined;
    },
  ) {
    super(mensagem);
    this.status = detalhes.status;
    this.codigo = detalhes.codigo;
    this.campos = detalhes.campos ?? {};
    this.requestId = detalhes.requestId;
  }
}

/** A call that never reached the API: no network, or nothing answering there. */
export class ErroDeRede extends ErroComSentenca {
  override readonly name = 'ErroDeRede';

  constructor(causa?: unknown) {
    super('Sem conexão com o servidor. Confira sua internet e tente de novo.', { cause: causa });
  }
}

/** An answer of the API that is not as its contract says. */
export class ErroDeContrato extends ErroComSentenca {
  override readonly name = 'ErroDeContrato';

  constructor(causa?: unknown) {
    super('O servidor respondeu de um jeito inesperado. Recarregue a página e tente de novo.', {
      cause: causa,
    });
  }
}

/** A refusal of the hosted database, already with the sentence to show. */
export class ErroDoBanco extends ErroComSentenca {
  override readonly name = 'ErroDoBanco';
  readonly codigo: CodigoDeFalha;
  readonly status: number;

  constructor(mensagem: string, codigo: CodigoDeFalha, status: number) {
    super(mensagem);
    this.codigo = codigo;
    this.status = status;
  }
}

/** Whether a call was refused for one of these reasons, by the API or by the database. */
export function foiRecusado(
  erro: unknown,
  ...codigos: readonly CodigoDeFalha[]
): erro is ApiError | ErroDoBanco {
  const respondeu = erro instanceof ApiError || erro instanceof ErroDoBanco;
  return respondeu && erro.codigo !== undefined && codigos.includes(erro.codigo);
}

/** Whether the server has decided: asking again would bring the same answer. */
export function ehDefinitivo(erro: unknown): boolean {
  const respondeu = erro instanceof ApiError || erro instanceof ErroDoBanco;
  return erro instanceof ErroDeContrato || (respondeu && erro.status >= 400 && erro.status < 500);
}

/** An answer of sign-in or sign-up without a whole session. */
export class ErroDeEntrada extends ErroComSentenca {
  override readonly name = 'ErroDeEntrada';
}

/**
 * Returns the sentence to show for a failure. A text that is not ours was not written to be read.
 */
export function mensagemDeErro(erro: unknown): string {
  return erro instanceof ErroComSentenca
    ? erro.message
    : 'Algo não saiu como esperado. Tente de novo em instantes.';
}

/** Returns the number by which the support team finds a failure, where there is one. */
export function requestIdDe(erro: unknown): string | undefined {
  return erro instanceof ApiError ? erro.requestId : undefined;
}
