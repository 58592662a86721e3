import type { SessaoSupabase } from '@domain/contracts/auth.ts';
import { darCodigo, type Entrada, sair } from '../_shared/db/contas.ts';
import { abrirTentativaDeCodigo, encerrarTentativaDeCodigo } from '../_shared/db/service.ts';
import { invalido } from '../_shared/http/entrada.ts';
import { AppError } from '../_shared/http/erro.ts';
import { bloqueado, foiJulgada } from './bloqueio.ts';

/**
 * The session of who gave a password and, where the account has a second factor, its code; without
 * the code the session ends, and never left the server.
 * @throws {AppError} `SEGUNDO_FATOR` where the code is missing.
 */
export async function darSegundoFator(
  { sessao, fator }: Entrada,
  codigo: string | undefined,
  aparelho: string | undefined,
): Promise<SessaoSupabase> {
  if (fator === null) return sessao;
  try {
    if (codigo === undefined) throw new AppError('SEGUNDO_FATOR');
    const { access_token, user } = sessao;
    return await conferirCodigo(user.id, { token: access_token, fator, codigo }, aparelho);
  } catch (falha) {
    await sair(sessao.access_token).catch(() => undefined);
    throw falha;
  }
}

interface Prova {
  /** Of the session that is to be one of two factors. */
  readonly token: string;
  readonly fator: string;
  readonly codigo: string;
}

/**
 * Gives a code to the Auth service, which has no memory of those it took: here each counts once, and
 * five wrong ones lock for a while.
 * @throws {AppError} 400 at the field, or 429.
 */
export async function conferirCodigo(
  pessoa: string,
  { token, fator, codigo }: Prova,
  aparelho: string | undefined,
): Promise<SessaoSupabase> {
  const { tentativa, bloqueado_ate, repetido } = await abrirTentativaDeCodigo(
    pessoa,
    codigo,
    aparelho,
  );
  if (bloqueado_ate) throw bloqueado(bloqueado_ate, 'Muitos códigos errados.');
  if (repetido) {
    throw invalido(['codigo'], 'Código: já foi usado. Espere o próximo do aplicativo.');
  }
  const sessao = await darCodigo(token, fator, codigo).catch(async (falha) => {
    await encerrarTentativaDeCodigo(tentativa, foiJulgada(falha) ? false : null);
    throw falha;
  });
  await encerrarTentativaDeCodigo(tentativa, true);
  return sessao;
}
