import { especieDe } from '@domain/prescricao/receituarios.ts';
import { reservarCodigo } from '@/shared/assinatura/api/codigos.ts';
import type { Documento } from '@/shared/prescricao/api/documentos.ts';
import { pdfParaAssinar } from '@/shared/prescricao/papel.ts';
import { numerarReceita } from '../api/sncr.ts';

/**
 * Makes the PDF of a document that is signed with a certificate; a controlled prescription gets its
 * number of SNCR first. @throws {Error} where it is worth nothing without a number and there is none.
 */
export async function montarPdf({
  id,
  tipo,
  especie,
}: Pick<Documento, 'id' | 'tipo' | 'especie'>): Promise<Uint8Array> {
  await numerar(id, especie);
  return await pdfParaAssinar(id, () => reservarCodigo(tipo, id));
}

async function numerar(id: string, especie: string | null): Promise<void> {
  const regra = especie ? especieDe(especie) : undefined;
  if (!regra?.sncr) return;
  const numero = await numerarReceita(id);
  if (numero !== null || regra.sem_numero !== 'talonario') return;
  throw new Error(
    `Não há número do SNCR para esta ${regra.documento}. Emita-a para assinar à mão e transcreva-a no seu talonário.`,
  );
}
