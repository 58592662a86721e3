import type { RespostaDeLogin, SessaoSupabase } from '@domain/contracts/auth.ts';
import type { Provas } from '@domain/contracts/conta.ts';
import { nomeDoNavegador } from '@domain/navegador.ts';
import type { Context } from 'hono';
import { bancoDe } from '../_shared/db/caller.ts';
import { type Entrada, entrar, idDaSessao, sair } from '../_shared/db/contas.ts';
import {
  abrirTentativaDeLogin,
  encerrarPlanosVencidos,
  encerrarTentativaDeLogin,
  type Origem,
  registrarEntrada,
} from '../_shared/db/service.ts';
import { usuarioAtual } from '../_shared/db/usuario.ts';
import type { Autenticado } from '../_shared/http/contexto.ts';
import { invalido } from '../_shared/http/entrada.ts';
import { AppError } from '../_shared/http/erro.ts';
import { enderecoDoPedido } from '../_shared/http/origem.ts';
import { recusarNoMesmoTempo } from '../_shared/http/ritmo.ts';
import { bloqueado, foiJulgada } from './bloqueio.ts';
import { darSegundoFator } from './codigo.ts';

/** What a person who signs in gives. */
interface Credenciais {
  readonly email: string;
  readonly senha: string;
  readonly codigo: string | undefined;
}

/**
 * Signs in by a password, and by a code where the account has a second factor, whatever it is asked for.
 * @throws {AppError} 401, 429 after too many wrong ones, or `SEGUNDO_FATOR` where a code is missing.
 */
export async function conferirSenha(
  { email, senha, codigo }: Credenciais,
  origem: Origem,
): Promise<SessaoSupabase> {
  const entrada = await conferirSoASenha(email, senha, origem);
  return darSegundoFator(entrada, codigo, origem.aparelho);
}

/** Counted before the password is looked at, so that attempts sent at the same time all count. */
function conferirSoASenha(email: string, senha: string, origem: Origem): Promise<Entrada> {
  return recusarNoMesmoTempo(async () => {
    const { tentativa, bloqueado_ate } = await abrirTentativaDeLogin(email, origem);
    if (bloqueado_ate) throw bloqueado(bloqueado_ate, 'Muitas tentativas com senha errada.');
    const entrada = await entrar(email, senha).catch(async (falha) => {
      await encerrarTentativaDeLogin(tentativa, foiJulgada(falha) ? false : null);
      throw falha;
    });
    await encerrarTentativaDeLogin(tentativa, true);
    return entrada;
  });
}

/**
 * Asks a signed-in person for the password again, and for a code where there is a second factor,
 * before something that a stolen session must not do.
 * @throws {AppError} 400 at the field: the session itself is none the worse for a wrong one.
 */
export async function conferirSenhaAtual(
  c: Context<Autenticado>,
  { atual, codigo, aparelho }: Provas,
): Promise<SessaoSupabase> {
  const origem = { endereco: enderecoDoPedido(c), aparelho };
  const { email } = c.var.usuario;
  return conferirSenha({ email, senha: atual, codigo }, origem).catch((falha) => {
    if (falha instanceof AppError && falha.codigo === 'CREDENCIAIS_INVALIDAS') {
      throw invalido(['atual'], 'Senha atual: não confere.');
    }
    throw falha;
  });
}

/**
 * What a person who has just come in is answered; their device is known from now on.
 * @throws {AppError} 403, with the session ended, where the account was switched off.
 */
export async function responderEntrada(
  c: Context,
  sessao: SessaoSupabase,
  aparelho: string | undefined,
): Promise<RespostaDeLogin> {
  const navegador = nomeDoNavegador(c.req.header('user-agent') ?? '');
  const [user] = await Promise.all([
    usuarioAtual(bancoDe(sessao.access_token)),
    registrarEntrada(idDaSessao(sessao), aparelho, navegador),
    encerrarPlanosVencidos(),
  ]);
  if (!user.profile.ativo) {
    await sair(sessao.access_token);
    throw new AppError('CONTA_INATIVA');
  }
  return { success: true, user, token: sessao.access_token, supabase_session: sessao };
}
