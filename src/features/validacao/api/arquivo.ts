import { FalhaDePdf } from '@domain/assinatura/falhas.ts';
import { TAMANHO_MAXIMO_DO_PDF } from '@domain/assinatura/tipos.ts';
import { ErroComSentenca } from '@/lib/errors/erros.ts';
import { buscarParte } from '@/lib/errors/parte.ts';
import { type Conferencia, conferenciaDoArquivo } from '../conferencia.ts';
import { buscarAncoras, consultarArquivo, consultarRevogacao } from './servidor.ts';

/** A file that cannot be checked, in a sentence that says what to do. */
export class ErroDeArquivo extends ErroComSentenca {
  override readonly name = 'ErroDeArquivo';
}

/**
 * Checks a signed PDF in this browser, against the roots that this installation trusts. What checks it is
 * fetched now, and the file goes nowhere: the server is told its SHA-256 and its certificates, and says
 * whether it was signed here, what became of it, and what the authorities say.
 */
export async function conferirArquivo(
  arquivo: Blob,
  quando: (instante: string) => string,
): Promise<Conferencia> {
  const [{ verificarPdf }, { derDe }, { hex, sha256 }, frases, ancoras, bytes] = await Promise.all([
    buscarParte(() => import('@domain/assinatura/verificar.ts')),
    buscarParte(() => import('@domain/assinatura/certificado.ts')),
    buscarParte(() => import('@domain/assinatura/bytes.ts')),
    buscarParte(() => import('@domain/assinatura/motivos.ts')),
    buscarAncoras(),
    lerBytes(arquivo),
  ]);
  const cabe = bytes.length <= TAMANHO_MAXIMO_DO_PDF;
  const registro = cabe ? await consultarArquivo(hex(await sha256(bytes))) : null;
  try {
    const achado = await verificarPdf(bytes, {
      ancoras,
      agora: new Date(),
      ...(registro?.signedAt && { existiaEm: new Date(registro.signedAt) }),
      // Where the server does not answer, nobody knows; all else is told.
      consultar: ({ certificados }) =>
        consultarRevogacao(certificados.map(derDe)).catch(() => NINGUEM_SABE),
    });
    return conferenciaDoArquivo(
      achado,
      registro,
      { motivos: frases.MOTIVOS, avisos: frases.AVISOS_DA_ASSINATURA },
      quando,
    );
  } catch (erro) {
    throw erro instanceof FalhaDePdf ? new ErroDeArquivo(erro.message, { cause: erro }) : erro;
  }
}

const NINGUEM_SABE = { completa: false, revogadoEm: null };

async function lerBytes(arquivo: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await arquivo.arrayBuffer());
  } catch (causa) {
    throw new ErroDeArquivo('Erro ao ler arquivo', { cause: causa });
  }
}
