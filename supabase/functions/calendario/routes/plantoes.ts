import { calendarioDePlantoes } from '@domain/plantao/calendario.ts';
import { Hono } from 'hono';
import { lerCalendario } from '../../_shared/db/calendario.ts';
import type { Publico } from '../../_shared/http/contexto.ts';
import { AppError } from '../../_shared/http/erro.ts';

/** What the key of an address looks like: 24 random bytes. */
const CHAVE = /^([\w-]{32})\.ics$/;

/**
 * `GET /calendario/{chave}.ics`: the planned shifts of whoever made the address, to the calendar that
 * holds it. Without an account: the key alone opens it.
 */
export const plantoes = new Hono<Publico>().get('/:arquivo', async (c) => {
  const chave = CHAVE.exec(c.req.param('arquivo'))?.[1];
  if (!chave) throw new AppError('NAO_ENCONTRADO', 'Este calendário não existe.');
  const { bloqueado, avisarAntesMin, lidos } = await lerCalendario(chave);
  if (bloqueado) throw new AppError('BLOQUEADO');
  return c.body(calendarioDePlantoes(lidos, avisarAntesMin), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="plantoes.ics"',
  });
});
