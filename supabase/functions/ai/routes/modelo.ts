import {
  consultaDoProvedorSchema,
  type RespostaDoModelo,
  type RespostaDoProvedor,
} from '@domain/contracts/assistente.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerConsulta } from '../../_shared/http/entrada.ts';
import { modeloDe, seHouver } from '../modelo/configuracao.ts';
import { nomeDoVetorizador, vetorizadorDe } from '../modelo/vetores.ts';
import { variavel } from '../variavel.ts';

const autorizacaoSchema = z.tuple([z.object({ perguntas: z.boolean(), gravacoes: z.boolean() })]);

/**
 * `GET /ai/model`: who would be asked, for who lets questions leave. `GET /ai/provider`: who is asked of what is
 * said in a clinic, for who says it.
 */
export const modelo = new Hono<Autenticado>()
  .get('/model', autenticar, exigirPermissao('assistente.autorizar'), (c) => {
    const externo = seHouver(() => modeloDe(variavel));
    const vetorizador = seHouver(() => vetorizadorDe(variavel));
    const resposta: RespostaDoModelo = {
      success: true,
      externo: externo?.nome ?? null,
      transcreve: Boolean(externo?.modeloDeAudio),
      vetores: vetorizador && nomeDoVetorizador(vetorizador),
    };
    return c.json(resposta);
  })
  .get('/provider', autenticar, exigirPermissao('assistente.usar'), async (c) => {
    const { clinica_id } = lerConsulta(c, consultaDoProvedorSchema);
    const autorizado = await c.var.banco.rpc('autorizacao_de_ia', {
      ...(clinica_id && { p_clinica: clinica_id }),
    });
    const [{ perguntas, gravacoes }] = dadosDe(autorizado, autorizacaoSchema);
    const externo = seHouver(() => modeloDe(variavel));
    const resposta: RespostaDoProvedor = {
      success: true,
      externo: perguntas ? (externo?.nome ?? null) : null,
      gravacoes: gravacoes && Boolean(externo?.modeloDeAudio),
    };
    return c.json(resposta);
  });
