/** Signed PDFs before programs that are not ours: Poppler, qpdf and OpenSSL. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lerDer } from '@domain/assinatura/asn1.ts';
import { lerPdfAssinado } from '@domain/assinatura/pdf-assinado.ts';
import { rodar } from './debian.ts';

/** What each of them says of a file; one that refuses it throws. */
interface Ditos {
  readonly qpdf: string;
  readonly pdfsig: string;
  readonly pdfinfo: string;
  /** Verifies the CMS over what it covers, or over something else. @throws when it does not hold. */
  readonly openssl: (conteudo?: Uint8Array) => void;
}

/** Lets them judge a signed PDF whose chain ends in one of these roots, in DER, while `ler` runs. */
export async function comProgramasDeOutros(
  assinado: Uint8Array,
  raizes: readonly Uint8Array[],
  ler: (ditos: Ditos) => void,
): Promise<void> {
  const pasta = mkdtempSync(join(tmpdir(), 'pleno-assinado-'));
  try {
    const arquivo = (nome: string, conteudo: Uint8Array | string) => {
      const caminho = join(pasta, nome);
      writeFileSync(caminho, conteudo);
      return caminho;
    };
    const pdf = arquivo('a.pdf', assinado);
    const [assinatura] = (await lerPdfAssinado(assinado)).assinaturas;
    if (!assinatura?.cms) throw new Error('No signature in this file.');
    const cms = arquivo('a.p7s', semZeros(assinatura.cms));
    const ancoras = arquivo('raizes.pem', raizes.map(emPem).join(''));
    ler({
      qpdf: rodar('qpdf', '--check', pdf),
      pdfsig: rodar('pdfsig', pdf),
      pdfinfo: rodar('pdfinfo', '-custom', pdf),
      openssl: (conteudo = assinatura.coberto) => {
        const coberto = arquivo('a.bin', conteudo);
        const args = ['-inform', 'DER', '-in', cms, '-content', coberto, '-binary'];
        execFileSync(
          'openssl',
          ['cms', '-verify', ...args, '-CAfile', ancoras, '-out', '/dev/null'],
          { stdio: 'pipe' },
        );
      },
    });
  } finally {
    rmSync(pasta, { recursive: true });
  }
}

/** The room that was kept for the CMS, without what it did not need. */
function semZeros(cms: Uint8Array): Uint8Array {
  for (let fim = cms.length; fim > 0; fim -= 1) {
    if (cms[fim - 1] !== 0 || lerDer(cms.subarray(0, fim))) return cms.subarray(0, fim);
  }
  return cms;
}

function emPem(der: Uint8Array): string {
  const base64 = Buffer.from(der).toString('base64').replace(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;
}
