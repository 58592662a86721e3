import type { CodigoDeErro, RespostaDeErro } from '@domain/contracts/erro.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The one table from code to status. */
const STATUS_DO_CODIGO: Readonly<Record<CodigoDeErro, ContentfulStatusCode>> = {
  VALIDACAO: 400,
  JSON_INVALIDO: 400,
  NAO_AUTORIZADO: 401,
  CREDENCIAIS_INVALIDAS: 401,
  CONTA_INATIVA: 403,
  PROIBIDO: 403,
  NAO_ENCONTRADO: 404,
  METODO_NAO_PERMITIDO: 405,
  CONFLITO: 409,
  CORPO_GRANDE_DEMAIS: 413,
  TIPO_DE_CONTEUDO: 415,
  CONVITE_INVALIDO: 422,
  REGRA_VIOLADA: 422,
  BLOQUEADO: 429,
  ERRO_INTERNO: 500,
  INDISPONIVEL: 503,
};

interface Detalhes {
  /** One sentence a field. */
  readonly campos?: Readonly<Record<string, string>>;
  readonly cabecalhos?: Readonly<Record<string, string>>;
  /** What the answer carries besides, by the contract of its call. */
  readonly anexo?: Readonly<Record<string, unknown>>;
  /** What went wrong underneath: for the log, never for the answer. */
  readonly cause?: unknown;
}

/** A failure that the caller is told of: a code for the program, a Portuguese sentence for the person. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: ContentfulStatusCode;
  readonly cabecalhos: Readonly<Record<string, string>>;
  readonly #campos: Readonly<Record<string, string>> | undefined;
  readonly #anexo: Readonly<Record<string, unknown>> | undefined;

  constructor(
    readonly codigo: CodigoDeErro,
    frase: string,
    { campos, cabecalhos = {}, anexo, cause }: Detalhes = {},
  ) {
    super(frase, { cause });
    this.status = STATUS_DO_CODIGO[codigo];
    this.cabecalhos = cabecalhos;
    this.#campos = campos;
    this.#anexo = anexo;
  }

  /** The body of the answer. */
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

/** No token, or one that is expired, forged or signed out: the caller is not told which. */
export function naoAutorizado(cause?: unknown): AppError {
  return new AppError('NAO_AUTORIZADO', 'Não autorizado', { cause });
}

/** The account exists and was switched off. */
export function contaInativa(): AppError {
  return new AppError(
    'CONTA_INATIVA',
    'Esta conta está inativa. Fale com a administração da sua clínica.',
  );
}

/** A service that this function needs did not answer. */
export function indisponivel(cause: unknown): AppError {
  return new AppError(
    'INDISPONIVEL',
    'O serviço está indisponível agora. Tente de novo em instantes.',
    { cause },
  );
}

/** A fault of ours: the sentence says nothing of it, the log does. */
export function erroInterno(cause: unknown): AppError {
  return new AppError(
    'ERRO_INTERNO',
    'Não foi possível concluir. Tente de novo; se continuar, informe o código do pedido.',
    { cause },
  );
}
