import {
  lerCodigo,
  pedidoDeValidacaoSchema,
  type RespostaDeValidacao,
} from '@domain/contracts/assinatura.ts';
import { Hono } from 'hono';
import { consultarAssinatura } from '../../_shared/db/assinados.ts';
import type { Publico } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { enderecoDoPedido } from '../../_shared/http/origem.ts';
import { bloqueado } from '../bloqueado.ts';
import { respostaDe } from '../resposta.ts';

/**
 * `POST /validate-signature`: what is known of a signature by its code, to anybody: nothing clinical.
 * What is kept was verified when it was registered and cannot have changed since, but for what the
 * authority may have said later; a document that its author cancelled is revoked.
 */
export const validacao = new Hono<Publico>().post('/', async (c) => {
  const { verificationCode } = await lerCorpo(c, pedidoDeValidacaoSchema);
  const { bloqueadoAte, assinado } = await consultarAssinatura(
    lerCodigo(verificationCode) ?? '',
    enderecoDoPedido(c),
  );
  if (bloqueadoAte) throw bloqueado(bloqueadoAte);
  return c.json(assinado ? await respostaDe(assinado) : NAO_ENCONTRADA);
});

const NAO_ENCONTRADA: RespostaDeValidacao = {
  valid: false,
  situacao: 'nao_encontrada',
  motivos: ['Nenhum documento tem este código. Confira letra por letra no documento.'],
  avisos: [],
  documentType: null,
  signedAt: null,
  nivel: null,
  integro: null,
  signer: null,
  certificate: null,
  hash: null,
};
