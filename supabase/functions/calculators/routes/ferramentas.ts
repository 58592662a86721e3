import { AVISO_DE_APOIO, REVISAO_CLINICA } from '@domain/clinico/motor/fonte.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import { pedidoDeCalculoSchema } from '@domain/contracts/calculators.ts';
import { semFiltrosSchema } from '@domain/contracts/consulta.ts';
import { Hono } from 'hono';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerConsulta, lerCorpo } from '../../_shared/http/entrada.ts';
import { calcular, encontrar } from '../calculo.ts';
import { descrever, resumir } from '../descricao.ts';
import { descreverTabela, TABELAS_LISTADAS } from '../tabelas.ts';

const permitir = exigirPermissao('calculadoras.usar');

const CATALOGO = {
  ferramentas: FERRAMENTAS.map(resumir),
  tabelas: TABELAS_LISTADAS,
  revisao: REVISAO_CLINICA,
  aviso: AVISO_DE_APOIO,
};

/**
 * `GET /calculators`, `GET /calculators/{id}` and `POST /calculators/{id}`. What is sent is read by
 * the tool's own fields, and nothing of it is kept.
 */
export const ferramentas = new Hono<Autenticado>()
  .get('/', autenticar, permitir, (c) => {
    lerConsulta(c, semFiltrosSchema);
    return c.json(CATALOGO);
  })
  .get('/:id', autenticar, permitir, (c) => {
    const id = c.req.param('id');
    return c.json(descreverTabela(id) ?? descrever(encontrar(id)));
  })
  .post('/:id', autenticar, permitir, async (c) => {
    const ferramenta = encontrar(c.req.param('id'));
    return c.json(calcular(ferramenta, await lerCorpo(c, pedidoDeCalculoSchema)));
  });
