import { reservarCodigo } from '@/shared/assinatura/api/codigos.ts';
import type { Documento } from '@/shared/prescricao/api/documentos.ts';
import { lerBase } from '../api/queries.ts';

/** Makes the PDF of a document; what makes it is fetched when it is asked. */
export async function montarPdf(
  { id, tipo }: Pick<Documento, 'id' | 'tipo'>,
  situacao: 'digital' | 'papel',
): Promise<Uint8Array> {
  const [{ gerarImpresso }, { impressoDe }, base] = await Promise.all([
    import('@domain/impressos/gerar.ts'),
    import('@domain/impressos/documento.ts'),
    lerBase(id),
  ]);
  const verificacao = situacao === 'digital' ? await reservarCodigo(tipo, id) : undefined;
  return gerarImpresso(impressoDe(base, { situacao, quando: new Date(), verificacao }));
}
