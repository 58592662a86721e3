import { respostaDeAberturaSchema, respostaDeAnexoSchema } from '@domain/contracts/anexos.ts';
import * as z from 'zod/mini';
import { env } from '@/config/env.ts';
import { api } from '@/lib/api/api.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import type { ArquivoPronto } from '../envio/preparar.ts';
import { baixarBytes } from '../envio/transporte.ts';
import type { AlvoDoAnexo, Anexo } from './linhas.ts';

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
          : 'conversaId' in alvo
            ? { p_conversa: alvo.conversaId }
            : { p_plantao: alvo.plantaoId }),
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
 * Asks for an address that opens one attachment for a minute, without a session. The server logs
 * the opening before it answers.
 */
export async function enderecoDoAnexo(id: string, sinal?: AbortSignal): Promise<string> {
  const { endereco } = await api.post(`/medical/attachments/${id}/open`, {
    resposta: respostaDeAberturaSchema,
    ...(sinal && { sinal }),
  });
  return env.supabaseUrl + endereco;
}

/**
 * Downloads the bytes of a checked attachment, by such an address.
 * @throws {ErroDeRede | ApiError}
 */
export async function baixarAnexo(id: string, sinal?: AbortSignal): Promise<Blob> {
  return baixarBytes(await enderecoDoAnexo(id, sinal), sinal);
}

/** Marks a file of a finished entry as not to be considered; it stays visible. */
export async function inativarAnexo(id: string, motivo: string): Promise<void> {
  await consultar((db) => db.rpc('inativar_anexo', { p_anexo: id, p_motivo: motivo }));
}
