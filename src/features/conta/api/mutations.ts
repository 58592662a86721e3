import type { SessaoSupabase } from '@domain/contracts/auth.ts';
import {
  type ConfirmacaoDeFator,
  type RespostaDeInscricao,
  type RetiradaDeFator,
  respostaDeContaSchema,
  respostaDeFatorConfirmadoSchema,
  respostaDeInscricaoSchema,
  type TrocaDeEmail,
  type TrocaDeSenha,
} from '@domain/contracts/conta.ts';
import * as z from 'zod/mini';
import { api } from '@/lib/api/api.ts';
import { ErroDoBanco } from '@/lib/errors/erros.ts';
import { segredoDoAparelho } from '@/lib/session/aparelho.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';

/** Changes the password; every other session of the person ends. */
export async function trocarSenha(troca: TrocaDeSenha): Promise<void> {
  await api.put('/auth/password', {
    corpo: { ...troca, aparelho: segredoDoAparelho() },
    resposta: respostaDeContaSchema,
  });
}

/** Asks for what confirms another e-mail. */
export async function pedirTrocaDeEmail(troca: TrocaDeEmail): Promise<void> {
  await api.put('/auth/email', {
    corpo: { ...troca, aparelho: segredoDoAparelho() },
    resposta: respostaDeContaSchema,
  });
}

/** Begins a second factor: what an authenticator app is to be told. */
export function comecarSegundoFator(): Promise<RespostaDeInscricao> {
  return api.post('/auth/second-factor', { resposta: respostaDeInscricaoSchema });
}

/** Turns it on; answers the tokens by which this session goes on. The others end. */
export async function ligarSegundoFator(prova: ConfirmacaoDeFator): Promise<SessaoSupabase> {
  const { supabase_session } = await api.post('/auth/second-factor/confirm', {
    corpo: { ...prova, aparelho: segredoDoAparelho() },
    resposta: respostaDeFatorConfirmadoSchema,
  });
  return supabase_session;
}

/** Turns it off. */
export async function desligarSegundoFator(prova: RetiradaDeFator): Promise<void> {
  await api.post('/auth/second-factor/remove', {
    corpo: { ...prova, aparelho: segredoDoAparelho() },
    resposta: respostaDeContaSchema,
  });
}

/** Ends one session of the person. */
export async function encerrarSessao(id: string): Promise<void> {
  await consultar((db) => db.rpc('encerrar_sessao', { p_sessao: id }));
}

/** Ends every session of the person but this one. */
export async function encerrarOutrasSessoes(): Promise<void> {
  await consultar((db) => db.rpc('encerrar_outras_sessoes'));
}

const registroDeCpfSchema = z.object({
  registrado: z.nullable(z.boolean()),
  bloqueado_ate: z.nullable(z.string()),
});

/**
 * Tells the own CPF, by which a certificate is the doctor's.
 * @throws {ErroDoBanco} with the sentence to show when it is not accepted.
 */
export async function registrarMeuCpf(cpf: string): Promise<void> {
  const linha = await consultar((db) => db.rpc('registrar_meu_cpf', { p_cpf: cpf }).single());
  const { registrado, bloqueado_ate } = lerLinhas(registroDeCpfSchema, linha);
  // A refusal comes as a row: raised, it would take back the count of attempts.
  if (bloqueado_ate !== null) {
    throw new ErroDoBanco('Muitas tentativas. Tente de novo em uma hora.', 'BLOQUEADO', 429);
  }
  if (!registrado) {
    throw new ErroDoBanco('Já há uma conta com este CPF. Confira o número.', 'JA_EXISTE', 409);
  }
}

interface AutorizacaoDada {
  readonly responsavel: string;
  /** Whether sound of visits may go too. */
  readonly gravacoes: boolean;
}

/** Lets questions go to a model outside, in the name of who answers for it. */
export async function autorizarModeloDeFora(dada: AutorizacaoDada): Promise<void> {
  await consultar((db) =>
    db.rpc('definir_meu_consentimento_de_ia', {
      p_consente: true,
      p_responsavel: dada.responsavel,
      p_inclui_audio: dada.gravacoes,
    }),
  );
}

/** No question goes there any more. */
export async function retirarModeloDeFora(): Promise<void> {
  await consultar((db) => db.rpc('definir_meu_consentimento_de_ia', { p_consente: false }));
}
