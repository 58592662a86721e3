import {
  confirmacaoDeEmailSchema,
  type RespostaDeConfirmacao,
  type RespostaDeConta,
  trocaDeEmailSchema,
} from '@domain/contracts/conta.ts';
import { Hono } from 'hono';
import { confirmarEmail, pedirTrocaDeEmail, sair } from '../../_shared/db/contas.ts';
import { autenticar } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { fazerSemDizer } from '../../_shared/http/ritmo.ts';
import { conferirSenhaAtual } from '../senha.ts';

/** `PUT /auth/email` and `POST /auth/email/confirm` */
export const email = new Hono<Autenticado>()
  .put('/email', autenticar, async (c) => {
    const { email: novo, ...provas } = await lerCorpo(c, trocaDeEmailSchema);
    const sessao = await conferirSenhaAtual(c, provas);
    await fazerSemDizer(async () => {
      await pedirTrocaDeEmail(sessao, novo);
      await sair(sessao.access_token);
    });
    const resposta: RespostaDeConta = { success: true };
    return c.json(resposta);
  })
  .post('/email/confirm', async (c) => {
    const { token } = await lerCorpo(c, confirmacaoDeEmailSchema);
    const resposta: RespostaDeConfirmacao = {
      success: true,
      concluida: await confirmarEmail(token),
    };
    return c.json(resposta);
  });
