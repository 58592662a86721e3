import { VALIDADE_DO_ENDERECO } from '@domain/contracts/anexos.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { enderecoDoAssinado } from '../../_shared/db/assinados.ts';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { AppError } from '../../_shared/http/erro.ts';

/**
 * `POST /digital-signature/{signatureId}/open`: an address of the signed PDF for a minute, for who reads
 * it now; that it was opened is written first.
 */
export const abertura = new Hono<Autenticado>().post('/:id/open', autenticar, async (c) => {
  const id = z.uuid().safeParse(c.req.param('id'));
  if (!id.success) throw naoEncontrado();
  const aberto = await c.var.banco.rpc('abrir_documento_assinado', { p_id: id.data });
  const sha256 = dadosDe(aberto, z.nullable(z.string()));
  const endereco = sha256 && (await enderecoDoAssinado(sha256, VALIDADE_DO_ENDERECO));
  if (!endereco) throw naoEncontrado();
  return c.json({ endereco, validade: VALIDADE_DO_ENDERECO });
});

const naoEncontrado = () => new AppError('NAO_ENCONTRADO', 'Documento não encontrado.');
