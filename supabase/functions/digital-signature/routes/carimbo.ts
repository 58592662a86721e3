import { base64, deBase64 } from '@domain/assinatura/bytes.ts';
import { pedidoDeCarimboSchema } from '@domain/contracts/carimbo.ts';
import { Hono } from 'hono';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo, recusado } from '../../_shared/http/entrada.ts';
import { carimbar } from '../carimbo.ts';

/**
 * `POST /digital-signature/timestamp`: a stamp over a signature that a browser made, whose document does
 * not come along; null where there is no authority, or it does not answer.
 */
export const carimbo = new Hono<Autenticado>().post(
  '/timestamp',
  autenticar,
  exigirPermissao('documentos.assinar'),
  async (c) => {
    const { signature } = await lerCorpo(c, pedidoDeCarimboSchema);
    const valor = deBase64(signature);
    if (!valor) throw recusado({ signature: 'Envie a assinatura em base64.' });
    const feito = carimbar ? await carimbar(valor) : null;
    return c.json({ carimbo: feito && base64(feito) });
  },
);
