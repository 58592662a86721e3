import { env } from '@/config/env.ts';
import { avisarNaoAutorizado } from '../session/expiracao.ts';
import { lerToken } from '../session/token.ts';
import { buscarAdiantado } from './adiantadas.ts';
import { criarApi } from './client.ts';

/** The product API of this build. */
export const api = criarApi({
  base: `${env.supabaseUrl}/functions/v1`,
  baseDeLeitura: `${env.apiUrl}/functions/v1`,
  lerToken,
  aoNaoAutorizado: avisarNaoAutorizado,
  fetch: buscarAdiantado,
});
