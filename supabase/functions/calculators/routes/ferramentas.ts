import { executar } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { AVISO_DE_APOIO, REVISAO_CLINICA } from '@domain/clinico/motor/fonte.ts';
import { FERRAMENTAS, ferramentaPorId } from '@domain/clinico/registro.ts';
import {
  consultaDoCatalogoSchema,
  SAIDAS_NO_TOPO,
  separarUnidades,
} from '@domain/contracts/calculators.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerConsulta, lerCorpo, recusado } from '../../_shared/http/entrada.ts';
import { AppError } from '../../_shared/http/erro.ts';
import { descrever, resumir } from '../descricao.ts';

const permitir = exigirPermissao('calculadoras.usar');

const CATALOGO = {
  ferramentas: FERRAMENTAS.map(resumir),
  revisao: REVISAO_CLINICA,
  aviso: AVISO_DE_APOIO,
};

/**
 * `GET /calculators`, `GET /calculators/{id}` and `POST /calculators/{id}`. What is sent is read by
 * the tool's own fields, and nothing of it is kept.
 */
export const ferramentas = new Hono<Autenticado>()
  .get('/', autenticar, permitir, (c) => {
    lerConsulta(c, consultaDoCatalogoSchema);
    return c.json(CATALOGO);
  })
  .get('/:id', autenticar, permitir, (c) => c.json(descrever(encontrar(c.req.param('id')))))
  .post('/:id', autenticar, permitir, async (c) => {
    const ferramenta = encontrar(c.req.param('id'));
    return c.json(calcular(ferramenta, await lerCorpo(c, z.unknown())));
  });

function encontrar(id: string): Ferramenta {
  const ferramenta = ferramentaPorId(id);
  if (!ferramenta) throw new AppError('NAO_ENCONTRADO', 'Esta calculadora não existe.');
  return ferramenta;
}

function calcular(ferramenta: Ferramenta, corpo: unknown) {
  const pedido = separarUnidades(corpo);
  if (!pedido.ok) throw recusado(pedido.recusas);
  const execucao = executar(ferramenta, pedido.entrada, pedido.unidades);
  if (!execucao.ok) throw recusado(execucao.recusas);
  const { resposta } = execucao;
  const noTopo = SAIDAS_NO_TOPO.has(ferramenta.id) ? resposta.resultado : {};
  return { ...noTopo, ...resposta, aviso: AVISO_DE_APOIO };
}
