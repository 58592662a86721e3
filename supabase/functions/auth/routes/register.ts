import { diaDe, FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import type { RespostaDeLogin } from '@domain/contracts/auth.ts';
import { type Registro, registroSchema } from '@domain/contracts/registro.ts';
import { VERSAO_DOS_TERMOS } from '@domain/termos.ts';
import { Hono } from 'hono';
import { bancoDe } from '../../_shared/db/caller.ts';
import { cadastrar } from '../../_shared/db/contas.ts';
import { aceitarConvite, conferirConvite } from '../../_shared/db/convites.ts';
import { conferirResposta } from '../../_shared/db/resposta.ts';
import { type CampoOcupado, camposJaUsados } from '../../_shared/db/service.ts';
import { usuarioAtual } from '../../_shared/db/usuario.ts';
import type { Publico } from '../../_shared/http/contexto.ts';
import { invalido, lerCorpo } from '../../_shared/http/entrada.ts';
import { AppError } from '../../_shared/http/erro.ts';

const FRASE_DE_OCUPADO: Readonly<Record<CampoOcupado, string>> = {
  email: 'E-mail: já existe uma conta com este endereço. Entre com ela.',
  cpf: 'CPF: já existe uma conta deste tipo com este número.',
  cnpj: 'CNPJ: já existe uma conta com este número.',
  crm: 'CRM: já existe uma conta deste tipo com este número e UF.',
};

/** `POST /auth/register` */
export const register = new Hono<Publico>().post('/register', async (c) => {
  const pedido = await lerCorpo(c, registroSchema);
  recusarNascimentoFuturo(pedido);
  if (pedido.convite) await conferirConvite(pedido.convite, pedido.tipo);
  await recusarOcupados(pedido);

  const sessao = await criarConta(pedido);
  const banco = bancoDe(sessao.access_token);
  const { user: conta } = sessao;
  const aceites = Object.entries(VERSAO_DOS_TERMOS).map(([documento, versao]) => ({
    user_id: conta.id,
    documento,
    versao,
  }));
  conferirResposta(await banco.from('termos_aceite').insert(aceites));

  // The account exists from here on, whatever becomes of the invitation: the answer tells of both.
  const aviso = pedido.convite ? await aceitarConvite(banco, pedido.convite) : null;
  const resposta: RespostaDeLogin = {
    success: true,
    user: await usuarioAtual(banco),
    token: sessao.access_token,
    supabase_session: sessao,
    ...(aviso && { avisos: [aviso] }),
  };
  return c.json(resposta, 201);
});

/** Refuses a birth in the future, which the contract, without a clock, cannot. */
function recusarNascimentoFuturo(pedido: Registro): void {
  if (pedido.tipo === 'paciente' && pedido.data_nascimento > diaDe(new Date(), FUSO_PADRAO)) {
    throw invalido(['data_nascimento'], 'Data: a data de nascimento está no futuro.');
  }
}

async function recusarOcupados(pedido: Registro): Promise<void> {
  const ocupados = await camposJaUsados(pedido);
  if (ocupados.length === 0) return;
  throw new AppError('CONFLITO', 'Erro no registro', {
    campos: Object.fromEntries(ocupados.map((campo) => [campo, FRASE_DE_OCUPADO[campo]])),
  });
}

async function criarConta(pedido: Registro) {
  const { email, password, aceite_termos: _, convite: __, ...dados } = pedido;
  try {
    return await cadastrar(email, password, dados);
  } catch (falha) {
    // Somebody may have registered the same person between the check and the account.
    await recusarOcupados(pedido);
    throw falha;
  }
}
