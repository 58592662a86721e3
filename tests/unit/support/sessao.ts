import { criarApi } from '@/lib/api/client.ts';
import { criarSessao, type Sessao, type SessaoDoBanco } from '@/lib/session/sessao.ts';
import { lerToken } from '@/lib/session/token.ts';
import { json, type Recebida, redeFalsa } from './api.ts';

/** What a network answers, by path. */
export type Respostas = Readonly<
  Record<string, (recebida: Recebida) => Response | Promise<Response>>
>;

/** A database session that never expires. */
export const BANCO: SessaoDoBanco = {
  entregar: async () => undefined,
  expiraEm: async () => null,
  renovar: async () => '',
  esquecer: async () => undefined,
};

/** A real session over a network in memory, and what that network received. */
export function sessaoSobre(respostas: Respostas, banco = BANCO) {
  const { fetch, recebidas } = redeFalsa((recebida) => {
    const responder = respostas[recebida.caminho.replace('/functions/v1', '')];
    return responder?.(recebida) ?? json({ error: 'sem resposta' }, 404);
  });
  const sessao: Sessao = criarSessao({
    api: criarApi({
      base: 'http://api.teste/functions/v1',
      lerToken,
      aoNaoAutorizado: (recusa) => sessao.recusar(recusa),
      fetch,
    }),
    banco,
    agora: Date.now,
  });
  return { sessao, recebidas };
}
