import { FRASE_DO_MODO, type ModoDoSncr, pedidoDeNumeracaoSchema } from '@domain/contracts/sncr.ts';
import { especieDe } from '@domain/prescricao/receituarios.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Banco } from '../../_shared/db/banco.ts';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';
import { modoDoSncr } from '../sncr/modo.ts';
import { numerar } from '../sncr/numerar.ts';

const modo = (): ModoDoSncr => modoDoSncr((nome) => Deno.env.get(nome));

/**
 * Numbers of SNCR: `GET /digital-signature/sncr` says whether this installation asks for them, `POST` gives
 * prepared prescriptions theirs. What needs none gets none, and is no failure.
 */
export const sncr = new Hono<Autenticado>()
  .get('/sncr', autenticar, exigirPermissao('documentos.assinar'), (c) =>
    c.json({ modo: modo(), frase: FRASE_DO_MODO[modo()] }),
  )
  .post('/sncr', autenticar, exigirPermissao('documentos.assinar'), async (c) => {
    const { documentIds } = await lerCorpo(c, pedidoDeNumeracaoSchema);
    const { banco, usuario } = c.var;
    const numeros = [];
    for (const { id, especie } of await receitasDe(banco, usuario.id, documentIds)) {
      const tipo = especieDe(especie)?.sncr;
      const numero = tipo ? await numerar(modo(), usuario.id, id, tipo) : null;
      if (numero) numeros.push({ documentId: id, numero });
    }
    return c.json({ modo: modo(), numeros });
  });

const receitasSchema = z.array(z.object({ id: z.uuid(), especie: z.string() }));

/** Own prescriptions that are prepared and not emitted, among those asked for. */
async function receitasDe(banco: Banco, medico: string, ids: readonly string[]) {
  const resposta = await banco
    .from('prescricoes')
    .select('id, especie')
    .in('id', [...ids])
    .eq('medico_id', medico)
    .eq('estado', 'rascunho')
    .not('especie', 'is', null)
    .order('id');
  return dadosDe(resposta, receitasSchema);
}
