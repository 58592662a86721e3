import { diaDe, FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import type { RespostaDeLogin } from '@domain/contracts/auth.ts';
import { type Registro, registroSchema } from '@domain/contracts/registro.ts';
import { VERSAO_DOS_TERMOS } from '@domain/termos.ts';
import { Hono } from 'hono';
import { bancoDe } from '../../_shared/db/caller.ts';
import { cadastrar } from '../../_shared/db/contas.ts';
import { aceitarConvite, conferirConvite } from '../../_shared/db/convites.ts';
import { abrirRegistro, conferirRegistro } from '../../_shared/db/service.ts';
import type { Publico } from '../../_shared/http/contexto.ts';
import { invalido, lerCorpo } from '../../_shared/http/entrada.ts';
import { AppError } from '../../_shared/http/erro.ts';
import { enderecoDoPedido } from '../../_shared/http/origem.ts';
import { bloqueado, responderEntrada } from '../senha.ts';

/** `POST /auth/register` */
export const register = new Hono<Publico>().post('/register', async (c) => {
  const pedido = await lerCorpo(c, registroSchema);
  recusarNascimentoFuturo(pedido);
  const endereco = enderecoDoPedido(c);
  const bloqueadoAte = await abrirRegistro(endereco);
  if (bloqueadoAte) throw bloqueado(bloqueadoAte, MUITOS);
  if (pedido.convite) await conferirConvite(pedido.convite, pedido.tipo);
  const passe = await recusarOcupados(pedido, endereco);

  const sessao = await criarConta(pedido, passe, endereco);
  // The account exists from here on, whatever becomes of the invitation: the answer tells of both.
  const banco = bancoDe(sessao.access_token);
  const aviso = pedido.convite ? await aceitarConvite(banco, pedido.convite) : null;
  const resposta = await responderEntrada(c, sessao, pedido.aparelho);
  return c.json({ ...resposta, ...(aviso && { avisos: [aviso] }) } satisfies RespostaDeLogin, 201);
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

/** The account, its profile and what was accepted with it: the database makes all or none. */
async function criarConta(pedido: Registro, passe: string | null, endereco: string | null) {
  const { email, password, aceite_termos: _, convite: __, aparelho: ___, ...dados } = pedido;
  try {
    return await cadastrar(email, password, { ...dados, passe, aceites: VERSAO_DOS_TERMOS });
  } catch (falha) {
    // Somebody may have registered the same person between the check and the account.
    await recusarOcupados(pedido, endereco);
    throw falha;
  }
}
