import { pedidoDeNuvemSchema, retornoDaNuvemSchema } from '@domain/contracts/nuvem.ts';
import { Hono } from 'hono';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { AppError } from '../../_shared/http/erro.ts';
import { carimbar } from '../carimbo.ts';
import {
  type Assinaturas,
  autorizacaoDe,
  pedirAutorizacao,
  receberRetorno,
} from '../psc/autorizacao.ts';
import { quemAssina } from '../quem.ts';
import { emSentenca } from '../sentenca.ts';

/**
 * Certificates in a cloud (PSC): `GET /digital-signature/cloud` says which there are and what is
 * authorised, `POST` asks, `POST …/return` takes what the provider sent back.
 */
export const nuvem = new Hono<Autenticado>()
  .get('/cloud', autenticar, exigirPermissao('documentos.assinar'), async (c) => {
    const quem = await quemAssina(c.var.banco, c.var.usuario.id);
    const provedores = quem.provedores.map(({ id, nome, simulado }) => ({ id, nome, simulado }));
    const autorizacao = await autorizacaoDe(quem);
    return c.json({ provedores, autorizacao, carimbo: carimbar !== undefined });
  })
  .post('/cloud', autenticar, exigirPermissao('documentos.assinar'), async (c) => {
    const { provedor: id, documentos } = await lerCorpo(c, pedidoDeNuvemSchema);
    const quem = await quemAssina(c.var.banco, c.var.usuario.id);
    const provedor = quem.provedores.find((um) => um.id === id);
    if (!provedor) {
      throw new AppError('NAO_ENCONTRADO', 'Esta certificadora não está ligada nesta instalação.');
    }
    return c.json({ endereco: await pedirAutorizacao(quem, provedor, assinaturasDe(documentos)) });
  })
  .post('/cloud/return', autenticar, exigirPermissao('documentos.assinar'), async (c) => {
    const retorno = await lerCorpo(c, retornoDaNuvemSchema);
    const quem = await quemAssina(c.var.banco, c.var.usuario.id);
    return c.json({ autorizacao: await emSentenca(() => receberRetorno(quem, retorno)) });
  });

/** For so many documents: where a stamp may fail to come, one is signed again without its promise. */
function assinaturasDe(documentos: number): Assinaturas {
  if (documentos > 1) return 'varias';
  return carimbar ? 'uma ou de novo' : 'uma';
}
