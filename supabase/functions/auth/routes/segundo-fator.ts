import {
  confirmacaoDeFatorSchema,
  type RespostaDeConta,
  type RespostaDeFatorConfirmado,
  type RespostaDeInscricao,
  type RespostaDeSegundoFator,
  retiradaDeFatorSchema,
} from '@domain/contracts/conta.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ambiente } from '../../_shared/db/ambiente.ts';
import { inscreverFator, retirarFatores, sair } from '../../_shared/db/contas.ts';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar, tokenDoPedido } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { AppError } from '../../_shared/http/erro.ts';
import { conferirCodigo } from '../codigo.ts';
import { conferirSenhaAtual } from '../senha.ts';

type Banco = Autenticado['Variables']['banco'];

const desdeQuando = async (banco: Banco) =>
  dadosDe(await banco.rpc('meu_segundo_fator'), z.nullable(z.string()));

/** @throws {AppError} 422 where nobody may turn one on, or the caller has one. */
async function exigirQuePossaLigar(banco: Banco): Promise<void> {
  if (!ambiente().segundoFator) {
    throw new AppError('REGRA_VIOLADA', 'Esta instalação não oferece o segundo fator.');
  }
  if (await desdeQuando(banco)) {
    throw new AppError('REGRA_VIOLADA', 'O segundo fator já está ligado. Recarregue a página.');
  }
}

/** `GET` and `POST /auth/second-factor`, `POST …/confirm` and `POST …/remove` */
export const segundoFator = new Hono<Autenticado>()
  .get('/second-factor', autenticar, async (c) => {
    const resposta: RespostaDeSegundoFator = {
      success: true,
      oferecido: ambiente().segundoFator,
      desde: await desdeQuando(c.var.banco),
    };
    return c.json(resposta);
  })
  .post('/second-factor', autenticar, async (c) => {
    await exigirQuePossaLigar(c.var.banco);
    const resposta: RespostaDeInscricao = {
      success: true,
      ...(await inscreverFator(tokenDoPedido(c))),
    };
    return c.json(resposta, 201);
  })
  .post('/second-factor/confirm', autenticar, async (c) => {
    const { fator, codigo, ...provas } = await lerCorpo(c, confirmacaoDeFatorSchema);
    await exigirQuePossaLigar(c.var.banco);
    // With a stolen session alone somebody would lock the owner out.
    await sair((await conferirSenhaAtual(c, provas)).access_token);
    const prova = { token: tokenDoPedido(c), fator, codigo };
    const resposta: RespostaDeFatorConfirmado = {
      success: true,
      supabase_session: await conferirCodigo(c.var.usuario.id, prova, provas.aparelho),
    };
    return c.json(resposta);
  })
  .post('/second-factor/remove', autenticar, async (c) => {
    const sessao = await conferirSenhaAtual(c, await lerCorpo(c, retiradaDeFatorSchema));
    await retirarFatores(sessao);
    await sair(sessao.access_token);
    const resposta: RespostaDeConta = { success: true };
    return c.json(resposta);
  });
