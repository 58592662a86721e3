import { respostaDoModeloSchema } from '@domain/contracts/assistente.ts';
import { respostaDeSegundoFatorSchema } from '@domain/contracts/conta.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '@/lib/api/api.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDasSessoes } from './keys.ts';

const sessaoSchema = z.object({
  id: z.string(),
  navegador: z.nullable(z.string()),
  criada_em: z.string(),
  usada_em: z.string(),
  atual: z.boolean(),
});
export type SessaoAberta = z.infer<typeof sessaoSchema>;

/** Where the person is signed in, the session of this device first. */
export function sessoesOptions(perfilId: string) {
  return queryOptions({
    queryKey: chavesDasSessoes.minhas(perfilId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        z.array(sessaoSchema),
        await consultar((db) => db.rpc('minhas_sessoes').abortSignal(signal)),
      ),
  });
}

const documentosSchema = z.array(z.object({ cpf: z.nullable(z.string()) }));

/** The own CPF; null where the account has none. */
export function meuCpfOptions(perfilId: string) {
  return queryOptions({
    queryKey: chavesDasSessoes.cpf(perfilId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db.from('perfil_documentos').select('cpf').eq('profile_id', perfilId).abortSignal(signal),
      );
      return lerLinhas(documentosSchema, linhas)[0]?.cpf ?? null;
    },
  });
}

/** Whether a second factor is offered here, and since when the person has one. */
export function segundoFatorOptions(perfilId: string) {
  return queryOptions({
    queryKey: chavesDasSessoes.segundoFator(perfilId),
    queryFn: ({ signal }) =>
      api.get('/auth/second-factor', { resposta: respostaDeSegundoFatorSchema, sinal: signal }),
  });
}

const autorizacaoSchema = z.object({
  dado_em: z.string(),
  responsavel: z.nullable(z.string()),
  documento: z.string(),
  retirado_em: z.nullable(z.string()),
  /** Whether sound of visits may go too. */
  inclui_audio: z.boolean(),
});
/** That questions may go to a model outside: by whom, when, and until when. */
export type AutorizacaoDeIa = z.infer<typeof autorizacaoSchema>;

/** The model outside that this installation has, and what the account said of it; null before it said. */
export function autorizacaoDeIaOptions(perfilId: string) {
  return queryOptions({
    queryKey: chavesDasSessoes.ia(perfilId),
    queryFn: async ({ signal }) => {
      const [modelo, linhas] = await Promise.all([
        api.get('/ai/model', { resposta: respostaDoModeloSchema, sinal: signal }),
        consultar((db) => db.rpc('meu_consentimento_de_ia').abortSignal(signal)),
      ]);
      const [autorizacao = null] = lerLinhas(z.array(autorizacaoSchema), linhas);
      return { modelo, autorizacao };
    },
  });
}
