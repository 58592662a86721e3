import type { Assinador, Carimbar } from '@domain/assinatura/assinador.ts';
import type { DadosDaAssinatura } from '@domain/assinatura/pades.ts';
import type { Perfil } from '@domain/contracts/perfil.ts';
import { buscarParte } from '@/lib/errors/parte.ts';
import type { DocumentoAAssinar } from './documento.ts';
import { emSentenca } from './leitura.ts';

/** The doctor, as a signed document names them. */
export type QuemAssina = Pick<Perfil, 'nome' | 'crm' | 'crm_uf'>;

/** What signs is large, and is fetched when somebody signs. */
const modulo = () => buscarParte(() => import('@domain/assinatura/pades.ts'));

/** Signs a PDF in this browser: the key does not leave it. The stamp, where one is had, is the server's to get. */
export async function assinarAqui(
  pdf: Uint8Array,
  assinador: Assinador,
  documento: DocumentoAAssinar,
  quem: QuemAssina,
  carimbar?: Carimbar,
): Promise<Uint8Array> {
  const { assinarPdf } = await modulo();
  return await emSentenca(() => assinarPdf(pdf, assinador, dadosDe(documento, quem), carimbar));
}

/** Prepares a PDF for who signs it in another program. */
export async function prepararParaFora(
  pdf: Uint8Array,
  documento: DocumentoAAssinar,
  quem: QuemAssina,
): Promise<Uint8Array<ArrayBuffer>> {
  const { prepararParaAssinaturaExterna } = await modulo();
  return await emSentenca(() => prepararParaAssinaturaExterna(pdf, dadosDe(documento, quem)));
}

function dadosDe(
  { documentType }: DocumentoAAssinar,
  { nome, crm, crm_uf }: QuemAssina,
): DadosDaAssinatura {
  return { tipo: documentType, nome, crm: crm ?? '', uf: crm_uf ?? '', quando: new Date() };
}
