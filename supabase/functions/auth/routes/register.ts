import { diaDe, FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import type { RespostaDeLogin } from '@domain/contracts/auth.ts';
import { type Registro, registroSchema } from '@domain/contracts/registro.ts';
import { VERSAO_DOS_TERMOS } from '@domain/termos.ts';
import { Hono } from 'hono';
import { cadastrar } from '../../_shared/db/contas.ts';
import { abrirRegistro, conferirRegistro, recusaDoConvite } from '../../_shared/db/service.ts';
import type { Publico } from '../../_shared/http/contexto.ts';
import { invalido, lerCorpo } from '../../_shared/http/entrada.ts';
import { AppError } from '../../_shared/http/erro.ts';
import { enderecoDoPedido } from '../../_shared/http/origem.ts';
import { bloqueado } from '../bloqueio.ts';
import { responderEntrada } from '../senha.ts';

/** `POST /auth/register` */
export const register = new Hono<Publico>().post('/register', async (c) => {
  const pedido = await lerCorpo(c, registroSchema);
  recusarNascimentoFuturo(pedido);
  const endereco = enderecoDoPedido(c);
  const bloqueadoAte = await abrirRegistro(endereco);
  if (bloqueadoAte) throw bloqueado(bloqueadoAte, MUITOS);
  await exigirConvite(pedido);
  const passe = await recusarOcupados(pedido, endereco);

  const sessao = await criarConta(pedido, passe, endereco);
  const resposta = await responderEntrada(c, sessao, pedido.aparelho);
  return c.json(resposta satisfies RespostaDeLogin, 201);
});

/** Refuses a birth in the future, which the contract, without a clock, cannot. */
function recusarNascimentoFuturo(pedido: Registro): void {
  if (pedido.tipo === 'paciente' && pedido.data_nascimento > diaDe(new Date(), FUSO_PADRAO)) {
    throw invalido(['data_nascimento'], 'Data: a data de nascimento está no futuro.');
  }
}

const MUITOS = 'Muitos cadastros feitos deste lugar.';

/** Which of them another account has is not said: one would find out whose each CPF and e-mail is. */
const OCUPADO =
  'Já existe uma conta com algum destes dados. Se for sua, entre com ela ou redefina a senha; se não, confira o que digitou.';

/** @returns the pass for this account. */
async function recusarOcupados(pedido: Registro, endereco: string | null) {
  const { ocupado, bloqueado_ate, passe } = await conferirRegistro(pedido, endereco);
  if (bloqueado_ate) throw bloqueado(bloqueado_ate, MUITOS);
  if (ocupado) throw new AppError('CONFLITO', OCUPADO);
  return passe;
}

/** Says why an invitation cannot be used, before there is an account. */
async function exigirConvite(pedido: Registro): Promise<void> {
  const recusa = pedido.convite && (await recusaDoConvite(pedido, pedido.convite));
  if (recusa) throw new AppError('CONVITE_INVALIDO', recusa, { campos: { convite: recusa } });
}

/** The account, what was accepted with it and its place by an invitation: the database makes all or none. */
async function criarConta(pedido: Registro, passe: string | null, endereco: string | null) {
  const { email, password, aceite_termos: _, aparelho: __, ...dados } = pedido;
  try {
    return await cadastrar(email, password, { ...dados, passe, aceites: VERSAO_DOS_TERMOS });
  } catch (falha) {
    // Somebody may have registered the same person, or used the invitation, since the checks.
    await recusarOcupados(pedido, endereco);
    await exigirConvite(pedido);
    throw falha;
  }
}
