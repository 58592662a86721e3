import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import {
  type Mensagem,
  type MensagemNaFila,
  mensagemSchema,
  type PrazosDeResposta,
} from './linhas.ts';

/** Sends a message, with its files, under the id it was typed with: the same id again makes no second one. */
export async function enviarMensagem({
  id,
  conversaId,
  texto,
  anexos,
}: MensagemNaFila): Promise<Mensagem> {
  const mensagem = { p_id: id, p_conversa: conversaId, p_texto: texto };
  const linha = await consultar((db) =>
    (anexos.length === 0
      ? db.rpc('enviar_mensagem', mensagem)
      : db.rpc('enviar_mensagem_com_anexos', {
          ...mensagem,
          p_anexos: anexos.map((anexo) => anexo.id),
        })
    ).single(),
  );
  return lerLinhas(mensagemSchema, linha);
}

/** Tells the other side that the conversation was read up to a message. */
export async function marcarConversaLida(conversaId: string, ate: number): Promise<void> {
  await consultar((db) => db.rpc('marcar_conversa_lida', { p_conversa: conversaId, p_ate: ate }));
}

export interface DadosDaResposta {
  titulo: string;
  texto: string;
}

/** Keeps a ready answer, new (with the id made here; null) or over the revision that was read. */
export async function guardarResposta(
  clinicaId: string,
  id: string,
  dados: DadosDaResposta,
  lida: number | null,
): Promise<number> {
  const { revisao } = await consultar((db) => {
    const respostas = db.from('respostas_rapidas');
    const escrita =
      lida === null
        ? respostas.insert({ id, clinica_id: clinicaId, ...dados })
        : respostas.update({ ...dados, revisao: lida }).eq('id', id);
    return escrita.select('revisao').single();
  });
  return revisao;
}

/** Takes a ready answer out of the list, or puts it back; nothing is deleted. */
export async function definirRespostaAtiva(id: string, ativa: boolean): Promise<void> {
  await consultar((db) =>
    db.from('respostas_rapidas').update({ ativa }).eq('id', id).select('id').single(),
  );
}

/**
 * Sets within how long a clinic means to answer, and leaves the time that is not named as it is;
 * conversations that wait already keep theirs.
 */
export async function guardarPrazos(
  clinicaId: string,
  prazos: Partial<PrazosDeResposta>,
): Promise<void> {
  await consultar((db) =>
    db
      .from('conversa_regras')
      .upsert({ clinica_id: clinicaId, ...prazos })
      .select('clinica_id')
      .single(),
  );
}
