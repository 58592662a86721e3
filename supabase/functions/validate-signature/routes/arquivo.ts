import { deBase64 } from '@domain/assinatura/bytes.ts';
import { caminhoAte } from '@domain/assinatura/cadeia.ts';
import { certificadosEm } from '@domain/assinatura/caminho.ts';
import { consultarEm } from '@domain/assinatura/revogacao.ts';
import { pedidoDeArquivoSchema, pedidoDeRevogacaoSchema } from '@domain/contracts/assinatura.ts';
import { Hono } from 'hono';
import { consultarArquivo, lerAncoras } from '../../_shared/db/assinados.ts';
import type { Publico } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { buscarDeAutoridade } from '../../_shared/icp/autoridades.ts';
import { respostaDe } from '../resposta.ts';

/**
 * What a browser that checks a file cannot know by itself: `POST /validate-signature/file`, whether it was
 * signed here and what became of it; `POST …/revocation`, what the authorities say of its certificates.
 * They are asked only of what leads to a trusted root: whoever made anything else chose the addresses.
 */
export const arquivo = new Hono<Publico>()
  .post('/file', async (c) => {
    const { sha256 } = await lerCorpo(c, pedidoDeArquivoSchema);
    const assinado = await consultarArquivo(sha256);
    return c.json({ registro: assinado && (await respostaDe(assinado)) });
  })
  .post('/revocation', async (c) => {
    const { certificates } = await lerCorpo(c, pedidoDeRevogacaoSchema);
    const [folha, ...outros] = certificates.flatMap((um) => certificadosEm(deBase64(um) ?? VAZIO));
    const agora = new Date();
    const fim = folha && Math.min(agora.getTime(), folha.notAfter.value.getTime());
    const caminho =
      folha && (await caminhoAte(await lerAncoras(), folha, outros, new Date(fim ?? 0)));
    const dito = caminho && (await consultarEm([], buscarDeAutoridade)(caminho, agora, agora));
    return c.json({
      completa: dito?.completa ?? false,
      revogadoEm: dito?.revogadoEm?.toISOString() ?? null,
    });
  });

const VAZIO = new Uint8Array();
