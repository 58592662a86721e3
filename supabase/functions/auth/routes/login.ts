import { loginSchema } from '@domain/contracts/auth.ts';
import { Hono } from 'hono';
import type { Publico } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { enderecoDoPedido } from '../../_shared/http/origem.ts';
import { conferirSenha, responderEntrada } from '../senha.ts';

/** `POST /auth/login` */
export const login = new Hono<Publico>().post('/login', async (c) => {
  const { email, password: senha, codigo, aparelho } = await lerCorpo(c, loginSchema);
  const origem = { endereco: enderecoDoPedido(c), aparelho };
  const sessao = await conferirSenha({ email, senha, codigo }, origem);
  return c.json(await responderEntrada(c, sessao, aparelho));
});
