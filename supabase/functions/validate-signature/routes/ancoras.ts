import { base64 } from '@domain/assinatura/bytes.ts';
import { Hono } from 'hono';
import { lerAncoras } from '../../_shared/db/assinados.ts';
import type { Publico } from '../../_shared/http/contexto.ts';

/** `GET /validate-signature/ancoras`: the roots that are trusted here, for a check in the browser. */
export const ancoras = new Hono<Publico>().get('/ancoras', async (c) => {
  const lidas = await lerAncoras();
  return c.json({ ancoras: lidas.map(({ der, ambiente }) => ({ der: base64(der), ambiente })) });
});
