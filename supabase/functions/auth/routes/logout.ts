import type { RespostaDeSaida } from '@domain/contracts/auth.ts';
import { Hono } from 'hono';
import { sair } from '../../_shared/db/contas.ts';
import { tokenDoPedido } from '../../_shared/http/autenticar.ts';
import type { Publico } from '../../_shared/http/contexto.ts';

/**
 * `POST /auth/logout`. The auth service verifies the token; a session that is already over answers
 * the same, so that signing out can be repeated after a lost answer.
 */
export const logout = new Hono<Publico>().post('/logout', async (c) => {
  await sair(tokenDoPedido(c));
  const resposta: RespostaDeSaida = { success: true };
  return c.json(resposta);
});
