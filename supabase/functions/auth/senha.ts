import { FUSO_PADRAO, localDe } from '@domain/agenda/fuso.ts';
import type { RespostaDeLogin, SessaoSupabase } from '@domain/contracts/auth.ts';
import { nomeDoNavegador } from '@domain/navegador.ts';
import type { Context } from 'hono';
import { bancoDe } from '../_shared/db/caller.ts';
import { entrar, idDaSessao, sair } from '../_shared/db/contas.ts';
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

/**
 * Signs in by a password, whatever it is asked for: counted before it is looked at, so that attempts
 * sent at the same time all count.
 * @throws {AppError} 401, or 429 after too many wrong ones.
 */
export function conferirSenha(
  email: string,
  senha: string,
  origem: Origem,
): Promise<SessaoSupabase> {
  return recusarNoMesmoTempo(async () => {
    const { tentativa, bloqueado_ate } = await abrirTentativaDeLogin(email, origem);
    if (bloqueado_ate) throw bloqueado(bloqueado_ate, 'Muitas tentativas com senha errada.');
    const sessao = await entrar(email, senha).catch(async (falha) => {
      await encerrarTentativaDeLogin(tentativa, foiJulgada(falha) ? false : null);
      throw falha;
    });
    await encerrarTentativaDeLogin(tentativa, true);
    return sessao;
  });
}

/** Whether the Auth service looked at the password: its own outage must lock nobody out. */
function foiJulgada(falha: unknown): boolean {
  return falha instanceof AppError && falha.status < 429;
}

/**
 * Asks a signed-in person for the password again, before something that a stolen session must not do.
 * @throws {AppError} 400 at the field: the session itself is none the worse for a wrong one.
 */
export async function conferirSenhaAtual(
  c: Context<Autenticado>,
  senha: string,
  aparelho: string | undefined,
): Promise<SessaoSupabase> {
  const origem = { endereco: enderecoDoPedido(c), aparelho };
  return conferirSenha(c.var.usuario.email, senha, origem).catch((falha) => {
    if (falha instanceof AppError && falha.codigo === 'CREDENCIAIS_INVALIDAS') {
      throw invalido(['atual'], 'Senha atual: não confere.');
    }
    throw falha;
  });
}

/** Too often: says until when to wait. */
export function bloqueado(ate: Date, porque: string): AppError {
  const segundos = Math.max(1, Math.ceil((ate.getTime() - Date.now()) / 1000));
  return new AppError(
    'BLOQUEADO',
    `${porque} Tente de novo às ${horaCheia(ate)} (horário de Brasília).`,
    { cabecalhos: { 'retry-after': String(segundos) } },
  );
}

const MINUTO = 60_000;

/** `HH:mm` in Brasília of the first full minute that is not before an instant. */
function horaCheia(instante: Date): string {
  const cheia = new Date(Math.ceil(instante.getTime() / MINUTO) * MINUTO);
  return localDe(cheia, FUSO_PADRAO).slice(11);
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
