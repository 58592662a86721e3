import { pedidoDeDispensacaoSchema } from '@domain/contracts/dispensacao.ts';
import { Hono } from 'hono';
import { dispensar, receitaADispensar } from '../../_shared/db/assinados.ts';
import type { Publico } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { exigirAberto } from '../aberto.ts';

/**
 * `POST /validate-signature/dispense`: what a pharmacist with both codes of a prescription dispensed of
 * it. The same key again changes nothing.
 */
export const dispensacao = new Hono<Publico>().post('/dispense', async (c) => {
  const pedido = await lerCorpo(c, pedidoDeDispensacaoSchema);
  const { documentoId } = await exigirAberto(c, pedido);
  await dispensar(documentoId, pedido);
  return c.json({ receita: await receitaADispensar(documentoId) });
});
