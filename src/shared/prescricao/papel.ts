import { baseDoDocumentoSchema } from '@domain/contracts/prescricao.ts';
import type { Formato, VerificacaoNoPapel } from '@domain/impressos/tipos.ts';
import { buscarParte } from '@/lib/errors/parte.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';

/** Makes the PDF of a document that is signed by hand. */
export const pdfNoPapel = (id: string, formato: Formato): Promise<Uint8Array> =>
  pdfDoDocumento(id, { situacao: 'papel', formato });

/** Makes the PDF of a document that is signed with a certificate, with the codes by which it is checked. */
export const pdfParaAssinar = (
  id: string,
  reservar: () => Promise<VerificacaoNoPapel>,
): Promise<Uint8Array> => pdfDoDocumento(id, { situacao: 'digital', formato: 'A4' }, reservar);

/** What makes it is fetched when it is asked, and what it says is read as it stands then. */
async function pdfDoDocumento(
  id: string,
  como: { situacao: 'digital' | 'papel'; formato: Formato },
  reservar?: () => Promise<VerificacaoNoPapel>,
): Promise<Uint8Array> {
  const [{ gerarImpresso }, { impressoDe }, lida] = await Promise.all([
    buscarParte(() => import('@domain/impressos/gerar.ts')),
    buscarParte(() => import('@domain/impressos/documento.ts')),
    consultar((db) => db.rpc('base_do_documento', { p_documento: id })),
  ]);
  const base = lerLinhas(baseDoDocumentoSchema, lida);
  const verificacao = await reservar?.();
  return gerarImpresso(impressoDe(base, { ...como, quando: new Date(), verificacao }));
}
