import { type Permissao, pode } from '@domain/permissoes.ts';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bancoDe } from '../db/caller.ts';
import { usuarioAtual } from '../db/usuario.ts';
import type { Autenticado } from './contexto.ts';
import { AppError, naoAutorizado } from './erro.ts';

const BEARER_JWT = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Reads the caller's token without verifying it. Refuses anything that is not a signed token, such
 * as a project key, so that it can never pass for an anonymous caller further on.
 */
export function tokenDoPedido(c: Context): string {
  const [, token] = BEARER_JWT.exec(c.req.header('authorization') ?? '') ?? [];
  if (!token) throw naoAutorizado();
  return token;
}

/** Lets pass only an active person with a live session; the route then acts as that person. */
export const autenticar = createMiddleware<Autenticado>(async (c, next) => {
  const banco = bancoDe(tokenDoPedido(c));
  const usuario = await usuarioAtual(banco);
  if (!usuario.profile.ativo) throw new AppError('CONTA_INATIVA');
  c.set('banco', banco);
  c.set('usuario', usuario);
  await next();
});

/** Lets pass only who holds one of the permissions. Comes after `autenticar`. */
export function exigirPermissao(...permissoes: Permissao[]) {
  return createMiddleware<Autenticado>(async (c, next) => {
    const { profile } = c.var.usuario;
    if (!permissoes.some((permissao) => pode(profile, permissao))) {
      throw new AppError('PROIBIDO', 'Seu tipo de conta não tem acesso a estes dados.');
    }
    await next();
  });
}
