import { colunas } from '@domain/contracts/colunas.ts';
import { consultaDeUsuariosSchema, usuarioListadoSchema } from '@domain/contracts/users.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { padraoSemAcento } from '../../_shared/db/busca.ts';
import { cortar, faixaDe } from '../../_shared/db/pagina.ts';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerConsulta } from '../../_shared/http/entrada.ts';

const COLUNAS = colunas(usuarioListadoSchema);

/** `GET /users/list`: whom the policies let the caller see. */
export const listaDeUsuarios = new Hono<Autenticado>().get('/list', autenticar, async (c) => {
  const filtro = lerConsulta(c, consultaDeUsuariosSchema);

  let consulta = c.var.banco.from('profiles').select(COLUNAS);
  if (filtro.tipo) consulta = consulta.eq('tipo', filtro.tipo);
  if (filtro.ativo !== undefined) consulta = consulta.eq('ativo', filtro.ativo);
  if (filtro.nome) consulta = consulta.regexIMatch('nome', padraoSemAcento(filtro.nome));

  const resposta = await consulta
    .order('nome')
    .order('id')
    .range(...faixaDe(filtro));
  const { linhas, temMais } = cortar(
    dadosDe(resposta, z.array(usuarioListadoSchema)),
    filtro.limite,
  );
  return c.json({ users: linhas, pagina: filtro.pagina, tem_mais: temMais });
});
