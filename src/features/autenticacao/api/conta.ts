import { respostaDeConfirmacaoSchema, respostaDeContaSchema } from '@domain/contracts/conta.ts';
import { api } from '@/lib/api/api.ts';

/** Asks for a link to a new password. The answer is the same whether there is such an account. */
export async function pedirLinkDeSenha(email: string): Promise<void> {
  await api.post('/auth/password/forgot', {
    corpo: { email },
    resposta: respostaDeContaSchema,
    token: null,
  });
}

/** Confirms, by a link, one of the two addresses of a change; answers whether the change is done. */
export async function confirmarEmail(token: string): Promise<boolean> {
  const { concluida } = await api.post('/auth/email/confirm', {
    corpo: { token },
    resposta: respostaDeConfirmacaoSchema,
    token: null,
  });
  return concluida;
}
