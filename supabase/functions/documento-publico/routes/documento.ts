import { FORMATO_DO_VALIDAR, lerCodigo } from '@domain/contracts/assinatura.ts';
import { type Context, Hono } from 'hono';
import { ambiente } from '../../_shared/db/ambiente.ts';
import { abrirAssinado, enderecoDoAssinado } from '../../_shared/db/assinados.ts';
import type { Publico } from '../../_shared/http/contexto.ts';
import { AppError } from '../../_shared/http/erro.ts';
import { enderecoDoPedido } from '../../_shared/http/origem.ts';

/** How long VALIDAR of ITI has to fetch the document, in seconds. */
const TEMPO_DO_VALIDAR = 300;

/**
 * `GET /documento-publico/{codigo}`: to VALIDAR of ITI, which asks in its own format with the access
 * code, where the signed PDF is; to a person who read the QR, the page that says what it is.
 */
export const documento = new Hono<Publico>().get('/:codigo', async (c) => {
  const codigo = lerCodigo(c.req.param('codigo'));
  // VALIDAR writes the + of its format as it is, which in an address reads as a space.
  if (c.req.query('_format')?.replace(' ', '+') !== FORMATO_DO_VALIDAR) {
    return c.redirect(`${ambiente().siteUrl}/validar-assinatura?codigo=${codigo ?? ''}`);
  }
  const acesso = c.req.query('_secretCode') ?? '';
  const aberto = codigo ? await abrirAssinado(codigo, acesso, enderecoDoPedido(c)) : null;
  if (aberto?.certo === false || aberto?.bloqueado_ate) {
    throw new AppError('NAO_AUTORIZADO', 'Código de acesso incorreto.');
  }
  const endereco = aberto?.sha256 && (await enderecoDoAssinado(aberto.sha256, TEMPO_DO_VALIDAR));
  if (!endereco) throw new AppError('NAO_ENCONTRADO', 'Documento não encontrado.');
  return c.json({
    version: '1.0.0',
    prescription: { signatureFiles: [{ url: new URL(endereco, origemDe(c)).href }] },
  });
});

/** The API's own address as the caller knows it. */
function origemDe(c: Context): string {
  const { origin } = new URL(c.req.url);
  const proto = c.req.header('x-forwarded-proto');
  const host = c.req.header('x-forwarded-host');
  return proto && host ? `${proto}://${host}` : origin;
}
