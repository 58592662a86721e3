import { respostaDeAnexoSchema } from '@domain/contracts/anexos.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '@/lib/api/api.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import type { ArquivoPronto } from '../envio/preparar.ts';
import { contarPorLote } from './contagem.ts';
import { type AlvoDoAnexo, type Anexo, anexoSchema, COLUNAS_DO_ANEXO } from './linhas.ts';

/** Query keys of attachments. */
export const chavesDeAnexos = {
  daEvolucao: (prontuarioId: string) => ['anexos', prontuarioId] as const,
  compartilhados: (entradaId: string) => ['anexos', entradaId, 'compartilhados'] as const,
  contagem: (prontuarioId: string) => ['anexos', prontuarioId, 'contagem'] as const,
};

const reservaSchema = z.object({ id: z.uuid(), objeto: z.string() });
export type Reserva = z.infer<typeof reservaSchema>;

/** Asks for a place for one file. @throws {ErroDoBanco} with the sentence that says why not. */
export async function reservarAnexo(
  alvo: AlvoDoAnexo,
  { nome, tipo, conteudo }: ArquivoPronto,
): Promise<Reserva> {
  const linha = await consultar((db) =>
    db
      .rpc('reservar_anexo', {
        p_nome: nome,
        p_tipo: tipo,
        p_bytes: conteudo.size,
        ...('prontuarioId' in alvo
          ? { p_prontuario: alvo.prontuarioId }
          : { p_conversa: alvo.conversaId }),
      })
      .single(),
  );
  return lerLinhas(reservaSchema, linha);
}

/** Has the server look at what was uploaded. @throws {ApiError} 422 with why it is refused. */
export async function confirmarAnexo(id: string): Promise<Anexo> {
  const { attachment } = await api.post(`/medical/attachments/${id}/confirm`, {
    resposta: respostaDeAnexoSchema,
  });
  return attachment;
}

/** Takes an own file back before it is published. */
export async function removerAnexo(id: string): Promise<void> {
  await consultar((db) => db.rpc('remover_anexo', { p_anexo: id }));
}

/**
 * Says to the log of accesses that a file is opened or downloaded, before its bytes are fetched: what
 * could not be written there is not opened. The database writes nothing for the patient's own account.
 */
export async function registrarAbertura(id: string): Promise<void> {
  await consultar((db) => db.rpc('registrar_abertura_de_anexo', { p_anexo: id }));
}

/** Marks a file of a finished entry as not to be considered; it stays visible. */
export async function inativarAnexo(id: string, motivo: string): Promise<void> {
  await consultar((db) => db.rpc('inativar_anexo', { p_anexo: id, p_motivo: motivo }));
}

/** Files of one entry in the order in which they came; refused ones are of no interest. */
export function anexosDaEvolucaoOptions(prontuarioId: string) {
  return queryOptions({
    queryKey: chavesDeAnexos.daEvolucao(prontuarioId),
    queryFn: async ({ signal }): Promise<Anexo[]> =>
      lerLinhas(
        z.array(anexoSchema),
        await consultar((db) =>
          db
            .from('anexos')
            .select(COLUNAS_DO_ANEXO)
            .eq('prontuario_id', prontuarioId)
            .neq('estado', 'recusado')
            .order('criado_em')
            .order('id')
            .abortSignal(signal),
        ),
      ),
    staleTime: 0,
  });
}

/** Files of an entry that a clinic shared with the patient, by the entry's first version. */
export function anexosCompartilhadosOptions(entradaId: string) {
  return queryOptions({
    queryKey: chavesDeAnexos.compartilhados(entradaId),
    queryFn: async ({ signal }): Promise<Anexo[]> =>
      lerLinhas(
        z.array(anexoSchema),
        await consultar((db) =>
          db
            .rpc('anexos_da_minha_evolucao', { p_id: entradaId })
            .select(COLUNAS_DO_ANEXO)
            .abortSignal(signal),
        ),
      ),
  });
}

const donoSchema = z.array(z.object({ prontuario_id: z.uuid() }));

const contar = contarPorLote(async (ids) =>
  lerLinhas(
    donoSchema,
    await consultar((db) =>
      db
        .from('anexos')
        .select('prontuario_id')
        .in('prontuario_id', ids)
        .not('publicado_em', 'is', null),
    ),
  ).map(({ prontuario_id }) => prontuario_id),
);

/** How many files a finished entry has. Entries asked for together are counted in one call. */
export function contagemDeAnexosOptions(prontuarioId: string) {
  return queryOptions({
    queryKey: chavesDeAnexos.contagem(prontuarioId),
    queryFn: () => contar(prontuarioId),
  });
}
