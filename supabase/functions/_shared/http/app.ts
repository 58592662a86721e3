import { CABECALHOS_DE_IDENTIFICACAO } from '@domain/contracts/identificacao.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import type { Publico } from './contexto.ts';
import { AppError, erroInterno } from './erro.ts';
import { registrarChamada } from './registro.ts';

const CORPO_MAXIMO = 64 * 1024;

/** Lets any origin ask: tokens travel in a header, never in a cookie, so it gains nothing by it. */
const permitirOrigens = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT'],
  allowHeaders: [
    'authorization',
    'apikey',
    'content-type',
    'x-client-info',
    'x-request-id',
    ...Object.values(CABECALHOS_DE_IDENTIFICACAO),
  ],
  exposeHeaders: ['retry-after', 'x-request-id'],
  maxAge: 86_400,
});

/**
 * Keeps answers out of caches, since they hold personal data, and browsers from running them as
 * code.
 */
const protegerResposta: MiddlewareHandler = async (c, next) => {
  c.header('cache-control', 'no-store');
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  c.header('referrer-policy', 'no-referrer');
  c.header('x-content-type-options', 'nosniff');
  await next();
};

/**
 * Limits the body. The server holds it to its declared length; one of unknown length is counted as
 * it comes.
 */
function limitarCorpo({
  corpoMaximo = CORPO_MAXIMO,
  corpoGrandeDemais,
}: Limite): MiddlewareHandler {
  const recusar = (c: Context) =>
    responderErro(new AppError('CORPO_GRANDE_DEMAIS', corpoGrandeDemais), c);
  const contar = bodyLimit({ maxSize: corpoMaximo, onError: recusar });
  return async (c, next) => {
    const declarado = c.req.header('content-length');
    if (declarado === undefined || c.req.header('transfer-encoding') !== undefined) {
      return contar(c, next);
    }
    if (!(Number(declarado) <= corpoMaximo)) return recusar(c);
    await next();
  };
}

interface Limite {
  /** The largest body, in bytes. */
  readonly corpoMaximo?: number;
  /** What is said of a larger one. */
  readonly corpoGrandeDemais?: string;
}

/** What a function takes, where it is more than the others. */
interface Limites extends Limite {
  /** Of single calls, by the end of their address. */
  readonly chamadas?: Readonly<Record<string, Limite>>;
}

/** Holds each call to its own limit, where it has one. */
function limitarCorpos(nome: string, { chamadas = {}, ...geral }: Limites): MiddlewareHandler {
  const daFuncao = limitarCorpo(geral);
  const proprios = new Map(
    Object.entries(chamadas).map(([fim, limite]) => [`/${nome}${fim}`, limitarCorpo(limite)]),
  );
  return (c, next) => (proprios.get(c.req.path) ?? daFuncao)(c, next);
}

/** Makes the app of a function, with everything that all functions share, under `/<name>`. */
export function criarApp(nome: string, limites: Limites = {}): Hono<Publico> {
  const app = new Hono<Publico>();
  app.onError(responderErro);
  app.notFound((c) =>
    responderErro(new AppError('NAO_ENCONTRADO', 'Este endereço não existe.'), c),
  );
  app.use(
    requestId({ limitLength: 64 }),
    registrarChamada,
    permitirOrigens,
    protegerResposta,
    methodNotAllowed({ app, onMethodNotAllowed: recusarMetodo }),
    limitarCorpos(nome, limites),
  );
  return app.basePath(`/${nome}`);
}

function responderErro(erro: Error, c: Context<Publico>): Response {
  const falha = erro instanceof AppError ? erro : erroInterno(erro);
  return c.json(falha.resposta(c.var.requestId), falha.status, { ...falha.cabecalhos });
}

function recusarMetodo(c: Context<Publico>, permitidos: string[]): Response {
  const falha = new AppError(
    'METODO_NAO_PERMITIDO',
    `Este endereço não atende ${c.req.method}; use ${permitidos.join(' ou ')}.`,
    { cabecalhos: { allow: permitidos.join(', ') } },
  );
  return responderErro(falha, c);
}
