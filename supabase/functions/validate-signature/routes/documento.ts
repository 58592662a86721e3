import { VALIDADE_DO_ENDERECO } from '@domain/contracts/anexos.ts';
import { aberturaPorCodigoSchema, lerCodigo } from '@domain/contracts/assinatura.ts';
import { Hono } from 'hono';
import { abrirAssinado, enderecoDoAssinado } from '../../_shared/db/assinados.ts';
import type { Publico } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { AppError } from '../../_shared/http/erro.ts';
import { enderecoDoPedido } from '../../_shared/http/origem.ts';
import { bloqueado } from '../bloqueado.ts';

/**
 * `POST /validate-signature/open`: an address of the original PDF for a minute, for who has both its
 * codes, as a pharmacist with the paper in the hand.
 */
export const documento = new Hono<Publico>().post('/open', async (c) => {
  const { verificationCode, accessCode } = await lerCorpo(c, aberturaPorCodigoSchema);
  const aberto = await abrirAssinado(
    lerCodigo(verificationCode) ?? '',
    accessCode,
    enderecoDoPedido(c),
  );
  if (aberto.bloqueado_ate) throw bloqueado(aberto.bloqueado_ate);
  if (aberto.certo === false) {
    throw new AppError('PROIBIDO', 'Código de acesso incorreto. Ele está ao lado do QR.');
  }
  const endereco = aberto.sha256 && (await enderecoDoAssinado(aberto.sha256, VALIDADE_DO_ENDERECO));
  if (!endereco) throw new AppError('NAO_ENCONTRADO', 'Documento não encontrado.');
  return c.json({ endereco, validade: VALIDADE_DO_ENDERECO });
});
