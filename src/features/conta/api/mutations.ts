import {
  respostaDeContaSchema,
  type TrocaDeEmail,
  type TrocaDeSenha,
} from '@domain/contracts/conta.ts';
import { api } from '@/lib/api/api.ts';
import { segredoDoAparelho } from '@/lib/session/aparelho.ts';
import { consultar } from '@/lib/supabase/consulta.ts';

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

/** Ends one session of the person. */
export async function encerrarSessao(id: string): Promise<void> {
  await consultar((db) => db.rpc('encerrar_sessao', { p_sessao: id }));
}

/** Ends every session of the person but this one. */
export async function encerrarOutrasSessoes(): Promise<void> {
  await consultar((db) => db.rpc('encerrar_outras_sessoes'));
}
