import type { CertificadoLido } from '@domain/assinatura/certificado.ts';
import { FalhaDeCertificado, FalhaDePdf } from '@domain/assinatura/falhas.ts';
import type { AssinadorDePfx } from '@domain/assinatura/pkcs12.ts';
import { formatarCpf } from '@domain/documentos/cpf.ts';
import { ErroComSentenca } from '@/lib/errors/erros.ts';
import { buscarParte } from '@/lib/errors/parte.ts';

/** A certificate or a PDF that cannot be used, in a sentence that says what to do. */
export class ErroDeAssinatura extends ErroComSentenca {
  override readonly name = 'ErroDeAssinatura';
}

/** Reads a chosen file. @throws {ErroDeAssinatura} in the words of the specification. */
export async function lerArquivo(arquivo: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await arquivo.arrayBuffer());
  } catch (causa) {
    throw new ErroDeAssinatura('Erro ao ler arquivo', { cause: causa });
  }
}

/**
 * Opens an A1 file; what reads it is fetched the first time.
 * @throws {ErroDeAssinatura} with the reason: no such file, wrong password, no key, no CPF.
 * @throws {ErroDeRede} where what reads it does not come.
 */
export async function abrirA1(bytes: Uint8Array, senha: string): Promise<AssinadorDePfx> {
  const { abrirPfx } = await buscarParte(() => import('@domain/assinatura/pkcs12.ts'));
  return await emSentenca(() => abrirPfx(bytes, senha));
}

/** Runs what may refuse a certificate or a PDF; its reasons are sentences for the screen. */
export async function emSentenca<T>(fazer: () => Promise<T>): Promise<T> {
  try {
    return await fazer();
  } catch (erro) {
    const recusado = erro instanceof FalhaDeCertificado || erro instanceof FalhaDePdf;
    throw recusado ? new ErroDeAssinatura(erro.message, { cause: erro }) : erro;
  }
}

/**
 * Says why a certificate is not for this account; null when it is. The server asks the same again.
 * @param cpf of the account; null where it has none.
 */
export function recusaDoCertificado(
  lido: Pick<CertificadoLido, 'cpf' | 'podeAssinar' | 'validoDe' | 'validoAte'>,
  cpf: string | null,
  agora: number,
): string | null {
  if (!lido.podeAssinar)
    return 'Este certificado não serve para assinar documentos. Use um certificado de pessoa física para assinatura (e-CPF).';
  if (cpf === null)
    return 'Sua conta ainda não tem CPF, e só assina quem é o titular do certificado. Peça o registro do seu CPF a quem opera esta instalação.';
  if (lido.cpf !== cpf)
    return `Este certificado é de outro CPF. Sua conta tem o CPF ${formatarCpf(cpf)}: use um certificado seu ou, se o CPF da conta estiver errado, fale com quem opera esta instalação.`;
  if (Date.parse(lido.validoDe) > agora) return 'Este certificado ainda não começou a valer.';
  if (Date.parse(lido.validoAte) < agora)
    return 'Este certificado expirou. Renove-o na certificadora e adicione o arquivo novo.';
  return null;
}
