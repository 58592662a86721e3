import { pedidoDePapelSchema } from '@domain/contracts/emissao.ts';
import { Hono } from 'hono';
import { emitirNoPapel } from '../../_shared/db/assinados.ts';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { exigirConferidos } from '../fidelidade.ts';

/**
 * `POST /digital-signature/paper`: emits prepared documents to be printed and signed by hand, checked as
 * those that are signed with a certificate: what stops needs its written reason. All of them, or none.
 */
export const papel = new Hono<Autenticado>().post(
  '/paper',
  autenticar,
  exigirPermissao('documentos.assinar'),
  async (c) => {
    const { documentIds } = await lerCorpo(c, pedidoDePapelSchema);
    const { banco, usuario } = c.var;
    await exigirConferidos(banco, documentIds);
    return c.json({ documentIds: await emitirNoPapel(usuario.id, documentIds) });
  },
);
