import { lerCodigo } from '@domain/contracts/assinatura.ts';
import type { Context } from 'hono';
import { abrirAssinado } from '../_shared/db/assinados.ts';
import { AppError } from '../_shared/http/erro.ts';
import { enderecoDoPedido } from '../_shared/http/origem.ts';
import { bloqueado } from './bloqueado.ts';

/**
 * The document whose codes a caller has both.
 * @throws {AppError} 429 after too many wrong codes, 403 for a wrong access code, 404 for an unknown one.
 */
export async function exigirAberto(
  c: Context,
  { verificationCode, accessCode }: { verificationCode: string; accessCode: string },
): Promise<{ sha256: string; documentoId: string }> {
  const codigo = lerCodigo(verificationCode) ?? '';
  const aberto = await abrirAssinado(codigo, accessCode, enderecoDoPedido(c));
  if (aberto.bloqueado_ate) throw bloqueado(aberto.bloqueado_ate);
  if (aberto.certo === false) {
    throw new AppError('PROIBIDO', 'Código de acesso incorreto. Ele está ao lado do QR.');
  }
  const { sha256, documento_id: documentoId } = aberto;
  if (!sha256 || !documentoId) throw new AppError('NAO_ENCONTRADO', 'Documento não encontrado.');
  return { sha256, documentoId };
}
