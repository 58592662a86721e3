import { FUSO_PADRAO, localDe } from '@domain/agenda/fuso.ts';
import { loginSchema, type RespostaDeLogin } from '@domain/contracts/auth.ts';
import { Hono } from 'hono';
import { bancoDe } from '../../_shared/db/caller.ts';
import { entrar, sair } from '../../_shared/db/contas.ts';
import {
  abrirTentativaDeLogin,
  encerrarPlanosVencidos,
  encerrarTentativasDeLogin,
} from '../../_shared/db/service.ts';
import { usuarioAtual } from '../../_shared/db/usuario.ts';
import type { Publico } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { AppError } from '../../_shared/http/erro.ts';

/** `POST /auth/login` */
export const login = new Hono<Publico>().post('/login', async (c) => {
  const { email, password } = await lerCorpo(c, loginSchema);

  // Counts before the password is checked, so that attempts sent at the same time all count.
  const bloqueadaAte = await abrirTentativaDeLogin(email);
  if (bloqueadaAte) throw contaBloqueada(bloqueadaAte);

  const sessao = await entrar(email, password);
  const [user] = await Promise.all([
    usuarioAtual(bancoDe(sessao.access_token)),
    encerrarTentativasDeLogin(email),
    encerrarPlanosVencidos(),
  ]);
  if (!user.profile.ativo) {
    await sair(sessao.access_token);
    throw new AppError('CONTA_INATIVA');
  }
  const resposta: RespostaDeLogin = {
    success: true,
    user,
    token: sessao.access_token,
    supabase_session: sessao,
  };
  return c.json(resposta);
});

function contaBloqueada(ate: Date): AppError {
  const segundos = Math.max(1, Math.ceil((ate.getTime() - Date.now()) / 1000));
  return new AppError(
    'BLOQUEADO',
    `Muitas tentativas com senha errada. Tente de novo às ${horaCheia(ate)} (horário de Brasília).`,
    { cabecalhos: { 'retry-after': String(segundos) } },
  );
}

const MINUTO = 60_000;

/** Writes `HH:mm` in Brasília of the first full minute that is not before an instant. */
function horaCheia(instante: Date): string {
  const cheia = new Date(Math.ceil(instante.getTime() / MINUTO) * MINUTO);
  return localDe(cheia, FUSO_PADRAO).slice(11);
}
