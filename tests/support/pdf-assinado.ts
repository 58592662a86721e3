/** Signed PDFs for tests. */

import { assinarPdf, type DadosDaAssinatura } from '@domain/assinatura/pades.ts';
import { abrirPfx } from '@domain/assinatura/pkcs12.ts';
import { PDF, PdfStream } from '@libpdf/core';
import type { Emitido } from './icp.ts';

export const DADOS: Omit<DadosDaAssinatura, 'quando'> = {
  tipo: 'prescricao',
  nome: 'Maria da Silva',
  crm: '123456',
  uf: 'PE',
};

/** A PDF of one page, with so many bytes of something that does not compress. */
export async function pdfSimples(texto = 'Dipirona 500 mg', peso = 0): Promise<Uint8Array> {
  const pdf = PDF.create();
  const pagina = pdf.addPage({ size: 'a4' });
  pagina.drawText(texto, { x: 50, y: 700, size: 12 });
  if (peso > 0) {
    const bytes = new Uint8Array(peso);
    for (let i = 0; i < peso; i += 65_536) crypto.getRandomValues(bytes.subarray(i, i + 65_536));
    // What nothing refers to is not written.
    pagina.dict.set('Metadata', pdf.context.register(new PdfStream([], bytes)));
  }
  return pdf.save({ compressStreams: false });
}

/** Signs a simple PDF with a certificate, now or at a time. */
export async function assinarComo(quem: Emitido, quando = new Date(), pdf?: Uint8Array) {
  const assinador = await abrirPfx(quem.pfx('senha'), 'senha');
  return assinarPdf(pdf ?? (await pdfSimples()), assinador, { ...DADOS, quando });
}
