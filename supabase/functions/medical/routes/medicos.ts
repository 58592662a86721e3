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

const vinculoSchema = z.object({ id: z.uuid(), clinica_id: z.uuid(), ativo: z.boolean() });
const medicoSchema = z.pick(perfilSchema, {
  id: true,
  nome: true,
  email: true,
  especialidade: true,
  crm: true,
  crm_uf: true,
});
const linhasSchema = z.array(z.extend(medicoSchema, { vinculos: z.array(vinculoSchema) }));

const colunasDe = (schema: { shape: object }) => Object.keys(schema.shape).join(',');
const COLUNAS = `${colunasDe(medicoSchema)},vinculos:clinica_medicos!clinica_medicos_medico_id_fkey!inner(${colunasDe(vinculoSchema)})`;

/**
 * `GET /medical/doctors`: links that the policies let the caller see; a doctor sees the own ones.
 * A page counts doctors, so that the links of one doctor always come together.
 */
export const medicos = new Hono<Autenticado>().get(
  '/doctors',
  autenticar,
  exigirPermissao('medicos.ler', 'prontuario.escrever'),
  async (c) => {
    const filtro = lerConsulta(c, consultaDeMedicosSchema);

    let consulta = c.var.banco.from('profiles').select(COLUNAS);
    if (filtro.clinica_id) consulta = consulta.eq('vinculos.clinica_id', filtro.clinica_id);
    if (filtro.ativo !== undefined) consulta = consulta.eq('vinculos.ativo', filtro.ativo);
    if (filtro.busca) consulta = consulta.regexIMatch('nome', padraoSemAcento(filtro.busca));

    const resposta = await consulta
      .order('nome')
      .order('id')
      .range(...faixaDe(filtro));
    const { linhas, temMais } = cortar(dadosDe(resposta, linhasSchema), filtro.limite);
    return c.json({
      doctors: linhas.flatMap(({ vinculos, ...medico }) =>
        vinculos.map(
          ({ id, ...vinculo }): MedicoVinculado => ({ ...medico, ...vinculo, vinculo_id: id }),
        ),
      ),
      pagina: filtro.pagina,
      tem_mais: temMais,
    });
  },
);
