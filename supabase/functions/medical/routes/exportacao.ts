import { semFiltrosSchema } from '@domain/contracts/consulta.ts';
import { exportarEmFhir, TIPO_DE_CONTEUDO_FHIR } from '@domain/fhir/exportar.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Banco } from '../../_shared/db/banco.ts';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerConsulta } from '../../_shared/http/entrada.ts';
import { lerProntuario, prontuarioNaoEncontrado } from '../prontuario.ts';

/**
 * `GET /medical/patients/{id}/fhir`: the record as FHIR R4, for who reads it. The log of accesses
 * decides who that is: what is not written there does not leave.
 */
export const exportacao = new Hono<Autenticado>().get(
  '/patients/:id/fhir',
  autenticar,
  async (c) => {
    lerConsulta(c, semFiltrosSchema);
    const { banco } = c.var;
    const id = z.uuid().safeParse(c.req.param('id'));
    if (!id.success) throw prontuarioNaoEncontrado();
    await registrarExportacao(banco, id.data);
    const prontuario = await lerProntuario(banco, id.data);
    return c.json(exportarEmFhir(prontuario, new Date().toISOString()), 200, {
      'content-type': `${TIPO_DE_CONTEUDO_FHIR}; charset=utf-8`,
    });
  },
);

async function registrarExportacao(banco: Banco, pacienteId: string): Promise<void> {
  const resposta = await banco.rpc('registrar_acesso', {
    p_paciente: pacienteId,
    p_acao: 'exportou',
  });
  if (!dadosDe(resposta, z.boolean())) throw prontuarioNaoEncontrado();
}
