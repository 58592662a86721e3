import { colunas } from '@domain/contracts/colunas.ts';
import {
  type ConsultaDeMedicos,
  consultaDeMedicosSchema,
  type MedicoVinculado,
} from '@domain/contracts/medical.ts';
import { type Perfil, perfilSchema } from '@domain/contracts/perfil.ts';
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
const linhaSchema = z.extend(medicoSchema, { vinculos: z.array(vinculoSchema) });

/** Active is what the doctor accepted: what only waits for an answer is no link yet. */
const VINCULO = colunas(vinculoSchema, { ativo: 'ativo:vigente' });
const MEDICO = colunas(linhaSchema, {
  vinculos: `vinculos:clinica_medicos!clinica_medicos_medico_id_fkey(${VINCULO})`,
});
const MEDICO_VINCULADO = colunas(linhaSchema, {
  vinculos: `vinculos:clinica_medicos!clinica_medicos_medico_id_fkey!inner(${VINCULO})`,
});

/**
 * `GET /medical/doctors`: links that the policies let the caller see. A doctor sees the own ones and,
 * while attending there, the own practice. A page counts doctors, so that the links of one doctor
 * always come together.
 */
export const medicos = new Hono<Autenticado>().get(
  '/doctors',
  autenticar,
  exigirPermissao('medicos.ler', 'prontuario.escrever'),
  async (c) => {
    const filtro = lerConsulta(c, consultaDeMedicosSchema);
    const { banco, usuario } = c.var;
    const { id: eu, tipo } = usuario.profile;

    // A doctor may have no link at all, and is still listed; of the others, only who is linked.
    let consulta =
      tipo === 'medico'
        ? banco.from('profiles').select(MEDICO).eq('id', eu)
        : banco.from('profiles').select(MEDICO_VINCULADO);
    if (filtro.clinica_id) consulta = consulta.eq('vinculos.clinica_id', filtro.clinica_id);
    if (filtro.ativo !== undefined) consulta = consulta.eq('vinculos.vigente', filtro.ativo);
    if (filtro.busca) consulta = consulta.regexIMatch('nome', padraoSemAcento(filtro.busca));
    if (filtro.especialidade) {
      consulta = consulta.regexIMatch('especialidade', padraoSemAcento(filtro.especialidade));
    }

    const resposta = await consulta
      .order('nome')
      .order('id')
      .range(...faixaDe(filtro));
    const { linhas, temMais } = cortar(dadosDe(resposta, z.array(linhaSchema)), filtro.limite);
    const doctors = linhas.flatMap(({ vinculos, ...medico }): MedicoVinculado[] => [
      ...consultorio(usuario.profile, filtro).map((onde) => ({ ...medico, ...onde })),
      ...vinculos.map(({ id, ...vinculo }) => ({ ...medico, ...vinculo, vinculo_id: id })),
    ]);
    return c.json({ doctors, pagina: filtro.pagina, tem_mais: temMais });
  },
);

/**
 * Returns the caller's own practice, when the caller attends in one and the filters let it through.
 */
function consultorio(
  { id, tipo, permite_atendimento_individual }: Perfil,
  { clinica_id, ativo }: ConsultaDeMedicos,
): Pick<MedicoVinculado, 'clinica_id' | 'vinculo_id' | 'ativo'>[] {
  const atende = tipo === 'medico' && permite_atendimento_individual;
  const passa = (clinica_id ?? id) === id && ativo !== false;
  return atende && passa ? [{ clinica_id: id, vinculo_id: null, ativo: true }] : [];
}
