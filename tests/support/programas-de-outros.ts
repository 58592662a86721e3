/** Signed PDFs before programs that are not ours: Poppler, qpdf and OpenSSL. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lerPdfAssinado } from '@domain/assinatura/pdf-assinado.ts';
import { rodar } from './debian.ts';

/** What they say of a signature of ours that is good, and of the same one over something else. */
export const APROVADO = {
  qpdf: 'No syntax or stream encoding errors',
  pdfsig: 'Signature is Valid.',
  alcance: 'Total document signed',
  forma: 'ETSI.CAdES.detached',
  openssl: 'CMS Verification successful',
  deOutroConteudo: 'CMS Verification failure',
} as const;

type Ditos = Readonly<Record<keyof typeof APROVADO, string>>;

/**
 * Has them judge a signed PDF whose chain ends in one of these roots, in DER. Where one of them does not
 * say what it says of a good signature, all that it said stands in its place.
 */
export async function julgadoPorOutros(
  assinado: Uint8Array,
  raizes: readonly Uint8Array[],
): Promise<Ditos> {
  const [assinatura] = (await lerPdfAssinado(assinado)).assinaturas;
  if (!assinatura?.cms) throw new Error('No signature in this file.');
  const { cms, coberto } = assinatura;
  return comArquivos(
    {
      'a.pdf': assinado,
      'a.p7s': semFolga(cms),
      'a.bin': coberto,
      'outro.bin': Buffer.from('outro'),
      'raizes.pem': raizes.map(emPem).join(''),
    },
    async (em) => {
      const openssl = (conteudo: string) =>
        rodar(
          'openssl',
          ...['cms', '-verify', '-inform', 'DER', '-in', em('a.p7s'), '-binary'],
          ...['-content', em(conteudo), '-CAfile', em('raizes.pem'), '-out', em('saida')],
        ).catch(String);
      const [qpdf, pdfsig, certo, errado] = await Promise.all([
        rodar('qpdf', '--check', em('a.pdf')).catch(String),
        rodar('pdfsig', em('a.pdf')).catch(String),
        openssl('a.bin'),
        openssl('outro.bin'),
      ]);
      return {
        qpdf: dito('qpdf', qpdf),
        pdfsig: dito('pdfsig', pdfsig),
        alcance: dito('alcance', pdfsig),
        forma: dito('forma', pdfsig),
        openssl: dito('openssl', certo),
        deOutroConteudo: dito('deOutroConteudo', errado),
      };
    },
  );
}

/** What `pdfinfo` finds among the properties of a PDF. */
export const propriedadesDoPdf = (pdf: Uint8Array): Promise<string> =>
  comArquivos({ 'a.pdf': pdf }, (em) => rodar('pdfinfo', '-custom', em('a.pdf')));

const dito = (qual: keyof Ditos, tudo: string) =>
  tudo.includes(APROVADO[qual]) ? APROVADO[qual] : tudo;

/** Keeps files for as long as something is done with them. */
async function comArquivos<T>(
  arquivos: Readonly<Record<string, Uint8Array | string>>,
  fazer: (em: (nome: string) => string) => Promise<T>,
): Promise<T> {
  const pasta = await mkdtemp(join(tmpdir(), 'pleno-assinado-'));
  const em = (nome: string) => join(pasta, nome);
  try {
    await Promise.all(
      Object.entries(arquivos).map(([nome, conteudo]) => writeFile(em(nome), conteudo)),
    );
    return await fazer(em);
  } finally {
    await rm(pasta, { recursive: true });
  }
}

/** The room that was kept for the CMS, without what it did not need: a sequence says its own length. */
function semFolga(cms: Uint8Array): Uint8Array {
  const [, forma = 0] = cms;
  if (forma < 0x80) return cms.subarray(0, 2 + forma);
  const inicio = 2 + (forma & 0x7f);
  const tamanho = cms.subarray(2, inicio).reduce((soma, byte) => soma * 256 + byte, 0);
  return cms.subarray(0, inicio + tamanho);
}

function emPem(der: Uint8Array): string {
  const base64 = Buffer.from(der).toString('base64').replace(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;
}
