import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { foiRecusado } from '@/lib/errors/erros.ts';
import { daConjunta } from '@/lib/query/conjunta.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { inicioOptions } from '@/shared/prontuario/api/inicio.ts';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';
import { estaJanela } from '../rascunho/janela.ts';

const aberturaSchema = z.nullable(z.object({ minha: z.boolean(), aberto_em: z.string() }));
/** Who has a draft open: this window or another; null when it is no draft of the caller's. */
export type Abertura = z.infer<typeof aberturaSchema>;

const quemEscreveSchema = z.array(z.object({ id: z.uuid(), nome: z.string(), desde: z.string() }));

/** Opens a draft in this window, or says that it still is; `assumir` takes it from another window. */
export async function abrirRascunho(
  id: string,
  pacienteId: string,
  assumir = false,
): Promise<Abertura> {
  const aberto = await consultar((db) =>
    db.rpc('abrir_rascunho', {
      p_rascunho: id,
      p_paciente: pacienteId,
      p_janela: estaJanela(),
      p_assumir: assumir,
    }),
  );
  return lerLinhas(aberturaSchema, aberto);
}

/** Lets go of a draft, for another window to write it at once. */
export async function fecharRascunho(id: string): Promise<void> {
  await consultar((db) => db.rpc('fechar_rascunho', { p_rascunho: id, p_janela: estaJanela() }));
}

/** Whether a save was refused because another window has the draft open. */
export function abertoEmOutraJanela(erro: unknown): boolean {
  return foiRecusado(erro, 'ABERTO_EM_OUTRA_JANELA');
}

/** Colleagues who are writing about a patient right now, and since when. */
export function quemEscreveOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.quemEscreve(clinicaId, pacienteId),
    queryFn: ({ client, signal }) =>
      daConjunta(
        client,
        inicioOptions(clinicaId, pacienteId),
        'escrevendo',
        quemEscreveSchema,
        async () =>
          lerLinhas(
            quemEscreveSchema,
            await consultar((db) =>
              db.rpc('quem_escreve', { p_paciente: pacienteId }).abortSignal(signal),
            ),
          ),
      ),
  });
}
