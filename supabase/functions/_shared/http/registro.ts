import { CABECALHOS_DE_IDENTIFICACAO } from '@domain/contracts/identificacao.ts';
import { TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Autenticado } from './contexto.ts';
import { AppError } from './erro.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Logs one JSON line for each call: method, route pattern, status, milliseconds and ids. Never the
 * path, the query, a body, an e-mail or the text of an error, which may all name a patient.
 */
export const registrarChamada: MiddlewareHandler<Autenticado> = async (c, next) => {
  const inicio = performance.now();
  await next();
  const falhou = c.res.status >= 500;
  const linha = JSON.stringify({
    nivel: falhou ? 'erro' : 'info',
    request_id: c.var.requestId,
    metodo: c.req.method,
    rota: routePath(c, -1),
    status: c.res.status,
    ms: Math.round(performance.now() - inicio),
    usuario: c.var.usuario?.id,
    informado: informado(c),
    ...(falhou && { causa: causaDe(c.error) }),
  });
  if (falhou) console.error(linha);
  else console.log(linha);
};

/** Reads who the identifying headers say is calling; free text in them is not logged. */
function informado(c: Context): { id: string | undefined; tipo: string | undefined } | undefined {
  const id = c.req.header(CABECALHOS_DE_IDENTIFICACAO.id);
  const tipo = c.req.header(CABECALHOS_DE_IDENTIFICACAO.tipo);
  if (id === undefined && tipo === undefined) return undefined;
  return {
    id: id !== undefined && UUID.test(id) ? id : undefined,
    tipo: TIPOS_DE_USUARIO.find((conhecido) => conhecido === tipo),
  };
}

/**
 * Returns the code of a failure and, of an exception, its kind and where it came from; never its
 * message.
 */
function causaDe(erro: unknown): unknown {
  const causa = erro instanceof AppError ? erro.cause : erro;
  if (typeof causa !== 'object' || causa === null) return undefined;
  const codigo = 'code' in causa ? causa.code : undefined;
  if (!(causa instanceof Error)) return { codigo };
  const quadros = causa.stack?.split('\n').filter((quadro) => /^\s+at /.test(quadro));
  return { nome: causa.name, codigo, onde: quadros?.slice(0, 8).map((quadro) => quadro.trim()) };
}
