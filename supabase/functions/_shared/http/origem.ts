import type { Context } from 'hono';
import * as z from 'zod/mini';
import { ambiente } from '../db/ambiente.ts';

const endereco = z.union([z.ipv4(), z.ipv6()]);

/**
 * The address that a call comes from, or null. A header that a client may write says nothing: on the
 * hosted platform Cloudflare's own is read, elsewhere what the nearest proxy added to the list.
 */
export function enderecoDoPedido(c: Context): string | null {
  const doProxy = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  const daNuvem = ambiente().naPlataforma ? c.req.header('cf-connecting-ip') : undefined;
  const lido = endereco.safeParse(daNuvem ?? doProxy);
  return lido.success ? lido.data : null;
}
