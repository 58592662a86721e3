import {
  novaSenhaSchema,
  pedidoDeSenhaSchema,
  type RespostaDeConta,
  trocaDeSenhaSchema,
} from '@domain/contracts/conta.ts';
import { Hono } from 'hono';
import { bancoDe } from '../../_shared/db/caller.ts';
import { entrarPeloLink, pedirLinkDeSenha, trocarSenha } from '../../_shared/db/contas.ts';
import { conferirResposta } from '../../_shared/db/resposta.ts';
import { abrirPedidoDeSenha, linkPedeCodigo } from '../../_shared/db/service.ts';
import { autenticar } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { AppError } from '../../_shared/http/erro.ts';
import { enderecoDoPedido } from '../../_shared/http/origem.ts';
import { fazerSemDizer } from '../../_shared/http/ritmo.ts';
import { bloqueado } from '../bloqueio.ts';
import { darSegundoFator } from '../codigo.ts';
import { conferirSenhaAtual, responderEntrada } from '../senha.ts';

const FEITO: RespostaDeConta = { success: true };

/** `POST /auth/password/forgot`, `POST /auth/password/reset` and `PUT /auth/password` */
export const senha = new Hono<Autenticado>()
  .post('/password/forgot', async (c) => {
    const { email } = await lerCorpo(c, pedidoDeSenhaSchema);
    const { enviar, bloqueado_ate } = await abrirPedidoDeSenha(email, enderecoDoPedido(c));
    if (bloqueado_ate) throw bloqueado(bloqueado_ate, 'Muitos pedidos de nova senha.');
    await fazerSemDizer(async () => enviar && pedirLinkDeSenha(email));
    return c.json(FEITO);
  })
  .post('/password/reset', async (c) => {
    const { token, password, codigo, aparelho } = await lerCorpo(c, novaSenhaSchema);
    // Asked first: a link is used up by being looked at.
    if (codigo === undefined && (await linkPedeCodigo(token))) throw new AppError('SEGUNDO_FATOR');
    const sessao = await darSegundoFator(await entrarPeloLink(token), codigo, aparelho);
    await trocarSenha(sessao, password);
    const resposta = await responderEntrada(c, sessao, aparelho);
    // Whoever may have had the old password is out before the owner is in.
    conferirResposta(await bancoDe(resposta.token).rpc('encerrar_outras_sessoes'));
    return c.json(resposta);
  })
  .put('/password', autenticar, async (c) => {
    const { password, ...provas } = await lerCorpo(c, trocaDeSenhaSchema);
    const sessao = await conferirSenhaAtual(c, provas);
    await trocarSenha(sessao, password);
    conferirResposta(await c.var.banco.rpc('encerrar_outras_sessoes'));
    return c.json(FEITO);
  });
