import { respostaDeUsuarioSchema } from '@domain/contracts/auth.ts';
import type { AtualizacaoDePerfil } from '@domain/contracts/registro.ts';
import { type DocumentoDeAceite, VERSAO_DOS_TERMOS } from '@domain/termos.ts';
import { api } from '@/lib/api/api.ts';
import { consultar } from '@/lib/supabase/consulta.ts';

/** Writes what a person decides about themselves. */
export async function atualizarPerfil(dados: AtualizacaoDePerfil): Promise<void> {
  await api.put('/auth/profile', { corpo: dados, resposta: respostaDeUsuarioSchema });
}

/** Writes down that a person accepts the current version of each document. */
export async function aceitarTermos(
  perfilId: string,
  documentos: readonly DocumentoDeAceite[],
): Promise<void> {
  await consultar((db) =>
    db
      .from('termos_aceite')
      .insert(
        documentos.map((documento) => ({
          user_id: perfilId,
          documento,
          versao: VERSAO_DOS_TERMOS[documento],
        })),
      )
      .select('documento'),
  );
}
