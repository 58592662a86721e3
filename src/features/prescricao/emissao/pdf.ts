import type { Formato } from '@domain/impressos/tipos.ts';
import { especieDe } from '@domain/prescricao/receituarios.ts';
import { buscarParte } from '@/lib/errors/parte.ts';
import { reservarCodigo } from '@/shared/assinatura/api/codigos.ts';
import type { Documento } from '@/shared/prescricao/api/documentos.ts';
import { lerBase } from '../api/queries.ts';
import { numerarReceita } from '../api/sncr.ts';

/**
 * Makes the PDF of a document; what makes it is fetched when it is asked. To be signed with a certificate,
 * a controlled prescription gets its number of SNCR first.
 * @throws {Error} where it is worth nothing without a number and there is none.
 */
export async function montarPdf(
  { id, tipo, especie }: Pick<Documento, 'id' | 'tipo' | 'especie'>,
  situacao: 'digital' | 'papel',
  formato: Formato = 'A4',
): Promise<Uint8Array> {
  if (situacao === 'digital') await numerar(id, especie);
  const [{ gerarImpresso }, { impressoDe }, base] = await Promise.all([
    buscarParte(() => import('@domain/impressos/gerar.ts')),
    buscarParte(() => import('@domain/impressos/documento.ts')),
    lerBase(id),
  ]);
  const verificacao = situacao === 'digital' ? await reservarCodigo(tipo, id) : undefined;
  return gerarImpresso(impressoDe(base, { situacao, formato, quando: new Date(), verificacao }));
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
