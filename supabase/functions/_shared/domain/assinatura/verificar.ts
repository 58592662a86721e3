import { hex, sha256 } from './bytes.ts';
import { type Ancora, type Caminho, caminhoAte, naValidade, revogacaoDe } from './cadeia.ts';
import { abrirCertificado, type CertificadoLido, lido } from './certificado.ts';
import { type CmsConferido, conferirCms } from './cms-lido.ts';
import { type CodigoDoAviso, type CodigoDoMotivo, type Situacao, situacaoDe } from './motivos.ts';
import { type AssinaturaNoPdf, lerPdfAssinado, type MetadadosDoDocumento } from './pdf-assinado.ts';
import type { Nivel } from './tipos.ts';

/** By what a signature is judged. */
export interface Criterio {
  readonly ancoras: readonly Ancora[];
  /** Certificates of authorities that a signature may not bring, DER. */
  readonly intermediarios?: readonly Uint8Array[];
  /** Lists of revoked certificates, DER, as far as they could be got. */
  readonly lcrs?: readonly Uint8Array[];
  readonly agora: Date;
  /** When the signed file is proven to have been there, as by whoever kept it; absent: not known. */
  readonly existiaEm?: Date;
  /** Who must have signed; absent: whoever did. */
  readonly cpf?: string;
}

/** What is known of a signed PDF. */
export interface Verificacao {
  readonly situacao: Situacao;
  readonly motivos: readonly CodigoDoMotivo[];
  readonly avisos: readonly CodigoDoAviso[];
  /** SHA-256 of the whole file, hexadecimal. */
  readonly sha256: string;
  /** Whether every byte is as it was signed, and nothing followed. */
  readonly integro: boolean;
  readonly nivel: Nivel | null;
  readonly politica: string | null;
  /** By the signer's clock, RFC 3339. */
  readonly assinadoEm: string | null;
  readonly certificado: CertificadoLido | null;
  /** Whether the certificate is one of test: it has no legal force. */
  readonly teste: boolean;
  readonly revogacao: 'verificada' | 'nao_verificada';
  readonly docMdp: 1 | 2 | 3 | null;
  readonly metadados: MetadadosDoDocumento;
  readonly assinaturas: number;
}

/** How far the clock of a signer may be ahead, in milliseconds: five minutes. */
const CLOCKS_DIFFER = 5 * 60_000;
/** What is wrong with the file rather than with who signed it. */
const BROKEN: readonly CodigoDoMotivo[] = [
  'semAssinatura',
  'ilegivel',
  'alterado',
  'acrescentado',
  'naoConfere',
  'outroCertificado',
];

/**
 * Verifies a signed PDF: integrity and cover of the whole file, the signer's key, chain to a trusted
 * root, key usage, validity, revocation, policy, certification and metadata.
 * @throws FalhaDePdf for a file that cannot be read: no PDF, too large, cut short, protected, hiding.
 */
export async function verificarPdf(bytes: Uint8Array, criterio: Criterio): Promise<Verificacao> {
  const { assinaturas, metadados } = await lerPdfAssinado(bytes);
  const conferidas = [];
  for (const uma of assinaturas) conferidas.push(await conferir(uma, criterio));
  const [autor] = conferidas;
  const motivos = new Set(conferidas.flatMap((uma) => uma.motivos));
  if (!autor) motivos.add('semAssinatura');
  else if (!assinaturas.at(-1)?.ateOFim) motivos.add('acrescentado');
  if (conferidas.length > 1) motivos.add('variasAssinaturas');
  const avisos: CodigoDoAviso[] = [...(autor?.avisos ?? [])];
  if (metadados.documento === null || metadados.crm === null) avisos.push('semMetadados');
  const [primeira] = assinaturas;
  return {
    situacao: situacaoDe([...motivos]),
    motivos: [...motivos],
    avisos,
    sha256: hex(await sha256(bytes)),
    integro: !BROKEN.some((motivo) => motivos.has(motivo)),
    nivel: autor?.cms?.nivel ?? null,
    politica: autor?.cms?.politica ?? null,
    assinadoEm: primeira?.quando?.toISOString() ?? null,
    certificado: autor?.certificado ?? null,
    teste: autor?.caminho?.ambiente === 'teste',
    revogacao: autor?.completa ? 'verificada' : 'nao_verificada',
    docMdp: primeira?.docMdp ?? null,
    metadados,
    assinaturas: assinaturas.length,
  };
}

interface Conferida {
  readonly motivos: readonly CodigoDoMotivo[];
  readonly avisos: readonly CodigoDoAviso[];
  readonly cms: CmsConferido | null;
  readonly certificado: CertificadoLido | null;
  readonly caminho?: Caminho | undefined;
  readonly completa: boolean;
}

async function conferir(assinatura: AssinaturaNoPdf, criterio: Criterio): Promise<Conferida> {
  const cms = assinatura.cms && (await conferirCms(assinatura.cms, assinatura.coberto));
  if (!cms) {
    return { motivos: ['ilegivel'], avisos: [], cms: null, certificado: null, completa: false };
  }
  const certificado = lido(cms.certificado);
  const motivos = [
    ...cms.motivos,
    ...daPessoa(certificado, criterio.cpf),
    ...doTempo(cms, assinatura.quando, criterio),
  ];
  const caminho = await caminhoDe(cms, criterio);
  if (!caminho) motivos.push('autoridadeDesconhecida');
  const { lcrs = [], agora, existiaEm = agora } = criterio;
  const revogacao = caminho && (await revogacaoDe(caminho, lcrs, agora));
  if (revogacao?.revogadoEm && revogacao.revogadoEm <= existiaEm) motivos.push('revogado');
  const avisos: CodigoDoAviso[] = [];
  if (caminho?.ambiente === 'teste') avisos.push('certificadoDeTeste');
  if (caminho && !revogacao?.completa) avisos.push('revogacaoNaoVerificada');
  if (cms.nivel === 'basica') avisos.push('semPolitica');
  if (assinatura.docMdp === null) avisos.push('semCertificacao');
  return { motivos, avisos, cms, certificado, caminho, completa: revogacao?.completa ?? false };
}

function daPessoa({ cpf, podeAssinar }: CertificadoLido, esperado?: string): CodigoDoMotivo[] {
  const motivos: CodigoDoMotivo[] = podeAssinar ? [] : ['usoErrado'];
  if (cpf === null) motivos.push('semCpf');
  else if (esperado !== undefined && cpf !== esperado) motivos.push('outraPessoa');
  return motivos;
}

/** Whether the certificate was valid when it signed, by its own word, and when that is proven. */
function doTempo(
  { certificado }: CmsConferido,
  quando: Date | null,
  { agora, existiaEm = agora }: Criterio,
): CodigoDoMotivo[] {
  if (!quando) return ['semData'];
  if (quando.getTime() > existiaEm.getTime() + CLOCKS_DIFFER) return ['dataNoFuturo'];
  if (!naValidade(certificado, quando)) return ['foraDaValidade'];
  return existiaEm > certificado.notAfter.value ? ['vencido'] : [];
}

function caminhoDe(
  { certificado, outros }: CmsConferido,
  { ancoras, intermediarios = [], agora, existiaEm = agora }: Criterio,
): Promise<Caminho | undefined> {
  // Of a certificate that has expired, the authorities are asked as of its last day.
  const fim = certificado.notAfter.value;
  const quando = existiaEm > fim ? fim : existiaEm;
  return caminhoAte(
    ancoras,
    certificado,
    [...outros, ...intermediarios.map(abrirCertificado)],
    quando,
  );
}
