import { verificarPdf } from '@domain/assinatura/verificar.ts';
import { type Assinado, lerAncoras, lerAssinado } from '../_shared/db/assinados.ts';
import { buscarDeAutoridade } from '../_shared/icp/autoridades.ts';

/** What the authority said later of a certificate; null: nothing that matters. */
export type Depois = 'revogado' | 'revogacaoDesconhecida' | null;

/**
 * For how long after a signature a list may still tell of a revocation before it, in milliseconds: two
 * days. Authorities of ICP-Brasil publish several lists a day.
 */
const LISTS_ARE_LATE = 2 * 86_400_000;

/**
 * Asks again whether the certificate of a registered signature was revoked by then: where the authority
 * did not answer when it was registered, and while its next lists are still to come.
 */
export async function revogacaoDepois(assinado: Assinado): Promise<Depois> {
  const { sha256, revogacao_verificada: verificada } = assinado;
  const existiaEm = new Date(assinado.assinado_em);
  const agora = new Date();
  if (verificada && agora.getTime() - existiaEm.getTime() > LISTS_ARE_LATE) return null;
  const bytes = await lerAssinado(sha256);
  if (!bytes) return verificada ? null : 'revogacaoDesconhecida';
  const { motivos, revogacao } = await verificarPdf(bytes, {
    ancoras: await lerAncoras(),
    buscar: buscarDeAutoridade,
    agora,
    existiaEm,
  });
  if (motivos.includes('revogado')) return 'revogado';
  return verificada || revogacao === 'verificada' ? null : 'revogacaoDesconhecida';
}
