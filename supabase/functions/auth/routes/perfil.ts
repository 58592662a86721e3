import { type RespostaDeUsuario, usuarioSchema } from '@domain/contracts/auth.ts';
import { atualizacaoDePerfilSchema } from '@domain/contracts/registro.ts';
import { Hono } from 'hono';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { invalido, lerCorpo } from '../../_shared/http/entrada.ts';

/** `GET /auth/me` and `PUT /auth/profile` */
export const perfil = new Hono<Autenticado>()
  .get('/me', autenticar, (c) => {
    const resposta: RespostaDeUsuario = { success: true, user: c.var.usuario };
    return c.json(resposta);
  })
  .put('/profile', autenticar, async (c) => {
    const dados = await lerCorpo(c, atualizacaoDePerfilSchema);
    const { crm } = c.var.usuario.profile;
    if (dados.especialidade && crm === null) {
      throw invalido(['especialidade'], 'Especialidade: só quem tem CRM informa este campo.');
    }
    const user = dadosDe(
      await c.var.banco.rpc('atualizar_perfil', { p_dados: dados }),
      usuarioSchema,
    );
    const resposta: RespostaDeUsuario = { success: true, user };
    return c.json(resposta);
  });
