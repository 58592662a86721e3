import { respostaDePapelSchema } from '@domain/contracts/emissao.ts';
import type { Composicao, ItemDePrescricao } from '@domain/contracts/prescricao.ts';
import { api } from '@/lib/api/api.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { documentosSchema } from '@/shared/prescricao/api/documentos.ts';
import type { DocumentoAPreparar } from '../emissao/documentos.ts';

/** What a composition begins with. */
export interface Inicio {
  id: string;
  clinicaId: string;
  pacienteId: string;
  prontuarioId: string | undefined;
}

/** Keeps a composition for the first time; yields its revision. */
export async function comecarComposicao(inicio: Inicio, conteudo: Composicao): Promise<number> {
  const { revisao } = await consultar((db) =>
    db
      .from('composicoes')
      .insert({
        id: inicio.id,
        clinica_id: inicio.clinicaId,
        paciente_id: inicio.pacienteId,
        ...(inicio.prontuarioId !== undefined && { prontuario_id: inicio.prontuarioId }),
        conteudo,
      })
      .select('revisao')
      .single(),
  );
  return revisao;
}

/** Writes a composition over the revision that was read; yields the new one. */
export async function salvarComposicao(
  id: string,
  conteudo: Composicao,
  lida: number,
): Promise<number> {
  const { revisao } = await consultar((db) =>
    db
      .from('composicoes')
      .update({ conteudo, revisao: lida })
      .eq('id', id)
      .select('revisao')
      .single(),
  );
  return revisao;
}

/** Makes the documents of a composition, to be signed. */
export async function prepararDocumentos(
  id: string,
  revisao: number,
  documentos: readonly DocumentoAPreparar[],
) {
  const linhas = await consultar((db) =>
    db.rpc('preparar_documentos', {
      p_composicao: id,
      p_revisao: revisao,
      p_documentos: [...documentos],
    }),
  );
  return lerLinhas(documentosSchema, linhas);
}

/** Emits prepared documents, all or none, as papers to be signed by hand. */
export async function emitirNoPapel(ids: readonly string[]): Promise<void> {
  await api.post('/digital-signature/paper', {
    corpo: { documentIds: [...ids] },
    resposta: respostaDePapelSchema,
  });
}

/** Gives a composition up, with what was prepared of it and not signed. */
export async function encerrarComposicao(id: string): Promise<void> {
  await consultar((db) => db.rpc('encerrar_composicao', { p_composicao: id }));
}

/** Cancels an emitted document. */
export async function cancelarDocumento(id: string, motivo: string): Promise<void> {
  await consultar((db) => db.rpc('cancelar_documento', { p_documento: id, p_motivo: motivo }));
}

/** Keeps a favourite item, or a protocol of several. */
export async function guardarModelo(
  medicoId: string,
  modelo: { nome: string; favorito: boolean; itens: readonly ItemDePrescricao[] },
): Promise<void> {
  await consultar((db) =>
    db
      .from('modelos_de_prescricao')
      .insert({ medico_id: medicoId, ...modelo, itens: [...modelo.itens] })
      .select('id')
      .single(),
  );
}

/** Puts a favourite or a protocol away. */
export async function retirarModelo(id: string): Promise<void> {
  await consultar((db) =>
    db.from('modelos_de_prescricao').update({ ativo: false }).eq('id', id).select('id').single(),
  );
}
