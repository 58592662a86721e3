import type { RespostaDoModelo } from '@domain/contracts/assistente.ts';
import { Hono } from 'hono';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { nomeDoModelo } from '../modelo/configuracao.ts';

/** `GET /ai/model`: who would be asked, for who lets questions leave. */
export const modelo = new Hono<Autenticado>().get(
  '/model',
  autenticar,
  exigirPermissao('assistente.autorizar'),
  (c) => {
    const resposta: RespostaDoModelo = {
      success: true,
      externo: nomeDoModelo((nome) => Deno.env.get(nome)),
    };
    return c.json(resposta);
  },
);
