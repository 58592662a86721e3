import { VALIDADE_DO_ENDERECO } from '@domain/contracts/anexos.ts';
import { aberturaPorCodigoSchema } from '@domain/contracts/assinatura.ts';
import { Hono } from 'hono';
import { enderecoDoAssinado, receitaADispensar } from '../../_shared/db/assinados.ts';
import type { Publico } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { AppError } from '../../_shared/http/erro.ts';
import { exigirAberto } from '../aberto.ts';

/**
 * `POST /validate-signature/open`: an address of the original PDF for a minute and, of a prescription,
 * what is left to dispense, for who has both its codes, as a pharmacist with the paper in the hand.
 */
export const documento = new Hono<Publico>().post('/open', async (c) => {
  const { sha256, documentoId } = await exigirAberto(c, await lerCorpo(c, aberturaPorCodigoSchema));
  const [endereco, receita] = await Promise.all([
    enderecoDoAssinado(sha256, VALIDADE_DO_ENDERECO),
    receitaADispensar(documentoId),
  ]);
  if (!endereco) throw new AppError('NAO_ENCONTRADO', 'Documento não encontrado.');
  return c.json({ endereco, validade: VALIDADE_DO_ENDERECO, receita });
});
