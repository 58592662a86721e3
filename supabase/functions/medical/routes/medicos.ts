import { consultaDeMedicosSchema, type MedicoVinculado } from '@domain/contracts/medical.ts';
import { perfilSchema } from '@domain/contracts/perfil.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { padraoSemAcento } from '../../_shared/db/busca.ts';
import { cortar, faixaDe } from '../../_shared/db/pagina.ts';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerConsulta } from '../../_shared/http/entrada.ts';

const medicoSchema = z.pick(perfilSchema, {
  nome: true,
  email: true,
  especialidade: true,
  crm: true,
  crm_uf: true,
});

const vinculosSchema = z.array(
  z.object({
    id: z.uuid(),
    clinica_id: z.uuid(),
    medico_id: z.uuid(),
    ativo: z.boolean(),
    medico: medicoSchema,
  }),
);

const COLUNAS = `id,clinica_id,medico_id,ativo,medico:profiles!clinica_medicos_medico_id_fkey!inner(${Object.keys(medicoSchema.shape).join(',')})`;

/** `GET /medical/doctors`: links that the policies let the caller see; a doctor sees the own ones. */
export const medicos = new Hono<Autenticado>().get(
  '/doctors',
  autenticar,
  exigirPermissao('medicos.ler', 'prontuario.escrever'),
  async (c) => {
    const filtro = lerConsulta(c, consultaDeMedicosSchema);

    let consulta = c.var.banco.from('clinica_medicos').select(COLUNAS);
    if (filtro.clinica_id) consulta = consulta.eq('clinica_id', filtro.clinica_id);
    if (filtro.ativo !== undefined) consulta = consulta.eq('ativo', filtro.ativo);
    if (filtro.busca) consulta = consulta.regexIMatch('medico.nome', padraoSemAcento(filtro.busca));

    const resposta = await consulta
      .order('medico(nome)')
      .order('id')
      .range(...faixaDe(filtro));
    const { linhas, temMais } = cortar(dadosDe(resposta, vinculosSchema), filtro.limite);
    return c.json({
      doctors: linhas.map(
        ({ id, medico_id, medico, ...vinculo }): MedicoVinculado => ({
          ...vinculo,
          ...medico,
          id: medico_id,
          vinculo_id: id,
        }),
      ),
      pagina: filtro.pagina,
      tem_mais: temMais,
    });
  },
);
