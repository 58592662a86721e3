import { ROTULO_DO_DOCUMENTO } from '@domain/contracts/prescricao.ts';
import { especieDe } from '@domain/prescricao/receituarios.ts';
import type { Pendente } from '@/shared/assinatura/api/pendentes.ts';
import type { DocumentoAAssinar } from '@/shared/assinatura/documento.ts';

/** Makes the PDF of a document by what the list knows of it. */
export type MontarPdf = (pendente: Pendente) => Promise<Uint8Array>;

/** How a document that waits is called: its receituário, else its kind. */
export function nomeDoPendente({ tipo, especie }: Pick<Pendente, 'tipo' | 'especie'>): string {
  if (tipo === 'evolucao') return 'Evolução';
  if (tipo === 'passagem') return 'Passagem de plantão';
  return (especie && especieDe(especie)?.documento) ?? ROTULO_DO_DOCUMENTO[tipo];
}

/** A document of the list as the signing takes it. */
export function paraAssinar(pendente: Pendente, montar: MontarPdf): DocumentoAAssinar {
  return {
    documentType: pendente.tipo,
    documentId: pendente.documento_id,
    titulo: `${nomeDoPendente(pendente)} de ${pendente.paciente_nome}`,
    montarPdf: () => montar(pendente),
  };
}
