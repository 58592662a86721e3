import type { DocumentoNaLinha } from '../api/documentos.ts';
import type { EntradaComAdendos } from '../api/linhas.ts';

/** What stands in the timeline: an entry, or a document that was emitted. */
export type Momento = { readonly id: string; readonly ocorrido_em: string } & (
  | { readonly entrada: EntradaComAdendos; readonly documento?: undefined }
  | { readonly documento: DocumentoNaLinha; readonly entrada?: undefined }
);

/** Entries, in their order, and the documents between them, each where it was emitted; newest first. */
export function emOrdem(
  entradas: readonly EntradaComAdendos[],
  documentos: readonly DocumentoNaLinha[],
): Momento[] {
  return [
    ...documentos.map((documento) => ({
      id: documento.id,
      ocorrido_em: documento.emitida_em,
      documento,
    })),
    ...entradas.map((entrada) => ({ id: entrada.id, ocorrido_em: entrada.ocorrido_em, entrada })),
  ].sort((um, outro) => Date.parse(outro.ocorrido_em) - Date.parse(um.ocorrido_em));
}
