import { FalhaDePdf } from '@domain/assinatura/falhas.ts';
import { ErroComSentenca } from '@/lib/errors/erros.ts';
import { type Conferencia, conferenciaDoArquivo } from '../conferencia.ts';
import { buscarAncoras } from './servidor.ts';

/** A file that cannot be checked, in a sentence that says what to do. */
export class ErroDeArquivo extends ErroComSentenca {
  override readonly name = 'ErroDeArquivo';
}

/**
 * Checks a signed PDF in this browser, against the roots that this installation trusts. What checks it is
 * fetched now, and the file goes nowhere.
 */
export async function conferirArquivo(
  arquivo: Blob,
  quando: (instante: string) => string,
): Promise<Conferencia> {
  const [{ verificarPdf }, { MOTIVOS, AVISOS_DA_ASSINATURA }, ancoras, bytes] = await Promise.all([
    import('@domain/assinatura/verificar.ts'),
    import('@domain/assinatura/motivos.ts'),
    buscarAncoras(),
    lerBytes(arquivo),
  ]);
  try {
    const achado = await verificarPdf(bytes, { ancoras, agora: new Date() });
    return conferenciaDoArquivo(achado, { motivos: MOTIVOS, avisos: AVISOS_DA_ASSINATURA }, quando);
  } catch (erro) {
    throw erro instanceof FalhaDePdf ? new ErroDeArquivo(erro.message, { cause: erro }) : erro;
  }
}

async function lerBytes(arquivo: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await arquivo.arrayBuffer());
  } catch (causa) {
    throw new ErroDeArquivo('Erro ao ler arquivo', { cause: causa });
  }
}
